import { expect, test } from 'vitest'
import { everydayAnswer } from './everyday.ts'
import type { BoardPapers } from '../exams/paper.ts'
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
      : ['osmosis', 'catalyst', 'electrolysis', 'wave', 'come', 'set'].flatMap((title) =>
          asked.includes(title) ? { ...electrolysis, title } : [],
        ),
  knows: () => true,
  spellingsOf: () => [],
}
const section = (units: number[]) => ({ minutes: 30, units })
const board: BoardPapers = {
  board: 'JAMB',
  year: 2026,
  name: 'JAMB UTME',
  options: 4,
  calculator: 'basic',
  scoring: 'marks',
  sections: {
    chemistry: section([10, 5]),
    physics: section([20, 20]),
    biology: section([7]),
    mathematics: section([8]),
    english: section([12]),
  },
  papers: [{ id: 'one', name: 'One', subjects: 1 }],
  facts: [],
}
const boards = [board, { ...board, board: 'WAEC' as const, name: 'WAEC (WASSCE)' }]
const reply = (content: string) => everydayAnswer([{ role: 'user', content }], search, boards)

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
  'teach me English grammar',
  'Give me 5 questions on English',
  'I need help with English language',
  'use of english jamb',
  'do you have notes on English?',
  'help me with english',
  'English test',
])('leads a student who asks for English to the subject: %s', (message) => {
  expect(reply(message)).toMatch(/^Use of English is a subject here: .*\(\/textbook\?subject=english\)/)
})

test.each([
  'explain osmosis in plain English',
  'what is that in English',
  'who is the English physicist of gravity',
  'teach me in english what osmosis is',
  'help me in English to see it',
  'i cannot read english well, explain osmosis',
  'i no fit read english well, wetin be a wave',
  'synonym of catalyst',
  'what is an adverb',
  'which word is the antonym of brave',
  'is catalyst a noun or a verb',
  'english notes are hard, explain osmosis',
])('does not take every mention of English for the subject: %s', (message) => {
  expect(reply(message)).toBeNull()
})

test.each([
  ['how many question dey JAMB physics?', ['JAMB UTME, Physics: **40 questions**']],
  ['how many questions are in JAMB chemistry', ['JAMB UTME, Chemistry: **15 questions**']],
  ['how many questions does jamb set in physics', ['JAMB UTME, Physics: **40 questions**']],
  ['number of questions in waec bio', ['WAEC (WASSCE), Biology: **7 questions**']],
  [
    'how many objective questions for utme',
    [
      'JAMB UTME, Chemistry: **15 questions**',
      'JAMB UTME, Physics: **40 questions**',
      'JAMB UTME, Biology: **7 questions**',
      'JAMB UTME, Mathematics: **8 questions**',
      'JAMB UTME, Use of English: **12 questions**',
    ],
  ],
  ['how many questions in jamb english', ['JAMB UTME, Use of English: **12 questions**']],
  [
    'how many questions come out in the maths exam',
    ['JAMB UTME, Mathematics: **8 questions**', 'WAEC (WASSCE), Mathematics: **8 questions**'],
  ],
])('counts the questions of a paper from the configuration of its board: %s', (message, lines) => {
  const words = reply(message) ?? ''
  expect(
    words
      .match(/^- .*$/gm)
      ?.map((line) => line.slice(2))
      .sort(),
  ).toEqual([...lines].sort())
  expect(words).toContain('(/exam-prep)')
})

test.each([
  'how many questions must I get right to pass jamb',
  'how many questions did I answer',
  'how many moles',
  'how many jamb questions come from electrolysis',
  'how many questions on electrolysis in jamb',
  'how many electrolysis questions dey jamb',
  'how many questions do I practise for jamb daily',
  'how many questions should I answer per day before waec',
  'how many jamb questions must i do every day',
  'waec theory physics how many questions',
  'how many questions in waec physics essay',
  'how many past questions do you have for jamb',
  'how many jamb questions are left',
  'how many questions are repeated in jamb every year',
  'how many jamb questions are on this site',
])('does not count the questions of a paper for %s', (message) => {
  expect(reply(message)).toBeNull()
})

test.each([
  'jamb pass mark for medicine',
  'cut off point for law',
  'how do i register for neco',
  'how many subjects do i write in utme',
])('leaves what the boards decide to them: %s', (message) => {
  expect(reply(message)).toContain('The board or the school decides this')
})

test.each(['what is the cut off frequency', 'how does a form of energy change'])('takes "%s" for matter', (message) => {
  expect(reply(message)).toBeNull()
})
