/** Hours of the day in UTC in which few students practise: 1 to 5 in the morning in Nigeria. */
const nightFrom = 0
const nightUntil = 4
const oftenEnoughHours = 20
/** A machine that is off at night works by day, once two nights went by. */
const tooLongHours = 44

/**
 * Whether it is time for what is done once a night, from the hours since the last time (null: never) and the hour of the day in
 * UTC. A last time that is ahead of the clock says nothing: the clock was wrong.
 */
export function isNightWorkDue(hoursSince: number | null, hour: number): boolean {
  if (hoursSince === null || hoursSince < 0 || hoursSince >= tooLongHours) return true
  return hoursSince >= oftenEnoughHours && hour >= nightFrom && hour < nightUntil
}
