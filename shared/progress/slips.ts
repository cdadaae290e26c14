import { familyOf } from '../content/family-of.ts'
import { shuffle, type Random } from '../practice/random.ts'
import { openMistakes, type Review } from './mistakes.ts'

/** A slip is named once it was made so many times in so many days. */
const timesToName = 3
const slipDays = 14
/** A slip that was made so many times is worth telling the student's other devices, which may know the rest. */
const timesToTell = 2
/** Questions to practise a slip with. */
const practiceLength = 5
const dayMs = 24 * 60 * 60 * 1000

export interface SlipReview extends Review {
  topicId: string
  /** Why the chosen option is wrong; null if it is right, or that is not known. */
  reason: string | null
}

/** A slip that keeps coming. */
export interface RepeatedSlip {
  skill: string
  topicId: string
  /** The reason of the latest. */
  reason: string
  times: number
}

/**
 * The slip that was made most often in the last 14 days, at least three times, and the latest of those; null if there is none. Slips are
 * the same if they are of one skill and their reasons differ only in numbers. They no longer count once the skill has left the mistakes book.
 */
export function repeatedSlip(reviews: readonly SlipReview[], now: number): RepeatedSlip | null {
  const recent = reviews.filter(({ at }) => at >= now - slipDays * dayMs)
  // Each answer counts, also several to one question.
  const open = openMistakes(recent.map((review) => ({ ...review, questionId: String(review.at) })))
  const slips = new Map<string, RepeatedSlip>()
  for (const { review } of open) {
    const { skill, topicId, reason } = review
    if (reason === null) continue
    const key = slipName(skill, reason)
    const { times, ...latest } = slips.get(key) ?? { skill, topicId, reason, times: 0 }
    slips.set(key, { ...latest, times: times + 1 })
  }
  const most = Math.max(timesToName, ...[...slips.values()].map(({ times }) => times))
  return [...slips.values()].find(({ times }) => times === most) ?? null
}

/**
 * The reviews of the last 14 days that another device needs to count the student's slips: all of a skill in which one slip was made at least twice,
 * also right ones, which may have put it right.
 */
export function reviewsToTell<R extends SlipReview>(reviews: readonly R[], now: number): R[] {
  const recent = reviews.filter(({ at }) => at >= now - slipDays * dayMs)
  const times = new Map<string, number>()
  const told = new Set<string>()
  for (const { skill, reason } of recent) {
    if (reason === null) continue
    const name = slipName(skill, reason)
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    if (count === timesToTell) told.add(skill)
  }
  return recent.filter(({ skill }) => told.has(skill))
}

/** All reviews of both lists, each once. Where both have one it is taken from the first. */
export function withReviews<R extends SlipReview>(reviews: readonly R[], more: readonly R[]): R[] {
  const byPlace = new Map([...more, ...reviews].map((review) => [`${review.questionId} ${review.at}`, review]))
  return [...byPlace.values()]
}

/** The name that slips share if they are the same: the skill, and the reason without its numbers. */
export function slipName(skill: string, reason: string): string {
  return `${skill} ${withoutNumbers(reason)}`
}

/** Subscripts stay, because they make a formula. */
function withoutNumbers(reason: string): string {
  return reason.replace(/[-−]?[\d⁻⁰¹²³⁴-⁹]+(?:[.,/]\d+)*/g, '#')
}

interface Practice {
  skill: string
  /** The questions of its topic. */
  ids: readonly string[]
  /** Those that were answered lately. */
  answered: ReadonlySet<string>
  random: Random
}

/** Five questions on a skill: others of the same kind, else others of its topic, else those that were answered already. */
export function questionsOn({ skill, ids, answered, random }: Practice): string[] {
  const rankOf = (id: string) => (answered.has(id) ? 2 : 0) + ((familyOf(id) ?? id) === skill ? 0 : 1)
  return shuffle(ids, random)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, practiceLength)
}
