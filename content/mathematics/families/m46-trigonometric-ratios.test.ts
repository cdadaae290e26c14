import { proves } from '../../engine/prove.ts'
import type { Special } from '../forms/m46-special-angles.ts'
import { trigonometricRatios, type Complement, type Equation, type Quadrant } from './m46-trigonometric-ratios.ts'

const degree = Math.PI / 180
const ratios = {
  sin: (angle: number) => Math.sin(angle * degree),
  cos: (angle: number) => Math.cos(angle * degree),
  tan: (angle: number) => Math.tan(angle * degree),
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9
}

// The second routes work with the angles themselves, in degrees and as decimals.
proves(trigonometricRatios, {
  quadrant: ({ opposite, adjacent, hypotenuse, quadrant, given, asked }: Quadrant) => {
    const acute = Math.acos(adjacent / hypotenuse) / degree
    const angle = { 1: acute, 2: 180 - acute, 3: 180 + acute, 4: 360 - acute }[quadrant]
    const size = { sin: opposite / hypotenuse, cos: adjacent / hypotenuse, tan: opposite / adjacent }[given]
    return isNear(Math.abs(ratios[given](angle)), size) ? ratios[asked](angle) : Number.NaN
  },
  special: ({ first, firstAngle, second, secondAngle }: Special) =>
    ratios[first](firstAngle) * ratios[second](secondAngle),
  complement: ({ a, b, c, d }: Complement) => {
    const found = Array.from({ length: 90 }, (_, x) => x).filter((x) => {
      const [first, second] = [a * x + b, c * x + d]
      const isAcute = first > 0 && first < 90 && second > 0 && second < 90
      return isAcute && isNear(ratios.sin(first), ratios.cos(second))
    })
    return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
  },
  equation: ({ ratio, acute, isNegative }: Equation) => {
    const sides = {
      sin: { 30: [2, 1], 45: [Math.SQRT2, 1], 60: [2, Math.sqrt(3)] },
      cos: { 30: [2, Math.sqrt(3)], 45: [Math.SQRT2, 1], 60: [2, 1] },
      tan: { 30: [Math.sqrt(3), 1], 45: [1, 1], 60: [1, Math.sqrt(3)] },
    } as const
    const [factor, number] = sides[ratio][acute]
    const found = Array.from({ length: 359 }, (_, index) => index + 1).filter((angle) =>
      isNear(factor * ratios[ratio](angle) + (isNegative ? number : -number), 0),
    )
    return found.map((angle) => `${angle}°`).join(' and ')
  },
})
