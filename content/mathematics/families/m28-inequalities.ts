import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { budget } from '../forms/m28-budget.ts'
import { fraction, polynomial, signed } from '../notation.ts'
import { countSlips, slipsOf } from '../slips.ts'

type Sign = '<' | '>' | '≤' | '≥'

/** left·x + shift (sign) right·x + other, with left < right so that the sign turns round. */
export interface Linear {
  left: number
  shift: number
  right: number
  other: number
  sign: Sign
}

/** x² − (low + high)x + low·high (sign) 0 */
export interface Quadratic {
  low: number
  high: number
  sign: Sign
}

/** low < slope·x + shift ≤ high, of which the whole solutions are counted. */
export interface Between {
  low: number
  slope: number
  shift: number
  high: number
}

const turned: Record<Sign, Sign> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

export const inequalities = family(
  {
    id: 'm28',
    edition: 1,
    title: 'Linear and quadratic inequalities',
    subject: 'mathematics',
    topicId: 'mat-inequalities',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Linear>({ id: 'linear', difficulty: 'easy', draw: drawLinear, write: writeLinear }),
    form<Quadratic>({ id: 'quadratic', difficulty: 'medium', draw: drawQuadratic, write: writeQuadratic }),
    form<Between>({ id: 'count', difficulty: 'medium', draw: drawBetween, write: writeBetween }),
    budget,
  ],
)

function drawLinear(random: Random): Linear | null {
  const [left, right] = [random.int(1, 5), random.int(3, 9)]
  const k = random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])
  const shift = random.pick([-9, -8, -7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8, 9])
  const other = shift - (right - left) * k
  const sign = random.pick(['<', '>', '≤', '≥'] as const)
  const isGood = right - left >= 2 && other !== 0 && Math.abs(other) <= 20 && other !== -shift && other !== shift
  return isGood ? { left, shift, right, other, sign } : null
}

export function writeLinear({ left, shift, right, other, sign }: Linear): Draft {
  const [over, under] = [other - shift, left - right]
  const range = (relation: Sign, bound: Choice): Choice => ({ text: `x ${relation} ${bound.text}` })
  const key = range(turned[sign], fraction(over, under))
  return {
    stem: `Solve the inequality ${polynomial([left, shift])} ${sign} ${polynomial([right, other])}.`,
    key,
    slips: slipsOf([
      [
        range(sign, fraction(over, under)),
        `This divides by ${printed(under)}, a negative number, without turning the inequality sign round.`,
      ],
      [
        range(turned[sign], fraction(-over, under)),
        `This turns the sign round but divides ${printed(over)} by ${printed(-under)} instead of ${printed(under)}.`,
      ],
      [
        range(sign, fraction(-over, under)),
        'This loses the minus sign of the coefficient of x, in the number and in the direction.',
      ],
      [
        range(turned[sign], fraction(other + shift, under)),
        `This carries ${printed(shift)} to the other side without changing its sign.`,
      ],
      [
        range(sign, fraction(over, left + right)),
        `This carries ${right}x to the other side without changing its sign.`,
      ],
    ]),
    principle: 'When both sides of an inequality are divided by a negative number, the sign turns round.',
    working: [
      `${polynomial([left, 0])} ${signed(-right)}x ${sign} ${printed(other)} ${signed(-shift)}`,
      `${polynomial([under, 0])} ${sign} ${printed(over)}`,
      key.text,
    ],
    hints: [
      'Collect the terms in x on one side and the numbers on the other.',
      'Is the number you divide by positive or negative?',
    ],
  }
}

function drawQuadratic(random: Random): Quadratic | null {
  const [first, second] = [random.int(-7, 7), random.int(-7, 7)]
  if (first === 0 || second === 0 || first === second || first === -second) return null
  return {
    low: Math.min(first, second),
    high: Math.max(first, second),
    sign: random.pick(['<', '>', '≤', '≥'] as const),
  }
}

