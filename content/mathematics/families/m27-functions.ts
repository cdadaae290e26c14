import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, polynomial, signed, tex } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** f(x) = square·x² + kx + constant with f(at) = value */
export interface Coefficient {
  square: number
  k: number
  constant: number
  at: number
}

/** f(x) = slope·x + shift and g(x) = x² + constant; f(g(at)) is asked for. */
export interface Composite {
  slope: number
  shift: number
  constant: number
  at: number
}

/** f(x) = (a·x + b)/(x + d) */
export interface Inverse {
  a: number
  b: number
  d: number
}

/** f(x + shift) = x² + linear·x + constant; f(at) is asked for. */
export interface Shifted {
  shift: number
  linear: number
  constant: number
  at: number
}

export const functions = family(
  {
    id: 'm27',
    edition: 1,
    title: 'Functions: value, composite and inverse',
    subject: 'mathematics',
    topicId: 'mat-graphs',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Coefficient>({ id: 'coefficient', difficulty: 'easy', draw: drawCoefficient, write: writeCoefficient }),
    form<Composite>({ id: 'composite', difficulty: 'medium', draw: drawComposite, write: writeComposite }),
    form<Inverse>({ id: 'inverse', difficulty: 'medium', draw: drawInverse, write: writeInverse }),
    form<Shifted>({ id: 'shifted', difficulty: 'hard', draw: drawShifted, write: writeShifted }),
  ],
)

function drawCoefficient(random: Random): Coefficient | null {
  const drawn = {
    square: random.pick([-3, -2, 2, 3, 4]),
    k: random.int(-7, 7),
    constant: random.pick([-9, -7, -5, -4, -3, 3, 4, 5, 7, 9]),
    at: random.pick([-3, -2, 2, 3, 4]),
  }
  return Math.abs(drawn.k) < 2 || drawn.k === drawn.at ? null : drawn
}

function writeCoefficient({ square, k, constant, at }: Coefficient): Draft {
  const value = square * at ** 2 + k * at + constant
  const rest = value - square * at ** 2 - constant
  const key = quantity(k)
  return {
    stem: `If f(x) = ${polynomial([square, 0, 0])} + kx ${signed(constant)} and f(${printed(at)}) = ${printed(value)}, find the value of k.`,
    key,
    slips: slipsOf([
      [
        fraction(value - square * at ** 2 + constant, at),
        'This carries the constant term to the other side without changing its sign.',
      ],
      [
        fraction(value + square * at ** 2 - constant, at),
        'This carries the square term to the other side without changing its sign.',
      ],
      [
        fraction(value - (square * at) ** 2 - constant, at),
        `This squares the whole of ${square}x, though only the x is squared.`,
      ],
      [quantity(rest), 'This stops before the last step, the division by the coefficient of k.'],
      [quantity(-k), 'This gives the quotient the wrong sign in the last step.'],
      [
        fraction(value - 2 * square * at - constant, at),
        'This doubles the number in place of squaring it in the first term.',
      ],
      [quantity(rest - at), 'This subtracts the coefficient of k at the end instead of dividing by it.'],
    ]),
    principle: 'The value of a function at a number is found by putting that number for x in every term.',
    working: [
      `f(${printed(at)}) = ${square < 0 ? `−${-square}` : square} × ${at ** 2} ${signed(at)}k ${signed(constant)} = ${printed(value)}`,
      `${printed(at)}k = ${printed(rest)}`,
      `k = ${key.text}`,
    ],
    hints: [`Put ${printed(at)} for x in each term.`, 'Solve the equation in k that this gives.'],
  }
}

function drawComposite(random: Random): Composite | null {
  const drawn = {
    slope: random.int(2, 5),
    shift: random.pick([-7, -5, -4, -3, -2, 2, 3, 4, 5, 7]),
    constant: random.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
    at: random.pick([-4, -3, -2, 2, 3, 4]),
  }
  return drawn.at ** 2 + drawn.constant === 0 || drawn.shift === drawn.constant ? null : drawn
}

function writeComposite({ slope, shift, constant, at }: Composite): Draft {
  const f = (x: number) => slope * x + shift
  const g = (x: number) => x ** 2 + constant
  const key = quantity(f(g(at)))
  const x = printed(at)
  return {
    stem: `The functions f and g are defined by f(x) = ${polynomial([slope, shift])} and g(x) = ${polynomial([1, 0, constant])}. The value of f(g(${x})) is`,
    key,
    slips: slipsOf([
      [quantity(g(f(at))), 'This works out g(f(x)): it puts the number into f first, but g stands inside.'],
      [quantity(f(at) * g(at)), 'This multiplies the two function values instead of putting one into the other.'],
      [quantity(f(at) + g(at)), 'This adds the two function values instead of putting one into the other.'],
      [quantity(g(at)), 'This is the value of the inner function alone; f has still to be applied.'],
      [quantity(f(f(at))), 'This applies f twice and never uses the function g.'],
      [quantity(slope * g(at)), `This leaves out the number ${printed(shift)} at the end of f(x).`],
      [quantity(f(2 * at + constant)), 'This doubles the number in g(x) where it must be squared.'],
    ]),
    principle: 'In a composite function f(g(x)), the inner function g is worked out first and its value is put into f.',
    working: [
      `g(${x}) = ${bracketed(at)}² ${signed(constant)} = ${printed(g(at))}`,
      `f(${printed(g(at))}) = ${slope} × ${bracketed(g(at))} ${signed(shift)}`,
      `f(g(${x})) = ${key.text}`,
    ],
    hints: ['Which of the two functions stands inside?', 'Put the value of the inner function into the outer one.'],
  }
}

