import { expect, test } from 'vitest'
import type { Passage } from './passages.ts'
import { struggleAnswer } from './struggle.ts'
import type { Found } from './textbook-search.ts'

const titration: Found<Passage> = {
  kind: 'note',
  subject: 'chemistry',
  topicId: 'che-titration',
  title: 'Titration',
  heading: 'Indicators',
  html: '<p>Read the burette twice.</p>',
  objectives: [],
  score: 9,
  coverage: 1,
  isOnMatter: true,
}
const search = {
  find: (asked: string) =>
    asked === 'titration' ? [titration] : [{ ...titration, topicId: 'phy-other', title: 'Other', coverage: 0.3 }],
  knows: () => true,
  spellingsOf: () => [],
}
const reply = (content: string) => struggleAnswer([{ role: 'user', content }], search)

test.each([
  'I keep getting titration wrong',
  'i always get titration questions wrong',
  'abeg i dey fail titration',
  'I keep missing titration questions',
  'i have problem with titration',
  'I am weak in titration',
  "I'm very bad at titration",
  'titration dey confuse me',
  'titration is too hard for me',
  'i no sabi titration',
  'I keep making mistakes in titration',
  'i struggle with titration',
])('encourages, with the note and five questions: %s', (message) => {
  const { content = '', quotes = [] } = reply(message) ?? {}
  expect(content).toMatch(/^Many candidates find this hard/)
  expect(content).toContain('(/practice?subject=chemistry&topicId=che-titration&start=1&count=5)')
  expect(content).toContain('(/topics/che-titration)')
  expect(quotes.map(({ topicId }) => topicId)).toEqual(['che-titration'])
})

test.each([
  'i keep failing physics',
  'I keep failing JAMB',
  'I keep getting this wrong',
  'i keep getting this question wrong',
  "i can't do this anymore",
  'i no fit do am',
  'i keep getting football wrong',
  'what is titration',
  'why is my answer wrong',
])('leaves everything else to the others: %s', (message) => {
  expect(reply(message)).toBeNull()
})

test.each([
  'my teacher is always missing class',
  'my brother is always failing titration',
  'I keep missing class',
  'i have no problem with titration',
  'i never have trouble with titration',
  'i am not bad at titration',
  "i can't solve 2x + 3 = 11",
  "I can't do this: a 2 kg car has acceleration 3 m/s2, find the force",
  'i have problem with 2x + 3 = 11',
  'i keep getting 2x + 3 = 11 wrong',
])('names no topic for a single question and for what others do, whatever the textbook finds: %s', (content) => {
  const all = { ...search, find: () => [titration] }
  expect(struggleAnswer([{ role: 'user', content }], all)).toBeNull()
})
