import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { special } from '../forms/m46-special-angles.ts'
import { fraction, fractionTex, polynomial } from '../notation.ts'
import { positiveSlips, slipsOf } from '../slips.ts'

export type Ratio = 'sin' | 'cos' | 'tan'

/** A right-angled triangle and the quadrant of the angle; one ratio is given, another asked for. */
export interface Quadrant {
  opposite: number
  adjacent: number
  hypotenuse: number
  quadrant: 1 | 2 | 3 | 4
  given: Ratio
  asked: Ratio
}

/** sin (a·x + b)° = cos (c·x + d)° */
export interface Complement {
  a: number
  b: number
  c: number
  d: number
}

/** The ratio of θ is plus or minus that of the acute angle. */
export interface Equation {
  ratio: Ratio
  acute: 30 | 45 | 60
  isNegative: boolean
}

export const trigonometricRatios = family(
  {
    id: 'm46',
    edition: 1,
    title: 'Trigonometric ratios, their signs and simple equations',
    subject: 'mathematics',
    topicId: 'mat-trig-ratios',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Quadrant>({ id: 'quadrant', difficulty: 'medium', draw: drawQuadrant, write: writeQuadrant }),
    special,
    form<Complement>({ id: 'complement', difficulty: 'easy', draw: drawComplement, write: writeComplement }),
    form<Equation>({ id: 'equation', difficulty: 'medium', draw: drawEquation, write: writeEquation }),
  ],
)

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
] as const

const ranges = {
  1: '0° < θ < 90°',
  2: '90° < θ < 180°',
  3: '180° < θ < 270°',
  4: '270° < θ < 360°',
} as const

const positiveIn: Record<Ratio, readonly number[]> = { sin: [1, 2], cos: [1, 4], tan: [1, 3] }

function drawQuadrant(random: Random): Quadrant | null {
  const [opposite, adjacent, hypotenuse] = random.pick(triples)
  const [given = 'sin', asked = 'cos'] = random.shuffle(['sin', 'cos', 'tan'] as const)
  return { opposite, adjacent, hypotenuse, quadrant: random.pick([1, 2, 3, 3, 4] as const), given, asked }
}

function writeQuadrant({ opposite: o, adjacent: a, hypotenuse: h, quadrant, given, asked }: Quadrant): Draft {
  const sizes = { sin: [o, h], cos: [a, h], tan: [o, a] } as const
  const signOf = (ratio: Ratio) => (positiveIn[ratio].includes(quadrant) ? 1 : -1)
  const sign = signOf(asked)
  const [over, under] = sizes[asked]
  const [givenOver, givenUnder] = sizes[given]
  const third = (['sin', 'cos', 'tan'] as const).find((ratio) => ratio !== given && ratio !== asked) ?? 'sin'
  const [thirdOver, thirdUnder] = sizes[third]
  const key = fraction(sign * over, under)
  const range = quadrant === 1 ? 'θ is acute' : ranges[quadrant]
  return {
    stem: `If ${given} θ = $${fractionTex(signOf(given) * givenOver, givenUnder)}$ and ${range}, what is the value of ${asked} θ?`,
    key,
    slips: slipsOf([
      [
        fraction(-sign * over, under),
        `This has the right size, but ${asked} θ is ${sign > 0 ? 'positive' : 'negative'} in this quadrant.`,
      ],
      [
        fraction(signOf(third) * thirdOver, thirdUnder),
        `This is the value of ${third} θ, a different ratio of the same angle.`,
      ],
      [fraction(sign * under, over), `This turns the ratio upside down: the two sides of ${asked} θ are exchanged.`],
      [fraction(-signOf(third) * thirdOver, thirdUnder), `This is the size of ${third} θ and it has the wrong sign.`],
      [fraction(-sign * under, over), 'This turns the ratio upside down and also gives it the wrong sign.'],
      [
        fraction(signOf(asked) * (givenUnder - givenOver), givenUnder),
        `This subtracts the size of ${given} θ from 1, as if the two sizes added up to 1.`,
      ],
    ]).filter(({ because }) => quadrant !== 1 || !because.includes('upside down and also')),
    principle: 'The sides of a right-angled triangle give the size of a ratio; the quadrant gives its sign.',
    working: [
      `Sides of the triangle: opposite ${o}, adjacent ${a}, hypotenuse ${h} (Pythagoras)`,
      `For ${quadrant === 1 ? '0° < θ < 90°' : range}, ${asked} θ is ${sign > 0 ? 'positive' : 'negative'}`,
      `${asked} θ = ${key.text}`,
    ],
    hints: [
      `Draw a right-angled triangle with ${given} θ of size ${givenOver} ÷ ${givenUnder}. What is its third side?`,
      'Which ratios are positive in this quadrant?',
    ],
  }
}

function drawComplement(random: Random): Complement | null {
  const drawn = { a: random.int(1, 4), b: random.step(-20, 40, 5), c: random.int(1, 4), d: random.step(-20, 40, 5) }
  const { a, b, c, d } = drawn
  const x = (90 - b - d) / (a + c)
  const isAcute = [a * x + b, c * x + d].every((angle) => angle >= 10 && angle <= 80)
  return Number.isInteger(x) && b !== 0 && d !== 0 && a !== c && b !== d && isAcute ? drawn : null
}