function drawInverse(random: Random): Inverse | null {
  const drawn = {
    a: random.int(2, 6),
    b: random.pick([-7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7]),
    d: random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]),
  }
  return drawn.b === drawn.a * drawn.d || drawn.a === Math.abs(drawn.d) || Math.abs(drawn.b) === Math.abs(drawn.d)
    ? null
    : drawn
}

/** Exported for the proof, which puts every option back into the function. */
export function writeInverse({ a, b, d }: Inverse): Draft {
  const over = (top: readonly number[], bottom: readonly number[]) => ({
    text: `$\\frac{${tex(polynomial(top))}}{${tex(polynomial(bottom))}}$`,
  })
  const key = { text: `$\\frac{${reversed(b, -d)}}{${tex(polynomial([1, -a]))}}$` }
  return {
    stem: `The inverse of the function $f(x) = \\frac{${tex(polynomial([a, b]))}}{${tex(polynomial([1, d]))}}$, x ≠ ${printed(-d)}, is $f^{-1}(x) =$`,
    key,
    slips: slipsOf([
      [over([1, d], [a, b]), 'This turns the fraction upside down: that is the reciprocal, not the inverse function.'],
      [
        { text: `$\\frac{${reversed(b, d)}}{${tex(polynomial([1, -a]))}}$` },
        `This carries ${printed(d)}y over in the numerator without changing its sign.`,
      ],
      [
        { text: `$\\frac{${reversed(b, -d)}}{${tex(polynomial([1, a]))}}$` },
        `This carries ${a}x over in the denominator without changing its sign.`,
      ],
      [
        { text: `$\\frac{${reversed(-b, -d)}}{${tex(polynomial([1, -a]))}}$` },
        `This gives the number ${printed(b)} the wrong sign when the terms are collected.`,
      ],
      [over([a, -b], [1, -d]), 'This only changes the signs of the numbers; the equation has not been solved for x.'],
      [
        { text: `$\\frac{${tex(polynomial([1, -a]))}}{${reversed(b, -d)}}$` },
        'This turns the answer upside down in the last step, the division.',
      ],
    ]),
    principle: 'To find an inverse function, write y = f(x), make x the subject, and exchange the two letters.',
    working: [
      `y(${polynomial([1, d])}) = ${polynomial([a, b])}`,
      `x(y − ${a}) = ${printed(b)} ${signed(-d)}y`,
      `$f^{-1}(x) =$ ${key.text}`,
    ],
    hints: ['Write y for f(x) and clear the fraction.', 'Collect the terms in x on one side.'],
  }
}

/** '5 - 3x' as TeX, the number first; a negative number stands last: '3x - 5'. */
function reversed(number: number, coefficient: number): string {
  if (number < 0) return tex(polynomial([coefficient, number]))
  const size = Math.abs(coefficient) === 1 ? '' : Math.abs(coefficient)
  return `${number} ${coefficient < 0 ? '-' : '+'} ${size}x`
}

function drawShifted(random: Random): Shifted | null {
  const drawn = {
    shift: random.pick([-3, -2, -1, 1, 2, 3]),
    linear: random.pick([-4, -3, -2, 2, 3, 4, 5]),
    constant: random.pick([-7, -5, -4, -3, 2, 3, 4, 5, 6]),
    at: random.int(2, 6),
  }
  return drawn.at - drawn.shift === 0 || drawn.at === drawn.shift * 2 ? null : drawn
}

function writeShifted({ shift, linear, constant, at }: Shifted): Draft {
  const rule = (x: number) => x ** 2 + linear * x + constant
  const x = at - shift
  const key = quantity(rule(x))
  return {
    stem: `Given that f(${polynomial([1, shift])}) = ${polynomial([1, linear, constant])} for all x, what is f(${at})?`,
    key,
    slips: slipsOf([
      [quantity(rule(at)), `This puts ${at} for x, although x ${signed(shift)} has to be equal to ${at}.`],
      [
        quantity(rule(at + shift)),
        `This puts ${printed(at + shift)} for x: the ${Math.abs(shift)} is carried over with the wrong sign.`,
      ],
      [quantity(rule(-x)), 'This takes the right value of x but with the wrong sign.'],
      [quantity(rule(at) + shift), `This puts ${at} for x and then adds ${printed(shift)} to the result.`],
      [quantity(rule(at) - shift), `This puts ${at} for x and then takes ${printed(shift)} from the result.`],
      [quantity(rule(shift)), `This puts ${printed(shift)} for x and does not use the ${at} at all.`],
      [quantity(rule(x) - constant), 'This leaves out the constant term when the number is put in.'],
    ]),
    principle: 'The letter x is free to be chosen: choose it so that the bracket has the value that is asked for.',
    working: [
      `${polynomial([1, shift])} = ${at}, so x = ${printed(x)}`,
      `f(${at}) = ${bracketed(x)}² ${signed(linear * x)} ${signed(constant)}`,
      `f(${at}) = ${key.text}`,
    ],
    hints: [`For which x is the bracket equal to ${at}?`, 'Put this x, not the number in the question, on the right.'],
  }
}
