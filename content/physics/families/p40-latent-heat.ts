import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, nearSlips, positiveSlips, slipsBetween } from '../slips.ts'

export interface Warmed {
  mass: number
  below: number
  end: number
}

export interface Chilled {
  drink: number
  at: number
}

export interface Boiled {
  power: number
  mass: number
}

export interface Melted {
  water: number
  ice: number
  at: number
}

const kilojoules = (value: number) => quantity(value, 'kJ', 1)
const grams = (value: number) => quantity(value, 'g', 0)
const minutes = (value: number) => quantity(value, 'minutes', 0)
const celsius = (value: number) => quantity(value, '°C', 0)

/** In joules for each gram, and for each gram and kelvin. */
const fusion = 336
const vaporization = 2250
const [ofIce, ofWater] = [2.1, 4.2]

const warmed = form<Warmed>({
  id: 'heat-in-stages',
  difficulty: 'hard',
  draw: (random) => {
    const [mass, below, end] = [random.step(50, 500, 50), random.int(4, 20), random.step(10, 60, 5)]
    return isMultipleOf((mass * (ofIce * below + fusion + ofWater * end)) / 1000, 0.1) ? { mass, below, end } : null
  },
  write: ({ mass, below, end }) => {
    const joules = (perGram: number) => (mass * perGram) / 1000
    const [ice, melt, water] = [joules(ofIce * below), joules(fusion), joules(ofWater * end)]
    const key = kilojoules(ice + melt + water)
    return {
      stem:
        `How much heat changes ${mass} g of ice at −${below} °C to water at ${end} °C? [specific heat capacity of ice ` +
        '= 2.1 J g⁻¹ K⁻¹, of water = 4.2 J g⁻¹ K⁻¹; specific latent heat of fusion of ice = 336 J g⁻¹]',
      key,
      slips: positiveSlips(kilojoules, [
        [melt + water, 'This leaves out the heat that warms the ice up to 0 °C.'],
        [ice + melt, 'This leaves out the heat that warms the water from the melted ice.'],
        [ice + water, 'This leaves out the latent heat, as though ice could melt without heat.'],
        [melt, 'This is the latent heat alone: both changes of temperature are left out.'],
        [melt + joules(ofWater * (end + below)), 'This uses the specific heat capacity of water for the ice as well.'],
        [melt + joules(ofIce * (end + below)), 'This uses the specific heat capacity of ice for the water as well.'],
        [ice + melt + water + joules(ofWater * below), 'This warms the ice twice, once with the capacity of water.'],
        [ice + 2 * melt + water, 'This counts the latent heat twice, at the start and the end of melting.'],
        [ice + melt + joules(ofWater * 100), 'This warms the water all the way to its boiling point.'],
      ]),
      principle: 'Heat each stage by itself: mcΔθ while the temperature rises, mL while the ice melts at 0 °C.',
      working: [
        `Ice to 0 °C: ${mass} × 2.1 × ${below} = ${printed(1000 * ice)} J`,
        `Melting: ${mass} × 336 = ${printed(1000 * melt)} J`,
        `Water to ${end} °C: ${mass} × 4.2 × ${end} = ${printed(1000 * water)} J`,
        `The sum of the three is ${key.text}`,
      ],
      hints: ['How many stages does the change have?', 'At 0 °C the ice takes in heat without a rise of temperature.'],
    }
  },
})

const drinks = ['water', 'zobo', 'orange juice', 'lemonade'] as const

const chilled = form<Chilled & { name: string }>({
  id: 'mass-of-ice',
  difficulty: 'medium',
  draw: (random) => {
    const [drink, at] = [random.step(120, 800, 20), random.int(20, 36)]
    const ice = (drink * at) / 80
    return isMultipleOf(ice, 1) ? { drink, at, name: random.pick(drinks) } : null
  },
  write: ({ drink, at, name }) => {
    const key = grams((drink * at * ofWater) / fusion)
    const liquid = name === 'water' ? 'warm water' : name
    return {
      stem:
        `If heat from the surroundings is neglected, the mass of ice at 0 °C that must melt to cool ${drink} g of ${name} ` +
        `from ${at} °C to 0 °C is ` +
        `[specific heat capacity of ${name} = 4.2 J g⁻¹ K⁻¹, specific latent heat of fusion of ice = 336 J g⁻¹]`,
      key,
      slips: nearSlips(grams, key, [
        [(drink * at) / fusion, `This leaves out the specific heat capacity of the ${liquid}.`],
        [
          (drink * at * ofWater) / (fusion + ofWater * at),
          `This warms the melted ice to ${at} °C, but it stays at 0 °C.`,
        ],
        [
          (drink * at * ofIce) / fusion,
          `This uses 2.1 J g⁻¹ K⁻¹, the specific heat capacity of ice, for the ${liquid}.`,
        ],
        [
          (drink * at * ofWater) / vaporization,
          'This uses the latent heat of steam, but the ice melts and does not boil.',
        ],
        [
          drink,
          `This takes equal masses, but 1 g of ice takes in 336 J and 1 g of the ${liquid} gives out only ${printed(ofWater * at)} J.`,
        ],
        [
          (drink * at * ofWater) / (fusion - ofWater * at),
          `This takes the heat lost by each gram of the ${liquid} off the latent heat.`,
        ],
        [(drink * (at + 273) * ofWater) / fusion, 'This puts the temperature in kelvins in place of the fall.'],
        [drink - (drink * at * ofWater) / fusion, `This takes the mass of the ice off the mass of the ${liquid}.`],
        [(2 * drink * at * ofWater) / fusion, 'This doubles the mass, as though half of the ice stayed solid.'],
      ]),
      principle: `The heat lost by the ${liquid}, mcΔθ, equals the latent heat taken in by the melting ice.`,
      working: [
        `m × 336 = ${drink} × 4.2 × ${at}`,
        `$m = \\frac{${printed(drink * ofWater * at).replaceAll(',', '{,}')}}{336}$`,
        `The mass is ${key.text}`,
      ],
      hints: ['The melted ice stays at 0 °C.', `How much heat does the ${liquid} lose?`],
    }
  },
})

