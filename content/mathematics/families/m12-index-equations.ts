import { family, form, type Draft } from '../../engine/family.ts'
import { printed, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, polynomial, signed, tex } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** base^(slope·x + shift) = base^power */
export interface OneBase {
  base: number
  slope: number
  shift: number
  power: number
}

/** (base^left)^(slope·x + shift) = (base^right)^(x + otherShift) */
export interface TwoPowers {
  base: number
  left: number
  right: number
  slope: number
  shift: number
  otherShift: number
}

/** base^(2x) − (base^low + base^high)·base^x + base^(low + high) = 0 */
export interface HiddenQuadratic {
  base: number
  low: number
  high: number
}

type PowerPairs = readonly (readonly [left: number, right: number])[]

/** Powers of each base that students know by heart. */
const powerPairs: Record<2 | 3 | 5, PowerPairs> = {
  2: [
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 3],
    [2, 5],
    [5, 2],
  ],
  3: [
    [2, 3],
    [3, 2],
    [1, 2],
    [3, 4],
    [4, 3],
  ],
  5: [
    [2, 3],
    [3, 2],
    [1, 2],
  ],
}

export const indexEquations = family(
  {
    id: 'm12',
    edition: 1,
    title: 'Equations with the unknown in the index',
    subject: 'mathematics',
    topicId: 'mat-indices',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<OneBase>({ id: 'one-base', difficulty: 'easy', draw: drawOneBase, write: writeOneBase }),
    form<TwoPowers>({ id: 'two-powers', difficulty: 'medium', draw: drawTwoPowers, write: writeTwoPowers }),
    form<HiddenQuadratic>({ id: 'hidden-quadratic', difficulty: 'hard', draw: drawHidden, write: writeHidden }),
  ],
)

function drawOneBase(random: Random): OneBase | null {
  const base = random.pick([2, 3, 5])
  const power = random.int(2, base === 2 ? 6 : 4)
  const shift = random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])
  return power === shift ? null : { base, slope: random.int(2, 4), shift, power }
}

function writeOneBase({ base, slope, shift, power }: OneBase): Draft {
  const number = base ** power
  const over = power - shift
  const index = polynomial([slope, shift])
  const key = fraction(over, slope)
  return {
    stem: `If $${base}^{${tex(index)}} = ${number}$, the value of x is`,
    key,
    slips: slipsOf([
      [
        fraction(power + shift, slope),
        `This carries the ${printed(Math.abs(shift))} to the other side without changing its sign.`,
      ],
      [fraction(over, 1), `This stops at ${slope}x = ${printed(over)} and leaves out the division by ${slope}.`],
      [
        fraction(number - shift, slope),
        `This sets the index equal to ${number} itself instead of to ${power}, where ${number} = ${base}${superscript(power)}.`,
      ],
      [
        fraction(power - 1 - shift, slope),
        `This counts one factor too few and takes ${number} for ${base}${superscript(power - 1)}.`,
      ],
      [
        fraction(power + 1 - shift, slope),
        `This counts one factor too many and takes ${number} for ${base}${superscript(power + 1)}.`,
      ],
      [
        fraction(slope, over),
        `This divides ${slope} by ${printed(over)} in the last step instead of ${printed(over)} by ${slope}.`,
      ],
      [fraction(over - slope, 1), `This subtracts the coefficient ${slope} at the end instead of dividing by it.`],
    ]),
    principle: 'If two powers of the same base are equal, their indices are equal; so write both sides with one base.',
    working: [
      `${number} = ${base}${superscript(power)}, so ${index} = ${power}`,
      `${slope}x = ${power} ${signed(-shift)} = ${printed(over)}`,
      `x = ${key.text}`,
    ],
    hints: [`Which power of ${base} is ${number}?`, 'Set the two indices equal and solve for x.'],
  }
}

function drawTwoPowers(random: Random): TwoPowers | null {
  const base = random.pick([2, 3, 5] as const)
  const [left, right] = random.pick(powerPairs[base])
  const drawn = { base, left, right, slope: random.int(1, 3), shift: random.int(-4, 4), otherShift: random.int(-4, 4) }
  const { slope, shift, otherShift } = drawn
  const isDegenerate = left * slope === right || shift === 0 || otherShift === 0 || shift === otherShift
  if (isDegenerate) return null
  const x = (right * otherShift - left * shift) / (left * slope - right)
  return Number.isInteger(x) && x !== 0 && x !== -otherShift ? drawn : null
}

