import { form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { onCircle, sceneFigure } from '../../figures/scene.ts'
import { angleMark, angleSlips, crossing, type Places } from '../plane.ts'

/** The two angles in degrees that are written into the drawing. */
export interface TwoAngles {
  one: number
  other: number
}

/** The angle in degrees between two tangents. */
export interface Tangents {
  between: number
}

const degrees = (value: number) => quantity(value, '°')

export const tangentAndChord = form<TwoAngles>({
  id: 'alternate-segment',
  difficulty: 'hard',
  draw: drawTangent,
  write: writeTangent,
})

export const twoTangents = form<Tangents>({
  id: 'two-tangents',
  difficulty: 'hard',
  draw: drawTangents,
  write: writeTangents,
})

export const crossingChords = form<TwoAngles>({
  id: 'same-segment',
  difficulty: 'easy',
  draw: drawChords,
  write: writeChords,
})

function drawTangent(random: Random): TwoAngles | null {
  const [one, other] = [random.int(38, 78), random.int(38, 78)]
  const third = 180 - one - other
  return Math.abs(one - other) > 3 && third >= 30 && third !== one && third !== other ? { one, other } : null
}

/** ST touches the circle at A; angle TAB is `one` and angle ABC is `other`. */
export function tangentPlaces({ one, other }: TwoAngles): Places {
  return {
    ...onCircle({ A: 270, B: 270 + 2 * one, C: 270 - 2 * other }),
    O: [0, 0],
    S: [-1.3, -1],
    T: [1.3, -1],
  }
}

function writeTangent(given: TwoAngles): Draft {
  const { one, other } = given
  const points = tangentPlaces(given)
  const key = degrees(180 - one - other)
  return {
    stem: 'In the diagram, the line ST touches the circle at A. Calculate the size of the angle x.',
    key,
    slips: angleSlips([
      [degrees(one), 'This is the angle at C, which is equal to the angle between tangent and chord.'],
      [degrees(other), 'This is the angle CAS between the tangent and the other chord.'],
      [degrees(90 - one), 'This takes AC as a diameter, which makes a right angle with the tangent.'],
      [
        degrees(180 - 2 * other),
        `This takes triangle ABC as isosceles, with ${other}° at B and at C: 180° − 2 × ${other}°.`,
      ],
      [degrees(180 - one), 'This is the whole angle BAS on the other side of the chord AB.'],
      [degrees((180 - other) / 2), `This takes the angles at A and C as equal: ½ × (180° − ${other}°).`],
      [degrees(180 - 2 * one - other), 'This takes the angle at C as twice the angle between tangent and chord.'],
      [degrees(180 - one / 2 - other), 'This takes the angle at C as half the angle between tangent and chord.'],
      [degrees(one + other), 'This is the exterior angle at A, not the angle inside the triangle.'],
    ]),
    principle: 'The angle between a tangent and a chord is equal to the angle in the alternate segment.',
    working: [`Angle ACB = angle TAB = ${one}°`, `In triangle ABC: x = 180° − ${one}° − ${other}° = ${key.text}`],
    hints: ['Which angle of the triangle is equal to angle TAB?', 'What do the three angles of ABC add up to?'],
    figure: sceneFigure({
      points,
      unnamed: 'O',
      segments: ['ST', 'AB', 'BC', 'CA'],
      circles: [{ centre: 'O', radius: 1 }],
      angles: [
        angleMark(points, 'TAB', `${one}°`),
        angleMark(points, 'ABC', `${other}°`),
        angleMark(points, 'BAC', 'x'),
      ],
      alt: `A, B and C are points on a circle and form a triangle. The straight line ST is the tangent at A. Angle TAB is ${one}°, angle ABC is ${other}° and angle BAC is x.`,
    }),
  }
}

function drawTangents(random: Random): Tangents {
  return { between: random.step(50, 74, 2) }
}

/** TA and TB touch the circle; C lies on its far side. */
export function tangentsPlaces({ between }: Tangents): Places {
  const half = 90 - between / 2
  return {
    ...onCircle({ A: half, B: -half, C: 165 }),
    O: [0, 0],
    T: [1 / Math.sin((between * Math.PI) / 360), 0],
  }
}

function writeTangents(given: Tangents): Draft {
  const { between } = given
  const points = tangentsPlaces(given)
  const key = degrees(90 - between / 2)
  return {
    stem: 'TA and TB are tangents to the circle with centre O, as shown below. The value of x is',
    key,
    slips: angleSlips([
      [degrees(180 - between), 'This is the angle AOB at the centre, not the angle at the circumference.'],
      [degrees(between), 'This takes the angle at C as equal to the angle between the tangents.'],
      [degrees(between / 2), 'This takes the angle at T as the angle at the centre and halves it.'],
      [degrees(90 - between), 'This takes the whole angle at T from a right angle instead of half of it.'],
      [degrees(90 + between / 2), 'This is the angle at a point on the smaller arc AB.'],
      [degrees(45 - between / 4), 'This halves the angle at the centre twice instead of once.'],
      [degrees(2 * between), 'This doubles the angle at T, which does not stand at the circumference.'],
    ]),
    principle:
      'A tangent is perpendicular to the radius; the angle at the centre is twice the angle at the circumference.',
    working: [
      `In quadrilateral OATB: angle AOB = 360° − 90° − 90° − ${between}° = ${180 - between}°`,
      `x = ½ × ${180 - between}° = ${key.text}`,
    ],
    hints: ['What angle does a tangent make with the radius?', 'Find the angle AOB in the quadrilateral OATB.'],
    figure: sceneFigure({
      points,
      segments: ['TA', 'TB', 'OA', 'OB', 'CA', 'CB'],
      circles: [{ centre: 'O', radius: 1 }],
      dots: 'O',
      angles: [angleMark(points, 'ATB', `${between}°`), angleMark(points, 'ACB', 'x')],
      alt: `Tangents from the point T touch a circle with centre O at A and B. C is on the larger arc AB. Angle ATB is ${between}° and angle ACB is x.`,
    }),
  }
}

function drawChords(random: Random): TwoAngles | null {
  const [one, other] = [random.int(28, 50), random.int(28, 50)]
  return Math.abs(one - other) > 3 && Math.abs(one - other) < 16 && one + other <= 86 ? { one, other } : null
}

/** The chords AC and BD cross at E; angle CAD is `one` and angle ACB is `other`. */
export function chordPlaces({ one, other }: TwoAngles): Places {
  const rest = 360 - 2 * one - 2 * other
  const a = 180 + rest * 0.25
  const b = a + 2 * other
  const c = b + rest * 0.46
  const points = { ...onCircle({ A: a, B: b, C: c, D: c + 2 * one }), O: [0, 0] as const }
  return { ...points, E: crossing(points, 'AC', 'BD') }
}

function writeChords(given: TwoAngles): Draft {
  const { one, other } = given
  const points = chordPlaces(given)
  const key = degrees(one + other)
  return {
    stem: 'A, B, C and D lie on the circle in the diagram, and AC crosses BD at E. Work out the value of x.',
    key,
    slips: angleSlips([
      [degrees(180 - one - other), 'This is angle BEC, which lies beside x on the straight line AC.'],
      [degrees(one), 'This takes x as an angle in the same segment as the angle at A.'],
      [degrees(other), 'This takes x as an angle in the same segment as the angle at C.'],
      [degrees(Math.abs(one - other)), 'This subtracts the two angles where they must be added.'],
      [degrees(2 * one), 'This doubles the angle at A, as if E were the centre.'],
      [degrees(2 * other), 'This doubles the angle at C, as if E were the centre.'],
      [degrees(180 - 2 * one), `This takes triangle AEB as isosceles, with ${one}° at A and at B: 180° − 2 × ${one}°.`],
      [degrees(180 - one), 'This takes only the angle at A from 180° and forgets the one at C.'],
    ]),
    principle: 'Angles in the same segment are equal; an exterior angle of a triangle is the sum of the opposite two.',
    working: [
      `Angle CBD = angle CAD = ${one}°, since both stand on the arc CD`,
      `x is an exterior angle of triangle BEC: x = ${one}° + ${other}° = ${key.text}`,
    ],
    hints: ['Which angle at B stands on the same arc CD?', 'x is an exterior angle of triangle BEC.'],
    figure: sceneFigure({
      points,
      unnamed: 'O',
      segments: ['AE', 'EC', 'BE', 'ED', 'AD', 'BC'],
      circles: [{ centre: 'O', radius: 1 }],
      angles: [
        angleMark(points, 'CAD', `${one}°`),
        angleMark(points, 'ACB', `${other}°`),
        angleMark(points, 'AEB', 'x'),
      ],
      alt: `A, B, C and D are points on a circle in this order. Chords AC and BD cross at E; AD and BC are drawn. Angle CAD is ${one}°, angle ACB is ${other}° and angle AEB is x.`,
    }),
  }
}
