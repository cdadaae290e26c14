import { difficulties, type Difficulty } from '../content/question.ts'

/** The rating of an average student, in Elo points. */
export const averageElo = 1500
/** Elo points per unit of the logistic scale: a student 400 points ahead has odds of ten to one to know the answer. */
const pointsPerLogit = 400 / Math.LN10
/** The initial strength of a question in logits, from its author's label. */
const priorLogits = { easy: -1, medium: 0, hard: 1 } as const satisfies Record<Difficulty, number>
/** Bounds on how often an average student, guesses included, gets an easy or a hard question right. */
const easyFrom = 0.7
const hardBelow = 0.4
/** With fewer first attempts, the author's label is kept. */
export const fewestForLabel = 30

/** A strength in logits, and the number of answers it is based on. */
export interface Rating {
  logits: number
  answers: number
}

/** The initial rating of a student (average), or of a question with its author's label. */
export function newRating(label?: Difficulty): Rating {
  return { logits: label === undefined ? 0 : priorLogits[label], answers: 0 }
}

/**
 * Updates both ratings after an answer, treated as a match between student and question: P = c + (1 - c) / (1 + exp(d - s)), where c
 * is the chance of a right guess; then s += K(n) * (y - P) and d -= K(m) * (y - P). K falls with the number of answers,
 * K(n) = 1 / (1 + 0.05 n), as in Pelánek, Applications of the Elo rating system in adaptive educational systems, Computers &
 * Education 98, 2016. `bench/alarms.ts` measures how close the ratings come to the true values with these numbers.
 */
export function play(
  { student, question }: { student: Rating; question: Rating },
  { isRight, optionCount }: { isRight: boolean; optionCount: number },
): void {
  const surprise = (isRight ? 1 : 0) - shareRight(student.logits - question.logits, optionCount)
  student.logits += sensitivity(student) * surprise
  question.logits -= sensitivity(question) * surprise
  student.answers++
  question.answers++
}

/** Converts a rating to Elo points, with the average student at 1500. */
export function eloOf({ logits }: Pick<Rating, 'logits'>): number {
  return averageElo + pointsPerLogit * logits
}

/**
 * The label that the answers suggest, at most one band from the author's: easy if an average student gets it right at least 70% of
 * the time, hard below 40%. With fewer than 30 first attempts it is the author's label.
 */
export function recalibratedLabel(
  label: Difficulty,
  { elo, attempts, optionCount }: { elo: number; attempts: number; optionCount: number },
): Difficulty {
  if (attempts < fewestForLabel) return label
  const share = shareRight((averageElo - elo) / pointsPerLogit, optionCount)
  const measured = difficulties.indexOf(share >= easyFrom ? 'easy' : share < hardBelow ? 'hard' : 'medium')
  const authors = difficulties.indexOf(label)
  return difficulties[authors + Math.sign(measured - authors)] ?? label
}

function shareRight(advantage: number, optionCount: number): number {
  const guessing = 1 / optionCount
  return guessing + (1 - guessing) / (1 + Math.exp(-advantage))
}

/** K(n): how far an answer moves a rating, less with every answer before it. */
export function sensitivity({ answers }: Pick<Rating, 'answers'>): number {
  return 1 / (1 + 0.05 * answers)
}
