import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { bracketed, fraction, fractionTex, gcd, root, signed, tex } from '../notation.ts'
import { positiveSlips, slipsOf } from '../slips.ts'

export interface Segment {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** The line from (x1, y1) to (x2, k) has the gradient over/under; k is asked for. */
export interface Gradient {
  x1: number
  y1: number
  x2: number
  over: number
  under: number
}

/** Three points on one line: from the first by (across, up) times the two numbers of steps. */
export interface Collinear {
  x: number
  y: number
  across: number
  up: number
  near: number
  far: number
}

export const pointsAndGradients = family(
  {
    id: 'm42',
    edition: 1,
    title: 'Midpoint, distance and gradient',
    subject: 'mathematics',
    topicId: 'mat-coordinate',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Segment>({ id: 'end-point', difficulty: 'easy', draw: drawSegment, write: writeEndPoint }),
    form<Segment>({ id: 'distance', difficulty: 'medium', draw: drawDistance, write: writeDistance }),
    form<Gradient>({ id: 'gradient', difficulty: 'medium', draw: drawGradient, write: writeGradient }),
    form<Collinear>({ id: 'collinear', difficulty: 'medium', draw: drawCollinear, write: writeCollinear }),
  ],
)

function point(x: number, y: number): Choice {
  return { text: `(${printed(x)}, ${printed(y)})` }
}

function coordinate(random: Random): number {
  return random.pick([-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8])
}

function drawSegment(random: Random): Segment | null {
  const [x1, y1, x2, y2] = [coordinate(random), coordinate(random), coordinate(random), coordinate(random)]
  const isEven = (x1 + x2) % 2 === 0 && (y1 + y2) % 2 === 0
  return isEven && x1 !== x2 && y1 !== y2 && x1 + x2 !== 0 && y1 + y2 !== 0 ? { x1, y1, x2, y2 } : null
}

function writeEndPoint({ x1, y1, x2, y2 }: Segment): Draft {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const key = point(x2, y2)
  return {
    stem: `M${point(mx, my).text} is the midpoint of the line segment PQ. If P is the point ${point(x1, y1).text}, the coordinates of Q are`,
    key,
    slips: slipsOf([
      [point((mx + x1) / 2, (my + y1) / 2), 'This finds the midpoint of P and M, although M is the midpoint itself.'],
      [point(mx - x1, my - y1), 'This gives the step from P to M; Q lies one more step beyond M.'],
      [point(mx + x1, my + y1), 'This adds the coordinates of M and P and forgets to double those of M.'],
      [point(2 * x1 - mx, 2 * y1 - my), 'This goes from P away from M, so that P would be the midpoint.'],
      [point(2 * mx + x1, 2 * my + y1), 'This adds the coordinates of P where they must be subtracted.'],
      [point(y2, x2), 'This has the right numbers, but the two coordinates are exchanged.'],
      [point(-x2, -y2), 'This subtracts the wrong way round, so both signs are turned.'],
    ]).filter(({ text }) => !text.includes('.')),
    principle: 'The coordinates of a midpoint are the means of the coordinates of the two ends.',
    working: [
      `$\\frac{${x1} + x}{2}$ = ${printed(mx)} and $\\frac{${y1} + y}{2}$ = ${printed(my)}`,
      `x = ${printed(2 * mx)} ${signed(-x1)} and y = ${printed(2 * my)} ${signed(-y1)}`,
      `Q is ${key.text}`,
    ],
    hints: [
      `Half the sum of ${printed(x1)} and the x-coordinate of Q is ${printed(mx)}. Write the same for y.`,
      'Double the coordinates of M first.',
    ],
  }
}

function drawDistance(random: Random): Segment | null {
  const [x1, y1, x2, y2] = [coordinate(random), coordinate(random), coordinate(random), coordinate(random)]
  const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
  const square = dx ** 2 + dy ** 2
  const isNeat = Number.isInteger(Math.sqrt(square)) || square % 4 === 0 || square % 9 === 0 || square % 25 === 0
  return isNeat && dx > 0 && dy > 0 && dx !== dy && x1 * x2 < 0 ? { x1, y1, x2, y2 } : null
}

function writeDistance({ x1, y1, x2, y2 }: Segment): Draft {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const key = root(dx ** 2 + dy ** 2, 'units')
  return {
    stem: `What is the distance between the points A${point(x1, y1).text} and B${point(x2, y2).text}?`,
    key,
    slips: positiveSlips([
      [root((x1 + x2) ** 2 + dy ** 2, 'units'), 'This adds the two x-coordinates where it must subtract them.'],
      [root(dx ** 2 + (y1 + y2) ** 2, 'units'), 'This adds the two y-coordinates where it must subtract them.'],
      [
        root((x1 + x2) ** 2 + (y1 + y2) ** 2, 'units'),
        'This adds the coordinates in both places where it must subtract them.',
      ],
      [quantity(Math.abs(dx) + Math.abs(dy), 'units'), 'This adds the two differences without squaring them.'],
      [
        root(Math.abs(dx ** 2 - dy ** 2), 'units'),
        'This subtracts the squares of the differences instead of adding them.',
      ],
      [
        root(Math.abs(dx) + Math.abs(dy), 'units'),
        'This takes the root of the sum of the differences and forgets to square them.',
      ],
      [root(2 * (dx ** 2 + dy ** 2), 'units'), 'This doubles the sum of the squares before it takes the root.'],
    ]),
    principle: 'By Pythagoras, the distance is the root of the sum of the squares of the two differences.',
    working: [
      `Differences: ${printed(x2)} ${signed(-x1)} = ${printed(dx)} and ${printed(y2)} ${signed(-y1)} = ${printed(dy)}`,
      `AB = $\\sqrt{${printed(dx ** 2)} + ${printed(dy ** 2)}} = \\sqrt{${dx ** 2 + dy ** 2}}$ units`,
      `AB = ${key.text}`,
    ],
    hints: ['How far apart are the points across, and how far up?', 'Use the theorem of Pythagoras.'],
  }
}

function drawGradient(random: Random): Gradient | null {
  const [over, under] = [random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]), random.int(2, 5)]
  const [x1, y1] = [coordinate(random), coordinate(random)]
  const x2 = x1 + under * random.pick([-2, -1, 1, 2])
  const y2 = y1 + (over * (x2 - x1)) / under
  return gcd(over, under) === 1 && x2 !== 0 && y2 !== 0 && Math.abs(y2) <= 12 && Math.abs(x2) <= 10
    ? { x1, y1, x2, over, under }
    : null
}

