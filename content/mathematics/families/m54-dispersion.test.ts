import { mean, std, sum, variance } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import type { Change } from '../forms/m54-change.ts'
import { dispersion, type Sample, type Sums } from './m54-dispersion.ts'

/** Numbers with the count, mean and variance wanted: half of them as far below the mean as the others are above it. */
function numbersWith({ count, mean: middle, variance: square }: Sums): number[] {
  const pairs = Math.floor(count / 2)
  const distance = Math.sqrt((square * count) / (2 * pairs))
  const numbers = Array.from({ length: pairs }, () => [middle - distance, middle + distance]).flat()
  return count % 2 === 0 ? numbers : [...numbers, middle]
}

/** Adds up the distances of all pairs, which needs no mean: the variance is their squares over twice the square of the number. */
function varianceFromPairs(numbers: readonly number[]): number {
  const squares = numbers.flatMap((a) => numbers.map((b) => (a - b) ** 2))
  return sum(squares) / (2 * numbers.length ** 2)
}

// The second routes use mathjs, the distances between pairs, or a set of numbers made to fit the data.
proves(dispersion, {
  'mean-deviation': ({ numbers }: Sample) => {
    const middle = mean([...numbers])
    const above = numbers.filter((number) => number > middle).map((number) => number - middle)
    return (2 * above.reduce((total, distance) => total + distance, 0)) / numbers.length
  },
  variance: ({ numbers }: Sample) => varianceFromPairs(numbers),
  'standard-deviation': ({ numbers }: Sample) => Number(std([...numbers], 'uncorrected')),
  sums: (sums: Sums) => {
    const numbers = numbersWith(sums)
    const square = sums.variance + sums.mean ** 2
    const fits =
      Math.abs(sum(numbers) - sums.count * sums.mean) < 1e-9 &&
      Math.abs(sum(numbers.map((number) => number ** 2)) - sums.count * square) < 1e-6
    return fits ? Number(std(numbers, 'uncorrected')) : Number.NaN
  },
  change: ({ deviation, factor, increase }: Change) => {
    const marks = [50 - deviation, 50 + deviation, 50 - deviation, 50 + deviation]
    return Number(
      variance(
        marks.map((mark) => factor * mark + increase),
        'uncorrected',
      ),
    )
  },
})