function writeComplement({ a, b, c, d }: Complement): Draft {
  const key = quantity((90 - b - d) / (a + c))
  const [first, second] = [polynomial([a, b]), polynomial([c, d])]
  return {
    stem: `If sin (${first})° = cos (${second})°, where both angles are acute, find the value of x.`,
    key,
    slips: positiveSlips([
      [
        quantity((d - b) / (a - c)),
        `This sets ${first} equal to ${second}, but a sine equals the cosine of the complement.`,
      ],
      [quantity((180 - b - d) / (a + c)), 'This takes the sum of the two angles for 180°, as on a straight line.'],
      [quantity((90 + b + d) / (a + c)), 'This carries the numbers to the other side without changing their signs.'],
      [
        quantity((90 - b - d) / Math.abs(a - c)),
        `This subtracts the terms in x, ${a}x and ${c}x, instead of adding them.`,
      ],
      [quantity((90 - b + d) / (a + c)), `This carries the ${printed(d)} to the other side without changing its sign.`],
      [quantity((90 + b - d) / (a + c)), `This carries the ${printed(b)} to the other side without changing its sign.`],
      [
        quantity(90 / (a + c)),
        `This leaves out ${printed(b)} and ${printed(d)}, the numbers that stand beside the terms in x.`,
      ],
      [
        quantity((90 - b - d) / (a + c + 1)),
        `This collects ${a + c + 1}x, one x too many, when it adds ${a}x and ${c}x.`,
      ],
    ]).filter(({ value = 0 }) => Number.isInteger(value * 2)),
    principle: 'The sine of an acute angle equals the cosine of its complement, so the two angles add up to 90°.',
    working: [
      `${first} + ${second} = 90`,
      `${printed(a + c)}x = 90 ${b + d < 0 ? '+' : '−'} ${Math.abs(b + d)} = ${printed(90 - b - d)}`,
      `x = ${key.text}`,
    ],
    hints: [
      'How are the angles of a sine and an equal cosine linked?',
      'Write an equation in x and collect the terms.',
    ],
  }
}

function drawEquation(random: Random): Equation {
  return {
    ratio: random.pick(['sin', 'cos', 'tan'] as const),
    acute: random.pick([30, 45, 60] as const),
    isNegative: random.int(0, 2) > 0,
  }
}

/** Equations as they are printed, one for each ratio and acute angle. */
const equations: Record<Ratio, Record<30 | 45 | 60, readonly [left: string, number: string]>> = {
  sin: { 30: ['2 \\sin\\theta', '1'], 45: ['\\sqrt{2} \\sin\\theta', '1'], 60: ['2 \\sin\\theta', '\\sqrt{3}'] },
  cos: { 30: ['2 \\cos\\theta', '\\sqrt{3}'], 45: ['\\sqrt{2} \\cos\\theta', '1'], 60: ['2 \\cos\\theta', '1'] },
  tan: { 30: ['\\sqrt{3} \\tan\\theta', '1'], 45: ['\\tan\\theta', '1'], 60: ['\\tan\\theta', '\\sqrt{3}'] },
}

function writeEquation({ ratio, acute, isNegative }: Equation): Draft {
  const [left, number] = equations[ratio][acute]
  const places = [acute, 180 - acute, 180 + acute, 360 - acute]
  const pair = (quadrants: readonly number[], angles: readonly number[] = places): Choice => ({
    text: quadrants.map((quadrant) => `${angles[quadrant - 1]}°`).join(' and '),
  })
  const right = [1, 2, 3, 4].filter((quadrant) => positiveIn[ratio].includes(quadrant) !== isNegative)
  const wrong = [1, 2, 3, 4].filter((quadrant) => !right.includes(quadrant))
  const key = pair(right)
  const complement = [90 - acute, 90 + acute, 270 - acute, 270 + acute]
  const others = [
    [1, 2],
    [3, 4],
    [2, 3],
    [1, 4],
    [1, 3],
    [2, 4],
  ].filter((quadrants) => pair(quadrants).text !== key.text && pair(quadrants).text !== pair(wrong).text)
  return {
    stem: `Find the values of θ between 0° and 360° for which $${left} ${isNegative ? '+' : '-'} ${number} = 0$.`,
    key,
    slips: slipsOf([
      [pair(wrong), `For these angles ${ratio} θ has the right size but the opposite sign.`],
      [pair(right, complement), 'This takes the complement of the acute angle, as if sine and cosine were exchanged.'],
      ...others.map(
        (quadrants) =>
          [
            pair(quadrants),
            `At ${quadrants
              .filter((one) => wrong.includes(one))
              .map((one) => `${places[one - 1]}°`)
              .join(' and ')} ${ratio} θ is ${isNegative ? 'positive' : 'negative'}, so this angle is wrong.`,
          ] as const,
      ),
    ]),
    principle: 'The size of a ratio gives an acute angle; its sign tells in which two quadrants θ lies.',
    working: [
      `${ratio} θ is ${isNegative ? 'negative' : 'positive'}, and the acute angle with this ratio is ${acute}°`,
      `θ lies in the ${names[right[0] ?? 1]} and the ${names[right[1] ?? 1]} quadrants`,
      `θ = ${key.text}`,
    ],
    hints: [`Make ${ratio} θ the subject. Which acute angle has this ratio?`, 'In which quadrants is the sign right?'],
  }
}

const names: Record<number, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' }