function writeGradient({ x1, y1, x2, over, under }: Gradient): Draft {
  const dx = x2 - x1
  const key = quantity(y1 + (over * dx) / under)
  const first = point(x1, y1).text
  return {
    stem: `The gradient of the line joining the points ${first} and (${printed(x2)}, k) is $${fractionTex(over, under)}$. Find the value of k.`,
    key,
    slips: slipsOf([
      [
        fraction(over * dx - under * y1, under),
        `This carries ${printed(y1)} to the other side without changing its sign.`,
      ],
      [
        fraction(under * y1 - over * dx, under),
        'This takes one of the differences the other way round, so the gradient has the wrong sign.',
      ],
      [fraction(over * y1 + under * dx, over), 'This divides the difference in x by the difference in y, upside down.'],
      [fraction(over * dx, under), `This finds k − ${bracketed(y1)} and stops before the last step.`],
      [fraction(under * y1 + over * (x1 + x2), under), 'This adds the two x-coordinates where it must subtract them.'],
      [quantity(y1 + over), 'This takes the numerator of the gradient for the difference in y.'],
      [fraction(under * y1 + dx, under), 'This leaves out the numerator when it multiplies by the gradient.'],
    ]),
    principle: 'The gradient of a line is the difference in y divided by the difference in x, taken in the same order.',
    working: [
      `$\\frac{k ${y1 < 0 ? '+' : '-'} ${Math.abs(y1)}}{${tex(`${printed(x2)} ${signed(-x1)}`)}} = ${fractionTex(over, under)}$`,
      `k ${signed(-y1)} = ${printed((over * dx) / under)}`,
      `k = ${key.text}`,
    ],
    hints: [
      `What is the difference in y from ${first}, written with k?`,
      'Multiply both sides by the difference in x.',
    ],
  }
}

function drawCollinear(random: Random): Collinear | null {
  const drawn = {
    x: random.int(-4, 3),
    y: random.int(-6, 6),
    across: random.int(1, 3),
    up: random.pick([-4, -3, -2, 2, 3, 4]),
    near: random.int(1, 2),
    far: random.int(3, 4),
  }
  const { x, y, across, up, near, far } = drawn
  const others = [x + near * across, y + near * up, x + far * across, y + far * up]
  return gcd(across, up) === 1 && x !== 0 && y !== 0 && others.every((value) => value !== 0 && Math.abs(value) <= 14)
    ? drawn
    : null
}

function writeCollinear({ x, y, across, up, near, far }: Collinear): Draft {
  const [bx, by, cx, cy] = [x + near * across, y + near * up, x + far * across, y + far * up]
  const key = quantity(cy)
  const gradient = (over: number, under: number, from: number) => fraction(from * under + over, under)
  return {
    stem: `The points P${point(x, y).text}, Q${point(bx, by).text} and R(${printed(cx)}, t) lie on a straight line. The value of t is`,
    key,
    slips: slipsOf([
      [gradient((by - y) * (cx - x), bx - x, by), 'This uses the step from P to R, but starts at the point Q.'],
      [gradient((by - y) * (cx - bx), bx - x, y), 'This uses the step from Q to R, but starts at the point P.'],
      [gradient(-(by - y) * (cx - bx), bx - x, by), 'This takes the gradient with the wrong sign from Q to R.'],
      [gradient((bx - x) * (cx - bx), by - y, by), 'This turns the gradient of PQ upside down before it uses it.'],
      [quantity(by + (by - y)), 'This repeats the step from P to Q, as if R were just as far from Q.'],
      [quantity(by + (cx - bx)), 'This adds the difference in x to the y-coordinate of Q, as if the gradient were 1.'],
    ]),
    principle: 'Points lie on one straight line if the gradients between any two of them are equal.',
    working: [
      `Gradient of PQ = $\\frac{${by - y}}{${bx - x}} = ${fractionTex(up, across)}$`,
      `Gradient of QR: $\\frac{t ${by < 0 ? '+' : '-'} ${Math.abs(by)}}{${cx - bx}} = ${fractionTex(up, across)}$`,
      `t = ${printed(by)} ${signed(cy - by)} = ${key.text}`,
    ],
    hints: [
      `From P to Q, x rises by ${bx - x}: what is the gradient of PQ?`,
      'The gradient of QR is the same; write it with t.',
    ],
  }
}
