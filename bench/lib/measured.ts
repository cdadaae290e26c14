/**
 * Fails a measurement if any of these counts is zero, because a benchmark that measured nothing proves nothing. Call it after cleaning
 * up and before reporting success.
 */
export function demandMeasured(counts: Readonly<Record<string, number>>): void {
  const empty = Object.entries(counts).filter(([, count]) => !(count > 0))
  if (empty.length === 0) return
  console.error(`Nothing was measured: ${empty.map(([name, count]) => `${name} ${count}`).join(', ')}.`)
  process.exit(1)
}
