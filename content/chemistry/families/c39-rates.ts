import { family, form } from '../../engine/family.ts'
import { printed, quantity, superscript } from '../../engine/quantity.ts'
import { positive, slip, terminates } from '../drafting.ts'

const volumeRate = (value: number) => quantity(value, 'cm³ s⁻¹', 2)

const reactions = [
  { what: 'marble chips react with dilute hydrochloric acid', gas: 'carbon(IV) oxide' },
  { what: 'zinc granules react with dilute tetraoxosulphate(VI) acid', gas: 'hydrogen' },
  { what: 'magnesium ribbon reacts with dilute hydrochloric acid', gas: 'hydrogen' },
  { what: 'hydrogen peroxide decomposes over manganese(IV) oxide', gas: 'oxygen' },
] as const
type Reaction = (typeof reactions)[number]

interface Readings {
  reaction: Reaction
  from: number
  to: number
  before: number
  after: number
}

const rateBetweenReadings = form<Readings>({
  id: 'rate-between-readings',
  difficulty: 'easy',
  draw: (random) => {
    const from = random.pick([10, 20, 30, 40, 60])
    const to = from + random.pick([10, 20, 25, 40, 50, 60])
    const before = random.step(12, 40, 2)
    const after = before + random.step(4, 40, 2)
    // A reaction slows down: the rate in the interval is below the mean rate before it.
    const isReal = (after - before) / (to - from) < before / from
    return isReal && terminates((after - before) / (to - from), 2)
      ? { reaction: random.pick(reactions), from, to, before, after }
      : null
  },
  write: ({ reaction: { what, gas }, from, to, before, after }) => {
    const key = volumeRate((after - before) / (to - from))
    return {
      stem: `When ${what}, ${before} cm³ of ${gas} is collected in the first ${from} s and ${after} cm³ in the first ${to} s. The average rate between ${from} s and ${to} s is`,
      key,
      slips: [
        slip(volumeRate(after / to), 'This is the average rate from the start and not in the interval.'),
        slip(volumeRate(before / from), 'This is the average rate before the interval begins.'),
        slip(
          volumeRate((to - from) / (after - before)),
          'This divides the time by the volume; the quotient is upside down.',
        ),
        slip(volumeRate(after / (to - from)), 'This divides all the gas by the time of the interval alone.'),
        slip(volumeRate((after - before) / to), 'This divides the gas of the interval by the whole time.'),
        slip(
          volumeRate((after + before) / (to + from)),
          'This adds the volumes and also the times, where each pair should be subtracted.',
        ),
      ],
      principle: 'The average rate is the change in volume over the time in which it happens.',
      working: [
        `Volume: ${after} − ${before} = ${after - before} cm³`,
        `Time: ${to} − ${from} = ${to - from} s`,
        `Rate = ${after - before} ÷ ${to - from} = ${key.text}`,
      ],
      hints: ['How much gas came in this interval alone?', 'How long is the interval?'],
    }
  },
})

const massLoss = form<{ mass: number; left: number; minutes: number; perMinute: boolean; who: string }>({
  id: 'rate-from-mass',
  difficulty: 'easy',
  draw: (random) => {
    const minutes = random.pick([2, 4, 5, 8, 10])
    const mass = random.step(20, 120, 5) / 10
    const lost = random.step(4, 60, 2) / 10
    const perMinute = random.int(0, 1) > 0
    const isClean = terminates(lost / minutes, 2) && terminates(lost / minutes / 60, perMinute ? 9 : 3)
    return isClean && lost < mass - 0.3 && Math.abs(mass - 2 * lost) > 0.1
      ? {
          mass,
          left: Number((mass - lost).toFixed(1)),
          minutes,
          perMinute,
          who: random.pick(['Amina', 'Chidi', 'Bola', 'Efe', 'Musa']),
        }
      : null
  },
  write: ({ mass, left, minutes, perMinute, who }) => {
    const lost = mass - left
    const time = perMinute ? minutes : minutes * 60
    const unit = perMinute ? 'g min⁻¹' : 'g s⁻¹'
    const rate = (value: number) => quantity(value, unit, 4)
    const key = rate(lost / time)
    return {
      stem: `${who} puts ${mass} g of zinc into excess dilute acid and finds ${left} g of it left after ${minutes} minutes. What is the average rate of the reaction in ${unit}?`,
      key,
      slips: [
        slip(rate(left / time), 'This takes the mass that is left for the mass that reacted.'),
        slip(rate(mass / time), 'This takes all the zinc to have reacted in that time.'),
        slip(
          rate(perMinute ? lost / (minutes * 60) : lost / minutes),
          perMinute
            ? 'This works out the rate for a second and not for a minute.'
            : 'This works out the rate for a minute and not for a second.',
        ),
        slip(rate((mass + left) / time), 'This adds the two masses instead of taking their difference.'),
        slip(
          rate((lost / time) * 2),
          'This doubles the mass, as though two moles of acid counted for each mole of zinc.',
        ),
        slip(rate(lost / time / 2), 'This halves the mass, as though each mole of zinc were shared by two of acid.'),
      ],
      principle: 'The average rate is the mass that reacts over the time that it takes.',
      working: [
        `Mass that reacted = ${mass} − ${left} = ${printed(lost, 1)} g`,
        `Time = ${time} ${perMinute ? 'min' : 's'}`,
        `Rate = ${printed(lost, 1)} ÷ ${time} = ${key.text}`,
      ],
      hints: ['What mass of zinc has reacted?', 'In what unit is the time wanted?'],
    }
  },
})

