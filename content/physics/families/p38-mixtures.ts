import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { fixed, isMultipleOf, positiveSlips, slipsBetween } from '../slips.ts'

export interface Mixed {
  hot: number
  hotAt: number
  cold: number
  coldAt: number
}

export interface Dropped {
  metal: number
  metalAt: number
  water: number
  waterAt: number
  end: number
}

export interface Cooled {
  person: string
  hot: number
  hotAt: number
  coldAt: number
  end: number
}

const people = ['Ngozi', 'Aisha', 'Mr Bello', 'Mrs Ade', 'A nurse', 'Efe'] as const

const celsius = (value: number) => fixed(value, '°C', 1)
const capacity = (value: number) => quantity(value, 'J kg⁻¹ K⁻¹', 0)
const kilograms = (value: number) => fixed(value, 'kg', 1)
const waterCapacity = 4200
/** Hardly a metal has a specific heat capacity as large as this. */
const largestCapacity = 1100

const finalTemperature = form<Mixed>({
  id: 'final-temperature',
  difficulty: 'easy',
  draw: (random) => {
    const [hot, cold] = [random.step(100, 500, 50), random.step(100, 600, 50)]
    const [hotAt, coldAt] = [random.step(60, 95, 5), random.int(22, 35)]
    const end = (hot * hotAt + cold * coldAt) / (hot + cold)
    return hot === cold || !isMultipleOf(end, 1) ? null : { hot, hotAt, cold, coldAt }
  },
  write: ({ hot, hotAt, cold, coldAt }) => {
    const [total, apart] = [hot + cold, hotAt - coldAt]
    const heat = (value: number) => printed(value).replaceAll(',', '{,}')
    const key = celsius((hot * hotAt + cold * coldAt) / total)
    return {
      stem:
        `${hot} g of water at ${hotAt} °C is mixed with ${cold} g of water at ${coldAt} °C. ` +
        'If no heat is lost to the surroundings, the final temperature is',
      key,
      slips: slipsBetween(
        celsius,
        [
          [(hotAt + coldAt) / 2, 'This averages the temperatures, which is right only for equal masses.'],
          [(hot * coldAt + cold * hotAt) / total, 'This gives each mass the temperature of the other.'],
          [(hot * apart) / total, 'This is the rise of the cold water, not yet added to its temperature.'],
          [coldAt + (apart * hot) / total / 2, 'This lets the cold water gain half of the heat it really gains.'],
          [(hot * hotAt) / total, 'This leaves out the heat that the cold water had already.'],
          [apart, 'This is the difference of the temperatures, which the mixture need not have.'],
          [coldAt + (apart * hot) / cold, 'This shares the difference by hot to cold mass, not by the whole.'],
          [hotAt - (apart * cold) / total / 2, 'This lets the hot water lose half of the heat it really loses.'],
        ],
        { least: coldAt + 1, limit: hotAt },
      ),
      principle: 'The heat lost by the hot water equals the heat gained by the cold water.',
      working: [
        `${hot} × (${hotAt} − θ) = ${cold} × (θ − ${coldAt})`,
        `$\\theta = \\frac{${heat(hot * hotAt)} + ${heat(cold * coldAt)}}{${total}}$`,
        `The final temperature is ${key.text}`,
      ],
      hints: ['Which water loses heat, and which gains it?', 'The specific heat capacity is the same on both sides.'],
    }
  },
})

