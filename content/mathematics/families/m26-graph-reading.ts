import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import { axisGradient, parabolaEquation } from '../forms/m26-equations.ts'
import { numbered, sketched, valueAt, type Parabola } from '../forms/m26-parabola.ts'
import { polynomial } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** Where y is to be positive or negative. */
export interface Signed extends Parabola {
  wanted: '<' | '>'
}

/** The equation f(x) = level; its solutions lie `step` outside the roots of f, or inside where it is −1. */
export interface Level extends Parabola {
  step: 1 | -1
}

export const graphReading = family(
  {
    id: 'm26',
    edition: 1,
    title: 'Reading roots, turning points and gradients off a graph',
    subject: 'mathematics',
    topicId: 'mat-graphs',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 44,
  },
  [
    parabolaEquation,
    form<Signed>({ id: 'sign', difficulty: 'medium', draw: drawSigned, write: writeSigned }),
    axisGradient,
    form<Level>({ id: 'level', difficulty: 'medium', draw: drawLevel, write: writeLevel }),
    form<Parabola>({ id: 'turning-value', difficulty: 'hard', draw: drawTurning, write: writeTurning }),
  ],
)

function drawSigned(random: Random): Signed | null {
  const p = random.int(-5, 2)
  const q = p + random.int(2, 6)
  return p * q === 0 || p === -q || q > 6
    ? null
    : { sign: random.pick([1, -1] as const), p, q, wanted: random.pick(['<', '>'] as const) }
}

/** The values of x between two numbers, or on both sides of them. */
export function rangeText(isBetween: boolean, low: number, high: number): string {
  return isBetween ? `${printed(low)} < x < ${printed(high)}` : `x < ${printed(low)} or x > ${printed(high)}`
}

export function writeSigned(given: Signed): Draft {
  const { sign, p, q, wanted } = given
  const isBetween = (wanted === '<') === (sign === 1)
  const range = (between: boolean, low: number, high: number) => ({ text: rangeText(between, low, high) })
  const key = range(isBetween, p, q)
  const side = wanted === '<' ? 'below' : 'above'
  return {
    stem: `A quadratic curve is drawn below. For which values of x is y ${wanted} 0?`,
    key,
    slips: slipsOf([
      [range(!isBetween, p, q), `This gives the values for which y ${wanted === '<' ? '>' : '<'} 0.`],
      [range(isBetween, -q, -p), 'This changes the signs of the two roots, as if they were read from factors.'],
      [range(!isBetween, -q, -p), 'This changes the signs of the roots and takes the wrong part of the curve too.'],
      [{ text: `x < ${printed(p)}` }, 'This uses only the left one of the two points on the x-axis.'],
      [{ text: `x > ${printed(q)}` }, 'This uses only the right one of the two points on the x-axis.'],
      [{ text: `x < ${printed(q)}` }, 'This takes everything to the left of the point on the right.'],
    ]),
    principle: `y is ${wanted === '<' ? 'negative' : 'positive'} where the curve lies ${side} the x-axis.`,
    working: [
      `The curve crosses the x-axis at x = ${printed(p)} and x = ${printed(q)}`,
      `It lies ${side} the axis ${isBetween ? 'between these points' : 'to the left of the first and to the right of the second'}: ${key.text}`,
    ],
    hints: ['Where does the curve cross the x-axis?', `Which part of the curve lies ${side} the x-axis?`],
    figure: graphFigure(numbered(given)),
  }
}

/** The level stands at a number of the axis, which has one at every second unit, or every fourth on a high curve. */
function drawLevel(random: Random): Level | null {
  const p = random.int(-5, 1)
  const width = random.pick([3, 5])
  const q = p + width
  const step = width === 3 ? random.pick([1, -1] as const) : -1
  return p * q === 0 || p === -q ? null : { sign: random.pick([1, -1] as const), p, q, step }
}

/** The value of y at which the equation of a level is solved. */
export function levelOf({ step, ...parabola }: Level): number {
  return valueAt(parabola, parabola.p - step)
}

