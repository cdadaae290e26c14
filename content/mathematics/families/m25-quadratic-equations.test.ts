import { proves } from '../../engine/prove.ts'
import { quadraticEquations, type FractionRoots, type Quadratic, type Roots } from './m25-quadratic-equations.ts'

function rootsOf({ square, linear, constant }: Quadratic): [number, number] {
  const root = Math.sqrt(linear ** 2 - 4 * square * constant)
  return [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
}

function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** Tries out whole coefficients until both roots satisfy the equation exactly; the smallest that do are in lowest terms. */
function equationWith({ numerator: p, denominator: q, other }: FractionRoots): string {
  for (let middle = -60; middle <= 60; middle++) {
    const constant = -(q * other * other + middle * other)
    if (q * p * p + middle * p * q + constant * q * q === 0)
      return `${q}x² ${written(middle, 'x')} ${written(constant, '')} = 0`
  }
  return 'none'
}

function written(value: number, letter: string): string {
  const size = Math.abs(value) === 1 && letter !== '' ? '' : String(Math.abs(value))
  return `${value < 0 ? '−' : '+'} ${size}${letter}`
}

// The second routes try numbers out in the equation, or solve it by the formula and work with the roots themselves.
proves(quadraticEquations, {
  roots: ({ small, large }: Roots) => {
    const [sum, product] = [small + large, small * large]
    const found = Array.from({ length: 41 }, (_, index) => index - 20).filter((x) => x * x - sum * x + product === 0)
    return found.map(minus).join(' and ')
  },
  equation: equationWith,
  'sum-of-squares': (quadratic: Quadratic) => rootsOf(quadratic).reduce((sum, root) => sum + root ** 2, 0),
  'sum-of-reciprocals': (quadratic: Quadratic) => rootsOf(quadratic).reduce((sum, root) => sum + 1 / root, 0),
})
