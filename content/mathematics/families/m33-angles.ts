import { family, form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { sceneFigure } from '../../figures/scene.ts'
import { bisectedAngle, bentLine } from '../forms/m33-parallels.ts'
import { angleMark, angleSlips, towards, type Places } from '../plane.ts'

/** The angle outside an isosceles triangle. */
export interface Outside {
  angle: number
}

/** A line parallel to the base, with an angle at that line and one at the base. */
export interface Cut {
  atLine: number
  atBase: number
}

/** Two angles that are multiples of x and the exterior angle at the third corner. */
export interface Multiples {
  one: number
  other: number
  x: number
}

const degrees = (value: number) => quantity(value, '°')

export const angles = family(
  {
    id: 'm33',
    edition: 1,
    title: 'Angles of parallel lines and triangles in a drawing',
    subject: 'mathematics',
    topicId: 'mat-angles-polygons',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 44,
  },
  [
    bentLine,
    form<Outside>({ id: 'isosceles', difficulty: 'easy', draw: drawOutside, write: writeOutside }),
    form<Cut>({ id: 'parallel-to-base', difficulty: 'easy', draw: drawCut, write: writeCut }),
    bisectedAngle,
    form<Multiples>({ id: 'multiples', difficulty: 'medium', draw: drawMultiples, write: writeMultiples }),
  ],
)

function drawOutside(random: Random): Outside | null {
  const angle = random.int(108, 146)
  return angle === 120 || angle === 135 ? null : { angle }
}

/** AB and AC are equal; D lies beyond C. */
export function outsidePlaces({ angle }: Outside): Places {
  return { A: [0, Math.tan(((180 - angle) * Math.PI) / 180)], B: [-1, 0], C: [1, 0], D: [1.8, 0] }
}

function writeOutside(given: Outside): Draft {
  const { angle } = given
  const points = outsidePlaces(given)
  const base = 180 - angle
  const key = degrees(2 * angle - 180)
  return {
    stem: 'In the diagram, AB = AC and BCD is a straight line. Find the value of x.',
    key,
    slips: angleSlips([
      [degrees(base), 'This is each of the two base angles, not the angle at A.'],
      [degrees(angle / 2), 'This shares the exterior angle equally between the angles at A and B.'],
      [degrees(2 * base), 'This is the sum of the two base angles, not the angle at A.'],
      [degrees(angle - 90), 'This is half of the angle at A, between AB and the height.'],
      [degrees(angle), 'This takes the angle at A as equal to the exterior angle at C.'],
      [degrees(180 - angle / 2), 'This takes half of the exterior angle away from a straight angle.'],
      [degrees(base / 2), 'This takes half of the base angle for the angle at A.'],
    ]),
    principle: 'The base angles of an isosceles triangle are equal, and angles on a straight line add up to 180°.',
    working: [`Angle ACB = 180° − ${angle}° = ${base}° = angle ABC`, `x = 180° − 2 × ${base}° = ${key.text}`],
    hints: ['How large is the angle ACB beside the marked angle?', 'Which other angle is equal to it?'],
    figure: sceneFigure({
      points,
      segments: ['AB', 'AC', 'BD'],
      angles: [angleMark(points, 'ACD', `${angle}°`), angleMark(points, 'BAC', 'x')],
      alt: `Triangle ABC with AB equal to AC. BC is produced to D. Angle ACD is ${angle}° and angle BAC is x.`,
    }),
  }
}

function drawCut(random: Random): Cut | null {
  const [atLine, atBase] = [random.int(40, 74), random.int(40, 74)]
  const third = 180 - atLine - atBase
  return Math.abs(atLine - atBase) > 4 && third > 44 && third !== atLine && third !== atBase ? { atLine, atBase } : null
}

/** D on AB and E on AC, nearer to the base. */
export function cutPlaces({ atLine, atBase }: Cut): Places {
  const third = 180 - atLine - atBase
  const left = Math.sin((atBase * Math.PI) / 180) / Math.sin((third * Math.PI) / 180)
  const a = towards([0, 0], atLine, left)
  const down = (x: number): readonly [number, number] => [a[0] + 0.62 * (x - a[0]), a[1] * 0.38]
  return { A: a, B: [0, 0], C: [1, 0], D: down(0), E: down(1) }
}

function writeCut(given: Cut): Draft {
  const { atLine, atBase } = given
  const points = cutPlaces(given)
  const key = degrees(180 - atLine - atBase)
  return {
    stem: 'In triangle ABC in the diagram, DE is parallel to BC. What is the value of x?',
    key,
    slips: angleSlips([
      [degrees(180 - atLine), 'This is angle BDE, which lies beside the marked angle at D.'],
      [degrees(180 - atBase), 'This is angle DEC, which lies beside the angle AED.'],
      [degrees(atLine + atBase), 'This adds the two angles and forgets to take them from 180°.'],
      [degrees(180 - 2 * atLine), 'This takes triangle ADE as isosceles, with two angles like the one at D.'],
      [degrees(180 - 2 * atBase), 'This takes triangle ABC as isosceles, with two angles like the one at C.'],
      [degrees(atLine), 'This takes x as equal to the angle at D.'],
      [degrees(atBase), 'This takes x as equal to the angle at C.'],
      [degrees(Math.abs(atLine - atBase)), 'This subtracts the two angles from each other.'],
    ]),
    principle: 'A line that cuts parallel lines makes equal corresponding angles with them.',
    working: [
      `Angle AED = angle ACB = ${atBase}°`,
      `In triangle ADE: x = 180° − ${atLine}° − ${atBase}° = ${key.text}`,
    ],
    hints: ['Which angle at E is equal to the angle at C?', 'Use the three angles of triangle ADE.'],
    figure: sceneFigure({
      points,
      segments: ['AB', 'BC', 'CA', 'DE'],
      angles: [
        angleMark(points, 'ADE', `${atLine}°`),
        angleMark(points, 'ACB', `${atBase}°`),
        angleMark(points, 'BAC', 'x'),
      ],
      alt: `Triangle ABC with D on AB and E on AC; DE is parallel to BC. Angle ADE is ${atLine}°, angle ACB is ${atBase}° and angle BAC is x.`,
    }),
  }
}

function drawMultiples(random: Random): Multiples | null {
  const [one, other, x] = [random.int(2, 5), random.int(2, 5), random.int(10, 32)]
  const sum = (one + other) * x
  return one !== other && sum >= 95 && sum <= 142 && Math.min(one, other) * x >= 32 ? { one, other, x } : null
}

/** D lies beyond C on the line BC. */
export function multiplePlaces({ one, other, x }: Multiples): Places {
  const [atA, atB] = [(one * x * Math.PI) / 180, other * x]
  const side = Math.sin(Math.PI - atA - (atB * Math.PI) / 180) / Math.sin(atA)
  return { A: towards([0, 0], atB, side), B: [0, 0], C: [1, 0], D: [1.6, 0] }
}

function writeMultiples(given: Multiples): Draft {
  const { one, other, x } = given
  const points = multiplePlaces(given)
  const sum = (one + other) * x
  const key = degrees(x)
  return {
    stem: 'BCD is a straight line in the figure. Calculate the value of x.',
    key,
    slips: angleSlips([
      [degrees((180 - sum) / (one + other)), 'This sets the sum of the two angles equal to angle ACB.'],
      [degrees(180 / (one + other)), 'This sets the sum of the two angles equal to a straight angle.'],
      [degrees((360 - sum) / (one + other)), 'This sets the sum of the two angles equal to 360° less the marked one.'],
      [degrees(sum / (one + other + 1)), 'This counts one x too many when it adds the angles.'],
      [degrees(sum / (one + other - 1)), 'This counts one x too few when it adds the angles.'],
      [degrees(sum / (one * other)), 'This multiplies the two numbers of x instead of adding them.'],
      [degrees(one * x), 'This gives the size of the angle at A, not the value of x.'],
      [degrees(other * x), 'This gives the size of the angle at B, not the value of x.'],
    ]),
    principle: 'An exterior angle of a triangle is equal to the sum of the two opposite interior angles.',
    working: [`${one}x + ${other}x = ${sum}°`, `${one + other}x = ${sum}°`, `x = ${key.text}`],
    hints: ['How is the angle ACD related to the angles at A and B?', 'Write this as an equation in x.'],
    figure: sceneFigure({
      points,
      segments: ['AB', 'AC', 'BD'],
      angles: [
        angleMark(points, 'BAC', `${one}x`),
        angleMark(points, 'ABC', `${other}x`),
        angleMark(points, 'ACD', `${sum}°`),
      ],
      alt: `Triangle ABC with BC produced to D. Angle BAC is ${one}x, angle ABC is ${other}x and angle ACD is ${sum}°.`,
    }),
  }
}
