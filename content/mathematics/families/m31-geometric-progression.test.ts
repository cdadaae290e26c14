import { proves } from '../../engine/prove.ts'
import { geometricProgression, type Consecutive, type Progression, type TwoTerms } from './m31-geometric-progression.ts'

/** The terms written out one by one. */
function termsOf(first: number, ratio: number, count: number): number[] {
  const terms = [first]
  while (terms.length < count) terms.push((terms.at(-1) ?? 0) * ratio)
  return terms
}

// The second routes write the progression out and look, or try numbers out for the unknown.
proves(geometricProgression, {
  term: ({ first, over, under, n }: Progression) => termsOf(first, over / under, n).at(-1) ?? Number.NaN,
  'first-term': ({ first, ratio, low, high }: TwoTerms) => {
    const given = termsOf(first, ratio, high)
    const fits = [2, 3, 4, 5].flatMap((r) =>
      Array.from({ length: 60 }, (_, index) => index + 1).filter((a) => {
        const tried = termsOf(a, r, high)
        return tried[low - 1] === given[low - 1] && tried[high - 1] === given[high - 1]
      }),
    )
    return fits.length === 1 ? (fits[0] ?? Number.NaN) : Number.NaN
  },
  'which-term': ({ first, over, n }: Progression) => termsOf(first, over, 20).indexOf(first * over ** (n - 1)) + 1,
  consecutive: ({ near, far }: Consecutive) => {
    const fits = Array.from({ length: 200 }, (_, index) => index - 100).filter(
      (k) => k !== 0 && k + near !== 0 && Math.abs((k + near) / k - (k + far) / (k + near)) < 1e-12,
    )
    return fits.length === 1 ? (fits[0] ?? Number.NaN) : Number.NaN
  },
})
