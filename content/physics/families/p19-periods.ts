import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips, slipsBetween } from '../slips.ts'

export interface Lengthened {
  length: number
  period: number
  newLength: number
}

export interface Counted {
  student: string
  length: number
  period: number
  count: number
  time: number
}

export interface Loaded {
  mass: number
  period: number
  newPeriod: number
}

export interface Planet {
  length: number
  period: number
}

const students = ['Fatima', 'Obinna', 'Yetunde', 'Danladi', 'Ese'] as const
const seconds = (value: number) => quantity(value, 's', 2)
const centimetres = (value: number) => quantity(value, 'cm', 1)
const grams = (value: number) => quantity(value, 'g', 1)
const field = (value: number) => quantity(value, 'm s⁻²', 1)

/** Whether a clock on the earth would show about this period: the length in centimetres asks for a g near 10. */
function isOnEarth(length: number, period: number): boolean {
  const gravity = (4 * Math.PI ** 2 * length) / 100 / period ** 2
  return gravity > 9.2 && gravity < 10.4
}

const newPeriod = form<Lengthened>({
  id: 'period-of-new-length',
  difficulty: 'easy',
  draw: (random) => {
    const [period, ratio] = [random.int(8, 24) / 10, random.pick([0.5, 0.6, 0.75, 0.8, 1.2, 1.25, 1.4, 1.5, 2])]
    const length = Math.round(25 * period ** 2) + random.int(-2, 1)
    const newLength = length * ratio ** 2
    return isMultipleOf(period * ratio, 0.05) && isOnEarth(length, period) && isMultipleOf(newLength, 0.5)
      ? { length, period, newLength: Math.round(2 * newLength) / 2 }
      : null
  },
  write: ({ length, period: t, newLength }) => {
    const ratio = newLength / length
    const key = seconds(t * Math.sqrt(ratio))
    return {
      stem:
        `The period of a simple pendulum of length ${printed(length)} cm is ${printed(t)} s. ` +
        `At the same place, the period when the length is changed to ${printed(newLength)} cm is`,
      key,
      slips: slipsBetween(
        seconds,
        [
          [t * ratio, 'This makes the period proportional to the length and not to its root.'],
          [t / Math.sqrt(ratio), 'This puts the ratio of the lengths upside down under the square root.'],
          [t / ratio, 'This makes the period inversely proportional to the length.'],
          [t, 'This takes the period to be independent of the length of the pendulum.'],
          [t * ratio ** 2, 'This squares the ratio of the lengths where its root is needed.'],
          [t / ratio ** 2, 'This divides by the squared ratio of the lengths of the pendulum.'],
          [2 * t * Math.sqrt(ratio), 'This doubles the period, as though a swing to and fro counted twice.'],
          [(t * Math.sqrt(ratio)) / 2, 'This is the time of a swing from one side to the other.'],
        ],
        { least: 0.2, limit: 12 },
      ),
      principle: 'Since T = 2π√(L/g) and g is the same, the period is proportional to the square root of the length.',
      working: [
        `$\\frac{T}{${printed(t)}} = \\sqrt{\\frac{${printed(newLength)}}{${printed(length)}}}$ = ${printed(Math.sqrt(ratio))}`,
        `T = ${printed(t)} × ${printed(Math.sqrt(ratio))}, so the period is ${key.text}`,
      ],
      hints: ['Is the period longer or shorter than before?', 'The period goes with the root of the length.'],
    }
  },
})

const lengthForPeriod = form<Counted>({
  id: 'length-for-period',
  difficulty: 'medium',
  draw: (random) => {
    const [period, ratio] = [random.int(8, 20) / 10, random.pick([0.5, 0.6, 0.75, 0.8, 1.2, 1.25, 1.5, 2])]
    const count = random.pick([10, 20, 25, 50])
    const length = Math.round(25 * period ** 2) + random.int(-2, 1)
    const next = period * ratio
    return isMultipleOf(next, 0.1) && isOnEarth(length, period) && isMultipleOf(length * ratio ** 2, 0.1) && next <= 2.6
      ? { student: random.pick(students), length, period: next, count, time: count * period }
      : null
  },
  write: ({ student, length, period, count, time }) => {
    const ratio = period / (time / count)
    const key = centimetres(length * ratio ** 2)
    return {
      stem:
        `${student} times ${count} complete oscillations of a simple pendulum of length ${length} cm and gets ` +
        `${printed(time)} s. For a period of ${printed(period)} s at the same place, its length must be`,
      key,
      slips: positiveSlips(
        centimetres,
        [
          [length * ratio, 'This makes the length proportional to the period and not to its square.'],
          [length / ratio ** 2, 'This puts the ratio of the two periods upside down.'],
          [length * Math.sqrt(ratio), 'This takes the root of the ratio of periods where the square belongs.'],
          [length / ratio, 'This makes the length inversely proportional to the period.'],
          [(length * ratio ** 2) / 4, 'This takes the oscillations for single swings and doubles the first period.'],
          [4 * length * ratio ** 2, 'This uses half of the first period in the ratio.'],
          [length * ratio ** 3, 'This uses the third power of the ratio of periods.'],
        ],
        900,
      ),
      principle: 'From T = 2π√(L/g), with the same g, the length is proportional to the square of the period.',
      working: [
        `First period = ${printed(time)} ÷ ${count} = ${printed(time / count)} s`,
        `$L = ${length} \\times \\left(\\frac{${printed(period)}}{${printed(time / count)}}\\right)^2$`,
        `The length is ${key.text}`,
      ],
      hints: ['Find the period of the first pendulum.', 'How does the length depend on the period?'],
    }
  },
})

