import type { StoredPin } from './learner.ts'

export const pinLength = 4
/** Wrong tries before the first wait. */
export const freeTries = 5
const minuteMs = 60_000
/** The waits after the fifth wrong try and each one after it. The last one repeats. */
const waitsMs = [minuteMs / 2, minuteMs, 2 * minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs] as const
const longestWaitMs = 60 * minuteMs

type Tries = Pick<StoredPin, 'wrong' | 'waitsUntil'>

/** The tries after a wrong one at this moment. */
export function afterWrongPin({ wrong }: Tries, now: number): Tries {
  const count = wrong + 1
  if (count < freeTries) return { wrong: count, waitsUntil: 0 }
  return { wrong: count, waitsUntil: now + (waitsMs[count - freeTries] ?? longestWaitMs) }
}

/** How long to wait before the next try. A clock that was set back makes nobody wait longer than the longest wait. */
export function pinWaitMs({ waitsUntil }: Pick<Tries, 'waitsUntil'>, now: number): number {
  return Math.min(Math.max(waitsUntil - now, 0), longestWaitMs)
}

/** How many tries are left before the next wait; 1 once there was one. */
export function triesLeft({ wrong }: Pick<Tries, 'wrong'>): number {
  return Math.max(freeTries - wrong, 1)
}
