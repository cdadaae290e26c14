import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { growth } from '../forms/m51-growth.ts'
import { fraction, polynomial } from '../notation.ts'
import { positiveSlips, slipsOf } from '../slips.ts'

/** y = 2x³ − 3(low + high)x² + 6·low·high·x + constant */
export interface Turning {
  low: number
  high: number
  constant: number
  asked: 'maximum' | 'minimum'
}

/** y = square·x² + linear·x + constant; the gradient at x is given and x asked for. */
export interface Gradient {
  square: number
  linear: number
  constant: number
  x: number
}

/** s = t³ − 3·still·t² + speed·t; the acceleration is zero at t = still. */
export interface Motion {
  still: number
  speed: number
}

/** Three sides of a rectangle along a wall. */
export interface Fence {
  metres: number
  animal: string
}

export const ratesAndTurningPoints = family(
  {
    id: 'm51',
    edition: 1,
    title: 'Turning points, gradients and rates of change',
    subject: 'mathematics',
    topicId: 'mat-applications',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Gradient>({ id: 'gradient', difficulty: 'easy', draw: drawGradient, write: writeGradient }),
    form<Turning>({ id: 'turning', difficulty: 'medium', draw: drawTurning, write: writeTurning }),
    form<Motion>({ id: 'motion', difficulty: 'medium', draw: drawMotion, write: writeMotion }),
    growth,
    form<Fence>({ id: 'fence', difficulty: 'hard', draw: drawFence, write: writeFence }),
  ],
)

function drawGradient(random: Random): Gradient | null {
  const drawn = {
    square: random.pick([-3, -2, -1, 1, 2, 3, 4]),
    linear: random.pick([-9, -7, -5, -4, -3, 3, 4, 5, 7, 9]),
    constant: random.pick([-6, -5, -2, 1, 3, 4, 8]),
    x: random.pick([-4, -3, -2, 2, 3, 4, 5]),
  }
  const gradient = 2 * drawn.square * drawn.x + drawn.linear
  return gradient === 0 || gradient === drawn.linear ? null : drawn
}

function writeGradient({ square, linear, constant, x }: Gradient): Draft {
  const gradient = 2 * square * x + linear
  const key = quantity(x)
  return {
    stem: `For what value of x is the gradient of the curve y = ${polynomial([square, linear, constant])} equal to ${printed(gradient)}?`,
    key,
    slips: slipsOf([
      [
        fraction(gradient + linear, 2 * square),
        `This carries ${printed(linear)} to the other side without changing its sign.`,
      ],
      [fraction(gradient - linear, square), 'This forgets the factor 2 in the derivative of the square term.'],
      [fraction(linear - gradient, 2 * square), 'This gives the whole right side the wrong sign before dividing.'],
      [fraction(-linear, 2 * square), 'This finds where the gradient is zero, that is, the turning point.'],
      [fraction(gradient - linear - constant, 2 * square), 'This keeps the constant term, whose derivative is zero.'],
      [quantity(gradient - linear), 'This stops before the last step, the division by the coefficient of x.'],
      [fraction(gradient, 2 * square), 'This leaves out the derivative of the linear term altogether.'],
    ]),
    principle:
      'The derivative dy/dx gives the gradient at every x, so setting it equal to the given gradient leaves an equation in x.',
    working: [
      `$\\frac{dy}{dx}$ = ${polynomial([2 * square, linear])} = ${printed(gradient)}`,
      `${polynomial([2 * square, 0])} = ${printed(gradient - linear)}`,
      `x = ${key.text}`,
    ],
    hints: [
      `What is dy/dx for y = ${polynomial([square, linear, constant])}?`,
      `Set it equal to ${printed(gradient)} and solve for x.`,
    ],
  }
}

function drawTurning(random: Random): Turning | null {
  const low = random.int(-4, 2)
  const high = low + random.int(2, 6)
  const isGood = low !== 0 && high !== 0 && low !== -high && high <= 5
  const constant = random.pick([-7, -4, -1, 2, 5, 8])
  return isGood ? { low, high, constant, asked: random.pick(['maximum', 'minimum'] as const) } : null
}

function writeTurning({ low, high, constant, asked }: Turning): Draft {
  const [right, wrong] = asked === 'maximum' ? [low, high] : [high, low]
  const curve = polynomial([2, -3 * (low + high), 6 * low * high, constant])
  const key = quantity(right)
  return {
    stem: `The curve y = ${curve} has a ${asked} point where x is equal to`,
    key,
    slips: slipsOf([
      [
        quantity(wrong),
        `Here the second derivative has the other sign: this is the ${asked === 'maximum' ? 'minimum' : 'maximum'} point.`,
      ],
      [quantity(-right), 'This reads the number in the factor as the root, so the sign is wrong.'],
      [quantity(-wrong), 'This takes the other turning point and also gives it the wrong sign.'],
      [quantity((low + high) / 2), 'This is where the second derivative is zero, half-way between the turning points.'],
      [quantity(low + high), 'This is the sum of the roots of dy/dx = 0, not one of them.'],
      [quantity(low * high), 'This is the product of the roots of dy/dx = 0, not one of them.'],
    ]),
    principle:
      'At a turning point dy/dx = 0; the second derivative is negative at a maximum and positive at a minimum.',
    working: [
      `$\\frac{dy}{dx}$ = ${polynomial([6, -6 * (low + high), 6 * low * high])} = 6(${polynomial([1, -low])})(${polynomial([1, -high])})`,
      `$\\frac{d^2y}{dx^2}$ = ${polynomial([12, -6 * (low + high)])}: ${printed(6 * (low - high))} at x = ${printed(low)}, ${printed(6 * (high - low))} at x = ${printed(high)}`,
      `The ${asked} is at x = ${key.text}`,
    ],
    hints: [
      `Differentiate ${curve}: for which two values of x is the result zero?`,
      'Use the sign of the second derivative to tell the two points apart.',
    ],
  }
}

