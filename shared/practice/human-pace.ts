/** Nobody reads a question and its options faster. */
export const fewestMs = 2_000
/** Three hours and twenty minutes at half a minute each; two whole UTME papers are 360 questions. */
export const mostADay = 400
/** Cheap phones have their clocks wrong, mostly by a time zone. An answer ahead of the server's clock waits until its time comes. */
export const clockAheadMs = 24 * 60 * 60_000
const dayMs = 24 * 60 * 60_000

/** When an answer was given and how long that took, by the phone, and when it reached the server, by the server's clock. */
export interface TimedAnswer {
  answeredAtMs: number
  durationMs: number
  receivedAtMs: number
}

/**
 * Returns whether a person can have given this answer: it took at least two seconds, came after the account was
 * created, and not long after it was received. It may have been received much later, because phones are offline for
 * weeks.
 */
export function isPossible({ answeredAtMs, durationMs, receivedAtMs }: TimedAnswer, openedAtMs: number): boolean {
  return durationMs >= fewestMs && answeredAtMs >= openedAtMs && answeredAtMs <= receivedAtMs + clockAheadMs
}

/**
 * Those of a student's possible answers, in the order of answering, that one person can have given one after the other: two
 * seconds apart at least, and the first 400 of each UTC day.
 */
export function atHumanPace<Answer extends TimedAnswer>(possible: readonly Answer[]): Answer[] {
  const countByDay = new Map<number, number>()
  return possible.filter(({ answeredAtMs }, place) => {
    const before = possible[place - 1]
    if (before !== undefined && answeredAtMs - before.answeredAtMs < fewestMs) return false
    const day = Math.floor(answeredAtMs / dayMs)
    const count = (countByDay.get(day) ?? 0) + 1
    countByDay.set(day, count)
    return count <= mostADay
  })
}
