import { family, form, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, fractionTex, gcd, polynomial, signed, term } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** a·x + b·y + c = 0 */
export interface Line {
  a: number
  b: number
  c: number
}

/** y = gradient·x + intercept through two of its points. */
export interface TwoPoints {
  gradient: number
  intercept: number
  x1: number
  x2: number
}

/** A line a·x + b·y = c and a point (h, k) off it. */
export interface LineAndPoint extends Line {
  h: number
  k: number
}

/** a·x + k·y = c and p·x + q·y = r are perpendicular for one k. */
export interface TwoLines extends Line {
  p: number
  q: number
}

export const straightLines = family(
  {
    id: 'm43',
    edition: 1,
    title: 'Equations of straight lines, perpendicular lines',
    subject: 'mathematics',
    topicId: 'mat-coordinate',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Line>({ id: 'gradient', difficulty: 'easy', draw: drawLine, write: writeGradient }),
    form<TwoPoints>({ id: 'two-points', difficulty: 'medium', draw: drawTwoPoints, write: writeTwoPoints }),
    form<LineAndPoint>({
      id: 'perpendicular',
      difficulty: 'medium',
      draw: drawLineAndPoint,
      write: writePerpendicular,
    }),
    form<TwoLines>({ id: 'coefficient', difficulty: 'medium', draw: drawTwoLines, write: writeCoefficient }),
  ],
)

const smallNumbers = [-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7] as const

function leftSide(a: number, b: number): string {
  return `${polynomial([a, 0])} ${term(b, 'y')}`
}

function drawLine(random: Random): Line | null {
  const [a, b] = [random.int(2, 9), random.pick(smallNumbers)]
  const c = random.pick([-12, -10, -9, -8, -7, -5, 5, 7, 8, 9, 10, 12])
  return gcd(gcd(a, b), c) !== 1 || a === Math.abs(b) ? null : { a, b, c }
}

function writeGradient({ a, b, c }: Line): Draft {
  const key = fraction(-a, b)
  return {
    stem: `The gradient of the straight line ${leftSide(a, b)} ${signed(c)} = 0 is`,
    key,
    slips: slipsOf([
      [fraction(a, b), 'This forgets to change the sign of the term in x when it makes y the subject.'],
      [fraction(-b, a), 'This turns the gradient upside down: it divides the coefficient of y by that of x.'],
      [fraction(b, a), 'This is the gradient of a line at right angles to the one given.'],
      [fraction(-c, b), 'This gives the intercept on the y-axis instead of the gradient.'],
      [fraction(-a, 1), 'This stops before dividing by the coefficient of y in the equation.'],
      [fraction(-c, a), 'This gives the intercept on the x-axis instead of the gradient.'],
    ]),
    principle: 'Written as y = mx + c, the equation of a line shows its gradient m as the coefficient of x.',
    working: [
      `${term(b, 'y').replace('+ ', '').replace('− ', '−')} = ${polynomial([-a, -c])}`,
      `$y = ${fractionTex(-a, b)}x ${c * b < 0 ? '+' : '-'} ${fractionTex(Math.abs(c), Math.abs(b))}$`,
      `m = ${key.text}`,
    ],
    hints: ['Make y the subject of the equation.', 'Which number multiplies x then?'],
  }
}

function drawTwoPoints(random: Random): TwoPoints | null {
  const gradient = random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
  const [intercept, x1, x2] = [random.int(-8, 8), random.int(-4, 3), random.int(-1, 6)]
  return intercept === 0 || x1 === 0 || x2 - x1 < 2 || x2 === 0 ? null : { gradient, intercept, x1, x2 }
}

function writeTwoPoints({ gradient, intercept, x1, x2 }: TwoPoints): Draft {
  const [y1, y2] = [gradient * x1 + intercept, gradient * x2 + intercept]
  const line = (slope: number, constant: number) => ({ text: `y = ${polynomial([slope, constant])}` })
  const key = line(gradient, intercept)
  return {
    stem: `The equation of the straight line through the points (${printed(x1)}, ${printed(y1)}) and (${printed(x2)}, ${printed(y2)}) is`,
    key,
    slips: slipsOf([
      [
        line(-gradient, y1 + gradient * x1),
        `This takes ${printed(-gradient)} for the gradient: the differences were not taken in the same order.`,
      ],
      [
        line(gradient, y1),
        `This takes ${printed(y1)}, the ordinate of the first point, for the intercept on the y-axis.`,
      ],
      [line(gradient, -intercept), 'This gives the constant term the wrong sign, so neither point lies on the line.'],
      [
        line(gradient, y1 + gradient * x1),
        `This adds ${printed(gradient)} × ${bracketed(x1)} to the ordinate ${printed(y1)} where it must be subtracted.`,
      ],
      [line(-gradient, intercept), 'This has the right intercept, but a gradient with the wrong sign.'],
      [line(gradient, x1 - gradient * y1), 'This exchanges the two coordinates of the first point in the equation.'],
    ]),
    principle:
      'A line through two points has the gradient $m = \\frac{y_2 - y_1}{x_2 - x_1}$, and either point then gives its constant.',
    working: [
      `m = (${printed(y2)} − ${bracketed(y1)}) ÷ (${printed(x2)} − ${bracketed(x1)}) = ${printed(gradient)}`,
      `c = ${printed(y1)} − ${bracketed(gradient)} × ${bracketed(x1)} = ${printed(intercept)}`,
      `The line is ${key.text}`,
    ],
    hints: [
      `From x = ${printed(x1)} to x = ${printed(x2)}, by how much does y change?`,
      'Put one of the points into y = mx + c.',
    ],
  }
}

