import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { gcd, polynomial, signed, tex } from '../notation.ts'
import { cancelling } from '../forms/m20-cancelling.ts'
import { slipsOf, type Mistake } from '../slips.ts'

/** a/(x + p) + b/(x + q), b of either sign */
export interface SingleFraction {
  a: number
  p: number
  b: number
  q: number
}

/** (x + over) ÷ (x² + …) whose denominator is zero for two values of x. */
export interface Undefined {
  over: number
  small: number
  large: number
}

/** (a·x + b)/m − (c·x + d)/n */
export interface NumberBelow {
  a: number
  b: number
  m: number
  c: number
  d: number
  n: number
}

export const algebraicFractions = family(
  {
    id: 'm20',
    edition: 1,
    title: 'Algebraic fractions and undefined values',
    subject: 'mathematics',
    topicId: 'mat-expressions',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<SingleFraction>({ id: 'letters-below', difficulty: 'medium', draw: drawLetters, write: writeLetters }),
    form<NumberBelow>({ id: 'numbers-below', difficulty: 'easy', draw: drawNumbers, write: writeNumbers }),
    form<Undefined>({ id: 'undefined', difficulty: 'easy', draw: drawUndefined, write: writeUndefined }),
    cancelling,
  ],
)

const numbers = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6] as const

function drawLetters(random: Random): SingleFraction | null {
  const drawn = {
    a: random.int(1, 6),
    p: random.pick(numbers),
    b: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
    q: random.pick(numbers),
  }
  const { a, p, b, q } = drawn
  return p === q || p === -q || a + b <= 0 || Math.abs(a * q + b * p) < 2 || a === b ? null : drawn
}

/** A fraction of two expressions as an option. */
function over(numerator: string, denominator: string): Choice {
  return { text: `$\\frac{${tex(numerator)}}{${tex(denominator)}}$` }
}

export function writeLetters({ a, p, b, q }: SingleFraction): Draft {
  const [first, second] = [polynomial([1, p]), polynomial([1, q])]
  const below = `(${first})(${second})`
  const sign = b < 0 ? '-' : '+'
  const size = Math.abs(b)
  const key = over(polynomial([a + b, a * q + b * p]), below)
  return {
    stem: `Express $\\frac{${a}}{${tex(first)}} ${sign} \\frac{${size}}{${tex(second)}}$ as a single fraction.`,
    key,
    slips: slipsOf([
      ...(b < 0
        ? ([
            [
              over(polynomial([a + b, a * q - b * p]), below),
              'The minus sign is applied to the term in x only, not to the number behind it.',
            ],
          ] as const)
        : ([
            [
              over(polynomial([a + b, a * q - b * p]), below),
              'This gives the last term of the numerator the wrong sign.',
            ],
          ] as const)),
      [
        over(polynomial([a + b, a * p + b * q]), below),
        'This multiplies each numerator by its own denominator instead of the other one.',
      ],
      [
        over(printed(a + b), below),
        `This takes the numerators as they are, ${a} ${signed(b)}, and does not multiply them by the other denominator.`,
      ],
      [
        over(printed(a + b), polynomial([2, p + q])),
        'This combines the numerators as they stand and adds the two denominators.',
      ],
      [
        over(polynomial([a - b, a * q - b * p]), below),
        'This uses the wrong sign between the two fractions throughout.',
      ],
      [
        over(polynomial([a + b, p + q]), below),
        'This adds the numbers of the brackets instead of multiplying the brackets out.',
      ],
    ]),
    principle: 'The common denominator is the product of both; each numerator is multiplied by the other denominator.',
    working: [
      `Numerator: ${a === 1 ? '' : a}(${second}) ${b < 0 ? '−' : '+'} ${size === 1 ? '' : size}(${first}) = ${polynomial([a + b, a * q + b * p])}`,
      `The single fraction is ${key.text}`,
    ],
    hints: [
      `Which denominator can be divided by both ${first} and ${second}?`,
      'Multiply each numerator by the other denominator.',
    ],
  }
}

function drawNumbers(random: Random): NumberBelow | null {
  const [m, n] = [random.int(2, 6), random.int(2, 6)]
  const drawn = { a: random.int(2, 5), b: random.pick(numbers), m, c: random.int(1, 4), d: random.pick(numbers), n }
  const common = (m * n) / gcd(m, n)
  const [x, rest] = [drawn.a * (common / m) - drawn.c * (common / n), drawn.b * (common / m) - drawn.d * (common / n)]
  const isLowest = gcd(gcd(x, rest), common) === 1
  const isPlain = gcd(gcd(drawn.a, drawn.b), m) > 1 || gcd(gcd(drawn.c, drawn.d), n) > 1
  return m !== n && x > 0 && rest !== 0 && isLowest && !isPlain ? drawn : null
}

