import type { Random } from '../practice/random.ts'

/** The answer that counts for a question in a session. */
export interface Review {
  questionId: string
  /** The family of the question, or its id where it has none. */
  skill: string
  isRight: boolean
  /** When it was given, in epoch milliseconds. */
  at: number
  /** The day by the student's clock: YYYY-MM-DD. */
  day: string
}

/** Days on which a skill must be right, after its latest mistake, to leave the book. */
export const daysToRecover = 2

/** A question that was answered wrong and whose skill has not been recovered. */
export interface OpenMistake<R extends Review> {
  /** The latest wrong answer to the question. */
  review: R
  /** Days on which the skill was right since its latest mistake: fewer than `daysToRecover`. */
  rightDays: number
}

/**
 * The mistakes that are open after these reviews, newest first. A wrong answer opens its skill, and right answers on two different
 * days after the skill's latest mistake close it with all its questions. Reviews may come in any order.
 */
export function openMistakes<R extends Review>(reviews: readonly R[]): OpenMistake<R>[] {
  const skills = new Map<string, { wrong: Map<string, R>; rightDays: Set<string> }>()
  for (const review of [...reviews].sort((one, other) => one.at - other.at)) {
    const { skill } = review
    const open = skills.get(skill)
    if (!review.isRight)
      skills.set(skill, { wrong: new Map([...(open?.wrong ?? []), [review.questionId, review]]), rightDays: new Set() })
    else if (open?.rightDays.add(review.day).size === daysToRecover) skills.delete(skill)
  }
  return [...skills.values()]
    .flatMap(({ wrong, rightDays }) => [...wrong.values()].map((review) => ({ review, rightDays: rightDays.size })))
    .sort((one, other) => other.review.at - one.review.at)
}

const dayMs = 24 * 60 * 60 * 1000

interface Retry {
  /** The questions that can be asked now. */
  candidates: readonly { id: string; family: string | null }[]
  /** Epoch milliseconds. */
  now: number
  random: Random
  /** At most so many. */
  count: number
}

/**
 * The questions with which mistakes are tried again, one for each skill, in the order of the mistakes: another one of the same
 * family, so with other numbers. A question without a family comes again itself, but not within a day of its mistake.
 */
export function retriesOf(
  mistakes: readonly { questionId: string; at: number }[],
  { candidates, now, random, count }: Retry,
): string[] {
  const familyById = new Map(candidates.map(({ id, family }) => [id, family]))
  const missed = new Set(mistakes.map(({ questionId }) => questionId))
  const variants = new Map<string, string[]>()
  for (const { id, family } of candidates)
    if (family !== null && !missed.has(id)) variants.set(family, [...(variants.get(family) ?? []), id])
  const chosen = new Map<string, string>()
  for (const { questionId, at } of mistakes) {
    const family = familyById.get(questionId)
    if (family === undefined || chosen.has(family ?? questionId)) continue
    const others = family === null ? [] : (variants.get(family) ?? [])
    const itself = family === null && now - at >= dayMs ? questionId : undefined
    const next = others[Math.floor(random() * others.length)] ?? itself
    if (next !== undefined) chosen.set(family ?? questionId, next)
  }
  return [...chosen.values()].slice(0, count)
}