/** The equation with a positive first coefficient and no common factor: 'x − 2y = 4'. */
function equation(a: number, b: number, c: number): { text: string } {
  const divisor = gcd(gcd(a, b), c) * Math.sign(a)
  return { text: `${leftSide(a / divisor, b / divisor)} = ${printed(c / divisor)}` }
}

function drawLineAndPoint(random: Random): LineAndPoint | null {
  const [a, b] = [random.int(1, 6), random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])]
  const [c, h, k] = [random.int(-9, 9), random.int(-4, 5), random.int(-4, 5)]
  const isDegenerate = gcd(a, b) !== 1 || c === 0 || h === 0 || k === 0 || a * h + b * k === c
  return isDegenerate || b * h - a * k === 0 ? null : { a, b, c, h, k }
}

function writePerpendicular({ a, b, c, h, k }: LineAndPoint): Draft {
  const key = equation(b, -a, b * h - a * k)
  const slope = fraction(b, a).text
  return {
    stem: `The equation of the line through the point (${printed(h)}, ${printed(k)}) which is perpendicular to the line ${leftSide(a, b)} = ${printed(c)} is`,
    key,
    slips: slipsOf([
      [
        equation(a, b, a * h + b * k),
        `This line is parallel to the given one: its gradient is also ${fraction(-a, b).text}.`,
      ],
      [
        equation(b, a, b * h + a * k),
        `This inverts the gradient but does not change its sign: ${fraction(-b, a).text} for ${fraction(b, a).text}.`,
      ],
      [
        equation(a, -b, a * h - b * k),
        `This changes the sign of the gradient but does not invert it: ${fraction(a, b).text} for ${fraction(b, a).text}.`,
      ],
      [equation(b, -a, c), `This keeps the ${printed(c)} of the given line, so the point is not on the new line.`],
      [
        equation(b, -a, b * k - a * h),
        `This puts x = ${printed(k)} and y = ${printed(h)} when it finds the constant, the coordinates exchanged.`,
      ],
      [
        equation(b, -a, b * h + a * k),
        `This has the right gradient, but it puts y = ${printed(-k)} instead of y = ${printed(k)} to find the constant.`,
      ],
    ]),
    principle:
      'Perpendicular lines have gradients whose product is −1, so turn the given gradient over and change its sign.',
    working: [
      `Given gradient ${fraction(-a, b).text}, so the new gradient is ${fraction(b, a).text}`,
      `y ${signed(-k)} = ${slope}(x ${signed(-h)})`,
      `${a === 1 ? 'Without brackets' : `Times ${a}, without brackets`}: ${polynomial([a, -a * k], 'y')} = ${polynomial([b, -b * h])}`,
      `With x and y on one side: ${key.text}`,
    ],
    hints: [
      `Make y the subject of ${leftSide(a, b)} = ${printed(c)}: what is its gradient?`,
      'Put the point into the new equation to find its constant.',
    ],
  }
}

function drawTwoLines(random: Random): TwoLines | null {
  const [a, p, q, c] = [random.int(2, 8), random.int(2, 8), random.pick(smallNumbers), random.int(1, 9)]
  return a === p || p === Math.abs(q) || gcd(p, q) !== 1 ? null : { a, p, q, b: random.int(1, 9), c }
}

function writeCoefficient({ a, b, c, p, q }: TwoLines): Draft {
  const key = fraction(-a * p, q)
  return {
    stem: `If the lines ${polynomial([a, 0])} + ky = ${c} and ${leftSide(p, q)} = ${b} are perpendicular, what is the value of k?`,
    key,
    slips: slipsOf([
      [fraction(a * q, p), 'This makes the two gradients equal, as for parallel lines.'],
      [fraction(a * p, q), 'This takes 1 for the product of the gradients; it must be −1.'],
      [fraction(-a * q, p), 'This makes the gradients equal in size but opposite in sign.'],
      [fraction(-p, a * q), 'This divides by the first coefficient of x where it must multiply by it.'],
      [fraction(-q, a * p), 'This turns the answer upside down at the last step.'],
      [fraction(-p * q, a), 'This multiplies by the coefficient of y and divides by that of x, the wrong way round.'],
    ]),
    principle: 'Two lines are perpendicular when the product of their gradients is −1.',
    working: [
      `The gradients are $-\\frac{${a}}{k}$ and $${fractionTex(-p, q)}$`,
      `$\\left(-\\frac{${a}}{k}\\right)\\left(${fractionTex(-p, q)}\\right) = -1$`,
      `k = ${key.text}`,
    ],
    hints: ['Write down the gradient of each line.', 'What is the product of the gradients of perpendicular lines?'],
  }
}
