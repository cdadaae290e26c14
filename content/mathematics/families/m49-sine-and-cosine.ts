import { family, form, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, fractionTex, root } from '../notation.ts'
import { positiveSlips, slipsOf, type Mistake } from '../slips.ts'

/** Two sides and the angle between them. */
export interface SideAngleSide {
  a: number
  b: number
  angle: 30 | 45 | 60 | 120 | 135 | 150
}

/** Three sides; the angle asked for is opposite the last. */
export interface ThreeSides {
  a: number
  b: number
  c: number
}

/** Angles A and B and the side b opposite B; the side opposite A is asked for. */
export interface AngleAngleSide {
  A: Angle
  B: Angle
  b: number
}

type Angle = 30 | 45 | 60 | 120 | 135

/** The squares of the sines, which are whole quarters. */
const sineSquared = { 30: 1 / 4, 45: 1 / 2, 60: 3 / 4, 120: 3 / 4, 135: 1 / 2, 150: 1 / 4 } as const

const sineTex = {
  30: '\\frac{1}{2}',
  45: '\\frac{\\sqrt{2}}{2}',
  60: '\\frac{\\sqrt{3}}{2}',
  120: '\\frac{\\sqrt{3}}{2}',
  135: '\\frac{\\sqrt{2}}{2}',
  150: '\\frac{1}{2}',
} as const

export const sineAndCosine = family(
  {
    id: 'm49',
    edition: 1,
    title: 'Sine rule, cosine rule and area of a triangle',
    subject: 'mathematics',
    topicId: 'mat-sine-cosine',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<SideAngleSide>({ id: 'third-side', difficulty: 'medium', draw: drawForSide, write: writeThirdSide }),
    form<ThreeSides>({ id: 'cosine', difficulty: 'medium', draw: drawThreeSides, write: writeCosine }),
    form<AngleAngleSide>({ id: 'sine-rule', difficulty: 'hard', draw: drawAngles, write: writeSineRule }),
    form<SideAngleSide>({ id: 'area', difficulty: 'easy', draw: drawForArea, write: writeArea }),
  ],
)

/** Options whose squares are whole numbers; a mistake that gives anything else is left out. */
function roots(unit: string, mistakes: readonly (readonly [square: number, because: string])[]): Mistake[] {
  return mistakes
    .filter(([square]) => square > 0 && Number.isInteger(square))
    .map(([square, because]) => [root(square, unit), because])
}

function drawForSide(random: Random): SideAngleSide | null {
  const [a, b] = [random.int(2, 10), random.int(2, 10)]
  return a === b ? null : { a, b, angle: random.pick([60, 120] as const) }
}

function writeThirdSide({ a, b, angle }: SideAngleSide): Draft {
  const squares = a ** 2 + b ** 2
  const term = angle === 60 ? -a * b : a * b
  const key = root(squares + term, 'cm')
  return {
    stem: `In triangle PQR, PQ = ${a} cm, QR = ${b} cm and angle PQR = ${angle}°. The length of PR is`,
    key,
    slips: positiveSlips(
      roots('cm', [
        [squares - term, 'This takes the last term of the cosine rule with the wrong sign.'],
        [squares, "This uses Pythagoras' rule, which holds only for an angle of 90°."],
        [squares + 2 * term, 'This leaves out the cosine, as if its size were 1.'],
        [squares + term / 2, 'This leaves out the factor 2 in the last term of the cosine rule.'],
        [squares - term / 2, 'This leaves out the factor 2 and also takes the cosine with the wrong sign.'],
        [Math.abs(a ** 2 - b ** 2), 'This subtracts the squares of the two given sides instead of adding them.'],
      ]),
    ),
    principle: 'By the cosine rule PR² = PQ² + QR² − 2 × PQ × QR × cos PQR.',
    working: [
      `PR² = ${a}² + ${b}² − 2 × ${a} × ${b} × cos ${angle}°, with $\\cos ${angle}° = ${angle === 60 ? '' : '-'}\\frac{1}{2}$`,
      `PR² = ${squares} ${angle === 60 ? '−' : '+'} ${a * b} = ${squares + term}`,
      `PR = ${key.text}`,
    ],
    hints: ['Two sides and the angle between them are known: which rule fits?', `What is the cosine of ${angle}°?`],
  }
}

function drawThreeSides(random: Random): ThreeSides | null {
  const [a, b, c] = [random.int(3, 12), random.int(3, 12), random.int(3, 14)]
  const isTriangle = a + b > c && a + c > b && b + c > a
  const isScalene = a !== b && b !== c && a !== c
  return isTriangle && isScalene && a ** 2 + b ** 2 !== c ** 2 ? { a, b, c } : null
}

