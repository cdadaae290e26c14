/** Hours of the day in UTC in which few students practise: 1 to 5 in the morning in Nigeria. */
const nightFrom = 0
const nightUntil = 4
/** What was done by hand on the day before is done again, so that it never gets much older than a day. */
const oftenEnoughHours = 12
/** A machine that is off at night works by day, once two nights went by. */
const tooLongHours = 44

/**
 * Returns whether it is time for what is done once a night, from the hours since the last time (null: never) and the
 * hour of the day in UTC. A last time that is ahead of the clock says nothing: the clock was wrong.
 */
export function isNightWorkDue(hoursSince: number | null, hour: number): boolean {
  if (hoursSince === null || hoursSince < 0 || hoursSince >= tooLongHours) return true
  return hoursSince >= oftenEnoughHours && hour >= nightFrom && hour < nightUntil
}
