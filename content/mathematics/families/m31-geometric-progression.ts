import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, fractionTex, gcd } from '../notation.ts'
import { countSlips, positiveSlips, slipsOf } from '../slips.ts'

/** A progression with the ratio over/under. */
export interface Progression {
  first: number
  over: number
  under: number
  n: number
}

/** Terms with the numbers low and high are given. */
export interface TwoTerms {
  first: number
  ratio: number
  low: number
  high: number
}

/** k, k + near and k + far are consecutive terms. */
export interface Consecutive {
  near: number
  far: number
}

export const geometricProgression = family(
  {
    id: 'm31',
    edition: 1,
    title: 'Terms of a geometric progression',
    subject: 'mathematics',
    topicId: 'mat-progressions',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Progression>({ id: 'term', difficulty: 'easy', draw: drawTerm, write: writeTerm }),
    form<TwoTerms>({ id: 'first-term', difficulty: 'medium', draw: drawTwoTerms, write: writeFirstTerm }),
    form<Progression>({ id: 'which-term', difficulty: 'medium', draw: drawWhich, write: writeWhich }),
    form<Consecutive>({ id: 'consecutive', difficulty: 'medium', draw: drawConsecutive, write: writeConsecutive }),
  ],
)

export function ordinal(n: number): string {
  return `${n}${{ 1: 'st', 2: 'nd', 3: 'rd' }[n] ?? 'th'}`
}

function drawTerm(random: Random): Progression | null {
  const n = random.int(4, 7)
  const [over, under] = random.pick([
    [2, 1],
    [3, 1],
    [-2, 1],
    [-3, 1],
    [1, 2],
    [-1, 2],
    [3, 2],
    [2, 3],
  ] as const)
  const first = random.int(2, 9) * under ** random.int(under === 1 ? 0 : 2, 4)
  const term = (first * over ** (n - 1)) / under ** (n - 1)
  const isGood =
    Math.abs(term) <= 2500 && first <= 200 && under ** (n - 1) / gcd(first * over ** (n - 1), under ** (n - 1)) <= 16
  return isGood ? { first, over, under, n } : null
}

function writeTerm({ first, over, under, n }: Progression): Draft {
  const power = (index: number) => fraction(first * over ** index, under ** index)
  const key = power(n - 1)
  const ratio = fraction(over, under).text
  const shown = under === 1 ? bracketed(over) : `$\\left(${fractionTex(over, under)}\\right)$`
  return {
    stem: `The first term of a geometric progression is ${first} and its common ratio is ${ratio}. Find the ${ordinal(n)} term.`,
    key,
    slips: slipsOf([
      [power(n), `This raises the ratio to the power ${n}, which gives the next term.`],
      [power(n - 2), `This raises the ratio to the power ${n - 2}, which gives the term before.`],
      [
        fraction(first * under + (n - 1) * over, under),
        `This adds the ratio ${n - 1} times to the first term, as in an arithmetic progression.`,
      ],
      [
        fraction(first * over * (n - 1), under),
        `This multiplies by ${n - 1} × the ratio instead of raising the ratio to the power ${n - 1}.`,
      ],
      [fraction(over ** (n - 1), under ** (n - 1)), 'This is the power of the ratio, without the first term.'],
      [
        over < 0
          ? fraction(-first * over ** (n - 1), under ** (n - 1))
          : fraction(first * under ** (n - 1), over ** (n - 1)),
        over < 0
          ? 'This gets the sign of the power of the negative ratio wrong.'
          : 'This divides by the ratio again and again instead of multiplying by it.',
      ],
    ]),
    principle: 'The nth term of a geometric progression is the first term times the ratio to the power n − 1.',
    working: [
      `${ordinal(n)} term = ${first} × ${shown}${superscript(n - 1)}`,
      `= ${first} × ${inBrackets(over ** (n - 1), under ** (n - 1))}`,
      `The ${ordinal(n)} term is ${key.text}`,
    ],
    hints: [
      `How many times is the first term multiplied by the ratio to reach the ${ordinal(n)}?`,
      'Work out the power of the ratio first.',
    ],
  }
}

function inBrackets(over: number, under: number): string {
  const { text } = fraction(over, under)
  return over < 0 ? `(${text})` : text
}

function drawTwoTerms(random: Random): TwoTerms | null {
  const low = random.int(2, 4)
  const drawn = { first: random.int(2, 12), ratio: random.int(2, 4), low, high: low + random.int(1, 3) }
  const isGood = drawn.high - drawn.low !== 1 || drawn.low > 2
  return isGood && drawn.first !== drawn.ratio && drawn.first * drawn.ratio ** (drawn.high - 1) <= 3000 ? drawn : null
}

