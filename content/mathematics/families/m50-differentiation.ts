import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, gcd, polynomial, signed, tex } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** (x − at)(x − top) over (x − at)(x − bottom) as x approaches at */
export interface Limit {
  at: number
  top: number
  bottom: number
}

/** y = (a·x + b)(c·x + d) */
export interface Product {
  a: number
  b: number
  c: number
  d: number
}

/** y = (a·x + b)^n */
export interface Power {
  a: number
  b: number
  n: number
}

/** y = square·x² + over/x at x = at */
export interface Slope {
  square: number
  over: number
  at: number
}

export const differentiation = family(
  {
    id: 'm50',
    edition: 1,
    title: 'Limits and derivatives of algebraic functions',
    subject: 'mathematics',
    topicId: 'mat-differentiation',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Product>({ id: 'product', difficulty: 'easy', draw: drawProduct, write: writeProduct }),
    form<Limit>({ id: 'limit', difficulty: 'medium', draw: drawLimit, write: writeLimit }),
    form<Power>({ id: 'power', difficulty: 'medium', draw: drawPower, write: writePower }),
    form<Slope>({ id: 'slope', difficulty: 'hard', draw: drawSlope, write: writeSlope }),
  ],
)

const nonZero = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7] as const

function drawProduct(random: Random): Product | null {
  const drawn = { a: random.int(1, 4), b: random.pick(nonZero), c: random.int(1, 5), d: random.pick(nonZero) }
  const { a, b, c, d } = drawn
  return a * d + b * c === 0 || (a === c && b === d) || gcd(a, b) !== 1 || gcd(c, d) !== 1 ? null : drawn
}

export function writeProduct({ a, b, c, d }: Product): Draft {
  const answer = (...coefficients: number[]): Choice => ({ text: polynomial(coefficients) })
  const middle = a * d + b * c
  const key = answer(2 * a * c, middle)
  return {
    stem: `If y = (${polynomial([a, b])})(${polynomial([c, d])}), find $\\frac{dy}{dx}$.`,
    key,
    slips: slipsOf([
      [answer(a * c), 'This multiplies the derivatives of the two brackets, which is not the derivative of a product.'],
      [answer(a + c), 'This adds the derivatives of the two brackets, as if they were terms of a sum.'],
      [answer(a * c, middle), 'This lowers the power of the square term but does not multiply by 2.'],
      [answer(2 * a * c, a * d - b * c), 'This subtracts the second middle term instead of adding it.'],
      [answer(2 * a * c, b * d), 'This keeps the constant term and drops the term in x.'],
      [answer(2 * a * c, -middle), 'This gives the middle term of the expansion the wrong sign.'],
    ]),
    principle: 'Expand the brackets; then $ax^n$ has the derivative $nax^{n-1}$, and a constant has the derivative 0.',
    working: [
      `y = ${polynomial([a * c, middle, b * d])}`,
      `$\\frac{dy}{dx}$ = 2 × ${a * c === 1 ? 'x' : `${a * c}x`} ${signed(middle)}`,
      `$\\frac{dy}{dx}$ = ${key.text}`,
    ],
    hints: ['Multiply the brackets out first.', 'What is the derivative of the constant term?'],
  }
}

function drawLimit(random: Random): Limit | null {
  const drawn = { at: random.pick([-4, -3, -2, 2, 3, 4, 5]), top: random.int(-6, 6), bottom: random.int(-6, 6) }
  const { at, top, bottom } = drawn
  const isGood = top !== 0 && bottom !== 0 && top !== bottom && top !== at && bottom !== at
  return isGood && at + top !== 0 ? drawn : null
}

function writeLimit({ at, top, bottom }: Limit): Draft {
  const key = fraction(at - top, at - bottom)
  const over = polynomial([1, -(at + top), at * top])
  const under = polynomial([1, -(at + bottom), at * bottom])
  return {
    stem: `Evaluate $\\lim_{x \\to ${at}} \\frac{${tex(over)}}{${tex(under)}}$.`,
    key,
    slips: slipsOf([
      [fraction(at + top, at + bottom), 'This takes the numbers in the remaining brackets with the wrong signs.'],
      [fraction(1, 1), 'This cancels the squares only, as if the other terms did not count.'],
      [fraction(top, bottom), 'This divides the constant terms and leaves out all the terms in x.'],
      [fraction(at - bottom, at - top), 'This turns the fraction upside down after the common factor is cancelled.'],
      [fraction(0, 1), 'This takes 0 over 0 for zero, but that form has no value as it stands.'],
      [fraction(-(at - top), at - bottom), 'This loses a sign when the value of x is put into the brackets.'],
    ]).filter(({ value = Number.NaN }) => Number.isFinite(value)),
    principle: 'Where putting the number in gives 0 over 0, cancel the common factor first and then put the number in.',
    working: [
      `$\\frac{(${tex(polynomial([1, -at]))})(${tex(polynomial([1, -top]))})}{(${tex(polynomial([1, -at]))})(${tex(polynomial([1, -bottom]))})} = \\frac{${tex(polynomial([1, -top]))}}{${tex(polynomial([1, -bottom]))}}$`,
      `At x = ${printed(at)} this is $\\frac{${at - top}}{${at - bottom}}$`,
      `The limit is ${key.text}`,
    ],
    hints: [`What do both parts become when x = ${printed(at)}?`, 'Factorize both parts and cancel.'],
  }
}