function drawMotion(random: Random): Motion | null {
  const drawn = { still: random.int(1, 5), speed: random.step(4, 90, 1) }
  const { still, speed } = drawn
  return speed - 3 * still ** 2 === 0 || speed > 3 * still ** 2 + 25 || speed === 3 * still ** 2 * 2 ? null : drawn
}

function writeMotion({ still, speed }: Motion): Draft {
  const velocity = (value: number): Choice => quantity(value, 'm s⁻¹')
  const at = (t: number) => 3 * t ** 2 - 6 * still * t + speed
  const key = velocity(at(still))
  return {
    stem:
      `A particle moves along a line so that its displacement after t seconds is s = ${polynomial([1, -3 * still, speed, 0], 't')} metres. ` +
      'Find its velocity at the moment when its acceleration is zero.',
    key,
    slips: slipsOf([
      [
        velocity(still ** 3 - 3 * still ** 3 + speed * still),
        'This puts the time into s and so gives the displacement, not the velocity.',
      ],
      [velocity(speed), 'This is the velocity at the start, where t is zero.'],
      [velocity(at(2 * still)), 'This uses twice the time at which the acceleration is zero.'],
      [velocity(speed - 6 * still ** 2), 'This leaves out the first term of the velocity, which is not zero.'],
      [
        velocity(still ** 2 - 3 * still ** 2 + speed),
        'This lowers the powers of t but does not multiply by the old ones.',
      ],
      [velocity(at(still) + 12 * still ** 2), 'This adds the second term of the velocity instead of subtracting it.'],
      [velocity(-3 * still ** 2), 'This leaves out the last term of the velocity, which does not depend on time.'],
      [velocity(-at(still)), 'This gives the velocity with the wrong sign, the opposite direction.'],
    ]),
    principle:
      'Velocity is the derivative of the displacement with respect to time, and acceleration that of the velocity.',
    working: [
      `v = ${polynomial([3, -6 * still, speed], 't')} and a = ${polynomial([6, -6 * still], 't')}`,
      `a = 0 gives t = ${still} s`,
      `v = ${3 * still ** 2} − ${6 * still ** 2} + ${speed} = ${key.text}`,
    ],
    hints: [
      'Differentiate s once for the velocity and once more for the acceleration.',
      'At what time is the acceleration zero?',
    ],
  }
}

function drawFence(random: Random): Fence {
  return { metres: random.step(20, 160, 4), animal: random.pick(['goats', 'rams', 'chickens', 'ducks'] as const) }
}

function writeFence({ metres, animal }: Fence): Draft {
  const area = (value: number): Choice => quantity(value, 'm²')
  const key = area(metres ** 2 / 8)
  const width = metres / 4
  return {
    stem:
      `A farmer in Katsina fences a rectangular yard for ${animal} with ${metres} m of wire on three sides; a long wall is the fourth side. ` +
      'The greatest possible area of the yard is',
    key,
    slips: positiveSlips([
      [area(metres ** 2 / 16), 'This is for a square with wire on all four sides; here the wall replaces one side.'],
      [area(metres ** 2 / 9), 'This takes three equal sides, which does not give the greatest area.'],
      [area(metres ** 2 / 4), 'This takes half of the wire for each of two sides and forgets the third side.'],
      [area((3 * metres ** 2) / 32), 'This takes one quarter of the wire for the side along the wall.'],
      [area(metres ** 2 / 2), 'This uses the whole wire for the long side and half of it for the other.'],
      [area((metres ** 2 * 3) / 16), 'This divides the wire into four parts and uses three of them for the long side.'],
      [area(metres ** 2 / 32), 'This takes a quarter of the wire along the wall and half of that for the others.'],
      [area(metres), 'This is the length of the wire and not an area at all.'],
    ]).filter(({ value = 0 }) => Number.isInteger(value * 10)),
    principle: 'Write the area as a function of one side; it is greatest where its derivative is zero.',
    working: [
      `With width x: A = x(${metres} − 2x) = ${metres}x − 2x²`,
      `$\\frac{dA}{dx}$ = ${metres} − 4x = 0, so x = ${printed(width)} m and the length is ${printed(2 * width)} m`,
      `A = ${printed(width)} × ${printed(2 * width)} = ${key.text}`,
    ],
    hints: [
      'Let x be each of the two equal sides. How long is the third?',
      'Set the derivative of the area equal to zero.',
    ],
  }
}
