import { family, form, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, fractionTex, gcd, polynomial } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** Two different whole roots. */
export interface Roots {
  small: number
  large: number
}

/** The roots numerator/denominator and other, in lowest terms. */
export interface FractionRoots {
  numerator: number
  denominator: number
  other: number
}

/** square·x² + linear·x + constant = 0 with two different real roots. */
export interface Quadratic {
  square: number
  linear: number
  constant: number
}

export const quadraticEquations = family(
  {
    id: 'm25',
    edition: 1,
    title: 'Quadratic equations: roots, their sum and product',
    subject: 'mathematics',
    topicId: 'mat-equations',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Roots>({ id: 'roots', difficulty: 'easy', draw: drawRoots, write: writeRoots }),
    form<FractionRoots>({ id: 'equation', difficulty: 'medium', draw: drawFractionRoots, write: writeEquation }),
    form<Quadratic>({ id: 'sum-of-squares', difficulty: 'hard', draw: drawQuadratic, write: writeSumOfSquares }),
    form<Quadratic>({
      id: 'sum-of-reciprocals',
      difficulty: 'medium',
      draw: drawQuadratic,
      write: writeSumOfReciprocals,
    }),
  ],
)

function drawRoots(random: Random): Roots | null {
  const nonZero = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const [first, second] = [random.pick(nonZero), random.pick(nonZero)]
  if (first === second || first === -second) return null
  return { small: Math.min(first, second), large: Math.max(first, second) }
}

function pairOf(a: number, b: number): { text: string } {
  return { text: `${printed(Math.min(a, b))} and ${printed(Math.max(a, b))}` }
}

function writeRoots({ small, large }: Roots): Draft {
  const equation = polynomial([1, -(small + large), small * large])
  const key = pairOf(small, large)
  return {
    stem: `The roots of the equation ${equation} = 0 are`,
    key,
    slips: slipsOf([
      [pairOf(-small, -large), 'This reads the numbers in the factors as the roots, so both signs are wrong.'],
      [pairOf(small, -large), 'This changes the sign of one root, so the product of the roots has the wrong sign.'],
      [pairOf(-small, large), 'This changes the sign of one root, so the constant term would change its sign.'],
      [pairOf(1, small * large), 'This pair has the right product but not the right sum of the roots.'],
      [
        pairOf(small + large, small * large),
        'This gives the sum and the product of the roots, not the roots themselves.',
      ],
    ]),
    principle:
      'A product is zero only where one of its factors is zero, so factorize and set each factor equal to zero.',
    working: [
      `${equation} = (${polynomial([1, -small])})(${polynomial([1, -large])}) = 0`,
      `Each factor is zero in turn, so the roots are ${key.text}`,
    ],
    hints: [
      `Which two numbers have the product ${printed(small * large)} and the sum ${printed(-(small + large))}?`,
      'What value of x makes each factor zero?',
    ],
  }
}

function drawFractionRoots(random: Random): FractionRoots | null {
  const denominator = random.int(2, 5)
  const numerator = random.pick([-7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7])
  const other = random.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6])
  const isDegenerate = gcd(numerator, denominator) !== 1 || numerator === -other * denominator
  return isDegenerate ? null : { numerator, denominator, other }
}

function writeEquation({ numerator, denominator, other }: FractionRoots): Draft {
  const linear = -(numerator + other * denominator)
  const constant = numerator * other
  const equation = (...coefficients: number[]) => ({ text: `${polynomial(coefficients)} = 0` })
  const key = equation(denominator, linear, constant)
  const sign = Math.sign(numerator)
  const turned = equation(sign * numerator, -sign * (denominator + other * numerator), sign * denominator * other)
  return {
    stem: `The quadratic equation whose roots are $${fractionTex(numerator, denominator)}$ and ${printed(other)} is`,
    key,
    slips: slipsOf([
      [
        equation(denominator, -linear, constant),
        'This takes the sum of the roots for the coefficient of x without changing its sign.',
      ],
      [
        equation(denominator, linear, -constant),
        'This gives the product of the roots the wrong sign in the constant term.',
      ],
      [equation(denominator, -linear, -constant), 'This changes the signs of the sum and of the product of the roots.'],
      [
        equation(1, -(numerator + other), constant),
        'This drops the denominator of the first root and works with its numerator only.',
      ],
      [
        equation(denominator, -(numerator + other), constant),
        'This multiplies only the square term by the denominator, not the second root.',
      ],
      [turned, 'This turns the first root upside down before it forms the two factors.'],
    ]),
    principle: 'The equation with given roots is x² − (sum of roots)x + (product of roots) = 0.',
    working: [
      `Sum = $${fractionTex(numerator + other * denominator, denominator)}$, product = $${fractionTex(constant, denominator)}$`,
      `Multiplying by ${denominator} gives ${key.text}`,
    ],
    hints: ['Find the sum and the product of the roots.', 'Clear the fractions at the end.'],
  }
}

