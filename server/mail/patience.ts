const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** After the first failed try, the second, …: about a day in all. */
const pausesMs = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  6 * hourMs,
  6 * hourMs,
] as const

/** Pauses are longer by up to this share, so that mails that failed together are not retried together. */
const jitter = 0.1

/** How long to wait after so many failed tries; null when it is time to give up. `chance` is between 0 and 1. */
export function pauseAfter(tries: number, chance: number = Math.random()): number | null {
  const pauseMs = pausesMs[tries - 1]
  return pauseMs === undefined ? null : Math.round(pauseMs * (1 + jitter * chance))
}
