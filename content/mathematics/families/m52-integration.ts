import { family, form, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, polynomial, signed, term, tex } from '../notation.ts'
import { positiveSlips, slipsOf } from '../slips.ts'

/** The integrand 3·cube·x² + 2·square·x + linear, so that its integral has whole coefficients. */
export interface Integrand {
  cube: number
  square: number
  linear: number
}

export interface Definite extends Integrand {
  low: number
  high: number
}

/** A curve with the gradient of the integrand through the point (x, y). */
export interface Curve extends Integrand {
  x: number
  y: number
}

/** The arch y = scale·x(width − x) above the x-axis. */
export interface Arch {
  scale: number
  width: number
}

export const integration = family(
  {
    id: 'm52',
    edition: 1,
    title: 'Integrals of polynomials and areas under curves',
    subject: 'mathematics',
    topicId: 'mat-integration',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Integrand>({ id: 'indefinite', difficulty: 'easy', draw: drawIntegrand, write: writeIndefinite }),
    form<Definite>({ id: 'definite', difficulty: 'medium', draw: drawDefinite, write: writeDefinite }),
    form<Curve>({ id: 'curve', difficulty: 'hard', draw: drawCurve, write: writeCurve }),
    form<Arch>({ id: 'area', difficulty: 'hard', draw: drawArch, write: writeArea }),
  ],
)

function drawIntegrand(random: Random): Integrand {
  return {
    cube: random.pick([1, 2, 3, -1, -2]),
    square: random.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5]),
    linear: random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]),
  }
}

function integrandOf({ cube, square, linear }: Integrand): readonly [number, number, number] {
  return [3 * cube, 2 * square, linear]
}

function integralAt({ cube, square, linear }: Integrand, x: number): number {
  return cube * x ** 3 + square * x ** 2 + linear * x
}

/** The values of the terms of the integral at x: '8 + 4 − 4'. */
function integralTerms({ cube, square, linear }: Integrand, x: number): string {
  const [first = 0, ...others] = [cube * x ** 3, square * x ** 2, linear * x].filter((value) => value !== 0)
  return [printed(first), ...others.map(signed)].join(' ')
}

function writeIndefinite(integrand: Integrand): Draft {
  const { cube, square, linear } = integrand
  const [a, b, c] = integrandOf(integrand)
  const withConstant = (...coefficients: number[]) => ({ text: `${polynomial(coefficients)} + k` })
  const key = withConstant(cube, square, linear, 0)
  return {
    stem: `If k is a constant, $\\int (${tex(polynomial([a, b, c]))})\\,dx$ is equal to`,
    key,
    slips: slipsOf([
      [withConstant(a, b, c, 0), 'This raises each power by one but does not divide by the new power.'],
      [withConstant(2 * a, b), 'This differentiates the expression instead of integrating it, and adds a constant.'],
      [withConstant(cube, square, 0, 0), 'This drops the constant term, whose integral is a term in x.'],
      [withConstant(3 * a, 2 * b, c, 0), 'This multiplies by the new power where it must divide by it.'],
      [withConstant(cube, square, linear), 'This divides by the new powers but does not raise the powers of x.'],
    ]),
    principle: 'To integrate a power of x, raise the power by one and divide by the new power.',
    working: [
      `$\\frac{${a}x^{3}}{3} ${b < 0 ? '-' : '+'} \\frac{${Math.abs(b)}x^{2}}{2} ${c < 0 ? '-' : '+'} ${Math.abs(c)}x + k$`,
      `The integral is ${key.text}`,
    ],
    hints: ['What happens to the power of x in each term?', 'By which number is each term divided?'],
  }
}

function drawDefinite(random: Random): Definite | null {
  const integrand = drawIntegrand(random)
  const low = random.int(-1, 2)
  const drawn = { ...integrand, low, high: low + random.int(1, 3) }
  const value = integralAt(drawn, drawn.high) - integralAt(drawn, low)
  return low === 0 || drawn.high === 0 || value === 0 ? null : drawn
}

function writeDefinite(definite: Definite): Draft {
  const { low, high } = definite
  const [a, b, c] = integrandOf(definite)
  const [upper, lower] = [integralAt(definite, high), integralAt(definite, low)]
  const value = (x: number) => a * x ** 2 + b * x + c
  const undivided = (x: number) => a * x ** 3 + b * x ** 2 + c * x
  const key = fraction(upper - lower, 1)
  return {
    stem: `What is the value of $\\int_{${low}}^{${high}} (${tex(polynomial([a, b, c]))})\\,dx$?`,
    key,
    slips: slipsOf([
      [
        fraction(upper + lower, 1),
        `This adds ${printed(upper)} and ${bracketed(lower)}, the values at the limits; the lower must be subtracted.`,
      ],
      [fraction(upper, 1), 'This uses the upper limit only and forgets the value at the lower limit.'],
      [
        fraction(lower - upper, 1),
        `This subtracts the upper value from the lower one, ${printed(lower)} − ${bracketed(upper)}, the wrong way round.`,
      ],
      [
        fraction(value(high) - value(low), 1),
        'This puts the limits into the expression itself without integrating it.',
      ],
      [fraction(undivided(high) - undivided(low), 1), 'This raises each power but does not divide by the new power.'],
      [fraction(2 * a * (high - low), 1), 'This differentiates the expression before it puts in the limits.'],
    ]),
    principle: 'A definite integral is the value of the integral at the upper limit less that at the lower limit.',
    working: [
      `$\\left[${tex(polynomial([definite.cube, definite.square, definite.linear, 0]))}\\right]_{${low}}^{${high}}$`,
      `At ${printed(high)}: ${integralTerms(definite, high)} = ${printed(upper)}; at ${printed(low)}: ${integralTerms(definite, low)} = ${printed(lower)}`,
      `${printed(upper)} − ${bracketed(lower)} = ${key.text}`,
    ],
    hints: [
      `Integrate ${polynomial([a, b, c])} term by term first.`,
      'Put in the upper limit, then the lower one, and subtract.',
    ],
  }
}