function writeLevel(given: Level): Draft {
  const { sign, p, q, step } = given
  const level = levelOf(given)
  const [r, s] = [p - step, q + step]
  const f = polynomial([sign, -sign * (p + q), sign * p * q])
  const pair = (a: number, b: number) => ({ text: `${printed(Math.min(a, b))} and ${printed(Math.max(a, b))}` })
  const key = pair(r, s)
  return {
    stem: `The graph shown below is that of y = ${f}. Use it to find the solutions of ${f} = ${printed(level)}.`,
    key,
    slips: slipsOf([
      [pair(p, q), `These are the solutions for y = 0, not those for y = ${printed(level)}.`],
      [pair(-s, -r), 'These have the wrong signs: the values of x are read directly from the axis.'],
      [
        pair(p + step, q - step),
        `This goes one unit the wrong way from y = 0: at these values of x the height is ${printed(valueAt({ sign, p, q }, p + step))}.`,
      ],
      [pair(r, q), 'Only one of these is right; the other one belongs to y = 0.'],
      [pair(p, s), 'One of these is right, but the other one belongs to y = 0.'],
      [pair(0, level), `These only repeat the given value ${printed(level)} and do not use the curve.`],
    ]),
    principle: 'The solutions of f(x) = k are the values of x at which the curve y = f(x) has the height k.',
    working: [
      `Draw the line y = ${printed(level)} across the graph`,
      `It meets the curve at two points, whose values of x are ${key.text}`,
    ],
    hints: [
      `Which line joins all points with y = ${printed(level)}?`,
      'Read the values of x where it meets the curve.',
    ],
    figure: graphFigure(numbered(given)),
  }
}

function drawTurning(random: Random): Parabola | null {
  const p = random.int(-9, 4)
  const q = p + random.step(2, 10, 2)
  const isClear = (p >= 2 || p <= -1) && (q <= -2 || q >= 1)
  return !isClear || p === -q || q > 10 ? null : { sign: random.pick([1, -1] as const), p, q }
}

function writeTurning(given: Parabola): Draft {
  const { sign, p, q } = given
  const [half, middle] = [(q - p) / 2, (p + q) / 2]
  const extreme = sign === 1 ? 'least' : 'greatest'
  const value = -sign * half ** 2
  const key = quantity(value)
  return {
    stem: `The sketch drawn below shows the curve y = ${sign === 1 ? '' : '−'}x² + bx + c. What is the ${extreme} value of y?`,
    key,
    slips: slipsOf([
      [
        quantity(-value),
        `This has the wrong sign, since the turning point is ${sign === 1 ? 'below' : 'above'} the x-axis.`,
      ],
      [quantity(sign * p * q), 'This is the value of y at x = 0, where the curve cuts the y-axis.'],
      [quantity(middle), 'This is the value of x at the turning point, not the value of y.'],
      [
        quantity(-sign * (q - p)),
        `This has the size of the distance between the roots, ${q - p}, and not of a value of y.`,
      ],
      [
        quantity(-sign * (q - p) ** 2),
        `This squares the whole distance between the roots, ${q - p}, instead of half of it.`,
      ],
      [quantity(-sign * half), 'This is half the distance between the roots; it must be squared.'],
      [
        quantity(-sign * middle ** 2),
        `This squares ${printed(middle)}, the value of x at the turning point, to get a value of y.`,
      ],
      [quantity(-sign * p * q), 'This is the product of the roots with the wrong sign.'],
    ]),
    principle: 'A parabola is symmetrical, so its turning point lies half-way between the two roots.',
    working: [
      `y = ${sign === 1 ? '' : '−'}(x ${p < 0 ? '+' : '−'} ${Math.abs(p)})(x ${q < 0 ? '+' : '−'} ${Math.abs(q)})`,
      `Turning point at x = ${printed(middle)}`,
      `y = ${sign === 1 ? '' : '−'}(${printed(half)})(${printed(-half)}) = ${key.text}`,
    ],
    hints: ['Write y as a product with the help of the two roots.', 'Which x lies half-way between the roots?'],
    figure: graphFigure(sketched(given)),
  }
}
