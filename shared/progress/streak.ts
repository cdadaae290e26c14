const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** The date ('YYYY-MM-DD') of a moment in a time zone given in minutes east of Greenwich. */
export function localDay(time: number, tzOffset: number): string {
  return new Date(time + tzOffset * minuteMs).toISOString().slice(0, 10)
}

/** The last midnight at or before a moment, in epoch milliseconds, in a time zone given in minutes east of Greenwich. */
export function startOfDay(time: number, tzOffset: number): number {
  return Date.parse(`${localDay(time, tzOffset)}T00:00:00Z`) - tzOffset * minuteMs
}

/**
 * The number of consecutive days with at least one answer, up to today. A streak up to yesterday still counts, because today is not
 * over. Days are 'YYYY-MM-DD', in any order. No days give 0.
 */
export function currentStreak(days: readonly string[], today: string): number {
  const practised = new Set(days)
  let day = practised.has(today) ? today : dayBefore(today)
  let length = 0
  while (practised.has(day)) {
    length++
    day = dayBefore(day)
  }
  return length
}

/** The longest run of consecutive days. No days give 0. */
export function bestStreak(days: readonly string[]): number {
  let best = 0
  let run = 0
  let previous = ''
  for (const day of [...new Set(days)].sort()) {
    run = dayBefore(day) === previous ? run + 1 : 1
    best = Math.max(best, run)
    previous = day
  }
  return best
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
}