export function writeQuadratic({ low, high, sign }: Quadratic): Draft {
  const isInside = sign === '<' || sign === '≤'
  const near: Sign = sign === '<' || sign === '>' ? '<' : '≤'
  const inside = (a: number, b: number) => ({ text: `${printed(a)} ${near} x ${near} ${printed(b)}` })
  const outside = (a: number, b: number) => ({ text: `x ${near} ${printed(a)} or x ${turned[near]} ${printed(b)}` })
  const [right, wrong] = isInside ? [inside, outside] : [outside, inside]
  const key = right(low, high)
  const expression = polynomial([1, -(low + high), low * high])
  return {
    stem: `The range of values of x for which ${expression} ${sign} 0 is`,
    key,
    slips: slipsOf([
      [
        wrong(low, high),
        isInside
          ? 'For these values both factors have the same sign, so their product is positive.'
          : 'For these values the factors have different signs, so their product is negative.',
      ],
      [right(-high, -low), 'This reads the numbers in the factors as the roots, so both signs are wrong.'],
      [wrong(-high, -low), 'This takes both roots with the wrong sign and also the wrong side of them.'],
      [
        { text: `x ${sign} ${printed(high)}` },
        'This treats the square like a linear expression and keeps the larger root only.',
      ],
      [
        { text: `x ${sign} ${printed(low)}` },
        'This treats the square like a linear expression and keeps the smaller root only.',
      ],
    ]),
    principle: 'The graph of a quadratic with a positive square term lies below the x-axis between its roots only.',
    working: [
      `${expression} = (${polynomial([1, -low])})(${polynomial([1, -high])}), with roots ${printed(low)} and ${printed(high)}`,
      `The expression is ${isInside ? 'negative between the roots' : 'positive outside the roots'}`,
      key.text,
    ],
    hints: ['Factorize and find the two roots.', 'Test a number between the roots: is the inequality true there?'],
  }
}

function drawBetween(random: Random): Between | null {
  const slope = random.int(2, 5)
  const shift = random.pick([-9, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7])
  const [first, count] = [random.int(-4, 3), random.int(4, 9)]
  const [low, high] = [slope * first + shift, slope * (first + count) + shift]
  return low === 0 || high === 0 || Math.abs(low) > 25 || high > 40 ? null : { low, slope, shift, high }
}

function writeBetween({ low, slope, shift, high }: Between): Draft {
  const [first, last] = [(low - shift) / slope, (high - shift) / slope]
  const count = last - first
  const key = quantity(count)
  return {
    stem: `How many integers x satisfy ${printed(low)} < ${polynomial([slope, shift])} ≤ ${printed(high)}?`,
    key,
    slips: countSlips([
      [quantity(count + 1), `This counts ${printed(first)} as well, where the sign < leaves it out.`],
      [quantity(count - 1), `This leaves out ${printed(last)}, though the sign ≤ includes it.`],
      [quantity(high - low), `This counts the numbers between the outer sides and forgets to divide by ${slope}.`],
      [quantity(last), `This counts the integers from 1 to ${printed(last)} and does not look at the lower end.`],
      [
        quantity(last + first),
        `This adds the ends of the range, ${printed(last)} and ${printed(first)}, where it must subtract them.`,
      ],
      [
        quantity(Math.floor(high / slope)),
        `This divides ${printed(high)} by ${slope} and uses nothing else of the inequality.`,
      ],
      [
        quantity(first < 0 && last > 0 ? count - 2 : count + 2),
        first < 0 && last > 0
          ? `This leaves out ${printed(last)} at the upper end and also forgets that zero is an integer.`
          : `This counts ${printed(first)} and ${printed(last + 1)} as well, one too many at each end.`,
      ],
    ]),
    principle: 'Do the same to all three parts of a double inequality until x stands alone in the middle.',
    working: [
      `${printed(low - shift)} < ${slope}x ≤ ${printed(high - shift)}`,
      `${printed(first)} < x ≤ ${printed(last)}, so x goes from ${printed(first + 1)} to ${printed(last)}`,
      `Number of integers = ${key.text}`,
    ],
    hints: ['Get x alone in the middle.', 'Which of the two ends is itself included?'],
  }
}
