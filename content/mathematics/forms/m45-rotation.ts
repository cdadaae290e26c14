import { form, type Choice, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { slipsOf } from '../slips.ts'

export type Point = readonly [x: number, y: number]

/** A rotation about the origin; a clockwise turn is negative. */
export interface Rotation {
  x: number
  y: number
  turn: 90 | 180 | 270 | -90
}

export const rotation = form<Rotation>({
  id: 'rotation',
  difficulty: 'medium',
  draw: drawRotation,
  write: writeRotation,
})

/** An option that is a point by its coordinates. */
export function point([x, y]: Point): Choice {
  return { text: `(${printed(x)}, ${printed(y)})` }
}

/** A coordinate that is not zero. */
export function coordinate(random: Random): number {
  return random.pick([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7])
}

const turnTexts = {
  90: '90° anticlockwise',
  180: '180°',
  270: '270° anticlockwise',
  [-90]: '90° clockwise',
} as const

function drawRotation(random: Random): Rotation | null {
  const [x, y] = [coordinate(random), coordinate(random)]
  return Math.abs(x) === Math.abs(y) ? null : { x, y, turn: random.pick([90, 180, 270, -90] as const) }
}

function writeRotation({ x, y, turn }: Rotation): Draft {
  const quarter = { text: point([-y, x]).text, because: 'This is the image under a rotation of 90° anticlockwise.' }
  const half = { text: point([-x, -y]).text, because: 'This is the image under a rotation of 180°, a half-turn.' }
  const back = {
    text: point([y, -x]).text,
    because: 'This is the image under a rotation of 90° clockwise about the origin.',
  }
  const isBack = turn === 270 || turn === -90
  const { text } = turn === 90 ? quarter : turn === 180 ? half : back
  const rule =
    turn === 90
      ? 'An anticlockwise quarter-turn takes (x, y) to (−y, x)'
      : turn === 180
        ? 'A half-turn takes (x, y) to (−x, −y)'
        : `A rotation of ${turnTexts[turn]} takes (x, y) to (y, −x)`
  return {
    stem: `Find the image of the point ${point([x, y]).text} under a rotation through ${turnTexts[turn]} about the origin.`,
    key: { text },
    slips: [
      quarter,
      half,
      back,
      ...slipsOf([
        [point([y, x]), 'This exchanges the coordinates only, which is a reflection in the line y = x.'],
        [point([-y, -x]), 'This exchanges the coordinates and turns both signs, a reflection in the line y = −x.'],
        [point([x, -y]), 'This changes the sign of the y-coordinate only, a reflection in the x-axis.'],
        [point([-x, y]), 'This changes the sign of the x-coordinate only, a reflection in the y-axis.'],
      ]),
    ].filter((slip) => slip.text !== text),
    principle: isBack
      ? 'A quarter-turn clockwise and three quarter-turns anticlockwise lead to the same place, with coordinates exchanged.'
      : 'A rotation about the origin keeps the distance from the origin and turns the direction through the angle.',
    working: [rule, `The image of ${point([x, y]).text} is ${text}`],
    hints: ['Sketch the point and turn the page through the angle.', 'In which quadrant does the image lie?'],
  }
}
