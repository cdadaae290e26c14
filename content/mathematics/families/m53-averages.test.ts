import { mean, median } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { averages, type Hidden, type Joining, type List, type Table } from './m53-averages.ts'

/** Tries out whole numbers until the mean of all comes out right. */
function numberFor(others: readonly number[], wanted: number): number {
  const found = Array.from({ length: 200 }, (_, index) => index - 50).filter(
    (tried) => Math.abs(mean([...others, tried]) - wanted) < 1e-9,
  )
  return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
}

function repeated(value: number, times: number): number[] {
  return Array.from({ length: times }, () => value)
}

// The second routes write every single number out and leave mean and median to mathjs.
proves(averages, {
  'hidden-number': ({ numbers, hidden }: Hidden) =>
    numberFor(
      numbers.filter((_, index) => index !== hidden),
      mean([...numbers]),
    ),
  median: ({ numbers }: List) => median([...numbers]),
  table: ({ lowest, frequencies }: Table) =>
    mean(frequencies.flatMap((frequency, index) => repeated(lowest + index, frequency))),
  joining: ({ count, before, after }: Joining) => numberFor(repeated(before, count), after),
})
