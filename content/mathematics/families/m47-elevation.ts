import { family, form, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { sceneFigure } from '../../figures/scene.ts'
import { exact, ratioSlips, rootOf, squares, type Steep } from '../forms/m47-trig.ts'
import { angleMark, towards, type Places } from '../plane.ts'
import { positiveSlips } from '../slips.ts'

/** A right-angled triangle with one side and one angle. */
export interface Sight {
  thing: number
  side: number
  angle: Steep
}

/** Two boats at depressions of 30° and 60°, on one side of a tower or on both. */
export interface Boats {
  height: number
  isOneSide: boolean
}

export const elevation = family(
  {
    id: 'm47',
    edition: 1,
    title: 'Angles of elevation and depression',
    subject: 'mathematics',
    topicId: 'mat-elevation',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 40,
  },
  [
    form<Sight>({ id: 'height', difficulty: 'easy', draw: drawHeight, write: writeHeight }),
    form<Sight>({ id: 'distance', difficulty: 'medium', draw: drawSight, write: writeDistance }),
    form<Boats>({ id: 'two-boats', difficulty: 'hard', draw: drawBoats, write: writeBoats }),
    form<Sight>({ id: 'rope', difficulty: 'easy', draw: drawSight, write: writeRope }),
  ],
)

/** Sides in sixes, so that all ratios give roots of whole numbers. */
function drawSight(random: Random): Sight {
  return { thing: random.int(0, 2), side: random.step(12, 90, 6), angle: random.pick([30, 60] as const) }
}

/** Heights that buildings have. */
function drawHeight(random: Random): Sight {
  return { ...drawSight(random), side: random.step(6, 36, 6) }
}

/** A the eye or the car, B the foot, C the top. */
export function sightPlaces(angle: number): Places {
  return { A: [0, 0], B: [1, 0], C: [1, Math.tan((angle * Math.PI) / 180)] }
}

function writeHeight({ thing, side, angle }: Sight): Draft {
  const what = ['mast', 'water tower', 'building'][thing] ?? 'mast'
  const points = sightPlaces(angle)
  const key = rootOf(side ** 2 * squares[angle].tan)
  return {
    stem: `In the diagram, BC is a vertical ${what} on level ground, and its top C is seen from A. What is the height of the ${what}?`,
    key,
    slips: ratioSlips({ side, angle }),
    principle: 'In a right-angled triangle the tangent of an angle is the opposite side divided by the adjacent side.',
    working: [
      `tan ${angle}° = BC ÷ AB`,
      `BC = ${side} tan ${angle}° = $${side} \\times ${exact[angle].tan}${angle === 30 ? ` = \\frac{${side}\\sqrt{3}}{3}` : ''}$`,
      `Height = ${key.text}`,
    ],
    hints: ['Which sides of the triangle are opposite and adjacent to the angle at A?', 'Which ratio links these two?'],
    figure: sceneFigure({
      points,
      segments: ['AB', 'BC', 'CA'],
      angles: [angleMark(points, 'BAC', `${angle}°`), angleMark(points, 'ABC')],
      sides: [{ on: 'AB', label: `${side} m` }],
      alt: `A right-angled triangle ABC with the right angle at B. AB is horizontal and ${side} m long, BC is vertical, and the angle of elevation BAC is ${angle}°.`,
    }),
  }
}

/** B the foot of the building, C its top, A the car, H level with C above A. */
export function depressionPlaces(angle: number): Places {
  const height = Math.tan((angle * Math.PI) / 180)
  return { A: [1, 0], B: [0, 0], C: [0, height], H: [0.8, height] }
}

function writeDistance({ thing, side, angle }: Sight): Draft {
  const [what, seen] = [
    ['building', 'car'],
    ['cliff', 'canoe'],
    ['lighthouse', 'ship'],
  ][thing] ?? ['building', 'car']
  const points = depressionPlaces(angle)
  const key = rootOf(side ** 2 / squares[angle].tan)
  return {
    stem: `From the top C of the ${what} BC a ${seen} is seen at A, as drawn below. How far is the ${seen} from B?`,
    key,
    slips: ratioSlips({ side, angle }),
    principle: 'The angle of depression is measured from the horizontal, and it equals the angle of elevation at A.',
    working: [
      `Angle BAC = ${angle}°, so tan ${angle}° = BC ÷ AB`,
      `AB = ${side} ÷ tan ${angle}° = $${angle === 30 ? `${side} \\times \\sqrt{3}` : `\\frac{${side}}{\\sqrt{3}} = \\frac{${side}\\sqrt{3}}{3}`}$, as $\\tan ${angle}° = ${exact[angle].tan}$`,
      `AB = ${key.text}`,
    ],
    hints: ['Which angle of triangle ABC is equal to the angle of depression?', 'Is AB opposite or adjacent to it?'],
    figure: sceneFigure({
      points,
      unnamed: 'H',
      segments: ['AB', 'BC', 'CA'],
      dashed: ['CH'],
      angles: [angleMark(points, 'HCA', `${angle}°`), angleMark(points, 'ABC')],
      sides: [{ on: 'BC', label: `${side} m` }],
      alt: `A right-angled triangle ABC with the right angle at B. BC is vertical and ${side} m high, AB is horizontal. From a horizontal line through C the line CA goes down at ${angle}°.`,
    }),
  }
}

function drawBoats(random: Random): Boats {
  return { height: random.step(12, 90, 3), isOneSide: random.pick([true, false]) }
}

/** T the top, F the foot, P and Q the boats. */
export function boatPlaces({ isOneSide }: Boats): Places {
  const near = towards([0, 1], -60, 2 / Math.sqrt(3))
  const far = towards([0, 1], -30, 2)
  return { T: [0, 1], F: [0, 0], P: isOneSide ? near : [-near[0], near[1]], Q: far }
}

function writeBoats(boats: Boats): Draft {
  const { height, isOneSide } = boats
  const points = boatPlaces(boats)
  const square = height ** 2 / 3
  const [key, other] = isOneSide ? [rootOf(4 * square), rootOf(16 * square)] : [rootOf(16 * square), rootOf(4 * square)]
  const [nearer, farther] = [rootOf(square, '').text, rootOf(9 * square, '').text]
  const where = isOneSide ? 'on the same side of the tower' : 'on opposite sides of the tower'
  return {
    stem: 'Two boats P and Q are seen from the top T of the tower in the figure. How far apart are the boats?',
    key,
    slips: positiveSlips([
      [
        other,
        isOneSide
          ? `This adds the two distances, ${farther} + ${nearer}, but the boats are ${where}.`
          : `This subtracts the two distances, ${farther} − ${nearer}, but the boats are ${where}.`,
      ],
      [rootOf(9 * square), 'This is the distance FQ from the tower to the boat that is farther away.'],
      [rootOf(square), 'This is the distance FP from the tower to the boat that is nearer.'],
      [rootOf(3 * square), 'This takes the distance as equal to the height of the tower.'],
      [rootOf(12 * square), 'This is the line of sight TQ to the boat that is farther away.'],
      isOneSide
        ? [rootOf(8 * square), 'This takes angle TPQ as a right angle, so that PQ² = TQ² − TP².']
        : [rootOf(36 * square), `This takes both boats to be as far away as Q: 2 × ${farther}.`],
    ]),
    principle: 'Each boat forms a right-angled triangle with the tower, in which tan θ = height ÷ distance.',
    working: [
      `FP = ${height} ÷ tan 60° = $\\frac{${height}}{\\sqrt{3}} = \\frac{${height}\\sqrt{3}}{3}$ = ${nearer} and FQ = ${height} ÷ tan 30° = ${farther}`,
      `The boats are ${where}, so the distances are ${isOneSide ? 'subtracted' : 'added'}`,
      `PQ = ${farther} ${isOneSide ? '−' : '+'} ${nearer} = ${key.text}`,
    ],
    hints: ['Find the distance of each boat from the foot F.', 'Are the boats on one side of the tower or on both?'],
    figure: sceneFigure({
      points,
      segments: ['TF', 'TP', 'TQ', isOneSide ? 'FQ' : 'PQ'],
      angles: [angleMark(points, 'FPT', '60°'), angleMark(points, 'FQT', '30°'), angleMark(points, 'TFQ')],
      sides: [{ on: 'TF', label: `${height} m`, inside: !isOneSide }],
      alt: `A vertical tower TF is ${height} m high. On level ground ${isOneSide ? 'to its right lie P and then Q' : 'P lies to its left and Q to its right'}. Angle FPT is 60° and angle FQT is 30°.`,
    }),
  }
}

function writeRope({ thing, side, angle }: Sight): Draft {
  const [what, from] = [
    ['kite', 'string'],
    ['mast', 'stay wire'],
    ['balloon', 'rope'],
  ][thing] ?? ['kite', 'string']
  const points = sightPlaces(angle)
  const key = rootOf(side ** 2 / squares[angle].sin)
  return {
    stem: `A straight ${from} AC runs from the ground at A to ${what === 'mast' ? 'the top of a mast' : `a ${what}`} at C, as shown in the diagram. The length of the ${from} is`,
    key,
    slips: ratioSlips({ side, angle }),
    principle: 'In a right-angled triangle the sine of an angle is the opposite side divided by the hypotenuse.',
    working: [
      `sin ${angle}° = BC ÷ AC, with BC = ${side} m`,
      `AC = ${side} ÷ sin ${angle}° = $${angle === 30 ? `2 \\times ${side}` : `\\frac{${2 * side}}{\\sqrt{3}} = \\frac{${2 * side}\\sqrt{3}}{3}`}$, as $\\sin ${angle}° = ${exact[angle].sin}$`,
      `AC = ${key.text}`,
    ],
    hints: ['Which side of the triangle is the hypotenuse?', 'Which ratio links the height with the hypotenuse?'],
    figure: sceneFigure({
      points,
      segments: ['AC', 'AB'],
      dashed: ['BC'],
      angles: [angleMark(points, 'BAC', `${angle}°`), angleMark(points, 'ABC')],
      sides: [{ on: 'BC', label: `${side} m` }],
      alt: `A right-angled triangle ABC with the right angle at B. AB is on level ground, C is ${side} m above B, and the angle of elevation BAC is ${angle}°.`,
    }),
  }
}
