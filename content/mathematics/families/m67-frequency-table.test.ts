import { proves } from '../../engine/prove.ts'
import { frequencyTables, type Frequencies } from './m67-frequency-table.ts'

/** All values, one by one and in order. */
function listOf({ first, frequencies }: Frequencies): number[] {
  const list: number[] = []
  for (const [index, frequency] of frequencies.entries())
    for (let times = 0; times < frequency; times++) list.push(first + index)
  return list
}

proves(frequencyTables, {
  mode: (given: Frequencies) => {
    const counts = new Map<number, number>()
    for (const value of listOf(given)) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? -1
  },
  // Takes one value from each end until one is left.
  median: (given: Frequencies) => {
    const list = listOf(given)
    while (list.length > 1) {
      list.pop()
      list.shift()
    }
    return list[0] ?? -1
  },
  // By the distances from an assumed mean.
  mean: (given: Frequencies) => {
    const list = listOf(given)
    const assumed = given.first + 2
    return assumed + list.reduce((sum, value) => sum + value - assumed, 0) / list.length
  },
})
