import { family, form, type Draft } from '../../engine/family.ts'
import { quantity, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, gcd } from '../notation.ts'
import { inTermsOf, logEquation } from '../forms/m13-log-letters.ts'
import { slipsOf } from '../slips.ts'

/** log of base^over to the base base^under */
export interface ChangeOfBase {
  base: number
  over: number
  under: number
}

/** log_base first + log_base second − log_base third, which is a whole number */
export interface LogSum {
  base: number
  first: number
  second: number
  third: number
  /** The value, chosen first. */
  value: number
}

export const logarithms = family(
  {
    id: 'm13',
    edition: 1,
    title: 'Laws of logarithms',
    subject: 'mathematics',
    topicId: 'mat-logs',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<ChangeOfBase>({ id: 'change-of-base', difficulty: 'easy', draw: drawChange, write: writeChange }),
    form<LogSum>({ id: 'sum', difficulty: 'easy', draw: drawSum, write: writeSum }),
    inTermsOf,
    logEquation,
  ],
)

function drawChange(random: Random): ChangeOfBase | null {
  const base = random.pick([2, 2, 3, 5])
  const largest = base === 2 ? 7 : base === 3 ? 5 : 3
  const [over, under] = [random.pick([-1, 1, 1]) * random.int(1, largest), random.int(2, largest)]
  return gcd(over, under) === 1 ? { base, over, under } : null
}

function writeChange({ base, over, under }: ChangeOfBase): Draft {
  const divisor = base ** under
  const size = base ** Math.abs(over)
  const shown = over < 0 ? `\\frac{1}{${size}}` : String(size)
  const key = fraction(over, under)
  return {
    stem: `The value of $\\log_{${divisor}} ${over < 0 ? `\\left(${shown}\\right)` : shown}$ is`,
    key,
    slips: slipsOf([
      [fraction(under, over), 'This turns the result over: it is the logarithm with number and base exchanged.'],
      [fraction(-over, under), 'This gives the result the wrong sign; a reciprocal changes the sign of a logarithm.'],
      [fraction(over, 1), `This takes the logarithm to base ${base} and not to base ${divisor}.`],
      [fraction(over - under, 1), 'This subtracts the two indices instead of dividing one by the other.'],
      [
        fraction(over < 0 ? 1 : size, over < 0 ? size * divisor : divisor),
        'This divides the number by the base instead of comparing their indices.',
      ],
      [fraction(over * under, 1), 'This multiplies the two indices instead of dividing one by the other.'],
    ]),
    principle: `Write the number and the base as powers of ${base}; the logarithm is the quotient of the two indices.`,
    working: [
      `$${shown} = ${base}^{${over}}$ and ${divisor} = ${base}${superscript(under)}`,
      `If $${divisor}^{y} = ${shown}$, then $${base}^{${under}y} = ${base}^{${over}}$ and ${under}y = ${quantity(over).text}`,
      `y = ${key.text}`,
    ],
    hints: [
      `Of which number are both ${size} and ${divisor} powers?`,
      'Call the value y and write the statement with an index.',
    ],
  }
}

function drawSum(random: Random): LogSum | null {
  const base = random.pick([2, 3, 5, 6, 10, 10])
  const value = random.int(1, base === 2 ? 5 : base === 3 ? 3 : 2)
  const third = random.int(2, 30)
  const product = base ** value * third
  const divisors = Array.from({ length: 79 }, (_, index) => index + 2).filter((first) => product % first === 0)
  const first = random.pick([2, ...divisors])
  const second = product / first
  const isUsable =
    Number.isInteger(second) && second > 1 && second <= 80 && first >= second && gcd(gcd(first, second), third) === 1
  const isPower = [first, second, third].some((number) => Number.isInteger(logOf(number, base)))
  return isUsable && !isPower ? { base, first, second, third, value } : null
}

function logOf(number: number, base: number): number {
  return Math.round((Math.log(number) / Math.log(base)) * 1e9) / 1e9
}

function writeSum({ base, first, second, third, value }: LogSum): Draft {
  const log = (number: number) => `\\log_{${base}} ${number}`
  const quotient = base ** value
  const key = quantity(value)
  return {
    stem: `Without tables, evaluate $${log(first)} + ${log(second)} - ${log(third)}$.`,
    key,
    slips: slipsOf([
      [quantity(quotient), 'This stops at the number inside the logarithm and does not take the logarithm.'],
      [fraction(quotient, base), `This divides the number by the base ${base} instead of taking its logarithm.`],
      [quantity(value - 1), `This counts one factor ${base} too few in the number inside the logarithm.`],
      [quantity(value + 1), `This counts one factor ${base} too many in the number inside the logarithm.`],
      [quantity(-value), 'This turns the fraction over and so gives the logarithm of the reciprocal.'],
      [quantity(first + second - third), 'This adds and subtracts the numbers themselves, not their logarithms.'],
      [fraction(1, value), 'This turns the index over, as if number and base were exchanged.'],
    ]).filter(({ value: printedValue = 0 }) => printedValue !== 0 || value > 1),
    principle: 'Logarithms of one base add when the numbers are multiplied and subtract when they are divided.',
    working: [
      `= $\\log_{${base}} \\left(\\frac{${first} \\times ${second}}{${third}}\\right) = \\log_{${base}} ${quotient}$`,
      `${quotient} = ${base}${superscript(value)}`,
      `The value is ${key.text}`,
    ],
    hints: ['Write the three terms as one logarithm.', `Which power of ${base} is the number inside it?`],
  }
}