function drawCurve(random: Random): Curve | null {
  const integrand = { ...drawIntegrand(random), cube: random.pick([0, 0, 1, 2]) }
  const [x, constant] = [random.pick([-2, -1, 1, 2, 3]), random.pick([-8, -6, -5, -4, -3, 3, 4, 5, 6, 8])]
  const y = integralAt(integrand, x) + constant
  return y === 0 || Math.abs(y) > 60 ? null : { ...integrand, x, y }
}

function writeCurve(curve: Curve): Draft {
  const { cube, square, linear, x, y } = curve
  const [a, b, c] = integrandOf(curve)
  const constant = y - integralAt(curve, x)
  const line = (...coefficients: number[]) => ({ text: `y = ${polynomial(coefficients)}` })
  const key = line(cube, square, linear, constant)
  return {
    stem:
      `A curve passes through the point (${printed(x)}, ${printed(y)}), and its gradient at any point is ` +
      `${polynomial([a, b, c])}. The equation of the curve is`,
    key,
    slips: slipsOf([
      [
        line(cube, square, linear, y),
        `This takes ${printed(y)}, the ordinate of the point, for the constant of integration.`,
      ],
      [
        line(cube, square, linear, -constant),
        `This gives the constant of integration, k = ${printed(constant)}, the wrong sign.`,
      ],
      [
        line(cube, square, linear, y + integralAt(curve, x)),
        `This adds ${printed(integralAt(curve, x))} to ${printed(y)} where it must subtract when it solves for the constant.`,
      ],
      [line(cube, square, linear, 0), 'This leaves out the constant of integration, so the curve misses the point.'],
      [
        line(a, b, c, y - a * x ** 3 - b * x ** 2 - c * x),
        'This raises each power but does not divide by the new power.',
      ],
    ]),
    principle:
      'The gradient of a curve is dy/dx, so its equation is the integral, with a constant found from the point.',
    working: [
      `y = ${polynomial([cube, square, linear, 0])} + k`,
      `At x = ${printed(x)}: ${printed(y)} = ${integralTerms(curve, x)} + k = ${printed(integralAt(curve, x))} + k, so k = ${printed(constant)}`,
      `The curve is ${key.text}`,
    ],
    hints: [
      'Integrate dy/dx term by term and add a constant c.',
      'Put the coordinates of the point in to find the constant.',
    ],
  }
}

function drawArch(random: Random): Arch {
  return { scale: random.int(1, 3), width: random.int(2, 8) }
}

function writeArea({ scale, width }: Arch): Draft {
  const whole = scale * width ** 3
  const key = fraction(whole, 6)
  return {
    stem: `The area, in square units, enclosed by the curve y = ${scale * width}x ${term(-scale, 'x²')} and the x-axis is`,
    key,
    slips: positiveSlips([
      [
        fraction(whole, 2),
        `This integrates the first term only, which gives ${fraction(whole, 2).text}, and forgets to subtract the second.`,
      ],
      [fraction(whole, 3), 'This gives the integral of the second term only, without the first.'],
      [
        fraction(whole, 4),
        `This multiplies the width ${width} by the greatest height, ${fraction(scale * width ** 2, 4).text}, as for a rectangle.`,
      ],
      [
        fraction(whole, 8),
        `This takes half of ${width} × ${fraction(scale * width ** 2, 4).text}, width times height, as for a triangle.`,
      ],
      [fraction(whole, 12), 'This integrates only as far as the highest point, which gives half of the area.'],
      [fraction(5 * whole, 6), 'This adds the two parts of the integral where the second must be subtracted.'],
    ]),
    principle: 'The area between a curve and the x-axis is the definite integral between the points where they meet.',
    working: [
      `y = 0 at x = 0 and x = ${width}`,
      `$\\left[\\frac{${scale * width}x^2}{2} - \\frac{${scale === 1 ? '' : scale}x^3}{3}\\right]_{0}^{${width}} = \\frac{${whole}}{2} - \\frac{${whole}}{3}$`,
      `Area = ${key.text}`,
    ],
    hints: [
      `For which two values of x is ${scale * width}x ${term(-scale, 'x²')} equal to 0?`,
      'Integrate between these two points.',
    ],
  }
}
