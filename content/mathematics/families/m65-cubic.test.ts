import { proves } from '../../engine/prove.ts'
import { cubics, type Cubic, type Quotient } from './m65-cubic.ts'

proves(cubics, {
  'another-factor': ({ roots: [, wanted] }: Cubic) => `x ${wanted > 0 ? '−' : '+'} ${Math.abs(wanted)}`,
  // Synthetic division of the dividend, whose coefficients come from its values at four places.
  'constant-of-quotient': ({ p, q, root, remainder }: Quotient) => {
    const f = (x: number) => (x - root) * (x * x + p * x + q) + remainder
    const constant = f(0)
    const square = (f(1) + f(-1)) / 2 - constant
    const linear = (f(1) - f(-1)) / 2 - 1
    return linear + root * (square + root)
  },
})