const metalInWater = form<Dropped>({
  id: 'specific-heat-of-metal',
  difficulty: 'medium',
  draw: (random) => {
    const [metal, water] = [random.step(100, 500, 50), random.step(100, 500, 50)]
    const [metalAt, waterAt] = [random.step(80, 100, 5), random.int(22, 32)]
    const end = waterAt + random.int(2, 10)
    const result = (water * waterCapacity * (end - waterAt)) / (metal * (metalAt - end))
    return isMultipleOf(result, 10) && result >= 120 && result <= 950 ? { metal, metalAt, water, waterAt, end } : null
  },
  write: ({ metal, metalAt, water, waterAt, end }) => {
    const [rise, fall] = [end - waterAt, metalAt - end]
    const masses = water / metal
    const key = capacity((masses * waterCapacity * rise) / fall)
    return {
      stem:
        `A metal of mass ${metal} g at ${metalAt} °C is dropped into ${water} g of water at ${waterAt} °C in a ` +
        `lagged container of negligible heat capacity. If the final temperature is ${end} °C, ` +
        'the specific heat capacity of the metal is [specific heat capacity of water = 4200 J kg⁻¹ K⁻¹]',
      key,
      slips: positiveSlips(
        capacity,
        [
          [
            (masses * waterCapacity * rise) / (metalAt - waterAt),
            'This lets the metal cool to the starting temperature of the water.',
          ],
          [
            (masses * waterCapacity * rise) / metalAt,
            'This uses the starting temperature of the metal in place of its fall.',
          ],
          [(waterCapacity * rise) / fall / masses, 'This exchanges the masses of the metal and the water.'],
          [(waterCapacity * rise) / fall, 'This leaves out the masses, which are not equal here.'],
          [(masses * waterCapacity * end) / fall, 'This uses the final temperature of the water in place of its rise.'],
          [masses * waterCapacity, 'This takes metal and water to change by the same number of degrees.'],
          [(masses * waterCapacity * fall) / rise, 'This exchanges the rise of the water and the fall of the metal.'],
        ],
        largestCapacity,
      ),
      principle: 'The heat lost by the metal equals the heat gained by the water, each being mcΔθ.',
      working: [
        `${printed(metal / 1000)} × c × ${fall} = ${printed(water / 1000)} × 4200 × ${rise}`,
        `$c = \\frac{${printed(water / 1000)} \\times 4200 \\times ${rise}}{${printed((metal * fall) / 1000)}}$`,
        `The specific heat capacity is ${key.text}`,
      ],
      hints: ['By how much does each temperature change?', 'Heat lost by the metal is heat gained by the water.'],
    }
  },
})

const massOfColdWater = form<Cooled>({
  id: 'mass-of-cold-water',
  difficulty: 'medium',
  draw: (random) => {
    const [hot, hotAt, coldAt] = [random.int(2, 12), random.step(70, 95, 5), random.int(24, 32)]
    const end = random.int(36, 45)
    const cold = (hot * (hotAt - end)) / (end - coldAt)
    return isMultipleOf(cold, 0.5) && cold !== hot && cold <= 30 && end - coldAt >= 8
      ? { person: random.pick(people), hot, hotAt, coldAt, end }
      : null
  },
  write: ({ person, hot, hotAt, coldAt, end }) => {
    const [fall, rise] = [hotAt - end, end - coldAt]
    const key = kilograms((hot * fall) / rise)
    return {
      stem:
        `${person} has ${hot} kg of water at ${hotAt} °C for a bath. If no heat is lost to the surroundings, ` +
        `the mass of tap water at ${coldAt} °C that cools it to ${end} °C is`,
      key,
      slips: positiveSlips(kilograms, [
        [(hot * rise) / fall, 'This exchanges the fall of the hot water and the rise of the cold.'],
        [hot, 'This adds an equal mass, which would give the average temperature.'],
        [(hot * fall) / (hotAt - coldAt), 'This lets the cold water warm up all the way to the hot water.'],
        [(hot * fall) / end, 'This uses the final temperature of the cold water in place of its rise.'],
        [(hot * (hotAt - coldAt)) / rise, 'This is the whole mass of the mixture, hot and cold together.'],
        [(hot * hotAt) / coldAt, 'This compares the two starting temperatures and not their changes.'],
        [(hot * hotAt) / rise, 'This uses the starting temperature of the hot water in place of its fall.'],
      ]),
      principle: 'The heat lost by the hot water equals the heat gained by the cold water.',
      working: [
        `${hot} × (${hotAt} − ${end}) = m × (${end} − ${coldAt})`,
        `$m = \\frac{${hot} \\times ${fall}}{${rise}}$`,
        `The mass is ${key.text}`,
      ],
      hints: ['By how much does each water change in temperature?', 'The specific heat capacity cancels.'],
    }
  },
})

export const mixtures = family(
  {
    id: 'p38',
    edition: 1,
    title: 'Method of mixtures',
    subject: 'physics',
    topicId: 'phy-heat-capacity',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [finalTemperature, metalInWater, massOfColdWater],
)
