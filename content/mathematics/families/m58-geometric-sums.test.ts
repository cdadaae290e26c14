import { proves } from '../../engine/prove.ts'
import { geometricSums, type Finite, type Infinite } from './m58-geometric-sums.ts'

/** Adds term after term. */
function added(first: number, ratio: number, count: number): number {
  let [sum, term] = [0, first]
  for (let index = 0; index < count; index++) [sum, term] = [sum + term, term * ratio]
  return sum
}

/** So many terms that those left out no longer count. */
const many = 400

// The second routes add the terms up; for the ratio they try all fractions with small denominators.
proves(geometricSums, {
  'first-terms': ({ first, ratio, n }: Finite) => added(first, ratio, n),
  infinity: ({ first, over, under }: Infinite) => added(first, over / under, many),
  ratio: ({ first, over, under }: Infinite) => {
    const wanted = added(first, over / under, many)
    const ratios = [2, 3, 4, 5].flatMap((below) =>
      Array.from({ length: 2 * below - 1 }, (_, index) => (index + 1 - below) / below),
    )
    const found = new Set(ratios.filter((ratio) => Math.abs(added(first, ratio, many) - wanted) < 1e-9))
    return found.size === 1 ? ([...found][0] ?? Number.NaN) : Number.NaN
  },
})
