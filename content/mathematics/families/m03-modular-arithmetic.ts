import { family, form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { slipsOf, type Mistake } from '../slips.ts'

/** first × second − third in arithmetic modulo n. */
export interface Product {
  modulus: number
  first: number
  second: number
  third: number
}

/** coefficient·x + shift ≡ rest (mod n) with one solution only. */
export interface Congruence {
  modulus: number
  coefficient: number
  shift: number
  solution: number
}

/** A day of the week (0 is Sunday) and how many days are counted from it. */
export interface Calendar {
  today: number
  days: number
  isAhead: boolean
  what: string
}

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const events = [
  "Amina's examination",
  'the market fair in Onitsha',
  'the wedding of Chidi and Ngozi',
  'the harvest festival',
  'the final of the football cup',
  'the opening of the new bridge',
] as const

export const modularArithmetic = family(
  {
    id: 'm03',
    edition: 1,
    title: 'Modular arithmetic',
    subject: 'mathematics',
    topicId: 'mat-bases',
    exams: ['WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Product>({ id: 'value', difficulty: 'easy', draw: drawProduct, write: writeValue }),
    form<Congruence>({ id: 'equation', difficulty: 'medium', draw: drawCongruence, write: writeEquation }),
    form<Calendar>({ id: 'day', difficulty: 'easy', draw: drawCalendar, write: writeDay }),
  ],
)

/** The remainder from 0 to n − 1, also for negative numbers. */
function residue(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus
}

function residues(modulus: number, mistakes: readonly (readonly [value: number, because: string])[]): Mistake[] {
  return mistakes.flatMap(([value, because]): Mistake[] =>
    Number.isInteger(value) && value >= 0 && value < modulus ? [[quantity(value), because]] : [],
  )
}

function drawProduct(random: Random): Product | null {
  const modulus = random.int(6, 12)
  const [first, second, third] = [random.int(4, modulus - 1), random.int(3, modulus - 1), random.int(2, modulus - 1)]
  const isDegenerate =
    first * second < 2 * modulus || (first * second) % modulus === 0 || new Set([first, second, third]).size < 3
  return isDegenerate ? null : { modulus, first, second, third }
}

function writeValue({ modulus: n, first, second, third }: Product): Draft {
  const product = first * second
  const total = product - third
  const key = quantity(residue(total, n))
  return {
    stem: `Evaluate ${first} × ${second} − ${third} in arithmetic modulo ${n}.`,
    key,
    slips: slipsOf(
      residues(n, [
        [residue(product, n), 'This reduces the product but leaves out the subtraction that follows it.'],
        [residue(product + third, n), `This adds ${third} to the product instead of subtracting it.`],
        [Math.floor(total / n), `This gives the quotient of the division by ${n} instead of the remainder.`],
        [residue(first * (second - third), n), 'This subtracts before multiplying, against the order of operations.'],
        [residue(first + second - third, n), 'This adds the first two numbers instead of multiplying them.'],
        [n - residue(total, n), `This counts the remainder back from ${n}, which gives the negative of the result.`],
        [
          Math.abs(residue(product, n) - third),
          'This takes the smaller from the larger number and does not go below zero.',
        ],
        [residue(total, n) + 1, `This leaves a remainder that is one too large after the division by ${n}.`],
      ]),
    ),
    principle: `In arithmetic modulo ${n} a result is replaced by its remainder on division by ${n}, which lies from 0 to ${n - 1}.`,
    working: [
      `${first} × ${second} − ${third} = ${total}`,
      `${total} = ${Math.floor(total / n)} × ${n} + ${residue(total, n)}`,
      `So the value modulo ${n} is ${key.text}`,
    ],
    hints: [
      `What is ${first} × ${second} − ${third} in ordinary arithmetic?`,
      `What is left when it is divided by ${n}?`,
    ],
  }
}

function drawCongruence(random: Random): Congruence | null {
  const modulus = random.pick([5, 7, 7, 11])
  const [coefficient, shift] = [random.int(2, Math.min(6, modulus - 1)), random.int(1, modulus - 1)]
  const solution = random.int(1, modulus - 1)
  const value = coefficient * solution + shift
  return value < modulus || (residue(value, modulus) - shift) % coefficient === 0
    ? null
    : { modulus, coefficient, shift, solution }
}

function writeEquation({ modulus: n, coefficient, shift, solution }: Congruence): Draft {
  const rest = residue(coefficient * solution + shift, n)
  const right = residue(rest - shift, n)
  const lifted = coefficient * solution
  const key = quantity(solution)
  return {
    stem: `If ${coefficient}x + ${shift} ≡ ${rest} (mod ${n}), where x is a whole number less than ${n}, then x =`,
    key,
    slips: slipsOf(
      residues(n, [
        [right, `This stops at ${coefficient}x and does not go on to x itself.`],
        [residue(-solution, n), 'This gives the number with which x adds up to zero, its negative.'],
        [solveFor(coefficient, rest + shift, n), `This adds ${shift} to the right side instead of subtracting it.`],
        [solveFor(coefficient, rest, n), `This forgets the ${shift} on the left side before it solves for x.`],
        [residue(right - coefficient, n), `This subtracts ${coefficient} at the end instead of dividing by it.`],
        [residue(right * coefficient, n), `This multiplies by ${coefficient} at the end instead of dividing by it.`],
        [
          solveFor(coefficient, Math.abs(rest - shift), n),
          'This drops the minus sign of the difference on the right side.',
        ],
      ]),
    ),
    principle: `Numbers that differ by a multiple of ${n} are equal modulo ${n}, so multiples of ${n} may be added to one side.`,
    working: [
      `${coefficient}x ≡ ${rest} − ${shift} ≡ ${right} (mod ${n})`,
      `Adding multiples of ${n} until ${coefficient} divides: ${coefficient}x ≡ ${lifted} (mod ${n})`,
      `x = ${key.text}`,
    ],
    hints: [`Take ${shift} from both sides.`, `Add ${n} to the right side until you can divide by ${coefficient}.`],
  }
}

/** The whole number x below n for which n divides coefficient·x − value; n is prime and does not divide the coefficient. */
function solveFor(coefficient: number, value: number, n: number): number {
  return Array.from({ length: n }, (_, x) => x).findIndex((x) => residue(coefficient * x - value, n) === 0)
}

function drawCalendar(random: Random): Calendar | null {
  const days = random.int(30, 200)
  return days % 7 === 0
    ? null
    : { today: random.int(0, 6), days, isAhead: random.int(0, 2) > 0, what: random.pick(events) }
}

function writeDay({ today, days, isAhead, what }: Calendar): Draft {
  const rest = days % 7
  const day = (shift: number) => ({ text: at(week, residue(today + (isAhead ? shift : -shift), 7)) })
  const key = day(rest)
  const [direction, verb] = isAhead ? ['after', 'comes'] : ['before', 'was']
  return {
    stem: isAhead
      ? `Today is ${at(week, today)} and ${what} is ${days} days away. On which day of the week will it be?`
      : `Today is ${at(week, today)}. On which day of the week was ${what}, exactly ${days} days ago?`,
    key,
    slips: slipsOf([
      [day(rest - 1), 'This counts today as the first of the days, so it stops one day early.'],
      [day(rest + 1), 'This counts one day too many after taking away the whole weeks.'],
      [day(-rest), 'This counts the days that are left over in the wrong direction.'],
      [day(0), `This takes ${days} days for a whole number of weeks, but days are left over.`],
      [day(Math.floor(days / 7)), 'This counts on by the number of whole weeks instead of the days left over.'],
    ]),
    moreSlips: slipsOf([
      [day(days % 5), 'This divides by the five working days of a week instead of by seven.'],
      [day(days % 6), 'This divides by six, as if the week had only six days.'],
    ]),
    principle: 'The days of the week repeat every 7 days, so only the remainder on division by 7 counts.',
    working: [
      `${days} = ${Math.floor(days / 7)} × 7 + ${rest}`,
      `${rest} ${rest === 1 ? 'day' : 'days'} ${direction} ${at(week, today)} ${verb} ${key.text}`,
    ],
    hints: [`How many whole weeks are in ${days} days?`, 'Count only the days that are left over.'],
  }
}