function writeFirstTerm({ first, ratio, low, high }: TwoTerms): Draft {
  const [small, large] = [first * ratio ** (low - 1), first * ratio ** (high - 1)]
  const key = quantity(first)
  const steps = high - low
  const quotient = ratio ** steps
  return {
    stem: `The ${ordinal(low)} and ${ordinal(high)} terms of a geometric progression${steps % 2 === 0 ? ' of positive numbers' : ''} are ${small} and ${large}, respectively. The first term is`,
    key,
    slips: positiveSlips([
      [fraction(small, ratio ** low), `This divides by the ratio ${low} times, once more than there are steps.`],
      [
        fraction(small, ratio ** (low - 2)),
        `This divides by the ratio only ${low - 2 === 1 ? 'once' : `${low - 2} times`} and stops at the second term.`,
      ],
      [quantity(ratio), 'This is the common ratio of the progression, not its first term.'],
      [
        fraction(small, quotient),
        `This divides ${small} by ${quotient}, the quotient of the two terms, to find the first term.`,
      ],
      [
        fraction(small, ratio * (low - 1)),
        `This divides ${small} by ${ratio} × ${low - 1} instead of by ${ratio} raised to the power ${low - 1}.`,
      ],
      [
        fraction(small * steps - (low - 1) * (large - small), steps),
        `This takes equal differences of ${fraction(large - small, steps).text} between terms, as in an arithmetic progression.`,
      ],
      [quantity(quotient), 'This is the quotient of the two terms, which is a power of the ratio.'],
      [
        fraction(small, low),
        `This divides the term by ${low}, its number in the progression, not by a power of the ratio.`,
      ],
    ]),
    principle: 'The quotient of two terms is the common ratio raised to the number of steps between them.',
    working: [
      steps === 1
        ? `r = ${large} ÷ ${small} = ${ratio}`
        : `r${superscript(steps)} = ${large} ÷ ${small} = ${quotient}, so r = ${ratio}`,
      `a × ${ratio}${low === 2 ? '' : superscript(low - 1)} = ${small}`,
      `a = ${key.text}`,
    ],
    hints: [
      `Divide ${large} by ${small}: which power of the ratio is that?`,
      'Go back from the earlier term by dividing by the ratio.',
    ],
  }
}

function drawWhich(random: Random): Progression | null {
  const over = random.pick([2, 3, 4, 5])
  const drawn = { first: random.int(2, 9), over, under: 1, n: random.int(5, 10) }
  return drawn.first * over ** (drawn.n - 1) <= 6000 ? drawn : null
}

function writeWhich({ first, over, n }: Progression): Draft {
  const term = (index: number) => first * over ** (index - 1)
  const key = { text: ordinal(n), value: n }
  const place = (index: number) => ({ text: ordinal(index), value: index })
  const difference = first * (over - 1)
  return {
    stem: `Which term of the geometric progression ${term(1)}, ${term(2)}, ${term(3)}, ... is ${printed(term(n))}?`,
    key,
    slips: countSlips([
      [place(n - 1), `This takes the index of the power ${over}${superscript(n - 1)} for the number of the term.`],
      [place(n + 1), `This adds 1 twice to the index ${n - 1} of the power of the ratio.`],
      [place(n - 2), `This subtracts 1 from the index ${n - 1} of the power instead of adding 1.`],
      [place(n + 2), 'This counts one factor of the ratio too many and adds one twice.'],
      [
        place((term(n) - first) / difference + 1),
        `This takes all differences as ${difference}, as in an arithmetic progression, and divides by it.`,
      ],
      [place(n - 3), 'This starts to count at the fourth term, after the three that are printed.'],
    ]).filter(({ value = 0 }) => value <= 14),
    principle: 'The nth term of a geometric progression is the first term times the ratio to the power n − 1.',
    working: [
      `${printed(term(n))} = ${first} × $${over}^{n-1}$, so $${over}^{n-1}$ = ${printed(over ** (n - 1))}`,
      `${printed(over ** (n - 1))} = ${over}${superscript(n - 1)}, so n − 1 = ${n - 1}`,
      `It is the ${key.text}`,
    ],
    hints: [`Divide ${printed(term(n))} by the first term, ${first}.`, `Which power of ${over} is the quotient?`],
  }
}

function drawConsecutive(random: Random): Consecutive | null {
  const [near, excess] = [random.int(2, 12), random.int(1, 12)]
  const far = 2 * near + excess
  return near ** 2 % excess === 0 && near !== excess && near ** 2 / excess <= 40 ? { near, far } : null
}

function writeConsecutive({ near, far }: Consecutive): Draft {
  const excess = far - 2 * near
  const k = near ** 2 / excess
  const key = quantity(k)
  return {
    stem: `If k, k + ${near} and k + ${far} are consecutive terms of a geometric progression, what is the value of k?`,
    key,
    slips: slipsOf([
      [fraction(near ** 2, far), `This forgets the term ${2 * near}k when it squares k + ${near}.`],
      [fraction(near ** 2, far - near), `This takes ${near}k instead of ${2 * near}k when it squares k + ${near}.`],
      [fraction(near, excess), `This does not square the ${near} when it multiplies the brackets out.`],
      [
        fraction(-(near ** 2), excess),
        `This loses a sign and solves ${excess === 1 ? '' : excess}k = −${near ** 2} at the end.`,
      ],
      [
        fraction(near ** 2, far + 2 * near),
        `This adds ${far}k and ${2 * near}k instead of subtracting one from the other.`,
      ],
      [quantity(k + near), 'This is the middle term of the three, not the value of k.'],
      [quantity(k + far), 'This is the last term of the three, not the value of k.'],
      [
        fraction(2 * near ** 2, excess),
        `This takes 2 × ${near}² for the square of ${near} when it multiplies the brackets out.`,
      ],
    ]),
    principle:
      'In a geometric progression the square of the middle one of three consecutive terms is the product of the others.',
    working: [
      `(k + ${near})² = k(k + ${far})`,
      `k² + ${2 * near}k + ${near ** 2} = k² + ${far}k${excess === 1 ? '' : `, so ${excess}k = ${near ** 2}`}`,
      `k = ${key.text}`,
    ],
    hints: [
      'The ratio of the second term to the first is that of the third to the second.',
      'Multiply out; the squares of k cancel.',
    ],
  }
}