function drawQuadratic(random: Random): Quadratic | null {
  const drawn = {
    square: random.int(1, 4),
    linear: random.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9]),
    constant: random.pick([-8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]),
  }
  const { square, linear, constant } = drawn
  const isReduced = gcd(gcd(square, linear), constant) === 1
  return isReduced && linear ** 2 - 4 * square * constant > 0 ? drawn : null
}

function writeSumOfSquares({ square, linear, constant }: Quadratic): Draft {
  const [a, b, c] = [square, linear, constant]
  const key = fraction(b ** 2 - 2 * a * c, a ** 2)
  return {
    stem: `If α and β are the roots of ${polynomial([a, b, c])} = 0, the value of α² + β² is`,
    key,
    slips: slipsOf([
      [fraction(b ** 2, a ** 2), 'This is the square of the sum of the roots; it also holds twice their product.'],
      [fraction(b ** 2 + 2 * a * c, a ** 2), 'This adds twice the product of the roots instead of subtracting it.'],
      [
        fraction(b ** 2 - 4 * a * c, a ** 2),
        'This is the square of the difference of the roots, with four times their product.',
      ],
      [fraction(b ** 2 - a * c, a ** 2), 'This subtracts the product of the roots once instead of twice.'],
      [fraction(-b - 2 * c, a), 'This does not square the sum of the roots before subtracting twice their product.'],
      [fraction(c ** 2, a ** 2), 'This squares the product of the roots instead of adding their squares.'],
    ]),
    principle: `For ax² + bx + c = 0 the sum of the roots is $-\\frac{b}{a}$, the product $\\frac{c}{a}$, and α² + β² = (α + β)² − 2αβ.`,
    working: [
      `α + β = $${fractionTex(-b, a)}$, αβ = $${fractionTex(c, a)}$`,
      `α² + β² = $${squared(-b, a)} ${twice(c, a)}$`,
      `α² + β² = ${key.text}`,
    ],
    hints: ['Write down the sum and the product of the roots.', 'Expand (α + β)² and compare.'],
  }
}

/** '\left(-\frac{3}{2}\right)^2', '5^2' or '(-5)^2' */
function squared(numerator: number, denominator: number): string {
  const inside = fractionTex(numerator, denominator)
  return /^\d+$/.test(inside) ? `${inside}^2` : `\\left(${inside}\\right)^2`
}

/** Twice the product with its sign, as it is subtracted: '- 2 \times 3', '+ 2 \times \frac{3}{2}'. */
function twice(numerator: number, denominator: number): string {
  return `${numerator < 0 ? '+' : '-'} 2 \\times ${fractionTex(Math.abs(numerator), denominator)}`
}

function writeSumOfReciprocals({ square, linear, constant }: Quadratic): Draft {
  const key = fraction(-linear, constant)
  return {
    stem: `If α and β are the roots of ${polynomial([square, linear, constant])} = 0, what is the value of $\\frac{1}{\\alpha} + \\frac{1}{\\beta}$?`,
    key,
    slips: slipsOf([
      [
        fraction(linear, constant),
        'This takes the coefficient of x for the sum of the roots without changing its sign.',
      ],
      [fraction(-constant, linear), 'This divides the product of the roots by their sum, upside down.'],
      [fraction(-square, linear), 'This takes the reciprocal of the sum; the sum of reciprocals is something else.'],
      [fraction(-linear, square), 'This is the sum of the roots, not the sum of their reciprocals.'],
      [
        fraction(square, constant),
        'This is the reciprocal of the product of the roots, with 1 over it instead of the sum.',
      ],
      [fraction(constant, square), 'This is the product of the roots, not the sum of their reciprocals.'],
      [fraction(-linear * square, constant), 'This forgets to divide the sum of the roots by the coefficient of x².'],
    ]),
    principle:
      'Over a common denominator, $\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta}$, the sum of the roots over their product.',
    working: [
      `α + β = $${fractionTex(-linear, square)}$ and αβ = $${fractionTex(constant, square)}$`,
      `Dividing, the value is ${key.text}`,
    ],
    hints: ['Add the two fractions.', 'Write down the sum and the product of the roots.'],
  }
}
