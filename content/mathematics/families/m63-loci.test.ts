import { proves } from '../../engine/prove.ts'
import { loci, type Halvings, type LineAndPoint, type TwoCircles, type TwoPoints } from './m63-loci.ts'

/** The number of x with P at the origin and Q at (apart, 0): y² must not be negative. */
function solutions(squareOfY: number): number {
  if (Math.abs(squareOfY) < 1e-9) return 1
  return squareOfY > 0 ? 2 : 0
}

const distance = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1])

proves(loci, {
  'two-circles': ({ apart, fromP, fromQ }: TwoCircles) => {
    const x = (apart ** 2 + fromP ** 2 - fromQ ** 2) / (2 * apart)
    return solutions(fromP ** 2 - x ** 2)
  },
  // The line is y = 0 and P is (0, height).
  'line-and-point': ({ height, fromLine, fromPoint }: LineAndPoint) =>
    solutions(fromPoint ** 2 - (fromLine - height) ** 2) + solutions(fromPoint ** 2 - (-fromLine - height) ** 2),
  // Looks along both axes for the one place with equal distances to both points.
  equidistant: ({ first, second }: TwoPoints) => {
    const isEven = (point: readonly [number, number]) =>
      Math.abs(distance(point, first) - distance(point, second)) < 1e-9
    const places = Array.from({ length: 201 }, (_, index) => (index - 100) / 2)
    const x = places.find((one) => isEven([one, 7]) && isEven([one, -3]))
    const y = places.find((one) => isEven([7, one]) && isEven([-3, one]))
    const [letter, value = 0] = x === undefined ? ['y', y] : ['x', x]
    return `${letter} = ${value < 0 ? '−' : ''}${Math.abs(value)}`
  },
  'constructed-angle': ({ start, halvings, added }: Halvings) => {
    let angle: number = start
    for (let turn = 0; turn < halvings; turn++) angle -= angle / 2
    return angle + added
  },
})
