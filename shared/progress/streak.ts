const minuteMs = 60 * 1000

/** The date ('YYYY-MM-DD') of a moment in a time zone given in minutes east of Greenwich. */
export function localDay(time: number, tzOffset: number): string {
  return new Date(time + tzOffset * minuteMs).toISOString().slice(0, 10)
}

/** The last midnight at or before a moment, in epoch milliseconds, in a time zone given in minutes east of Greenwich. */
export function startOfDay(time: number, tzOffset: number): number {
  return Date.parse(`${localDay(time, tzOffset)}T00:00:00Z`) - tzOffset * minuteMs
}
