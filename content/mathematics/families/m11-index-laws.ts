import { family, form, type Draft } from '../../engine/family.ts'
import { printed, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, fractionTex, gcd } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** (over/under) to the index −numerator/denominator, where over and under are powers with the exponent `denominator`. */
export interface RootPower {
  overBase: number
  underBase: number
  numerator: number
  denominator: number
}

/** (coefficient·x^a·y^b)^n divided by x^c·y^d */
export interface Monomial {
  coefficient: number
  a: number
  b: number
  n: number
  c: number
  d: number
}

/** (base^(n + high) − base^(n + low)) / base^(n + under) */
export interface Terms {
  base: number
  high: number
  low: number
  under: number
}

/** first^(p/q) × second^(−r/s) with first = a^q and second = b^s */
export interface TwoRoots {
  a: number
  p: number
  q: number
  b: number
  s: number
}

export const indexLaws = family(
  {
    id: 'm11',
    edition: 1,
    title: 'Laws of indices',
    subject: 'mathematics',
    topicId: 'mat-indices',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<TwoRoots>({ id: 'product', difficulty: 'easy', draw: drawTwoRoots, write: writeTwoRoots }),
    form<RootPower>({ id: 'negative-root', difficulty: 'medium', draw: drawRootPower, write: writeRootPower }),
    form<Monomial>({ id: 'monomial', difficulty: 'medium', draw: drawMonomial, write: writeMonomial }),
    form<Terms>({ id: 'factor-out', difficulty: 'hard', draw: drawTerms, write: writeTerms }),
  ],
)

function drawTwoRoots(random: Random): TwoRoots | null {
  const [q, s] = [random.int(2, 4), random.int(2, 3)]
  const [a, b] = [random.int(2, q === 2 ? 7 : q === 3 ? 5 : 3), random.int(2, s === 2 ? 9 : 5)]
  const p = random.int(1, 3)
  const isUsable = gcd(p, q) === 1 && a !== b && a ** p % b !== 0 && a ** p <= 130 && a ** q !== b ** s
  return isUsable ? { a, p, q, b, s } : null
}

function writeTwoRoots({ a, p, q, b, s }: TwoRoots): Draft {
  const [first, second] = [a ** q, b ** s]
  const key = fraction(a ** p, b)
  return {
    stem: `Evaluate $${first}^{\\frac{${p}}{${q}}} \\times ${second}^{-\\frac{1}{${s}}}$.`,
    key,
    slips: slipsOf([
      [fraction(a ** p * b, 1), `This overlooks the minus sign of the second index and multiplies ${a ** p} by ${b}.`],
      [
        fraction(-(a ** p) * b, 1),
        `This takes the negative index for a negative number, −${b}; it means a reciprocal.`,
      ],
      [fraction(first * p, q * b), `This multiplies ${first} by its index instead of taking a root and a power.`],
      [fraction(b, a ** p), `This turns over the ${a ** p} from the first power instead of the ${b} from the second.`],
      [fraction(a ** p * s, second), `This divides ${second} by ${s} instead of taking its root, which is ${b}.`],
      ...(p > 1
        ? ([
            [fraction(a, b), `This takes the root ${a} of the first number but does not raise it to the power ${p}.`],
          ] as const)
        : []),
      [fraction(a ** q, b), `This leaves the first number, ${first}, as it is and applies only the second index.`],
      [fraction(a ** p, b ** 2), `This squares the root ${b} of the second number before it takes the reciprocal.`],
    ]),
    principle:
      'The denominator of an index asks for a root, its numerator for a power, and a minus sign for the reciprocal.',
    working: [
      `$${first}^{\\frac{${p}}{${q}}} = ${p === 1 ? '' : `${a}^{${p}} = `}${a ** p}$, since ${first} = ${a}${superscript(q)}`,
      `$${second}^{-\\frac{1}{${s}}} = \\frac{1}{${b}}$, since ${second} = ${b}${superscript(s)}`,
      `The product is ${key.text}`,
    ],
    hints: [`Of which number is ${first} a power?`, 'What does a negative index mean?'],
  }
}

