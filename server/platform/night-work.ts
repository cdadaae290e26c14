/** Hours of the day in UTC in which few students practise: 1 to 5 in the morning in Nigeria. */
const nightFrom = 0
const nightUntil = 4
/** Work done manually the day before is repeated, so that it never gets much older than a day. */
const oftenEnoughHours = 12
/** A machine that is off at night works by day, once two nights went by. */
const tooLongHours = 44

/**
 * Returns whether nightly work is due, given the hours since the last time (null: never) and the hour of the day in
 * UTC. A last time in the future is ignored, because the clock was wrong.
 */
export function isNightWorkDue(hoursSince: number | null, hour: number): boolean {
  if (hoursSince === null || hoursSince < 0 || hoursSince >= tooLongHours) return true
  return hoursSince >= oftenEnoughHours && hour >= nightFrom && hour < nightUntil
}