function writeCosine({ a, b, c }: ThreeSides): Draft {
  const over = a ** 2 + b ** 2 - c ** 2
  const key = fraction(over, 2 * a * b)
  return {
    stem: `In triangle ABC, BC = ${a} cm, CA = ${b} cm and AB = ${c} cm. The value of cos C is`,
    key,
    slips: slipsOf([
      [fraction(-over, 2 * a * b), 'This subtracts the squares in the wrong order, so the sign is wrong.'],
      [fraction(over, a * b), 'This leaves out the factor 2 under the fraction in the cosine rule.'],
      [fraction(a ** 2 + c ** 2 - b ** 2, 2 * a * c), 'This is the cosine of angle B, which is opposite the side CA.'],
      [fraction(b ** 2 + c ** 2 - a ** 2, 2 * b * c), 'This is the cosine of angle A, which is opposite the side BC.'],
      [fraction(Math.min(a, b), c), 'This divides two sides, as only a right-angled triangle would allow.'],
      [fraction(over, 4 * a * b), 'This takes the factor 2 under the fraction twice instead of once.'],
    ]).filter(({ value = 1 }) => Math.abs(value) < 1),
    principle: 'The cosine rule for the angle C, opposite AB, gives $\\cos C = \\frac{a^2 + b^2 - c^2}{2ab}$.',
    working: [
      `$\\cos C = \\frac{${a}^2 + ${b}^2 - ${c}^2}{2 \\times ${a} \\times ${b}} = \\frac{${over}}{${2 * a * b}}$`,
      `cos C = ${key.text}`,
    ],
    hints: [
      'Three sides are known: which of them is opposite angle C?',
      'Make the cosine the subject of the cosine rule.',
    ],
  }
}

function drawAngles(random: Random): AngleAngleSide | null {
  const angles: readonly Angle[] = [30, 45, 60, 120, 135]
  const [A, B] = [random.pick(angles), random.pick(angles)]
  return A + B >= 180 || sineSquared[A] === sineSquared[B] ? null : { A, B, b: random.pick([6, 12, 18, 24]) }
}

function writeSineRule({ A, B, b }: AngleAngleSide): Draft {
  const [sinA, sinB] = [sineSquared[A], sineSquared[B]]
  const key = root(Math.round((b ** 2 * sinA) / sinB), 'cm')
  return {
    stem: `In triangle ABC, angle A = ${A}°, angle B = ${B}° and AC = ${b} cm. The length of BC is`,
    key,
    slips: positiveSlips(
      roots('cm', [
        [Math.round((b ** 2 * sinB) / sinA), 'This turns the ratio of the two sines upside down.'],
        [
          A < 3 * B ? (b * A) ** 2 / B ** 2 : 0,
          'This takes the sides as proportional to the angles themselves, not to their sines.',
        ],
        [b ** 2 * sinA, `This multiplies by the sine of ${A}° but does not divide by that of ${B}°.`],
        [b ** 2 / sinB, `This divides by the sine of ${B}° but does not multiply by that of ${A}°.`],
        [b ** 2 * sinA * sinB, 'This multiplies by both sines where one of them must divide.'],
        [(b ** 2 * (1 - sinA)) / (1 - sinB), 'This uses the cosines of the two angles instead of their sines.'],
      ]),
    ),
    principle: 'By the sine rule the sides of a triangle are in the ratio of the sines of the opposite angles.',
    working: [
      `$BC = \\frac{${b} \\sin ${A}°}{\\sin ${B}°}$, where $\\sin ${A}° = ${sineTex[A]}$ and $\\sin ${B}° = ${sineTex[B]}$`,
      `BC = ${key.text}`,
    ],
    hints: ['Which side is opposite each of the two angles?', 'Compare the sides with the sines of these angles.'],
  }
}

function drawForArea(random: Random): SideAngleSide | null {
  const [a, b] = [random.int(3, 14), random.int(3, 14)]
  const angle = random.pick([30, 45, 60, 120, 135, 150] as const)
  return (a * b) % 4 === 0 && a !== b ? { a, b, angle } : null
}

function writeArea({ a, b, angle }: SideAngleSide): Draft {
  const sine = sineSquared[angle]
  const product = (a * b) ** 2
  const key = root((product * sine) / 4, 'cm²')
  return {
    stem: `Two sides of a triangle are ${a} cm and ${b} cm long, and the angle between them is ${angle}°. The area of the triangle is`,
    key,
    slips: positiveSlips(
      roots('cm²', [
        [product * sine, 'This leaves out the half and gives the area of a parallelogram.'],
        [product / 4, `This leaves out the sine and takes the angle of ${angle}° for a right angle.`],
        [(product * (1 - sine)) / 4, 'This uses the cosine of the angle where the sine is needed.'],
        [(product * sine) / 16, 'This halves twice, once for the triangle and once again.'],
        [product, 'This multiplies the two sides only and uses neither the half nor the sine.'],
        [((a + b) ** 2 * sine) / 4, 'This adds the two sides where they must be multiplied.'],
      ]),
    ),
    principle: 'The area of a triangle is half the product of two sides and the sine of the angle between them.',
    working: [
      `$\\text{Area} = \\frac{1}{2} \\times ${a} \\times ${b} \\times \\sin ${angle}° = ${fractionTex(a * b, 2)} \\times ${sineTex[angle]}$`,
      `Area = ${key.text}`,
    ],
    hints: ['Which formula uses two sides and the angle between them?', `What is the sine of ${angle}°?`],
  }
}
