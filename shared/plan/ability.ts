import { sensitivity, type Rating } from '../flags/elo.ts'

/** The probability of guessing one of four options, and of choosing a wrong one in spite of knowing the answer. */
export const guessing = 0.25
export const slipping = 0.05
/**
 * The probability that a student recalls a skill which was never asked here, from lessons and books. It is a low assumption.
 */
export const schoolRecall = 0.2
/** The rating of a student of whom nothing is known: they can use three quarters of what they recall. */
const usualLogits = 1.1

/**
 * The probability, 0 to 1, of a right answer: guess + (1 − guess − slip) × ability × recall. It is the three-parameter logistic model
 * of item response theory (Birnbaum, 1968) with an upper asymptote, in which what is forgotten can only be guessed.
 */
export function chanceOf({ ability, recall }: { ability: number; recall: number }): number {
  return guessing + (1 - guessing - slipping) * ability * recall
}

/** The probability, 0 to 1, that a student can use a skill of the topic which they recall. */
export function abilityOf(rating: Rating | undefined): number {
  return 1 / (1 + Math.exp(-(rating?.logits ?? usualLogits)))
}

/** What a right answer with a hint says of the ability, beside one without: part of it is the hint's. */
const weightWithHint = 0.5

/** An answer to a skill with this probability of recall. */
interface RatedAnswer {
  isRight: boolean
  isWithHint?: boolean | undefined
  recall: number
}

/** The rating in a topic after one more answer, as `play` of shared/flags/elo.ts moves it. */
export function rate(rating: Rating | undefined, { isRight, isWithHint, recall }: RatedAnswer): Rating {
  const { logits, answers } = rating ?? { logits: usualLogits, answers: 0 }
  const surprise = (isRight ? 1 : 0) - chanceOf({ ability: abilityOf(rating), recall })
  const weight = isRight && isWithHint === true ? weightWithHint : 1
  return { logits: logits + weight * sensitivity({ answers }) * surprise, answers: answers + 1 }
}
