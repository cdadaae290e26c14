import * as z from 'zod/mini'

/**
 * The clock of a paper. The end is fixed at the start by the wall clock of the phone; `leftMs` is the time left when the paper was
 * last saved, and only ever gets less. Between two readings of one visit the monotonic clock counts, so that a wall clock
 * that is set back gains nothing; while the app is closed or asleep the wall clock counts, as time does in a hall.
 */
export const ExamClock = z.object({
  /** Epoch milliseconds by the phone's wall clock. */
  endsAt: z.number(),
  leftMs: z.number().check(z.minimum(0)),
})
export type ExamClock = z.infer<typeof ExamClock>

/** A reading of both clocks of the phone, in milliseconds. */
export interface Reading {
  wall: number
  /** From a clock that nobody can set; it starts again at every visit. */
  monotonic: number
}

/** Two readings of a running page are about a second apart. What differs by more than this is a clock that was set. */
const toleranceMs = 2000

/** A clock with so many minutes, starting now. */
export function startClock(minutes: number, { wall }: Pick<Reading, 'wall'>): ExamClock {
  const leftMs = minutes * 60_000
  return { endsAt: wall + leftMs, leftMs }
}

interface Turn {
  now: Reading
  /** The reading before in this visit; null at its first. */
  before: Reading | null
  /**
   * True if the page has been on the screen of a phone ever since. The phone can't have slept, so a jump of the wall clock means
   * that it was set, for example by the network, and the end moves along.
   */
  isWatched: boolean
}

/** The clock at a reading. No change of the wall clock ever adds time. */
export function readClock({ endsAt, leftMs }: ExamClock, { now, before, isWatched }: Turn): ExamClock {
  const passedMs = before === null ? 0 : Math.max(0, now.monotonic - before.monotonic)
  const jumpMs = before === null ? 0 : now.wall - before.wall - passedMs
  const end = isWatched && Math.abs(jumpMs) > toleranceMs ? endsAt + jumpMs : endsAt
  return { endsAt: end, leftMs: Math.max(0, Math.min(leftMs - passedMs, end - now.wall)) }
}

/** The time left as the hall shows it: '1:59:07', '09:30'. Counts a begun second, so that 0 is shown only at the end. */
export function timeLeftWords(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3600)
  return [...(hours > 0 ? [String(hours)] : []), ...parts].join(':')
}

/** The announcement that is due once so much is left: at half of the time, and at 30, 10, 5 and 1 minutes; null before all of them. */
export function announcementAt(leftMs: number, minutes: number): string | null {
  const due = [minutes / 2, 30, 10, 5, 1].filter((mark) => mark < minutes && leftMs <= mark * 60_000)
  const mark = Math.min(...due)
  if (!Number.isFinite(mark)) return null
  if (mark === minutes / 2) return 'Half of the time is left.'
  return mark === 1 ? '1 minute left.' : `${mark} minutes left.`
}