const addedMass = form<Loaded>({
  id: 'mass-added-to-spring',
  difficulty: 'hard',
  draw: (random) => {
    const [period, ratio] = [random.int(4, 16) / 10, random.pick([1.2, 1.25, 1.5, 1.6, 2, 2.5, 3])]
    const mass = random.step(40, 400, 20)
    const added = mass * (ratio ** 2 - 1)
    return isMultipleOf(period * ratio, 0.1) && isMultipleOf(added, 1) && added <= 1600
      ? { mass, period, newPeriod: period * ratio }
      : null
  },
  write: ({ mass, period, newPeriod: next }) => {
    const ratio = next / period
    const total = mass * ratio ** 2
    const key = grams(total - mass)
    return {
      stem:
        `A mass of ${mass} g on a light spiral spring oscillates with a period of ${printed(period)} s. ` +
        `The mass that must be added to it to make the period ${printed(next)} s is`,
      key,
      slips: positiveSlips(grams, [
        [total, 'This is the whole mass on the spring, not the mass that is added.'],
        [mass * (ratio - 1), 'This makes the mass proportional to the period and not to its square.'],
        [mass * ratio, 'This does not square the ratio of the periods, nor subtract the first mass.'],
        [mass * (Math.sqrt(ratio) - 1), 'This takes the root of the ratio of periods where the square belongs.'],
        [mass * (ratio - 1) ** 2, 'This squares the fractional change of the period and not the ratio of the periods.'],
        [
          mass - mass / ratio ** 2,
          `This divides by the squared ratio of the periods, gets ${grams(mass / ratio ** 2).text} and takes it from ${mass} g.`,
        ],
        [mass + total, 'This adds the first mass to the whole mass on the spring.'],
        [mass, 'This adds an equal mass, which does not give this period.'],
      ]),
      principle: 'The period of a mass on a spring is T = 2π√(m/k), so the mass is proportional to T².',
      working: [
        `$M = ${mass} \\times \\left(\\frac{${printed(next)}}{${printed(period)}}\\right)^2$ = ${grams(total).text} in all`,
        `Mass to be added = ${printed(total)} − ${mass} = ${key.text}`,
      ],
      hints: ['How does the mass depend on the period?', 'Some of the new mass hangs there already.'],
    }
  },
})

const fieldFromPendulum = form<Planet>({
  id: 'field-from-pendulum',
  difficulty: 'medium',
  draw: (random) => {
    const [period, strength] = [random.int(10, 40) / 10, random.pick([1.6, 2.5, 3.6, 4, 5, 6, 8, 9, 12, 15])]
    const length = (strength * period ** 2) / 40
    return isMultipleOf(length, 0.01) && length >= 0.3 && length <= 2.5 ? { length, period } : null
  },
  write: ({ length, period: t }) => {
    const key = field((40 * length) / t ** 2)
    return {
      stem:
        `On a certain planet a simple pendulum of length ${printed(length)} m has a period of ${printed(t)} s. ` +
        'The acceleration of free fall there is [π² = 10]',
      key,
      slips: positiveSlips(
        field,
        [
          [(40 * length) / t, 'This does not square the period in the formula for g.'],
          [(10 * length) / t ** 2, 'This leaves out the factor 4 that comes from squaring 2π.'],
          [(20 * length) / t ** 2, 'This leaves the 2 of 2π unsquared when the formula is squared.'],
          [10, 'This takes the value of the earth, which need not hold on a planet.'],
          [40 * length * t ** 2, 'This multiplies by the squared period where it should divide.'],
          [(4 * length) / t ** 2, 'This leaves out π² when the formula is squared.'],
          [(80 * length) / t ** 2, 'This puts in a factor 2 that the formula does not have.'],
        ],
        60,
      ),
      principle: 'From T = 2π√(L/g) it follows that g = 4π²L ÷ T².',
      working: [
        `$g = \\frac{4 \\times 10 \\times ${printed(length)}}{${printed(t)}^2} = \\frac{${printed(40 * length)}}{${printed(t ** 2)}}$`,
        `The acceleration of free fall is ${key.text}`,
      ],
      hints: ['Write the formula for the period of a pendulum.', 'Square both sides and solve for g.'],
    }
  },
})

export const periods = family(
  {
    id: 'p19',
    edition: 1,
    title: 'Periods of pendulum and spring',
    subject: 'physics',
    topicId: 'phy-shm',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [newPeriod, lengthForPeriod, addedMass, fieldFromPendulum],
)
