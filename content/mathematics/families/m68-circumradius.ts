import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { fraction, fractionTex, root } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** A triangle in a circle: the side opposite the angle. */
export interface InCircle {
  angle: 30 | 45 | 60 | 120 | 135 | 150
  radius: number
}

/** Two sides and the sine of the angle opposite the first of them. */
export interface SineAsked {
  a: number
  b: number
  over: number
  under: number
}

const squares = { 30: 1, 45: 2, 60: 3, 120: 3, 135: 2, 150: 1 } as const
const sines = { 30: '1/2', 45: '√2/2', 60: '√3/2', 120: '√3/2', 135: '√2/2', 150: '1/2' } as const
const centimetres = (square: number) => root(square, 'cm')

const chordSide = form<InCircle>({
  id: 'side-in-circle',
  difficulty: 'medium',
  draw: (random) => ({ angle: random.pick([30, 45, 60, 120, 135, 150] as const), radius: random.int(2, 12) }),
  write: ({ angle, radius }) => {
    const square = squares[angle] * radius ** 2
    const key = centimetres(square)
    return {
      stem: `The vertices of triangle PQR are on a circle of radius ${radius} cm. If ∠QPR = ${angle}°, the length of QR is`,
      key,
      slips: slipsOf([
        [centimetres(square * 4), 'You took 2R for the radius: the diameter was doubled once more.'],
        [
          centimetres((squares[angle] === 1 ? 3 : 1) * radius ** 2),
          'You used the cosine or the sine of another angle instead of the sine of this one.',
        ],
        [
          centimetres((squares[angle] === 2 ? 3 : 2) * radius ** 2),
          'You took the value of another special angle from the table of sines.',
        ],
        [centimetres(4 * radius ** 2), 'You gave the diameter, which is opposite an angle of 90°.'],
        [
          quantity(radius * 1.5, 'cm'),
          'You took three quarters of the diameter, the square of a sine in place of the sine.',
        ],
      ]).filter(({ text }) => text !== key.text),
      principle: 'In a triangle in a circle of radius R, each side divided by the sine of the opposite angle is 2R.',
      working: [
        `QR = 2 × ${radius} × sin ${angle}° and sin ${angle}° = ${sines[angle]}`,
        `QR = ${2 * radius} × ${sines[angle]} = ${key.text}`,
      ],
      hints: [`In a circle of radius ${radius} cm, what does QR ÷ sin P equal?`, `What is the sine of ${angle}°?`],
    }
  },
})

const sineOf = form<SineAsked>({
  id: 'sine-asked',
  difficulty: 'easy',
  draw: (random) => {
    const [over, under] = random.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
      [5, 6],
    ] as const)
    const [a, b] = [random.int(6, 20), random.int(4, 16)]
    return b < a && b * over < a * under ? { a, b, over, under } : null
  },
  write: ({ a, b, over, under }) => {
    const key = fraction(b * over, a * under)
    const tex = fractionTex(over, under)
    return {
      stem: `In triangle ABC, a = ${a} cm, b = ${b} cm and $\\sin A = ${tex}$, where the sides a and b are opposite the angles A and B. Find sin B.`,
      key,
      slips: slipsOf([
        [
          fraction(a * over, b * under),
          'You turned the ratio of the sides over; the shorter side is opposite the smaller sine.',
        ],
        [fraction(over, under), 'You took the two angles to be equal, but the sides opposite them differ.'],
        [fraction(b * under, a * over), 'You divided by sin A where you should multiply by it.'],
        [fraction(b, a), 'You left sin A out and gave the ratio of the sides.'],
        [fraction(a * under - b * over, a * under), 'You subtracted the result from 1 at the end.'],
        [fraction(b * over, (a + b) * under), 'You divided by the sum of the sides instead of a.'],
      ]).filter(({ value }) => value !== undefined && value < 1),
      principle:
        'By the sine rule the sine of an angle divided by the opposite side is the same for all angles of a triangle.',
      working: [`$\\sin B = \\frac{b \\sin A}{a} = \\frac{${b}}{${a}} \\times ${tex}$ = ${key.text}`],
      hints: ['Write the sine rule with the sines on top.', 'Is B larger or smaller than A?'],
    }
  },
})

export const sineRule = family(
  {
    id: 'm68',
    edition: 1,
    title: 'The sine rule and the circle around a triangle',
    subject: 'mathematics',
    topicId: 'mat-sine-cosine',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 10,
  },
  [chordSide, sineOf],
)
