/**
 * Ends a measurement as failed where one of these counts is nothing: what found nothing proves nothing. Called once all is
 * counted and cleared away, before the measurement says that it is well.
 */
export function demandMeasured(counts: Readonly<Record<string, number>>): void {
  const empty = Object.entries(counts).filter(([, count]) => !(count > 0))
  if (empty.length === 0) return
  console.error(`Nothing was measured: ${empty.map(([name, count]) => `${name} ${count}`).join(', ')}.`)
  process.exit(1)
}