function writeTwoPowers({ base, left, right, slope, shift, otherShift }: TwoPowers): Draft {
  const [first, second] = [polynomial([slope, shift]), polynomial([1, otherShift])]
  const over = right * otherShift - left * shift
  const under = left * slope - right
  const key = fraction(over, under)
  return {
    stem: `The value of x which satisfies $${base ** left}^{${tex(first)}} = ${base ** right}^{${tex(second)}}$ is`,
    key,
    slips: slipsOf([
      [
        fraction(otherShift - left * shift, under),
        `This multiplies only x by ${right} on the right and not the ${printed(Math.abs(otherShift))}.`,
      ],
      [
        fraction(otherShift - shift, under),
        'This multiplies only the terms in x and leaves the numbers in the indices as they are.',
      ],
      [
        fraction(right * otherShift + left * shift, under),
        `This carries ${printed(left * shift)} to the other side without changing its sign.`,
      ],
      [
        fraction(over, left * slope + right),
        `This adds ${left * slope}x and ${right}x, which stand on different sides, instead of subtracting them.`,
      ],
      [
        fraction(left * otherShift - right * shift, right * slope - left),
        'This multiplies each index by the power that belongs to the other side.',
      ],
    ]),
    principle: `Write both sides as powers of ${base}; equal powers of one base have equal indices.`,
    working: [
      `$${base}^{${product(left, first)}} = ${base}^{${product(right, second)}}$`,
      `${polynomial([left * slope, left * shift])} = ${polynomial([right, right * otherShift])}`,
      `x = ${key.text}`,
    ],
    hints: [
      `Of which number are both ${base ** left} and ${base ** right} powers?`,
      'Multiply each index out before comparing them.',
    ],
  }
}

function product(factor: number, index: string): string {
  return factor === 1 ? tex(index) : `${factor}(${tex(index)})`
}

function drawHidden(random: Random): HiddenQuadratic {
  const base = random.pick([2, 2, 3, 5])
  const highest = base === 2 ? 5 : base === 3 ? 4 : 3
  const low = random.int(0, highest - 1)
  return { base, low, high: random.int(low + 1, highest) }
}

function writeHidden({ base, low, high }: HiddenQuadratic): Draft {
  const [small, large] = [base ** low, base ** high]
  const pair = (a: number, b: number) => ({
    text: a <= b ? `${printed(a)} and ${printed(b)}` : `${printed(b)} and ${printed(a)}`,
  })
  const key = pair(low, high)
  return {
    stem: `The values of x which satisfy $${base}^{2x} - ${small + large}(${base}^{x}) + ${small * large} = 0$ are`,
    key,
    slips: slipsOf([
      [
        pair(small, large),
        `This stops at ${small} and ${large}, the values of ${base} raised to x, and does not go on to x.`,
      ],
      [pair(-low, -high), 'This takes the right sizes of the indices but gives both the wrong sign.'],
      [
        pair(low + 1, high + 1),
        `This takes 1 as ${base}¹ instead of ${base}⁰ and counts on from there, so both indices are one too high.`,
      ],
      [pair(-small, -large), 'This reads the signs in the factors as those of the roots and stops too early.'],
      [
        pair(2 * low, 2 * high),
        `This doubles the indices ${low} and ${high} because of the 2x, though the quadratic has already used it.`,
      ],
    ]),
    principle: `With $y = ${base}^{x}$ this is a quadratic in y; each positive root is then written as a power of ${base}.`,
    working: [
      `y² − ${small + large}y + ${small * large} = (y − ${small})(y − ${large}) = 0`,
      `$${base}^{x}$ = ${small} = ${base}${superscript(low)} or $${base}^{x}$ = ${large} = ${base}${superscript(high)}`,
      `The values of x are ${key.text}`,
    ],
    hints: [`Put y for $${base}^{x}$.`, 'Solve for y first, then find x from each value of y.'],
  }
}
