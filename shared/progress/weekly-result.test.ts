import { expect, test } from 'vitest'
import { weeklyResult, type BoardAnswer } from './weekly-result.ts'

const [minute, day] = [60_000, 86_400_000]
const nowMs = Date.parse('2026-11-20T12:00:00Z')

/** Answers a minute apart, received at once, each with its differences from the default. */
const resultOf = (given: readonly Partial<BoardAnswer>[], openedAtMs = 0) =>
  weeklyResult(
    given.map((changes, place) => {
      const answeredAtMs = changes.answeredAtMs ?? nowMs - day + place * minute
      const usual = { questionId: `question ${place}`, isCorrect: true, durationMs: 20_000, receivedAtMs: answeredAtMs }
      return { ...usual, ...changes, answeredAtMs }
    }),
    { openedAtMs, nowMs },
  )

test.each([
  ['two questions', [{}, { isCorrect: false }], { correct: 1, answered: 2 }],
  [
    'the same question twice: the latest answer',
    [{ questionId: 'a' }, { questionId: 'a', isCorrect: false }],
    { correct: 0, answered: 1 },
  ],
  [
    'a hasty tap: the answer before it',
    [{ questionId: 'a' }, { questionId: 'a', isCorrect: false, durationMs: 900 }],
    { correct: 1, answered: 1 },
  ],
  ['an answer more than a week old', [{ answeredAtMs: nowMs - 7 * day - 1 }, {}], { correct: 1, answered: 1 }],
  ['an answer dated tomorrow', [{}, { answeredAtMs: nowMs + minute }], { correct: 1, answered: 1 }],
])('counts %s', (_, given, expected) => {
  expect(resultOf(given)).toEqual(expected)
})

test('ignores answers dated before the account was opened', () => {
  expect(resultOf([{}, {}, {}], nowMs - day + minute)).toEqual({ correct: 2, answered: 2 })
})
