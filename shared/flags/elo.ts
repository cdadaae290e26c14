import { difficulties, type Difficulty } from '../content/question.ts'

/** The rating of an average student, in Elo points. */
export const averageElo = 1500
/** Elo points for each unit of the logistic scale: a student 400 points ahead has ten to one on knowing the answer. */
const pointsPerLogit = 400 / Math.LN10
/** Before the first answer a question has the strength that its author gave it, in logits. */
const priorLogits = { easy: -1, medium: 0, hard: 1 } as const satisfies Record<Difficulty, number>
/** An average student gets an easy question right this often, guesses among them, and a hard one less often than that. */
const easyFrom = 0.7
const hardBelow = 0.4
/** With fewer first attempts the author's label stands. */
export const fewestForLabel = 30

/** A strength in logits, and how many answers it was made of. */
export interface Rating {
  logits: number
  answers: number
}

/** The rating of a student, which begins at the average, or of a question that its author labelled. */
export function newRating(label?: Difficulty): Rating {
  return { logits: label === undefined ? 0 : priorLogits[label], answers: 0 }
}

/**
 * One answer as a match of the student against the question: P = c + (1 - c) / (1 + exp(d - s)), with c the chance of a right
 * guess; then s += K(n) * (y - P) and d -= K(m) * (y - P). K falls with the number of answers, K(n) = 1 / (1 + 0.05 n), the form
 * of Pelánek, Applications of the Elo rating system in adaptive educational systems, Computers & Education 98, 2016;
 * `bench/alarms.ts` measures how near the ratings come to the truth with these numbers.
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

/** A rating in Elo points, the average student at 1500. */
export function eloOf({ logits }: Pick<Rating, 'logits'>): number {
  return averageElo + pointsPerLogit * logits
}

/**
 * The label that the answers give a question, one band from its author's at most: easy where an average student is right in 70 %,
 * hard below 40 %. With fewer than 30 first attempts the author's own.
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

function sensitivity({ answers }: Rating): number {
  return 1 / (1 + 0.05 * answers)
}
