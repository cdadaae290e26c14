import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { lineAndCurve } from '../forms/m24-line-and-curve.ts'
import { prices } from '../forms/m24-prices.ts'
import { bracketed, gcd, polynomial, term } from '../notation.ts'
import { slipsOf, type Mistake } from '../slips.ts'

/** a·x + b·y and c·x + d·y with their values for the chosen x and y. */
export interface LinearPair {
  a: number
  b: number
  c: number
  d: number
  x: number
  y: number
}

export const simultaneous = family(
  {
    id: 'm24',
    edition: 1,
    title: 'Simultaneous equations',
    subject: 'mathematics',
    topicId: 'mat-equations',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<LinearPair>({ id: 'linear-pair', difficulty: 'easy', draw: drawPair, write: writePair }),
    form<LinearPair>({ id: 'sum-of-solutions', difficulty: 'medium', draw: drawPair, write: writeSum }),
    lineAndCurve,
    prices,
  ],
)

function drawPair(random: Random): LinearPair | null {
  const factors = [-5, -4, -3, -2, 2, 3, 4, 5]
  const drawn = {
    a: random.int(1, 5),
    b: random.pick([...factors, -1, 1]),
    c: random.int(1, 5),
    d: random.pick([...factors, -1, 1]),
    x: random.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
    y: random.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
  }
  const { a, b, c, d, x, y } = drawn
  const isUsable = Math.abs(a * d - b * c) > 1 && Math.abs(x) !== Math.abs(y) && a !== c && b !== d && a !== Math.abs(b)
  return isUsable && (a * x + b * y) * (c * x + d * y) !== 0 ? drawn : null
}

function equation(a: number, b: number, value: number): string {
  return `${polynomial([a, 0])} ${term(b, 'y')} = ${printed(value)}`
}

function stemOf({ a, b, c, d, x, y }: LinearPair): [first: string, second: string] {
  return [equation(a, b, a * x + b * y), equation(c, d, c * x + d * y)]
}

function pair(x: number, y: number): Choice {
  return { text: `x = ${printed(x)}, y = ${printed(y)}` }
}

/** How both equations are made to agree in y up to the sign, and what is left after removing it. */
function elimination({ a, b, c, d, x, y }: LinearPair): string[] {
  const shared = gcd(b, d)
  const [times, others] = [Math.abs(d) / shared, Math.abs(b) / shared]
  const isDifference = Math.sign(b) === Math.sign(d)
  const [first, second] = [a * x + b * y, c * x + d * y]
  const coefficient = isDifference ? a * times - c * others : a * times + c * others
  const multiplied = (name: string, factor: number) => (factor === 1 ? name : `${name} × ${factor}`)
  return [
    `${multiplied('First', times)}: ${equation(a * times, b * times, first * times)}; ${multiplied('second', others)}: ${equation(c * others, d * others, second * others)}`,
    `${isDifference ? 'Subtracting' : 'Adding'}: ${polynomial([coefficient, 0])} = ${printed(coefficient * x)}, so x = ${printed(x)}`,
  ]
}

function writePair(drawn: LinearPair): Draft {
  const { a, b, x, y } = drawn
  const [first, second] = stemOf(drawn)
  const key = pair(x, y)
  const value = a * x + b * y
  const wrongY = (value + a * x) / b
  const mistakes: Mistake[] = [
    [pair(y, x), 'This exchanges the values of x and y; put back, they do not satisfy both equations.'],
    [pair(-x, y), 'This gives x the wrong sign; the first equation is not satisfied.'],
    [pair(x, -y), 'This gives y the wrong sign; the first equation is not satisfied.'],
    [pair(-x, -y), 'This gives both values the wrong sign, so the right sides would change sign.'],
    ...(Number.isInteger(wrongY)
      ? ([[pair(x, wrongY), 'This carries the term in x over without changing its sign when it finds y.']] as const)
      : []),
  ]
  return {
    stem: `Solve the simultaneous equations ${first} and ${second}.`,
    key,
    slips: slipsOf(mistakes),
    principle:
      'Multiply the equations so that one letter has the same coefficient in both, up to the sign, then add or subtract.',
    working: [
      ...elimination(drawn),
      `${polynomial([b, 0], 'y')} = ${printed(value)} − ${a === 1 ? '' : `${a} × `}${bracketed(x)} = ${printed(b * y)}, so ${key.text}`,
    ],
    hints: ['Remove one of the two letters first.', 'Put the value you find back into one of the equations.'],
  }
}

function writeSum(drawn: LinearPair): Draft {
  const { a, b, c, d, x, y } = drawn
  const [first, second] = stemOf(drawn)
  const key = quantity(x + y)
  const [left, right] = [a * x + b * y, c * x + d * y]
  const shared = Math.abs(b * d) / gcd(b, d)
  const whole = (over: number, under: number, because: string): Mistake[] =>
    under !== 0 && Number.isInteger(over / under) ? [[quantity(over / under), because]] : []
  return {
    stem: `If ${first} and ${second}, what is the value of x + y?`,
    key,
    slips: slipsOf([
      [quantity(x - y), 'This subtracts y from x at the end instead of adding them.'],
      [quantity(y - x), 'This subtracts x from y at the end instead of adding them.'],
      [quantity(-x - y), 'This gives both solutions the wrong sign before adding them.'],
      [quantity(x), 'This gives x alone and does not go on to the sum.'],
      [quantity(y), 'This gives y alone and does not go on to the sum.'],
      [quantity(x * y), `This multiplies the two solutions, ${printed(x)} × ${bracketed(y)}, instead of adding them.`],
      ...whole(
        left + right,
        a + c,
        `This adds the equations and divides ${printed(left + right)} by ${a + c}, the coefficient of x alone.`,
      ),
      ...whole(
        left - right,
        a - c,
        `This subtracts the equations and divides ${printed(left - right)} by ${printed(a - c)}, without what is left of y.`,
      ),
      ...whole(
        left * d + right * b,
        a * d - b * c,
        'This adds the right sides where it should subtract them, and stops at x.',
      ),
    ]),
    principle: 'Give y the same coefficient in both equations, remove it, and put x back to find y.',
    working: [
      ...elimination(drawn),
      `In the first: ${polynomial([b, 0], 'y')} = ${printed(left)} − ${a === 1 ? '' : `${a} × `}${bracketed(x)} = ${printed(b * y)}, so y = ${printed(y)}`,
      `x + y = ${printed(x)} + ${bracketed(y)} = ${key.text}`,
    ],
    hints: [
      `Both equations can get the term ${shared === 1 ? '' : shared}y, up to the sign: by what is each multiplied?`,
      'Add or subtract to find x, then put it back to find y.',
    ],
  }
}
