import { daysAfter, weekOf } from './streak-calendar.ts'

/** A streak goes on over a missed day, once in a week from Monday; so over at most two in a row, a Sunday and a Monday. */
const mostMissedInARow = 2

/**
 * The number of days with at least one answer in the streak up to today, and the days that were missed in it. A streak up to yesterday
 * still counts, because today is not over. One missed day a week does not break it, and does not count. Days are 'YYYY-MM-DD', in any
 * order. No days give 0.
 */
export function currentStreak(days: readonly string[], today: string): { streak: number; missed: string[] } {
  const { length, missed } = lastRun([...days.filter((day) => day < today), today])
  return { streak: days.includes(today) ? length : length - 1, missed }
}

/** The most days that were ever in a streak. No days give 0. */
export function bestStreak(days: readonly string[]): number {
  return lastRun(days).best
}

/** The streak up to the latest of these days, the days missed in it, and the length of the longest one. */
function lastRun(days: readonly string[]): { length: number; missed: string[]; best: number } {
  const sorted = [...new Set(days)].sort()
  const nextByMissed = new Map<string, number>()
  let first = 0
  let best = 0
  for (const [place, day] of sorted.entries()) {
    const missed = missedBetween(sorted[place - 1], day)
    if (missed.length > mostMissedInARow) first = place
    for (const one of missed) {
      // Of two missed days in a week, the streak starts after the earlier one.
      for (const [other, next] of nextByMissed) if (weekOf(other) === weekOf(one)) first = Math.max(first, next)
      nextByMissed.set(one, place)
    }
    for (const [one, next] of nextByMissed) if (next <= first) nextByMissed.delete(one)
    best = Math.max(best, place + 1 - first)
  }
  return { length: sorted.length - first, missed: [...nextByMissed.keys()], best }
}

/** The days between two days, at most one more than a streak survives. */
function missedBetween(earlier: string | undefined, later: string): string[] {
  const missed: string[] = []
  if (earlier === undefined) return missed
  for (let day = daysAfter(earlier, 1); day < later && missed.length <= mostMissedInARow; day = daysAfter(day, 1))
    missed.push(day)
  return missed
}
