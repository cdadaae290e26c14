import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'

const dalton = "By Dalton's law each gas in a mixture presses as though it were alone, and the pressures add up."
const pressure = (unit: string) => (value: number) => quantity(value, unit, 1)

const pairs = [
  { first: 'oxygen', second: 'nitrogen' },
  { first: 'helium', second: 'oxygen' },
  { first: 'hydrogen', second: 'nitrogen' },
  { first: 'methane', second: 'carbon(IV) oxide' },
  { first: 'argon', second: 'neon' },
] as const
type Pair = (typeof pairs)[number]

const shareOfMoles = form<{ pair: Pair; first: number; second: number; total: number; unit: string }>({
  id: 'share-of-moles',
  difficulty: 'easy',
  draw: (random) => {
    const unit = random.pick(['mmHg', 'kPa', 'atm'])
    const total =
      unit === 'atm'
        ? random.pick([2, 2.5, 4, 5, 6, 8, 10])
        : random.pick([120, 150, 200, 240, 300, 600, 720, 760, 800, 900])
    const first = random.step(2, 30, 1) / 10
    const second = random.step(2, 30, 1) / 10
    const isClean = terminates((first * total) / (first + second), unit === 'atm' ? 1 : 0)
    return isClean && first !== second ? { pair: random.pick(pairs), first, second, total, unit } : null
  },
  write: ({ pair, first, second, total, unit }) => {
    const whole = first + second
    const show = pressure(unit)
    const key = show((first * total) / whole)
    return {
      stem: `A vessel contains ${first} mol of ${pair.first} and ${second} mol of ${pair.second} at a total pressure of ${total} ${unit}. The partial pressure of ${pair.first} is`,
      key,
      slips: [
        slip(
          show((second * total) / whole),
          `This is the partial pressure of ${pair.second} and not of ${pair.first}.`,
        ),
        slip(show(total / 2), 'This shares the pressure equally between the two gases.'),
        slip(show((first / second) * total), 'This divides by the moles of the other gas instead of all moles.'),
        slip(show(total / whole), 'This is the pressure of one mole, whatever amount of the gas is there.'),
        slip(show(first * total), 'This multiplies by the moles of the gas and never divides by all moles.'),
        slip(
          show((second / first) * total),
          `This divides ${pair.second} by ${pair.first} instead of dividing ${pair.first} by the total.`,
        ),
      ],
      principle:
        'In a mixture of gases, the partial pressure of one gas is its mole fraction times the total pressure.',
      working: [
        `Total amount = ${first} + ${second} = ${printed(whole, 2)} mol`,
        `Mole fraction of ${pair.first} = ${first} ÷ ${printed(whole, 2)}`,
        `p = ${first} ÷ ${printed(whole, 2)} × ${total} = ${key.text}`,
      ],
      hints: [
        'What is the mole fraction of this gas, its share of all the moles?',
        'The pressures are shared in the same ratio as the moles.',
      ],
    }
  },
})

interface Mixing {
  pair: Pair
  first: number
  second: number
  firstVolume: number
  secondVolume: number
  vessel: number
}

