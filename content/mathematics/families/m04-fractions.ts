import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { decimals, remainder } from '../forms/m04-decimals.ts'
import { fraction, fractionTex, gcd } from '../notation.ts'
import { positiveSlips, type Mistake } from '../slips.ts'

/** A fraction above 0 in lowest terms. */
export interface Ratio {
  over: number
  under: number
}

/** first + second × third or first + second ÷ third */
export interface Mixed {
  first: Ratio
  second: Ratio
  third: Ratio
  isDivision: boolean
}

/** (first − second) ÷ third */
export interface Bracket {
  first: Ratio
  second: Ratio
  third: Ratio
}

export const fractions = family(
  {
    id: 'm04',
    edition: 1,
    title: 'Order of operations with fractions and decimals',
    subject: 'mathematics',
    topicId: 'mat-fractions',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Mixed>({ id: 'no-brackets', difficulty: 'easy', draw: drawMixed, write: writeMixed }),
    form<Bracket>({ id: 'brackets', difficulty: 'medium', draw: drawBracket, write: writeBracket }),
    decimals,
    remainder,
  ],
)

const add = (a: Ratio, b: Ratio): Ratio => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under })
const minus = (a: Ratio): Ratio => ({ over: -a.over, under: a.under })
const times = (a: Ratio, b: Ratio): Ratio => ({ over: a.over * b.over, under: a.under * b.under })
const turned = (a: Ratio): Ratio => ({ over: a.under, under: a.over })

/** An option in lowest terms; mixed numbers from 1 up, as the papers print them. */
function mixed({ over, under }: Ratio): Choice {
  return {
    ...fraction(over, under),
    text: Number.isInteger(over / under) ? fraction(over, under).text : `$${mixedTex(over, under)}$`,
  }
}

/** TeX of a fraction as a mixed number where it is above 1: '2\frac{1}{3}'. */
function mixedTex(over: number, under: number): string {
  const whole = Math.floor(over / under)
  const rest = over - whole * under
  if (whole < 1 || rest === 0) return fractionTex(over, under)
  return `${whole}${fractionTex(rest, under)}`
}

function tex({ over, under }: Ratio): string {
  return mixedTex(over, under)
}

function drawRatio(random: Random, largest: number): Ratio | null {
  const under = random.int(2, 8)
  const over = random.int(1, largest * under)
  return gcd(over, under) === 1 ? { over, under } : null
}

/** Students meet fractions whose result still has a small denominator. */
function isSimple({ over, under }: Ratio): boolean {
  return over > 0 && under / gcd(over, under) <= 24 && over / under <= 12
}

function fractionSlips(mistakes: readonly (readonly [Ratio, string])[]): ReturnType<typeof positiveSlips> {
  return positiveSlips(
    mistakes.flatMap(([ratio, because]): Mistake[] =>
      ratio.under !== 0 && Math.abs(ratio.under) / gcd(ratio.over, ratio.under) <= 120
        ? [[mixed(ratio.under < 0 ? minus({ over: ratio.over, under: -ratio.under }) : ratio), because]]
        : [],
    ),
  )
}

function drawMixed(random: Random): Mixed | null {
  const [first, second, third] = [drawRatio(random, 3), drawRatio(random, 2), drawRatio(random, 2)]
  if (first === null || second === null || third === null) return null
  const isDivision = random.int(0, 1) === 1
  const product = times(second, isDivision ? turned(third) : third)
  const cancels = gcd(second.over * (isDivision ? third.under : third.over), product.under) > 1
  const isTooPlain = second.under === third.under || first.under === second.under
  return cancels && !isTooPlain && isSimple(product) && isSimple(add(first, product)) && product.over !== product.under
    ? { first, second, third, isDivision }
    : null
}

