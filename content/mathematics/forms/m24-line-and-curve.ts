import { form, type Choice, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { polynomial } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** y = x² + b·x + c and y = m·x + k, which meet where x is `small` and `large`. */
export interface LineAndCurve {
  b: number
  m: number
  k: number
  small: number
  large: number
}

export const lineAndCurve = form<LineAndCurve>({
  id: 'line-and-curve',
  difficulty: 'hard',
  draw: drawMeeting,
  write: writeMeeting,
})

function drawMeeting(random: Random): LineAndCurve | null {
  const numbers = [-4, -3, -2, -1, 1, 2, 3, 4, 5]
  const [first, second] = [random.pick(numbers), random.pick(numbers)]
  const [m, k] = [random.pick([-3, -2, -1, 1, 2, 3]), random.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6])]
  if (first === second || first === -second) return null
  const [small, large] = [Math.min(first, second), Math.max(first, second)]
  const drawn = { b: m - small - large, m, k, small, large }
  const [low, high] = [m * small + k, m * large + k]
  const isUsable =
    drawn.b !== 0 && small * large + k !== 0 && low !== small && high !== large && low !== 0 && high !== 0
  return isUsable ? drawn : null
}

function points(...list: readonly (readonly [number, number])[]): Choice {
  const ordered = [...list].sort(([a], [b]) => a - b)
  return { text: ordered.map(([x, y]) => `(${printed(x)}, ${printed(y)})`).join(' and ') }
}

function writeMeeting({ b, m, k, small, large }: LineAndCurve): Draft {
  const [curve, line] = [polynomial([1, b, small * large + k]), polynomial([m, k])]
  const at = (x: number) => m * x + k
  const key = points([small, at(small)], [large, at(large)])
  return {
    stem: `The solutions (x, y) of the simultaneous equations y = ${curve} and y = ${line} are`,
    key,
    slips: slipsOf([
      [
        points([-small, at(-small)], [-large, at(-large)]),
        'This reads the roots off the factors with the wrong signs; the points are not on the curve.',
      ],
      [points([at(small), small], [at(large), large]), 'This writes y before x in each pair of values.'],
      [points([small, at(large)], [large, at(small)]), 'This puts the values of y with the wrong values of x.'],
      [
        points([small, at(small) - 2 * k], [large, at(large) - 2 * k]),
        'This gives the number in the equation of the line the wrong sign when finding y.',
      ],
      [points([small, 0], [large, 0]), 'This takes the roots for points on the x-axis and does not find y.'],
      [
        points([small, at(small)], [-large, at(-large)]),
        'This gives one of the roots the wrong sign, so that point is not on the curve.',
      ],
    ]),
    principle: 'At a common point both expressions for y are equal, which gives a quadratic equation for x.',
    working: [
      `${curve} = ${line}, so ${polynomial([1, -small - large, small * large])} = 0`,
      `(${polynomial([1, -small])})(${polynomial([1, -large])}) = 0, so x = ${printed(small)} or ${printed(large)}`,
      `With y = ${line} the solutions are ${key.text}`,
    ],
    hints: ['Set the two expressions for y equal.', 'Find y from the equation of the line.'],
  }
}
