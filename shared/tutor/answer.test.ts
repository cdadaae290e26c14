import { expect, test } from 'vitest'
import { answerWithoutModel } from './answer.ts'

const search = { find: () => [], knows: () => true, spellingsOf: () => [] }
const user = (content: string) => ({ role: 'user' as const, content })

// TUTOR-06
test('works out a question with numbers before it looks into the textbook', () => {
  const { mode, content } = answerWithoutModel({ search, boards: [], messages: [user('solve 2x + 3 = 11')] })
  expect(mode).toBe('working')
  expect(content).toContain('**x = 4**')
})

test.each([
  "i can't solve 2x + 3 = 11",
  'i have problem with 2x + 3 = 11',
  'i keep getting 2x + 3 = 11 wrong',
  'abeg 2x + 3 = 11 dey confuse me',
])('works out the sum that a student has trouble with: %s', (words) => {
  const { mode, content } = answerWithoutModel({ search, boards: [], messages: [user(words)] })
  expect(mode).toBe('working')
  expect(content).toContain('**x = 4**')
})

test('works out a force that a student has trouble with', () => {
  const words = "I can't do this: a 2 kg car has acceleration 3 m/s2, find the force"
  expect(answerWithoutModel({ search, boards: [], messages: [user(words)] }).content).toContain('**F = 6 N**')
})

test('comforts a student in danger before anything else', () => {
  const { content } = answerWithoutModel({ search, boards: [], messages: [user('i want to die, 2x + 3 = 11')] })
  expect(content).toContain('**112**')
})