function writeMixed({ first, second, third, isDivision }: Mixed): Draft {
  const factor = isDivision ? turned(third) : third
  const product = times(second, factor)
  const key = mixed(add(first, product))
  const turns = isDivision ? `${ordinary(second)} \\times ${ordinary(factor)} = ` : ''
  const [sign, name] = isDivision ? ['\\div', 'division'] : ['\\times', 'multiplication']
  return {
    stem: `Simplify $${tex(first)} + ${tex(second)} ${sign} ${tex(third)}$.`,
    key,
    slips: fractionSlips([
      [times(add(first, second), factor), `This adds first, but the ${name} comes before the addition.`],
      [
        add(first, times(second, turned(factor))),
        isDivision
          ? 'This multiplies by the last fraction without turning it over.'
          : 'This turns the last fraction over, as is done only in a division.',
      ],
      [product, `This stops after the ${name} and never adds the first number.`],
      [
        add(first, times(turned(second), factor)),
        'This turns over the fraction in the middle, which must stay as it is.',
      ],
      [
        { over: first.over + product.over, under: first.under + product.under },
        'This adds the numerators and adds the denominators instead of finding a common denominator.',
      ],
      [add(first, add(second, third)), `This adds all three fractions and overlooks the sign of ${name}.`],
    ]),
    principle: isDivision
      ? 'Division comes before addition; to divide by a fraction, multiply by the fraction turned over.'
      : 'Multiplication comes before addition; multiply the numerators, multiply the denominators and cancel.',
    working: [
      `$${ordinary(second)} ${sign} ${ordinary(third)} = ${turns}${fractionTex(product.over, product.under)}$`,
      `${together(first, '+', product)} = ${key.text}`,
    ],
    hints: [
      `Which comes first, the addition or the ${name}?`,
      'Write mixed numbers as improper fractions, and add with a common denominator.',
    ],
  }
}

/** The line that adds or subtracts two fractions, with both over their common denominator: '$7/4 + 13/12 = 21/12 + 13/12 = 34/12$'. */
function together(first: Ratio, sign: '+' | '-', second: Ratio): string {
  const [one, other] = [reduced(first), reduced(second)]
  const under = (one.under * other.under) / gcd(one.under, other.under)
  const [a, b] = [(one.over * under) / one.under, (other.over * under) / other.under]
  const over = (size: number) => (under === 1 ? String(size) : `\\frac{${size}}{${under}}`)
  const parts = [
    `${ordinary(first)} ${sign} ${ordinary(second)}`,
    `${over(a)} ${sign} ${over(b)}`,
    over(sign === '+' ? a + b : a - b),
  ]
  return `$${parts.filter((part, index) => part !== parts[index - 1]).join(' = ')}$`
}

function reduced({ over, under }: Ratio): Ratio {
  const divisor = gcd(over, under)
  return { over: over / divisor, under: under / divisor }
}

/** A fraction as TeX that is never a mixed number; whole numbers keep their denominator out. */
function ordinary({ over, under }: Ratio): string {
  return fractionTex(over, under)
}

function drawBracket(random: Random): Bracket | null {
  const [first, second, third] = [drawRatio(random, 4), drawRatio(random, 2), drawRatio(random, 2)]
  if (first === null || second === null || third === null) return null
  const difference = add(first, minus(second))
  const result = times(difference, turned(third))
  const isUsable =
    first.under !== second.under && isSimple(difference) && isSimple(result) && result.over !== result.under
  const cancels = gcd(difference.over * third.under, difference.under * third.over) > first.under
  return isUsable && cancels ? { first, second, third } : null
}

function writeBracket({ first, second, third }: Bracket): Draft {
  const difference = add(first, minus(second))
  const key = mixed(times(difference, turned(third)))
  return {
    stem: `The value of $\\left(${tex(first)} - ${tex(second)}\\right) \\div ${tex(third)}$ is`,
    key,
    slips: fractionSlips([
      [times(difference, third), 'This multiplies by the last fraction without turning it over.'],
      [
        times(add(first, second), turned(third)),
        'This adds the fractions in the brackets instead of subtracting them.',
      ],
      [
        add(first, minus(times(second, turned(third)))),
        'This divides before it subtracts and so ignores the brackets.',
      ],
      [difference, 'This stops after the brackets and leaves out the division.'],
      [times(turned(difference), third), 'This turns over the fraction that is divided, not the one that divides.'],
      [
        times({ over: first.over - second.over, under: first.under - second.under }, turned(third)),
        'This subtracts the numerators and the denominators instead of using a common denominator.',
      ],
    ]),
    principle: 'Brackets come first; then dividing by a fraction is multiplying by the fraction turned over.',
    working: [
      `In the brackets: ${together(first, '-', second)}`,
      `$${fractionTex(difference.over, difference.under)} \\times ${ordinary(turned(third))}$ = ${key.text}`,
    ],
    hints: [
      `What is the lowest common denominator of the ${first.under} and the ${second.under} in the brackets?`,
      'Dividing by a fraction is multiplying by which fraction?',
    ],
  }
}
