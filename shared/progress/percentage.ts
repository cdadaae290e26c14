/** A percentage, rounded to a whole number; 0 if the whole is 0. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}
