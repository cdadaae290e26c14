import { expect, test } from 'vitest'
import { everydayAnswer } from './everyday.ts'
import type { Passage } from './passages.ts'
import type { Found } from './textbook-search.ts'

const electrolysis: Found<Passage> = {
  kind: 'note',
  subject: 'chemistry',
  topicId: 'che-electrolysis',
  title: 'Electrolysis',
  heading: 'Ions',
  html: '',
  objectives: [],
  score: 9,
  coverage: 1,
  isOnMatter: true,
}
const search = {
  find: (asked: string) =>
    asked.startsWith('electrolysis')
      ? [{ ...electrolysis, topicId: 'phy-liquids', title: 'Liquids' }, electrolysis]
      : [],
  knows: () => true,
  spellingsOf: () => [],
}
const reply = (content: string) => everydayAnswer([{ role: 'user', content }], search)

test.each([
  'give me 5 questions on electrolysis',
  'abeg set questions for me on electrolysis',
  'send a quiz about electrolysis',
])('leads a student who asks for questions to five: %s', (message) => {
  expect(reply(message)).toContain('(/practice?subject=chemistry&topicId=che-electrolysis&start=1&count=5)')
})

test('leaves a wish for questions on something unknown to the textbook', () => {
  expect(reply('give me 5 questions on football')).toBeNull()
})

test.each(['when is jamb 2027', 'what date is WAEC starting', 'neco timetable please'])(
  'leads to the exam dates: %s',
  (message) => {
    expect(reply(message)).toContain('[exam dates](/practice)')
  },
)

test.each([
  'what is osmosis',
  'why did the experiment fail',
  'when is a reaction exothermic',
  'what is a fear hormone',
  'question 3',
  'when does current flow',
])('leaves lessons to the textbook: %s', (message) => {
  expect(reply(message)).toBeNull()
})

// TUTOR-01
test.each([
  'English',
  'teach me english',
  'Give me 5 questions on English',
  'I need help with English language',
  'use of english jamb',
  'do you have notes on English?',
  'what is an adverb',
  'which word is the antonym of brave',
])('says to a student who asks for English that it is not a subject here yet: %s', (message) => {
  expect(reply(message)).toMatch(/^English is not a subject here yet.* Chemistry, Physics, Biology and Mathematics/)
})

test.each(['explain osmosis in plain English', 'what is that in English', 'who is the English physicist of gravity'])(
  'does not take every mention of English for the subject: %s',
  (message) => {
    expect(reply(message)).toBeNull()
  },
)
