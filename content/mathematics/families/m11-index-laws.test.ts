import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { agree, onlyRight, valueOfText } from '../expression.ts'
import { indexLaws, writeMonomial, type Monomial, type RootPower, type Terms, type TwoRoots } from './m11-index-laws.ts'

// The second routes work with logarithms and exponentials, or put numbers for the letters into all options.
proves(indexLaws, {
  product: ({ a, p, q, b, s }: TwoRoots) => Math.exp((p * Math.log(a ** q)) / q - Math.log(b ** s) / s),
  'negative-root': ({ overBase, underBase, numerator, denominator }: RootPower) => {
    const ratio = overBase ** denominator / underBase ** denominator
    return Math.exp(-(numerator / denominator) * Math.log(ratio))
  },
  monomial: (drawn: Monomial) =>
    onlyRight(writeMonomial(drawn), (text) =>
      agree(
        ['x', 'y'],
        (at) => valueOfText(text, at) / 1e6,
        ({ x = 0, y = 0 }) => {
          const { coefficient, a, b, n, c, d } = drawn
          const inner = coefficient * x ** a * y ** b
          const outer = Array.from({ length: n }).reduce((product: number) => product * inner, 1)
          return outer / x ** c / y ** d / 1e6
        },
      ),
    ),
  'factor-out': ({ base, high, low, under }: Terms) => {
    const n = 4
    return Number(evaluate(`(${base}^(${n + high}) - ${base}^(${n + low})) / ${base}^(${n + under})`))
  },
})
