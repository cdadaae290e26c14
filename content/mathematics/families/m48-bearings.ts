import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { sceneFigure } from '../../figures/scene.ts'
import { rootOf } from '../forms/m47-trig.ts'
import { wayPart } from '../forms/m48-parts.ts'
import { angleMark, towards, type Places } from '../plane.ts'
import { positiveSlips, slipsOf, type Mistake } from '../slips.ts'

/** Q lies from P at this angle from the north, to the east or to the west. */
export interface Side {
  angle: number
  isEast: boolean
}

/** A way from P to Q on a bearing, then to R with the angle PQR on its right. */
export interface Turn {
  bearing: number
  angle: number
}

/** Two legs at a right angle, whose lengths are of a triple. */
export interface Legs {
  bearing: number
  first: number
  second: number
}

const triples = [
  [3, 4],
  [8, 15],
  [20, 21],
] as const

export const bearings = family(
  {
    id: 'm48',
    edition: 1,
    title: 'Bearings in a drawing',
    subject: 'mathematics',
    topicId: 'mat-bearings',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 40,
  },
  [
    form<Side>({ id: 'back', difficulty: 'easy', draw: drawSide, write: writeBack }),
    form<Legs>({ id: 'distance', difficulty: 'medium', draw: drawLegs, write: writeLegs }),
    form<Turn>({ id: 'turn', difficulty: 'hard', draw: drawTurn, write: writeTurn }),
    wayPart,
  ],
)

/** A bearing in three figures: 65 gives '065°'. */
function bearing(value: number): Choice {
  return { text: `${printed(value).padStart(3, '0')}°`, value }
}

function bearingSlips(mistakes: readonly Mistake[]): Draft['slips'] {
  return slipsOf(mistakes).filter(({ value = -1 }) => Number.isInteger(value) && value > 0 && value < 360)
}

/** The end of a way on a bearing. */
function onBearing(from: readonly [number, number], degrees: number, length: number): readonly [number, number] {
  return towards(from, 90 - degrees, length)
}

function drawSide(random: Random): Side {
  return { angle: random.pick([random.int(38, 78), random.int(102, 142)]), isEast: random.pick([true, false]) }
}

/** N lies north of P, M north of Q. */
export function sidePlaces({ angle, isEast }: Side): Places {
  const q = onBearing([0, 0], isEast ? angle : -angle, 1)
  return { P: [0, 0], N: [0, 0.75], Q: q, M: [q[0], q[1] + 0.75] }
}

function writeBack({ angle, isEast }: Side): Draft {
  const points = sidePlaces({ angle, isEast })
  const there = isEast ? angle : 360 - angle
  const back = isEast ? 180 + angle : 180 - angle
  const key = bearing(back)
  return {
    stem: 'In the diagram, the arrows point north. What is the bearing of P from Q?',
    key,
    slips: bearingSlips([
      [bearing(there), 'This is the bearing of Q from P, in the opposite direction.'],
      [bearing(360 - there), `This subtracts the bearing of Q from P from a full turn: 360° − ${there}°.`],
      [
        bearing(isEast ? 180 - angle : 180 + angle),
        `This measures the ${back}° anticlockwise from north instead of clockwise: 360° − ${back}°.`,
      ],
      [
        bearing(isEast ? 270 - angle : 90 + angle),
        `This measures the ${angle}° from the east-west line: ${isEast ? `270° − ${angle}°` : `90° + ${angle}°`}.`,
      ],
      [
        bearing(isEast ? 90 + angle : 270 - angle),
        `This turns through a right angle only, ${there}° ${isEast ? '+' : '−'} 90°, where the way back is a half turn.`,
      ],
      [
        bearing(isEast ? 270 + angle - 360 : 270 + angle),
        isEast
          ? `This turns through three right angles where two are needed: ${there}° + 270° − 360°.`
          : `This measures the ${angle}° clockwise from due west: 270° + ${angle}°.`,
      ],
      [
        bearing(isEast ? 270 + angle : 450 - angle - 360),
        `This turns a right angle too far for the way back: ${there}° ${isEast ? '+' : '−'} 270°.`,
      ],
    ]),
    principle: 'A bearing is measured clockwise from north; the way back differs from it by 180°.',
    working: [
      `Bearing of Q from P = ${isEast ? '' : `360° − ${angle}° = `}${bearing(there).text}`,
      `Bearing of P from Q = ${there}° ${there < 180 ? '+' : '−'} 180° = ${key.text}`,
    ],
    hints: ['What is the bearing of Q from P?', 'By how much do two opposite directions differ?'],
    figure: sceneFigure({
      points,
      unnamed: 'M',
      segments: ['PQ'],
      arrows: ['PN', 'QM'],
      angles: [angleMark(points, 'NPQ', `${angle}°`)],
      alt: `Arrows point north from P and from Q. The line PQ makes an angle of ${angle}° with the north line at P, and Q lies to the ${isEast ? 'east' : 'west'} of that line.`,
    }),
  }
}

function drawLegs(random: Random): Legs {
  const [a, b] = random.pick(triples)
  const times = random.int(1, a + b > 20 ? 1 : 6)
  const [first, second] = random.pick([
    [a, b],
    [b, a],
  ] as const)
  return { bearing: random.int(36, 66), first: first * times, second: second * times }
}