const mixing = form<Mixing>({
  id: 'gases-put-together',
  difficulty: 'hard',
  draw: (random) => {
    const first = random.step(100, 800, 50)
    const second = random.step(100, 800, 50)
    const [firstVolume, secondVolume, vessel] = [random.step(1, 8, 1), random.step(1, 8, 1), random.step(2, 10, 1)]
    const isClean = terminates((first * firstVolume + second * secondVolume) / vessel, 0)
    return isClean &&
      first !== second &&
      vessel !== firstVolume &&
      vessel !== secondVolume &&
      firstVolume !== secondVolume
      ? { pair: random.pick(pairs), first, second, firstVolume, secondVolume, vessel }
      : null
  },
  write: ({ pair, first, second, firstVolume, secondVolume, vessel }) => {
    const show = pressure('mmHg')
    const a = (first * firstVolume) / vessel
    const b = (second * secondVolume) / vessel
    const key = show(a + b)
    return {
      stem: `At constant temperature, ${firstVolume} dm³ of ${pair.first} at ${first} mmHg and ${secondVolume} dm³ of ${pair.second} at ${second} mmHg are pumped into an empty vessel of ${vessel} dm³. What is the total pressure?`,
      key,
      slips: [
        slip(show(first + second), 'This adds the pressures at the start, though both volumes change.'),
        slip(
          show((first * firstVolume + second * secondVolume) / (firstVolume + secondVolume)),
          'This divides by the sum of the two volumes instead of by the new vessel.',
        ),
        slip(show(a), `This is the partial pressure of ${pair.first} alone.`),
        slip(show(b), `This is the partial pressure of ${pair.second} alone.`),
        slip(show((first + second) / 2), 'This takes the mean of the two pressures at the start.'),
        slip(
          show((first * vessel) / firstVolume + (second * vessel) / secondVolume),
          "This turns Boyle's law upside down for both of the gases.",
        ),
        slip(show((a + b) / 2), 'This takes the mean of the two partial pressures instead of their sum.'),
      ],
      principle: dalton,
      working: [
        `${pair.first}: ${first} × ${firstVolume} ÷ ${vessel} = ${printed(a, 2)} mmHg`,
        `${pair.second}: ${second} × ${secondVolume} ÷ ${vessel} = ${printed(b, 2)} mmHg`,
        `Total = ${printed(a, 2)} + ${printed(b, 2)} = ${key.text}`,
      ],
      hints: ["Use Boyle's law for each gas by itself.", 'Then add the two partial pressures.'],
    }
  },
})

/** Saturated vapour pressure of water in whole mmHg, by °C. */
const vapour = { 15: 13, 20: 18, 25: 24, 27: 27, 30: 32 } as const
const warmths = [15, 20, 25, 27, 30] as const

const overWater = form<{ celsius: number; water: number; total: number; volume: number; gas: string }>({
  id: 'collected-over-water',
  difficulty: 'medium',
  draw: (random) => {
    const celsius = random.pick(warmths)
    const water = vapour[celsius]
    const dry = random.pick([722, 703, 684, 741, 732, 722, 729.6, 745, 750, 735])
    const volume = random.step(40, 400, 20)
    const isClean = terminates((volume * dry) / 760, 1) && Number.isInteger(dry)
    return isClean
      ? { celsius, water, total: dry + water, volume, gas: random.pick(['hydrogen', 'oxygen', 'nitrogen', 'methane']) }
      : null
  },
  write: ({ celsius, water, total, volume, gas }) => {
    const cubic = (value: number) => ({ text: `${value.toFixed(1)} cm³`, value })
    const key = cubic((volume * (total - water)) / 760)
    return {
      stem: `${volume} cm³ of ${gas} is collected over water at ${celsius} °C and ${total} mmHg. What volume would the dry gas have at ${celsius} °C and 760 mmHg? [vapour pressure of water at ${celsius} °C = ${water} mmHg]`,
      key,
      slips: [
        slip(
          cubic((volume * (total + water)) / 760),
          'This adds the vapour pressure, but the gas alone has less than the total.',
        ),
        slip(cubic((volume * 760) / (total - water)), 'This turns the ratio of the pressures upside down.'),
        slip(cubic((volume * water) / 760), 'This works with the pressure of the vapour instead of that of the gas.'),
        slip(cubic((volume * total) / 760), 'This forgets that part of the pressure is that of water vapour.'),
        slip(cubic((volume * (total - 2 * water)) / 760), 'This takes the vapour pressure of water away twice.'),
        slip(cubic(volume), 'This keeps the volume as it is, though the pressure of the gas changes.'),
        slip(
          cubic(volume * (760 / (760 - water))),
          'This corrects 760 mmHg for the vapour instead of the pressure of the sample.',
        ),
      ],
      principle:
        "The dry gas has the total pressure less the vapour pressure of water, and Boyle's law then gives its volume.",
      working: [
        `Pressure of the gas = ${total} − ${water} = ${total - water} mmHg`,
        `V = ${volume} × ${total - water} ÷ 760 = ${key.text}`,
      ],
      hints: ['Which part of the pressure is due to water vapour?', 'The temperature does not change.'],
    }
  },
})