const temperatureRule = form<{ low: number; steps: number; time: number; factor: number; isSlower: boolean }>({
  id: 'temperature-and-time',
  difficulty: 'medium',
  draw: (random) => {
    const steps = random.int(2, 4)
    const factor = random.pick([2, 2, 2, 3])
    const isSlower = random.int(0, 2) === 0
    const time = isSlower ? random.step(5, 30, 5) : random.step(32, 720, 8)
    const after = isSlower ? time * factor ** steps : time / factor ** steps
    return terminates(after, 1) && after <= 1000 && after >= 2
      ? { low: random.step(10, 40, 5), steps, time, factor, isSlower }
      : null
  },
  write: ({ low, steps, time, factor, isSlower }) => {
    const high = low + 10 * steps
    const [from, to] = isSlower ? [high, low] : [low, high]
    const times = factor ** steps
    const after = isSlower ? time * times : time / times
    const seconds = (value: number) => quantity(value, 's', 1)
    const key = seconds(after)
    const change = (amount: number) => (isSlower ? time * amount : time / amount)
    return {
      stem: `The rate of a reaction ${factor === 2 ? 'doubles' : 'becomes three times as great'} for each rise of 10 °C. If it is complete in ${time} s at ${from} °C, how long does it take at ${to} °C?`,
      key,
      slips: [
        slip(
          seconds(change(factor * steps)),
          'This multiplies the factor by the number of steps instead of raising it to a power.',
        ),
        slip(seconds(change(factor)), 'This uses the factor once, as though the change were only 10 °C.'),
        slip(
          seconds(isSlower ? time / times : time * times),
          isSlower
            ? 'This goes the wrong way: a slower reaction needs more time, not less.'
            : 'This goes the wrong way: a faster reaction needs less time, not more.',
        ),
        slip(seconds(change(factor ** (steps - 1))), 'This counts one step of 10 °C too few.'),
        slip(seconds(change(factor ** (steps + 1))), 'This counts one step of 10 °C too many.'),
        slip(seconds(change(high / low)), 'This takes the rate to grow with the temperature in °C itself.'),
      ],
      principle: 'When the rate is multiplied by a factor, the time for the same reaction is divided by it.',
      working: [
        `From ${from} °C to ${to} °C: ${steps} steps of 10 °C`,
        `Factor = ${factor}${superscript(steps)} = ${times}`,
        `Time = ${time} ${isSlower ? '×' : '÷'} ${times} = ${key.text}`,
      ],
      hints: ['How many steps of 10 °C are there?', 'Does a faster reaction take more or less time?'],
    }
  },
})

interface Law {
  first: number
  second: number
  a: number
  b: number
}

const changeOf = (factor: number) =>
  factor === 1 ? 'kept the same' : factor === 2 ? 'doubled' : factor === 3 ? 'made three times as great' : 'halved'
const power = (symbol: string, order: number) =>
  order === 0 ? '' : `[${symbol}]${order === 1 ? '' : superscript(order)}`

/** The mistake that gives twice the right factor: an order, which is 2 here, is used as a multiplier. */
function doubled({ first, second, a, b }: Law): string {
  const factor = a ** first * b ** second
  if (first > 0 && a * first * b * second === 2 * factor) {
    return `You multiplied by the orders, (${printed(a, 1)} × ${first}) × (${printed(b, 1)} × ${second}), but an order is a power.`
  }
  if (first === 2 || second === 2) {
    return 'You raised the change to its order and then multiplied by the order, 2, as well.'
  }
  return 'You multiplied by the order of the whole reaction, 2, but orders are only powers.'
}

const rateLaw = form<Law>({
  id: 'rate-law',
  difficulty: 'medium',
  draw: (random) => {
    const law = {
      first: random.int(0, 2),
      second: random.int(1, 2),
      a: random.pick([2, 3, 0.5]),
      b: random.pick([1, 2, 3, 0.5]),
    }
    const factor = law.a ** law.first * law.b ** law.second
    return law.first + law.second >= 2 && factor !== 1 ? law : null
  },
  write: ({ first, second, a, b }) => {
    const factor = a ** first * b ** second
    const times = (value: number) => quantity(value, '', 3)
    const key = times(factor)
    return {
      stem: `For a reaction, rate = k${power('A', first)}${power('B', second)}. If the concentration of A is ${changeOf(a)} and that of B is ${changeOf(b)}, by what factor is the rate multiplied?`,
      key,
      slips: positive([
        slip(times(a * b), 'This takes the reaction to be of first order in both substances.'),
        slip(times(a ** second * b ** first), 'This gives each substance the order that belongs to the other one.'),
        slip(times(a ** first), 'This counts only the change of A and leaves out that of B.'),
        slip(times(b ** second), 'This counts only the change of B and leaves out that of A.'),
        slip(times(a * first + b * second), 'This multiplies by the orders and adds, but the orders are powers.'),
        slip(times(1 / factor), 'This turns the factor upside down, so the rate changes the wrong way.'),
        slip(times(factor * 2), doubled({ first, second, a, b })),
      ]),
      principle:
        'In a rate law each concentration is raised to its order, and k stays the same at constant temperature.',
      working: [
        `A: ${printed(a, 1)}${superscript(first)} = ${printed(a ** first, 3)}`,
        `B: ${printed(b, 1)}${superscript(second)} = ${printed(b ** second, 3)}`,
        `Factor = ${printed(a ** first, 3)} × ${printed(b ** second, 3)} = ${key.text}`,
      ],
      hints: [
        'Raise each change to its order.',
        first === 0 ? 'What does it mean that A is missing from the rate law?' : 'Multiply the two effects.',
      ],
    }
  },
})

export const ratesOfReaction = family(
  {
    id: 'c39',
    edition: 1,
    title: 'Rates of reaction from data',
    subject: 'chemistry',
    topicId: 'che-rates',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [rateBetweenReadings, massLoss, temperatureRule, rateLaw],
)