export function writeNumbers({ a, b, m, c, d, n }: NumberBelow): Draft {
  const common = (m * n) / gcd(m, n)
  const [left, right] = [common / m, common / n]
  const [first, second] = [polynomial([a, b]), polynomial([c, d])]
  const result = (x: number, rest: number, below = common) => over(polynomial([x, rest]), printed(below))
  const key = result(a * left - c * right, b * left - d * right)
  const times = (factor: number, inside: string) => (factor === 1 ? `(${inside})` : `${factor}(${inside})`)
  return {
    stem: `Simplify $\\frac{${tex(first)}}{${m}} - \\frac{${tex(second)}}{${n}}$.`,
    key,
    slips: slipsOf([
      [
        result(a * left - c * right, b * left + d * right),
        'The minus sign is applied to the term in x only, not to the number behind it.',
      ],
      [result(a - c, b - d), 'This takes the common denominator but does not multiply the numerators to match.'],
      [result(a * left + c * right, b * left + d * right), 'This adds the second fraction instead of subtracting it.'],
      [
        result(a * right - c * left, b * right - d * left),
        `This multiplies the first numerator by ${right} and the second by ${left}, the wrong way round.`,
      ],
      [
        result(a * left - c * right, b - d),
        `This multiplies only the terms in x and leaves the numbers ${printed(b)} and ${printed(d)} as they are.`,
      ],
      ...(m > n
        ? ([[result(a - c, b - d, m - n), 'This subtracts the numerators and subtracts the denominators.']] as const)
        : []),
    ]),
    principle:
      'Bring both fractions to the common denominator; the minus sign then changes every sign of the second numerator.',
    working: [
      `Common denominator ${common}: numerator ${times(left, first)} − ${times(right, second)}`,
      `= ${polynomial([a * left, b * left])} ${signed(-c * right).replace(/(\d+)$/, (size) => (size === '1' ? 'x' : `${size}x`))} ${signed(-d * right)}`,
      `The result is ${key.text}`,
    ],
    hints: [`What is the lowest common multiple of ${m} and ${n}?`, 'Keep the second numerator in brackets.'],
  }
}

function drawUndefined(random: Random): Undefined | null {
  const [first, second] = [random.int(-9, 9), random.int(-9, 9)]
  const overNumber = random.pick(numbers)
  const [small, large] = [Math.min(first, second), Math.max(first, second)]
  const isUsable =
    small !== large && small !== -large && small * large !== 0 && -overNumber !== small && -overNumber !== large
  return isUsable ? { over: overNumber, small, large } : null
}

function pairOf(a: number, b: number): Choice {
  return { text: `${printed(Math.min(a, b))} and ${printed(Math.max(a, b))}` }
}

function writeUndefined({ over: overNumber, small, large }: Undefined): Draft {
  const below = polynomial([1, -small - large, small * large])
  const key = pairOf(small, large)
  const onlyAbove = `For x = ${printed(-overNumber)} only the numerator is zero, so the fraction is 0 there.`
  const slips: Mistake[] = [
    [pairOf(-small, -large), 'This reads the numbers in the factors as the values, so both signs are wrong.'],
    [
      pairOf(-small, large),
      `This gives one value the wrong sign: for x = ${printed(-small)} the denominator is not zero.`,
    ],
    [
      pairOf(small, -large),
      `This gives one value the wrong sign: for x = ${printed(-large)} the denominator is not zero.`,
    ],
    [pairOf(-overNumber, large), onlyAbove],
    [pairOf(small, -overNumber), onlyAbove],
    [
      pairOf(small + large, small * large),
      `This gives the sum ${printed(small + large)} and the product ${printed(small * large)} of the values.`,
    ],
  ]
  return {
    stem: `For which values of x is $\\frac{${tex(polynomial([1, overNumber]))}}{${tex(below)}}$ undefined?`,
    key,
    slips: slipsOf(slips),
    principle: 'A fraction is undefined where its denominator is zero; the numerator does not matter.',
    working: [
      `${below} = (${polynomial([1, -small])})(${polynomial([1, -large])}) = 0`,
      `Each factor is zero in turn, so the values of x are ${key.text}`,
    ],
    hints: ['Which part of a fraction must not be zero?', 'Factorize the denominator.'],
  }
}