function drawRootPower(random: Random): RootPower | null {
  const denominator = random.int(2, 4)
  const largest = denominator === 2 ? 9 : denominator === 3 ? 5 : 3
  const [overBase, underBase] = [random.int(1, largest), random.int(2, largest)]
  const numerator = random.int(1, 3)
  const isUsable = gcd(overBase, underBase) === 1 && gcd(numerator, denominator) === 1
  const isSmall = Math.max(overBase, underBase) ** numerator <= 130
  return isUsable && isSmall && overBase !== underBase ? { overBase, underBase, numerator, denominator } : null
}

function writeRootPower({ overBase: p, underBase: q, numerator: m, denominator: n }: RootPower): Draft {
  const [over, under] = [p ** n, q ** n]
  const key = fraction(q ** m, p ** m)
  return {
    stem: `What is the value of $\\left(\\frac{${over}}{${under}}\\right)^{-\\frac{${m}}{${n}}}$?`,
    key,
    slips: slipsOf([
      [fraction(p ** m, q ** m), 'This overlooks the minus sign of the index, so the fraction is not turned over.'],
      [fraction(-(p ** m), q ** m), 'This makes the result negative, but a negative index means a reciprocal.'],
      [fraction(-(q ** m), p ** m), 'This turns the fraction over and also makes it negative.'],
      ...(m > 1
        ? ([[fraction(q, p), `This takes the root but does not raise the result to the power ${m}.`]] as const)
        : []),
      [
        fraction(under * m, over * n),
        'This multiplies the turned fraction by the index instead of taking a root and a power.',
      ],
      [
        fraction(q ** m, over),
        `This turns the fraction over but takes the root and power of ${under} only and leaves ${over} as it is.`,
      ],
      [
        fraction(under, p ** m),
        `This turns the fraction over but takes the root and power of ${over} only and leaves ${under} as it is.`,
      ],
      [fraction(q ** (m + 1), p ** (m + 1)), `This uses the power ${m + 1} after the root instead of the power ${m}.`],
    ]),
    principle:
      'A negative index turns the fraction over; the denominator of the index gives the root, and its numerator the power.',
    working: [
      `Turned over: $\\left(${fractionTex(under, over)}\\right)^{\\frac{${m}}{${n}}}$`,
      `${n === 2 ? 'Square' : n === 3 ? 'Cube' : 'Fourth'} root: $${fractionTex(q, p)}$`,
      m === 1 ? `The value is ${key.text}` : `To the power ${m}, this gives ${key.text}`,
    ],
    hints: [
      `What does the minus sign of the index do to $${fractionTex(over, under)}$?`,
      `Which numbers raised to the power ${n} give ${over} and ${under}?`,
    ],
  }
}

function drawMonomial(random: Random): Monomial | null {
  const drawn = {
    coefficient: random.int(2, 5),
    a: random.int(1, 4),
    b: random.pick([-3, -2, -1, 1, 2, 3]),
    n: random.int(2, 3),
    c: random.pick([-3, -2, -1, 2, 3, 4, 5]),
    d: random.pick([-2, -1, 1, 2, 3, 4]),
  }
  const [x, y] = [drawn.a * drawn.n - drawn.c, drawn.b * drawn.n - drawn.d]
  return x > 0 && y > 0 && drawn.coefficient ** drawn.n <= 64 ? drawn : null
}

function letter(name: string, power: number): string {
  if (power === 0) return ''
  return power === 1 ? name : `${name}^{${power}}`
}