function drawPower(random: Random): Power | null {
  const drawn = { a: random.int(2, 6), b: random.pick(nonZero), n: random.int(3, 6) }
  return gcd(drawn.a, drawn.b) === 1 ? drawn : null
}

export function writePower({ a, b, n }: Power): Draft {
  const inner = polynomial([a, b])
  const answer = (factor: number, power: number): Choice => ({
    text: `${factor === 1 ? '' : factor}(${inner})${superscript(power)}`,
  })
  const key = answer(n * a, n - 1)
  return {
    stem: `The derivative of (${inner})${superscript(n)} with respect to x is`,
    key,
    slips: slipsOf([
      [answer(n, n - 1), `This forgets to multiply by ${a}, the derivative of what stands in the brackets.`],
      [answer(n * a, n), 'This multiplies by the index but does not lower it by one.'],
      [answer(a, n - 1), `This multiplies by ${a} but not by the index ${n}.`],
      [answer((n - 1) * a, n - 1), 'This lowers the index first and then multiplies by the new index.'],
      [answer(n, n), 'This neither lowers the index nor multiplies by the derivative of the bracket.'],
      [answer(n + a, n - 1), `This adds ${a} to the index where it must multiply by it.`],
    ]),
    principle:
      'By the chain rule, the derivative of a power of a bracket is multiplied by the derivative of the bracket.',
    working: [
      `Let u = ${inner}, so $\\frac{du}{dx}$ = ${a} and y = u${superscript(n)}`,
      `$\\frac{dy}{dx}$ = ${n}u${superscript(n - 1)} × ${a}`,
      `$\\frac{dy}{dx}$ = ${key.text}`,
    ],
    hints: [`Put u for ${inner}: what is du/dx?`, 'Multiply the derivative of the power by that of the bracket.'],
  }
}

function drawSlope(random: Random): Slope | null {
  const at = random.pick([-3, -2, 2, 3, 4])
  const drawn = { square: random.pick([1, 2, 3, 4]), over: at ** 2 * random.pick([-3, -2, -1, 1, 2, 3]), at }
  return 2 * drawn.square * at - drawn.over / at ** 2 === 0 ? null : drawn
}

function writeSlope({ square, over, at }: Slope): Draft {
  const key = quantity(2 * square * at - over / at ** 2)
  const x = printed(at)
  return {
    stem: `What is the value of the derivative of $y = ${square === 1 ? '' : square}x^2 ${over < 0 ? '-' : '+'} \\frac{${Math.abs(over)}}{x}$ at the point where x = ${x}?`,
    key,
    slips: slipsOf([
      [quantity(2 * square * at + over / at ** 2), 'This loses the minus sign of the index −1 of the second term.'],
      [
        fraction(2 * square * at + over, 1),
        'This takes the second term for a multiple of x and keeps its coefficient.',
      ],
      [quantity(square * at ** 2 + over / at), 'This puts the number into y itself without differentiating first.'],
      [quantity(2 * square * at), 'This takes the second term for a constant, with the derivative 0.'],
      [quantity(2 * square * at - over), 'This forgets to divide by the square of x in the second term.'],
      [quantity(2 * square * at - over / at), 'This does not raise the power of x in the denominator.'],
      [quantity(square * at - over / at ** 2), 'This forgets to multiply the first term by the index 2.'],
    ]),
    principle: 'Write the fraction with the index −1; $x^n$ has the derivative $nx^{n-1}$ for negative n too.',
    working: [
      `y = ${polynomial([square, 0, 0])} ${signed(over)}x⁻¹, so $\\frac{dy}{dx} = ${2 * square}x ${over < 0 ? '+' : '-'} \\frac{${Math.abs(over)}}{x^2}$`,
      `At x = ${x}: ${2 * square} × ${bracketed(at)} ${signed(-over / at ** 2)}`,
      `The value is ${key.text}`,
    ],
    hints: ['Write the second term as a power of x.', 'Differentiate first, then put the number in.'],
  }
}
