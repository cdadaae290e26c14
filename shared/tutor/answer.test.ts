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

test('comforts a student in danger before anything else', () => {
  const { content } = answerWithoutModel({ search, boards: [], messages: [user('i want to die, 2x + 3 = 11')] })
  expect(content).toContain('**112**')
})