/** P, then Q, then R; N lies north of P and M north of Q. */
export function legPlaces({ bearing: degrees, first, second }: Legs): Places {
  const q = onBearing([0, 0], degrees, first)
  const r = onBearing(q, degrees + 90, second)
  const north = 0.45 * Math.max(first, second)
  return { P: [0, 0], N: [0, north], Q: q, M: [q[0], q[1] + north], R: r }
}

function writeLegs(legs: Legs): Draft {
  const { bearing: degrees, first, second } = legs
  const points = legPlaces(legs)
  const sum = first ** 2 + second ** 2
  const key = quantity(Math.sqrt(sum), 'km')
  return {
    stem: 'A boat sails from P to Q and then to R, as shown in the diagram, where the arrows point north. How far is R from P?',
    key,
    slips: positiveSlips([
      [quantity(first + second, 'km'), 'This adds the two parts of the way, which is the distance that was sailed.'],
      [quantity(Math.abs(first - second), 'km'), 'This subtracts the two parts of the way from each other.'],
      [quantity(Math.max(first, second), 'km'), 'This gives only the longer of the two parts of the way.'],
      [
        rootOf(Math.abs(first ** 2 - second ** 2), 'km'),
        'This subtracts the squares of the two sides instead of adding them.',
      ],
      [rootOf(sum + first * second, 'km'), 'This takes the angle at Q as 120°, but it is a right angle.'],
      [rootOf(sum - first * second, 'km'), 'This takes the angle at Q as 60°, but it is a right angle.'],
      [quantity((first * second) / 2, 'km'), 'This is the number of the area of triangle PQR.'],
    ]),
    principle: 'The two north lines are parallel, which gives the angle PQR; Pythagoras holds where it is 90°.',
    working: [
      `QP is ${180 - degrees}° from north at Q, so angle PQR = 360° − ${180 - degrees}° − ${90 + degrees}° = 90°`,
      `PR² = ${first}² + ${second}² = ${sum}`,
      `PR = ${key.text}`,
    ],
    hints: ['Find the angle PQR with the help of the parallel north lines.', 'What kind of triangle is PQR?'],
    figure: sceneFigure({
      points,
      unnamed: 'M',
      segments: ['PQ', 'QR'],
      dashed: ['PR'],
      arrows: ['PN', 'QM'],
      angles: [angleMark(points, 'NPQ', `${degrees}°`), angleMark(points, 'MQR', `${90 + degrees}°`)],
      sides: [
        { on: 'PQ', label: `${first} km`, inside: true },
        { on: 'QR', label: `${second} km` },
      ],
      alt: `Q is ${first} km from P on a bearing of ${bearing(degrees).text}, and R is ${second} km from Q on a bearing of ${bearing(90 + degrees).text}. North arrows stand at P and at Q.`,
    }),
  }
}

function drawTurn(random: Random): Turn | null {
  const drawn = { bearing: random.int(32, 75), angle: random.int(62, 125) }
  const next = 180 + drawn.bearing - drawn.angle
  return next > 95 && next < 175 && drawn.angle !== 90 ? drawn : null
}

export function turnPlaces({ bearing: degrees, angle }: Turn): Places {
  const q = onBearing([0, 0], degrees, 1)
  return { P: [0, 0], N: [0, 0.6], Q: q, M: [q[0], q[1] + 0.6], R: onBearing(q, 180 + degrees - angle, 1) }
}

function writeTurn(turn: Turn): Draft {
  const { bearing: degrees, angle } = turn
  const points = turnPlaces(turn)
  const key = bearing(180 + degrees - angle)
  return {
    stem: 'P, Q and R are three villages, and the arrows in the figure point north. Find the bearing of R from Q.',
    key,
    slips: bearingSlips([
      [bearing(180 + degrees), 'This is the bearing of P from Q; the angle PQR must still be taken off.'],
      [bearing(180 - angle), `This leaves out the bearing of Q from P, as if PQ ran north: 180° − ${angle}°.`],
      [
        bearing(degrees + angle),
        `This adds the two marked angles, ${degrees}° + ${angle}°, which have different corners.`,
      ],
      [bearing(180 + degrees + angle), `This turns to the wrong side of the line QP: ${180 + degrees}° + ${angle}°.`],
      [bearing(360 + degrees - angle), 'This is the bearing of Q from R, in the opposite direction.'],
      [bearing(180 - degrees), 'This is the angle between the line QP and the north line at Q.'],
      [
        bearing(180 + angle - degrees),
        `This exchanges the two marked angles when it subtracts: 180° + ${angle}° − ${degrees}°.`,
      ],
      [
        bearing(360 - angle),
        `This takes the angle PQR as measured anticlockwise from the north line: 360° − ${angle}°.`,
      ],
    ]),
    principle: 'A bearing is measured clockwise from north, and the way back differs from it by 180°.',
    working: [
      `Bearing of P from Q = ${degrees}° + 180° = ${180 + degrees}°`,
      `R lies ${angle}° anticlockwise from that line: ${180 + degrees}° − ${angle}° = ${key.text}`,
    ],
    hints: ['What is the bearing of P from Q?', 'Is the line QR before or after the line QP, going clockwise?'],
    figure: sceneFigure({
      points,
      unnamed: 'M',
      segments: ['PQ', 'QR'],
      arrows: ['PN', 'QM'],
      angles: [angleMark(points, 'NPQ', `${degrees}°`), angleMark(points, 'PQR', `${angle}°`)],
      alt: `Q is on a bearing of ${bearing(degrees).text} from P. Angle PQR is ${angle}°, and R lies between east and south of Q, on the right of a traveller who comes from P. North arrows stand at P and at Q.`,
    }),
  }
}
