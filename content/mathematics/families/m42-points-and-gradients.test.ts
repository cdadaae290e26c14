import { distance } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { pointsAndGradients, type Collinear, type Gradient, type Segment } from './m42-points-and-gradients.ts'

const range = Array.from({ length: 61 }, (_, index) => index - 30)

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined
}

/** The area of a triangle by its corners; zero where they lie on one line. */
function doubleArea([x1, y1]: readonly number[], [x2, y2]: readonly number[], [x3, y3]: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = [x1, y1, x2, y2, x3, y3]
  return a * (d - f) + c * (f - b) + e * (b - d)
}

function minus(value: number | undefined): string {
  return String(value).replace('-', '−')
}

// The second routes try all coordinates out, leave the distance to mathjs, or look for a triangle without area.
proves(pointsAndGradients, {
  'end-point': ({ x1, y1, x2, y2 }: Segment) => {
    const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2]
    // M is as far from Q as from P, straight across and straight up.
    const x = only(range.filter((tried) => tried !== x1 && Math.abs(tried - middleX) === Math.abs(x1 - middleX)))
    const y = only(range.filter((tried) => tried !== y1 && Math.abs(tried - middleY) === Math.abs(y1 - middleY)))
    return `(${minus(x)}, ${minus(y)})`
  },
  distance: ({ x1, y1, x2, y2 }: Segment) => Number(distance([x1, y1], [x2, y2])),
  gradient: ({ x1, y1, x2, over, under }: Gradient) =>
    // A point one step of the gradient away from the first lies on the line as well.
    only(range.filter((k) => doubleArea([x1, y1], [x1 + under, y1 + over], [x2, k]) === 0)) ?? Number.NaN,
  collinear: ({ x, y, across, up, near, far }: Collinear) => {
    const q = [x + near * across, y + near * up]
    return only(range.filter((t) => doubleArea([x, y], q, [x + far * across, t]) === 0)) ?? Number.NaN
  },
})
