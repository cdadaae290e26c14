import { atHumanPace, isPossible, type TimedAnswer } from '../practice/human-pace.ts'

const weekMs = 7 * 24 * 60 * 60_000

export interface BoardAnswer extends TimedAnswer {
  questionId: string
  isCorrect: boolean
}

/**
 * Computes a leaderboard result: for each question, the latest plausible answer of the last seven days, at a pace possible for
 * one person. Answers must be in the order they were given. The server implements the same in SQL.
 */
export function weeklyResult(
  answers: readonly BoardAnswer[],
  { openedAtMs, nowMs }: { openedAtMs: number; nowMs: number },
): { correct: number; answered: number } {
  const possible = answers.filter(
    (answer) => answer.answeredAtMs >= nowMs - weekMs && answer.answeredAtMs <= nowMs && isPossible(answer, openedAtMs),
  )
  const latest = new Map(possible.map((answer) => [answer.questionId, answer]))
  const counted = atHumanPace(possible.filter((answer) => latest.get(answer.questionId) === answer))
  return { correct: counted.filter(({ isCorrect }) => isCorrect).length, answered: counted.length }
}
