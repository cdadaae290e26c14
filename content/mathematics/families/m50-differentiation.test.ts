import { proves } from '../../engine/prove.ts'
import { onlyRight, valueOfText } from '../expression.ts'
import {
  differentiation,
  writePower,
  writeProduct,
  type Limit,
  type Power,
  type Product,
  type Slope,
} from './m50-differentiation.ts'

type Curve = (x: number) => number

/** The slope from values on both sides, by Richardson's rule in three steps; it knows nothing of the rules of calculus. */
function slopeOf(curve: Curve, x: number): number {
  const central = (step: number) => (curve(x + step) - curve(x - step)) / (2 * step)
  const better = (step: number) => (4 * central(step / 2) - central(step)) / 3
  const best = (step: number) => (16 * better(step / 2) - better(step)) / 15
  return (64 * best(0.01) - best(0.02)) / 63
}

/** For a polynomial, three places that are not whole are enough to tell the printed options apart. */
function isDerivative(text: string, curve: Curve): boolean {
  return [0.7, 1.3, -0.9].every(
    (x) => Math.abs(valueOfText(text, { x }) - slopeOf(curve, x)) < 1e-5 * (1 + Math.abs(slopeOf(curve, x))),
  )
}

/** A number with few decimals from one with noise behind them. */
function tidy(value: number): number {
  return Math.round(value * 5040) / 5040
}

proves(differentiation, {
  product: (parameters: Product) => {
    const { a, b, c, d } = parameters
    return onlyRight(writeProduct(parameters), (text) => isDerivative(text, (x) => (a * x + b) * (c * x + d)))
  },
  limit: ({ at, top, bottom }: Limit) => {
    const quotient = (x: number) => (x * x - (at + top) * x + at * top) / (x * x - (at + bottom) * x + at * bottom)
    // The mean from both sides, drawn nearer twice to remove what is left of the second order.
    const mean = (step: number) => (quotient(at + step) + quotient(at - step)) / 2
    const [far, near, nearer] = [mean(0.04), mean(0.02), mean(0.01)]
    const limit = (16 * ((4 * nearer - near) / 3) - (4 * near - far) / 3) / 15
    return Math.round(limit * 27720) / 27720
  },
  power: (parameters: Power) => {
    const { a, b, n } = parameters
    return onlyRight(writePower(parameters), (text) => isDerivative(text, (x) => (a * x + b) ** n))
  },
  slope: ({ square, over, at }: Slope) => tidy(slopeOf((x) => square * x * x + over / x, at)),
})