export function writeMonomial({ coefficient, a, b, n, c, d }: Monomial): Draft {
  const monomial = (size: number, x: number, y: number) => ({
    text: `$${size === 1 ? '' : printed(size)}${letter('x', x)}${letter('y', y)}$`,
  })
  const size = coefficient ** n
  const key = monomial(size, a * n - c, b * n - d)
  return {
    stem: `Simplify $\\frac{(${coefficient}${letter('x', a)}${letter('y', b)})^{${n}}}{${letter('x', c)}${letter('y', d)}}$.`,
    key,
    slips: slipsOf([
      [monomial(coefficient, a * n - c, b * n - d), `This does not raise the number ${coefficient} to the power ${n}.`],
      [
        monomial(coefficient * n, a * n - c, b * n - d),
        `This multiplies ${coefficient} by ${n} instead of raising it to that power.`,
      ],
      [monomial(size, a + n - c, b + n - d), 'This adds the indices of a power of a power; they are multiplied.'],
      [monomial(size, a * n + c, b * n + d), 'This adds the indices in the division; they are subtracted.'],
      [
        monomial(size, a ** n - c, (b < 0 ? -1 : 1) * Math.abs(b) ** n - d),
        `This raises the indices themselves to the power ${n}.`,
      ],
      [monomial(size, a - c, b - d), `This raises only the number to the power ${n} and not the letters.`],
    ]).filter(({ text }) => text.includes('x') && text.includes('y')),
    principle:
      'In a power of a product each factor is raised; indices are multiplied in powers and subtracted in divisions.',
    working: [
      `Numerator: $${size}${letter('x', a * n)}${letter('y', b * n)}$`,
      `Indices: x: ${a * n} − ${c < 0 ? `(${printed(c)})` : c} = ${a * n - c}; y: ${printed(b * n)} − ${d < 0 ? `(${printed(d)})` : d} = ${b * n - d}`,
      `The result is ${key.text}`,
    ],
    hints: [
      `What is ${coefficient}${superscript(n)}, and by what are the indices of x and y multiplied?`,
      'Then subtract the indices of the same letter in the denominator.',
    ],
  }
}

function drawTerms(random: Random): Terms | null {
  const base = random.pick([2, 3, 5])
  const high = random.int(2, base === 2 ? 6 : base === 3 ? 4 : 3)
  const drawn = { base, high, low: random.int(0, high - 1), under: random.int(-1, 3) }
  return drawn.under < high && drawn.under !== drawn.low ? drawn : null
}

function writeTerms({ base, high, low, under }: Terms): Draft {
  const power = (shift: number) => `${base}^{n${shift === 0 ? '' : shift < 0 ? ` - ${-shift}` : ` + ${shift}`}}`
  const over = base ** high - base ** low
  /** A fraction over a power of the base, which may have a negative index. */
  const quotient = (top: number, index: number) =>
    index >= 0 ? fraction(top, base ** index) : fraction(top * base ** -index, 1)
  const key = quotient(over, under)
  return {
    stem: `The expression $\\frac{${power(high)} - ${power(low)}}{${power(under)}}$ simplifies to`,
    key,
    slips: slipsOf([
      [
        quotient(base ** (high - low), under),
        `This takes $${power(high)} - ${power(low)}$ as $${power(high - low)}$, but it is $${over} \\times ${base}^{n}$.`,
      ],
      [quotient(base ** high, under), `This leaves out the second term of the numerator, $${power(low)}$.`],
      [
        quotient(base ** high + base ** low, under),
        `This adds the two terms of the numerator, ${base ** high} + ${base ** low}, instead of subtracting them.`,
      ],
      [fraction(over, 1), `This keeps only ${base ** high} − ${base ** low}, as if the whole denominator cancelled.`],
      [quotient(over, -under), 'This multiplies by the power in the denominator instead of dividing by it.'],
      [
        quotient(base ** high - 1, under),
        `This puts 1 in the place of ${base ** low} when it takes the common factor out.`,
      ],
      [
        quotient(base * (high - low), under),
        `This multiplies ${base} by the difference of the indices, ${high - low}, to get the numerator.`,
      ],
    ]),
    principle: `Since $${power(high).replace(`+ ${high}`, '+ k')} = ${base}^{n} \\times ${base}^{k}$, the common factor $${base}^{n}$ cancels.`,
    working: [
      `Numerator: $${base}^{n}(${base ** high} - ${base ** low}) = ${over} \\times ${base}^{n}$`,
      `Denominator: $${fractionTex(base ** Math.max(under, 0), base ** Math.max(-under, 0))} \\times ${base}^{n}$`,
      `Dividing gives ${key.text}`,
    ],
    hints: [`Write each term as a number times $${base}^{n}$.`, 'Take the common factor out and cancel it.'],
  }
}
