import { proves } from '../../engine/prove.ts'
import { variationTables, type Missing, type Pairs } from './m66-variation-table.ts'

const exponents = { direct: 1, square: 2, inverse: -1, 'inverse-square': -2 } as const

/** The slope of log y against log x between the first and the last pair. */
function slope({ law, constant, xs }: Pairs): number {
  const y = (x: number) => constant * Math.pow(x, exponents[law])
  return Math.round((Math.log(y(xs[2])) - Math.log(y(xs[0]))) / (Math.log(xs[2]) - Math.log(xs[0])))
}

proves(variationTables, {
  'which-law': (pairs: Pairs) => {
    const power = slope(pairs)
    return `y varies ${power > 0 ? 'directly' : 'inversely'} as ${Math.abs(power) === 2 ? 'the square of x' : 'x'}`
  },
  // From the last pair of the table, by proportion.
  'missing-value': (given: Missing) => {
    const { law, constant, xs, x } = given
    return constant * Math.pow(xs[2], exponents[law]) * Math.pow(x / xs[2], slope(given))
  },
})
