import { form, type Draft } from '../../engine/family.ts'
import { printed, quantity, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { gcd, polynomial, tex } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** log 2 = p and log 3 = q are known; the logarithm of 2^two × 3^three × 10^ten is asked for. */
export interface KnownLogs {
  two: number
  three: number
  ten: number
}

/** log_base(x + shift) + log_base(x − other) = power */
export interface LogEquation {
  base: number
  power: number
  shift: number
  other: number
  solution: number
}

export const inTermsOf = form<KnownLogs>({
  id: 'in-terms-of',
  difficulty: 'medium',
  draw: drawKnown,
  write: writeKnown,
})

export const logEquation = form<LogEquation>({
  id: 'equation',
  difficulty: 'hard',
  draw: drawEquation,
  write: writeEquation,
})

function drawKnown(random: Random): KnownLogs | null {
  const drawn = { two: random.int(-3, 4), three: random.int(-2, 3), ten: random.int(-2, 1) }
  const number = 2 ** drawn.two * 3 ** drawn.three * 10 ** drawn.ten
  const isPlain = drawn.two === 0 || drawn.three === 0
  const isPrintable = Number.isInteger(Math.round(number * 1e9) / 1e6) || number >= 1
  return isPlain || !isPrintable || number > 400 || !hasTidyText(drawn) ? null : drawn
}

/** A decimal of few places, or a fraction of small whole numbers. */
function hasTidyText(known: KnownLogs): boolean {
  const { over, under } = numberOf(known)
  return over <= 400 && under <= 100 && over !== under
}

function numberOf({ two, three, ten }: KnownLogs): { over: number; under: number } {
  const part = (index: number, base: number) => base ** Math.max(index, 0)
  const over = part(two, 2) * part(three, 3) * part(ten, 10)
  const under = part(-two, 2) * part(-three, 3) * part(-ten, 10)
  const divisor = gcd(over, under)
  return { over: over / divisor, under: under / divisor }
}

function numberTex(known: KnownLogs): string {
  const { over, under } = numberOf(known)
  if (under === 1) return String(over)
  if (under === 10 || under === 100) return printed(over / under)
  return `\\left(\\frac{${over}}{${under}}\\right)`
}

/** 'p + 2q − 1', letters first. */
function linear(p: number, q: number, constant: number): { text: string } {
  const terms = [
    { size: p, letter: 'p' },
    { size: q, letter: 'q' },
    { size: constant, letter: '' },
  ].filter(({ size }) => size !== 0)
  const ordered = [...terms.filter(({ size }) => size > 0), ...terms.filter(({ size }) => size < 0)]
  const text = ordered
    .map(({ size, letter }, index) => {
      const amount = Math.abs(size) === 1 && letter !== '' ? letter : `${Math.abs(size)}${letter}`
      if (index === 0) return size < 0 ? `−${amount}` : amount
      return `${size < 0 ? '−' : '+'} ${amount}`
    })
    .join(' ')
  return { text: text === '' ? '0' : text }
}

export function writeKnown(known: KnownLogs): Draft {
  const { two, three, ten } = known
  const key = linear(two, three, ten)
  const factor = (base: number, index: number) => (index === 0 ? [] : [index === 1 ? `${base}` : `${base}^{${index}}`])
  const power = (letter: string, index: number) =>
    Math.abs(index) < 2 ? letter : `${letter}${superscript(Math.abs(index))}`
  return {
    stem: `If log 2 = p and log 3 = q, with all logarithms to base 10, express $\\log ${numberTex(known)}$ in terms of p and q.`,
    key,
    slips: slipsOf([
      [
        linear(two, three, ten === 0 ? 1 : 0),
        ten === 0
          ? 'This adds 1, as if 10 were one of the factors.'
          : 'This forgets the logarithm of the factor 10, which is 1.',
      ],
      [
        linear(two, three, ten === 0 ? -1 : -ten),
        ten === 0
          ? 'This takes away 1, as if the number had also been divided by 10.'
          : 'This gives the logarithm of the power of ten the wrong sign.',
      ],
      [linear(three, two, ten), 'This exchanges the indices of 2 and 3 in the number.'],
      [linear(two, -three, ten), 'This gives the logarithm of the power of 3 the wrong sign.'],
      [linear(-two, three, ten), 'This gives the logarithm of the power of 2 the wrong sign.'],
      [linear(two + Math.sign(two), three, ten), 'This counts one factor 2 too many in the number.'],
      [
        {
          text:
            ten === 0
              ? `${power('p', two)}${power('q', three)}`
              : `${Math.abs(ten)}${power('p', two)}${power('q', three)}`,
        },
        'This multiplies the logarithms; those of factors are added.',
      ],
    ]),
    principle:
      'The logarithm of a product is the sum of the logarithms, and an index comes down as a factor; log 10 = 1.',
    working: [
      `$${numberTex(known).replace(/\\left\(|\\right\)/g, '')} = ${[...factor(2, two), ...factor(3, three), ...factor(10, ten)].join(' \\times ')}$`,
      `Taking logarithms: ${key.text}`,
    ],
    hints: ['Write the number with powers of 2, 3 and perhaps 10.', 'What is the logarithm of 10 to base 10?'],
  }
}

function drawEquation(random: Random): LogEquation | null {
  const base = random.pick([2, 2, 3, 6, 10])
  const power = random.int(1, base === 2 ? 5 : base === 3 ? 3 : 2)
  const right = base ** power
  const smaller = random.int(1, 10)
  const larger = right / smaller
  if (!Number.isInteger(larger) || larger <= smaller) return null
  const solution = random.int(smaller + 1, 12)
  const drawn = { base, power, shift: larger - solution, other: solution - smaller, solution }
  return drawn.shift > 0 && drawn.shift <= 15 && drawn.shift !== drawn.other ? drawn : null
}

function writeEquation({ base, power, shift, other, solution }: LogEquation): Draft {
  const right = base ** power
  const [first, second] = [polynomial([1, shift]), polynomial([1, -other])]
  const quadratic = polynomial([1, shift - other, -shift * other - right])
  const rejected = other - shift - solution
  const key = quantity(solution)
  return {
    stem: `Solve for x: $\\log_{${base}} (${tex(first)}) + \\log_{${base}} (${tex(second)}) = ${power}$.`,
    key,
    slips: slipsOf([
      [quantity(-solution), 'This reads the root off its factor with the wrong sign.'],
      [quantity(rejected), 'This root makes the numbers inside the logarithms negative, so it must be rejected.'],
      [quantity(-rejected), 'This takes the rejected root and drops its minus sign.'],
      ...(Number.isInteger((right - shift + other) / 2)
        ? ([
            [
              quantity((right - shift + other) / 2),
              'This adds the numbers inside the logarithms; they must be multiplied.',
            ],
          ] as const)
        : []),
      [quantity(other), 'This makes the second number inside a logarithm zero, which has no logarithm.'],
      [quantity(solution + other), 'This finds a number inside a logarithm but does not go on to x.'],
      [quantity(right), `This works out ${base}${superscript(power)} and takes it for x itself.`],
    ]),
    principle: 'The sum of two logarithms is the logarithm of the product; only a positive number has a logarithm.',
    working: [
      `(${first})(${second}) = ${base}${superscript(power)} = ${right}`,
      `${quadratic} = (${polynomial([1, -solution])})(${polynomial([1, -rejected])}) = 0`,
      `x = ${printed(rejected)} makes the logarithms impossible, so x = ${key.text}`,
    ],
    hints: ['Write the left side as one logarithm.', 'Test both roots in the given equation.'],
  }
}
