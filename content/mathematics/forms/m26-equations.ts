import { form, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import type { Point } from '../../figures/svg.ts'
import { fraction, gcd, polynomial } from '../notation.ts'
import { slipsOf } from '../slips.ts'
import { numbered, type Parabola } from './m26-parabola.ts'

/** A straight line that cuts the x-axis at a and the y-axis at b. */
export interface Cuts {
  a: number
  b: number
}

export const parabolaEquation = form<Parabola>({
  id: 'equation',
  difficulty: 'medium',
  draw: drawParabola,
  write: writeEquation,
})

export const axisGradient = form<Cuts>({ id: 'gradient', difficulty: 'easy', draw: drawCuts, write: writeGradient })

function drawParabola(random: Random): Parabola | null {
  const p = random.int(-5, 3)
  const q = p + random.int(2, 6)
  return p * q === 0 || p === -q || q > 6 ? null : { sign: random.pick([1, -1] as const), p, q }
}

export function writeEquation(given: Parabola): Draft {
  const { sign, p, q } = given
  const [sum, product] = [p + q, p * q]
  const y = (a: number, b: number, c: number) => ({ text: `y = ${polynomial([a, b, c])}` })
  const key = y(sign, -sign * sum, sign * product)
  return {
    stem: 'The graph below shows a quadratic function. Its equation is',
    key,
    slips: slipsOf([
      [y(sign, sign * sum, sign * product), `This takes the sum of the roots, ${printed(sum)}, with the wrong sign.`],
      [
        y(sign, -sign * sum, -sign * product),
        `This takes the product of the roots, ${printed(product)}, with the wrong sign.`,
      ],
      [y(sign, sign * sum, -sign * product), 'This has the wrong signs for both the sum and the product of the roots.'],
      [y(-sign, sign * sum, -sign * product), 'This has the same roots, but its curve opens the other way.'],
      [y(-sign, -sign * sum, -sign * product), 'This opens the other way, and its roots have the wrong signs.'],
      [
        y(sign, -sign * product, sign * sum),
        `This exchanges the sum ${printed(sum)} and the product ${printed(product)} of the roots.`,
      ],
    ]),
    principle: 'A curve that crosses the x-axis at p and q has the equation y = a(x − p)(x − q).',
    working: [
      `Roots ${printed(p)} and ${printed(q)}, and the curve opens ${sign === 1 ? 'upwards, so a = 1' : 'downwards, so a = −1'}`,
      `y = ${sign === 1 ? '' : '−'}(x ${p < 0 ? '+' : '−'} ${Math.abs(p)})(x ${q < 0 ? '+' : '−'} ${Math.abs(q)})`,
      key.text,
    ],
    hints: ['Where does the curve cross the x-axis?', 'Does the curve open upwards or downwards?'],
    figure: graphFigure(numbered(given)),
  }
}

function drawCuts(random: Random): Cuts | null {
  const size = () => random.int(2, 9) * random.pick([1, -1] as const)
  const [a, b] = [size(), size()]
  return Math.abs(a) === Math.abs(b) ? null : { a, b }
}

function writeGradient({ a, b }: Cuts): Draft {
  const key = fraction(-b, a)
  /** In lowest terms with a positive denominator it would be the last line once more. */
  const showsQuotient = gcd(a, b) > 1 || (a > 0 && b < 0)
  const [right, up] = [Math.sign(a), Math.sign(b)]
  const range = (size: number): [number, number] => (size > 0 ? [-0.45 * size, 1.4 * size] : [1.4 * size, -0.45 * size])
  const [[left, end], [low, high]] = [range(a), range(b)]
  const [unitX, unitY] = [(end - left) / 188, (high - low) / 124]
  const at = (part: number): Point => [a * (1 - part), b * part]
  return {
    stem: 'A straight line cuts the two axes as shown in the sketch. The gradient of the line is',
    key,
    slips: slipsOf([
      [fraction(b, a), `This has the wrong sign: the line ${a * b < 0 ? 'rises' : 'falls'} to the right.`],
      [fraction(-a, b), 'This divides the change in x by the change in y, upside down.'],
      [fraction(a, b), 'This is upside down, and it has the wrong sign as well.'],
      [fraction(b, 1), 'This is the intercept on the y-axis, not the gradient of the line.'],
      [fraction(a, 1), 'This is the intercept on the x-axis, not the gradient of the line.'],
      [
        fraction(a + b, 1),
        `This adds the intercepts ${printed(a)} and ${printed(b)} instead of dividing one change by the other.`,
      ],
    ]),
    principle: 'The gradient of a line is the change in y divided by the change in x between two of its points.',
    working: [
      `The line passes through (${printed(a)}, 0) and (0, ${printed(b)})`,
      `$m = \\frac{${b} - 0}{0 - ${a < 0 ? `(${a})` : a}}${showsQuotient ? ` = \\frac{${b}}{${-a}}` : ''}$`,
      `m = ${key.text}`,
    ],
    hints: [
      'Write down the two points at which the line meets the axes.',
      'By how much do x and y change between them?',
    ],
    figure: graphFigure({
      x: { label: 'x', from: left, to: end, step: 0 },
      y: { label: 'y', from: low, to: high, step: 0 },
      curves: [[at(-0.25), at(1.25)]],
      points: [
        [a, 0],
        [0, b],
      ],
      notes: [
        { text: printed(a), at: [a - right * 7 * unitX, up > 0 ? -15 * unitY : 6 * unitY] },
        { text: printed(b), at: [-right * 13 * unitX, b - up * 4 * unitY - 4 * unitY] },
      ],
      alt: `A straight line that cuts the x-axis at ${printed(a)} and the y-axis at ${printed(b)}.`,
    }),
  }
}
