import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test.each([
  [
    { examType: 'ALL', subject: 'physics' },
    { seconds: 40, board: 'JAMB' },
  ],
  [
    { examType: 'JAMB', subject: 'mathematics' },
    { seconds: 40, board: 'JAMB' },
  ],
  // 75 minutes for 50 questions.
  [
    { examType: 'WAEC', subject: 'physics' },
    { seconds: 90, board: 'WAEC' },
  ],
  [
    { examType: 'WAEC', subject: 'biology' },
    { seconds: 60, board: 'WAEC' },
  ],
  // 60 + 75 + 50 + 90 + 60 minutes for 280 questions.
  [
    { examType: 'WAEC', subject: 'ALL' },
    { seconds: 72, board: 'WAEC' },
  ],
] as const)('gives the time for a question in %j', (filter, pace) => {
  expect(paceOf(filter)).toEqual(pace)
})
