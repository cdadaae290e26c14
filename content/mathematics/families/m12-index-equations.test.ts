import { proves } from '../../engine/prove.ts'
import { indexEquations, type HiddenQuadratic, type OneBase, type TwoPowers } from './m12-index-equations.ts'

/** Halves an interval until the difference of the logarithms of both sides is zero; both sides are monotonic powers. */
function crossing(difference: (x: number) => number): number {
  let [low, high] = [-1000, 1000]
  const isRising = difference(high) > difference(low)
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (difference(middle) > 0 === isRising) high = middle
    else low = middle
  }
  return (low + high) / 2
}

// The second routes put x back into the equation as it stands, with no index law.
proves(indexEquations, {
  'one-base': ({ base, slope, shift, power }: OneBase) =>
    crossing((x) => Math.log(base) * (slope * x + shift) - Math.log(base ** power)),
  'two-powers': ({ base, left, right, slope, shift, otherShift }: TwoPowers) =>
    crossing((x) => Math.log(base ** left) * (slope * x + shift) - Math.log(base ** right) * (x + otherShift)),
  'hidden-quadratic': ({ base, low, high }: HiddenQuadratic) => {
    const middle = base ** low + base ** high
    const solutions = Array.from({ length: 13 }, (_, index) => index - 6).filter(
      (x) => Math.abs(base ** (2 * x) - middle * base ** x + base ** (low + high)) < 1e-9,
    )
    return solutions.join(' and ')
  },
})
