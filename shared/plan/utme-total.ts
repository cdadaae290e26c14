import type { SubjectId } from '../content/question.ts'
import type { PredictedScore } from './prediction.ts'

/** The UTME asks Use of English and three other subjects. */
export const subjectsInUtme = 4

/** Of the subjects of a student, those that their mark in the UTME adds up: Use of English and the best three others, or all if there are fewer. */
export function countedInUtme<Score extends { subject: SubjectId; now: Pick<PredictedScore, 'score'> }>(
  scores: readonly Score[],
): Score[] {
  const others = scores
    .filter(({ subject }) => subject !== 'english')
    .sort((one, other) => other.now.score - one.now.score)
  const best = new Set(others.slice(0, subjectsInUtme - 1))
  return scores.filter((score) => score.subject === 'english' || best.has(score))
}

/** The sum of predicted scores, with its range: the scores of several papers miss in different directions. */
export function totalOf(scores: readonly PredictedScore[]): Omit<PredictedScore, 'topics'> {
  const score = scores.reduce((sum, one) => sum + one.score, 0)
  const reach = Math.hypot(...scores.map(({ low, high }) => (high - low) / 2))
  return { score, low: Math.max(0, score - reach), high: Math.min(100 * scores.length, score + reach) }
}