const boiled = form<Boiled>({
  id: 'boiling-away',
  difficulty: 'easy',
  draw: (random) => {
    const [power, mass] = [random.step(500, 3000, 250), random.step(80, 800, 20)]
    const time = (mass * vaporization) / power / 60
    return isMultipleOf(time, 1) && time >= 6 && time <= 40 ? { power, mass } : null
  },
  write: ({ power, mass }) => {
    const time = (mass * vaporization) / power / 60
    const key = minutes(time)
    return {
      stem:
        `An electric kettle of power ${power} W holds water that is already boiling. In what time does ${mass} g of ` +
        'the water boil away? [specific latent heat of vaporization of water = 2250 J g⁻¹]',
      key,
      slips: nearSlips(minutes, key, [
        [(mass * (vaporization + 420)) / power / 60, 'This heats the water from 0 °C, but it is boiling already.'],
        [(mass * fusion) / power / 60, 'This uses the latent heat of ice, which belongs to melting.'],
        [(mass * 420) / power / 60, 'This is the time to heat the water from 0 °C to 100 °C, not to boil it away.'],
        [(mass * (vaporization - 420)) / power / 60, 'This takes the heat for warming the water off the latent heat.'],
        [(mass * vaporization) / power / 100, 'This takes 100 seconds for a minute in the last step.'],
        [(mass * vaporization) / power, 'This is the time in seconds with the unit of minutes.'],
        [(mass * (vaporization + fusion)) / power / 60, 'This adds the latent heat of ice, but no ice melts here.'],
        [
          (mass * vaporization * ofWater) / power / 60,
          'This multiplies by the specific heat capacity of water as well.',
        ],
      ]),
      principle: 'At the boiling point all the heat, power times time, goes into latent heat mL.',
      working: [
        `${power} × t = ${mass} × 2250`,
        `$t = \\frac{${printed(mass * vaporization).replaceAll(',', '{,}')}}{${power}} = ${printed(time * 60).replaceAll(',', '{,}')}\\text{ s}$`,
        `The time is ${key.text}`,
      ],
      hints: ['Does the temperature of the water still rise?', 'Energy is power times time, in seconds.'],
    }
  },
})

const melted = form<Melted>({
  id: 'ice-in-warm-water',
  difficulty: 'hard',
  draw: (random) => {
    const [water, ice, at] = [random.step(200, 1000, 50), random.step(20, 200, 10), random.int(24, 90)]
    const end = (water * at - 80 * ice) / (water + ice)
    return isMultipleOf(end, 1) && end >= 5 ? { water, ice, at } : null
  },
  write: ({ water, ice, at }) => {
    const total = water + ice
    const ends = (heat: number) => celsius(heat / total)
    const key = ends(water * at - 80 * ice)
    return {
      stem:
        `${ice} g of ice at 0 °C is dropped into ${water} g of water at ${at} °C. Neglecting heat losses and the heat capacity ` +
        'of the container, the final temperature is [specific heat capacity of water = 4.2 J g⁻¹ K⁻¹, ' +
        'specific latent heat of fusion of ice = 336 J g⁻¹]',
      key,
      slips: slipsBetween(
        celsius,
        [
          [(water * at) / total, 'This leaves out the latent heat and mixes warm and ice-cold water.'],
          [(water * at - 80 * ice) / water, 'This forgets to warm the water that came from the ice.'],
          [at / 2, 'This averages the two temperatures, as for equal masses of water.'],
          [at - (80 * ice) / total, 'This takes the melted ice to be as warm as the water from the start.'],
          [(water * at - 160 * ice) / total, 'This takes the latent heat away twice, for the ice and for the water.'],
          [(water * at - 40 * ice) / total, 'This takes only half of the latent heat of the ice away.'],
          [
            (water * at - 80 * ice) / (2 * total),
            'This divides by twice the total mass and so halves the temperature.',
          ],
          [(water * at - 80 * ice) / (total + ice), 'This warms the water from the ice twice.'],
          [(ice * at) / total, 'This gives each mass the temperature of the other.'],
        ],
        { least: 1, limit: at },
      ),
      principle: 'The heat lost by the water melts the ice and then warms the water that came from it.',
      working: [
        `${water} × 4.2 × (${at} − θ) = ${ice} × 336 + ${ice} × 4.2 × θ`,
        `Divided by 4.2: ${printed(water * at)} − ${water}θ = ${printed(80 * ice)} + ${ice}θ`,
        `$\\theta = \\frac{${printed(water * at - 80 * ice).replaceAll(',', '{,}')}}{${total}}$`,
        `The final temperature is ${key.text}`,
      ],
      hints: ['Melting comes first; then the melted ice warms up.', 'Heat lost by the warm water pays for both.'],
    }
  },
})

export const latentHeat = family(
  {
    id: 'p40',
    edition: 1,
    title: 'Latent heat in stages',
    subject: 'physics',
    topicId: 'phy-change-state',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [warmed, chilled, boiled, melted],
)