const densities = [8, 14, 15, 16, 17, 20, 22, 23, 29, 32, 35.5, 40] as const

const vapourDensity = form<{ density: number; amount: number; ofVolume: boolean }>({
  id: 'vapour-density',
  difficulty: 'medium',
  draw: (random) => {
    const density = random.pick(densities)
    const amount = random.pick([0.1, 0.125, 0.2, 0.25, 0.4, 0.5, 0.75, 1.5, 2])
    return terminates(density * 2 * amount, 2) && terminates(amount * 22.4, 2)
      ? { density, amount, ofVolume: random.int(0, 1) > 0 }
      : null
  },
  write: ({ density, amount, ofVolume }) => {
    const mass = density * 2 * amount
    const volume = amount * 22.4
    const molarMass = density * 2
    const principle =
      'The relative molecular mass of a gas is twice its vapour density, and a mole fills 22.4 dm³ at s.t.p.'
    const given = '[molar volume at s.t.p. = 22.4 dm³ mol⁻¹]'
    const hints: [string, string] = ['What is the relative molecular mass?', 'How many moles of the gas are there?']
    if (ofVolume) {
      const litres = (value: number) => quantity(value, 'dm³', 2)
      const key = litres(volume)
      return {
        stem: `A gas has a vapour density of ${density}. The volume of ${printed(mass, 2)} g of it at s.t.p. is ${given}`,
        key,
        slips: [
          slip(litres(volume * 2), 'This takes the vapour density itself for the relative molecular mass.'),
          slip(litres(volume / 2), 'This takes four times the vapour density for the relative molecular mass.'),
          slip(
            litres((molarMass / mass) * 22.4),
            'This divides the molar mass by the mass; the division is upside down.',
          ),
          slip(litres(22.4), 'This is the volume of one whole mole, whatever the mass of the sample.'),
          slip(litres(amount * 24), 'This uses the molar volume at room temperature instead of at s.t.p.'),
        ],
        principle,
        working: [
          `M = 2 × ${density} = ${molarMass}`,
          `n = ${printed(mass, 2)} ÷ ${molarMass} = ${printed(amount, 3)} mol`,
          `V = ${printed(amount, 3)} × 22.4 = ${key.text}`,
        ],
        hints,
      }
    }
    const grams = (value: number) => quantity(value, 'g', 2)
    const key = grams(mass)
    return {
      stem: `What is the mass of ${printed(volume, 2)} dm³ of a gas at s.t.p. if its vapour density is ${density}? ${given}`,
      key,
      slips: [
        slip(grams(mass / 2), 'This takes the vapour density itself for the relative molecular mass.'),
        slip(grams(mass * 2), 'This takes four times the vapour density for the relative molecular mass.'),
        slip(grams(molarMass / amount), 'This divides by the number of moles instead of multiplying.'),
        slip(grams(molarMass), 'This is the mass of one whole mole, whatever the volume of the sample.'),
        slip(grams((volume / 24) * molarMass), 'This uses the molar volume at room temperature instead of at s.t.p.'),
        slip(grams(volume * density), 'This multiplies the volume by the vapour density and leaves out 22.4 dm³.'),
      ],
      principle,
      working: [
        `M = 2 × ${density} = ${molarMass}`,
        `n = ${printed(volume, 2)} ÷ 22.4 = ${printed(amount, 3)} mol`,
        `Mass = ${printed(amount, 3)} × ${molarMass} = ${key.text}`,
      ],
      hints,
    }
  },
})

export const partialPressures = family(
  {
    id: 'c13',
    edition: 1,
    title: 'Partial pressure and vapour density',
    subject: 'chemistry',
    topicId: 'che-gas-laws',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [shareOfMoles, mixing, overWater, vapourDensity],
)
