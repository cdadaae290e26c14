import { family, form, type Choice } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips, slipsBetween } from '../slips.ts'

export interface Depth {
  liquid: string
  depth: number
  density: number
}

export interface Gauge {
  vessel: string
  difference: number
  isHigher: boolean
}

export interface Press {
  /** Diameters of the pistons in centimetres. */
  small: number
  large: number
  effort: number
}

export interface Columns {
  liquid: string
  water: number
  other: number
}

const gravity = 10
const atmosphere = 100_000
const mercury = 76
/** With the deepest place where a student could meet the liquid. */
const liquids = [
  { liquid: 'fresh water', density: 1000, deepest: 30 },
  { liquid: 'sea water', density: 1030, deepest: 40 },
  { liquid: 'kerosene', density: 800, deepest: 8 },
  { liquid: 'petrol', density: 700, deepest: 8 },
  { liquid: 'palm oil', density: 900, deepest: 6 },
] as const
const vessels = ['flask', 'glass bulb', 'vessel', 'gas jar'] as const
/** Liquids that do not mix with water. */
const oils = [
  { liquid: 'palm oil', densities: [890, 900, 910] },
  { liquid: 'kerosene', densities: [800, 810, 820] },
  { liquid: 'engine oil', densities: [870, 880] },
  { liquid: 'groundnut oil', densities: [910, 920] },
  { liquid: 'diesel', densities: [840, 850, 860] },
] as const

/** So many pascals as a number of 10⁵ Pa. */
const pressure = (value: number): Choice => ({ text: `${printed(value / 100_000, 3)} × 10⁵ Pa`, value })
const ofMercury = (value: number) => quantity(value, 'cmHg', 1)
const newtons = (value: number) => quantity(value, 'N', 1)
const density = (value: number) => quantity(value, 'kg m⁻³', 0)

const totalPressure = form<Depth>({
  id: 'total-pressure-at-depth',
  difficulty: 'easy',
  draw: (random) => {
    const { liquid, density: d, deepest } = random.pick(liquids)
    const depth = random.step(2, deepest, 0.5)
    const sum = atmosphere + d * gravity * depth
    return isMultipleOf(sum, 1000) ? { liquid, depth, density: d } : null
  },
  write: ({ liquid, depth, density: d }) => {
    const gauge = d * gravity * depth
    const key = pressure(atmosphere + gauge)
    return {
      stem:
        `The total pressure at a depth of ${printed(depth)} m in ${liquid} of density ${d} kg m⁻³ is ` +
        '[atmospheric pressure = 1.0 × 10⁵ Pa, g = 10 m s⁻²]',
      key,
      slips: slipsBetween(
        pressure,
        [
          [gauge, 'This leaves out the pressure of the air on the surface.'],
          [atmosphere + gauge / 10, 'This leaves out g in the pressure of the liquid.'],
          [atmosphere - gauge, 'This subtracts the pressure of the liquid from that of the air.'],
          [Math.abs(gauge - atmosphere), 'This takes the pressure of the air away from that of the liquid.'],
          [atmosphere + 2 * gauge, 'This counts the pressure of the liquid twice over.'],
          [2 * atmosphere + gauge, 'This counts the pressure of the air twice over.'],
          [atmosphere + gauge / 2, 'This takes the pressure halfway down for that at the depth given.'],
          [atmosphere, 'This is the pressure at the surface and not at the depth.'],
          [2 * (atmosphere + gauge), 'This doubles the sum of the two pressures at that depth.'],
        ],
        { least: 10_000, limit: 1_000_000 },
      ),
      principle: 'The total pressure at a depth is the atmospheric pressure plus ρgh of the liquid above.',
      working: [
        `ρgh = ${d} × 10 × ${printed(depth)} = ${printed(gauge)} Pa = ${pressure(gauge).text}`,
        `Total = (1.0 + ${printed(gauge / 100_000)}) × 10⁵ Pa = ${key.text}`,
      ],
      hints: ['What pressure does the liquid alone exert?', 'The air presses on the surface as well.'],
    }
  },
})

const manometer = form<Gauge>({
  id: 'manometer',
  difficulty: 'medium',
  draw: (random) => {
    const difference = random.int(8, 48) / 2
    return { vessel: random.pick(vessels), difference, isHigher: random.pick([true, false]) }
  },
  write: ({ vessel, difference: h, isHigher }) => {
    const sign = isHigher ? 1 : -1
    const key = ofMercury(mercury + sign * h)
    return {
      stem:
        `One arm of a mercury manometer is joined to a closed ${vessel}. In the other arm, open to the air, the mercury stands ` +
        `${printed(h)} cm ${isHigher ? 'higher' : 'lower'}. The pressure of the gas in the ${vessel} is ` +
        '[atmospheric pressure = 76 cmHg]',
      key,
      slips: positiveSlips(ofMercury, [
        [mercury - sign * h, `This takes the gas pressure to be ${isHigher ? 'below' : 'above'} that of the air.`],
        [h, 'This is the difference of the levels, without the pressure of the air.'],
        [mercury, 'This is the pressure of the air alone, as for equal levels.'],
        [mercury + 2 * sign * h, 'This counts the difference of the levels twice over.'],
        [mercury + (sign * h) / 2, 'This counts only half of the difference of the levels.'],
        [2 * mercury + sign * h, 'This counts the pressure of the air twice over.'],
        [
          mercury + 3 * sign * h,
          `This ${isHigher ? 'adds' : 'subtracts'} the difference of the levels three times over.`,
        ],
        [2 * h, 'This is twice the difference of the levels, without the air.'],
      ]),
      principle: `The ${isHigher ? 'open arm stands higher, so the gas presses harder' : 'open arm stands lower, so the gas presses less'} than the air by the difference of the levels.`,
      working: [
        `The difference of the pressures is ${printed(h)} cmHg`,
        `p = 76 ${isHigher ? '+' : '−'} ${printed(h)} = ${key.text}`,
      ],
      hints: ['Which presses harder, the gas or the air?', 'The mercury is pushed towards the lower pressure.'],
    }
  },
})

const hydraulicPress = form<Press>({
  id: 'hydraulic-press',
  difficulty: 'medium',
  draw: (random) => {
    const [small, ratio, effort] = [
      random.int(2, 10),
      random.pick([1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]),
      random.step(20, 400, 10),
    ]
    const [large, load] = [small * ratio, effort * ratio ** 2]
    return isMultipleOf(large, 1) && isMultipleOf(load, 10) && large <= 60 && load <= 9900
      ? { small, large, effort }
      : null
  },
  write: ({ small, large, effort }) => {
    const ratio = large / small
    const key = newtons(effort * ratio ** 2)
    return {
      stem:
        `The pistons of a hydraulic press have diameters of ${small} cm and ${large} cm. ` +
        `The load that a force of ${effort} N on the smaller piston can just support on the larger one is`,
      key,
      slips: positiveSlips(newtons, [
        [effort * ratio, 'This uses the ratio of the diameters and not that of the areas.'],
        [effort / ratio ** 2, 'This puts the ratio of the areas of the pistons upside down.'],
        [effort * (large - small), 'This multiplies the force by the difference of the diameters.'],
        [effort * ratio ** 3, 'This uses the ratio of volumes and not that of the areas.'],
        [effort, 'This makes the forces equal, but it is the pressures that are equal.'],
        [(effort * ratio ** 2) / 2, 'This halves the load, as though half of the pressure were lost.'],
        [2 * effort * ratio ** 2, 'This doubles the load, as though the liquid pressed from both sides.'],
        [4 * effort * ratio ** 2, 'This doubles the ratio of the diameters before it is squared.'],
        [2 * effort * ratio, 'This multiplies the ratio of the diameters by two in place of squaring it.'],
      ]),
      principle: 'The liquid passes the pressure on unchanged, so the forces are as the areas of the pistons.',
      working: [
        `$\\frac{A_2}{A_1} = \\left(\\frac{${large}}{${small}}\\right)^2 = ${printed(ratio ** 2)}$`,
        `Load = ${effort} × ${printed(ratio ** 2)} = ${key.text}`,
      ],
      hints: ['What is the same on both sides of the liquid?', 'How does an area depend on the diameter?'],
    }
  },
})

const balancedColumns = form<Columns>({
  id: 'balanced-columns',
  difficulty: 'medium',
  draw: (random) => {
    const { liquid, densities } = random.pick(oils)
    const other = random.step(9, 50, 0.5)
    const water = (random.pick(densities) * other) / 1000
    return isMultipleOf(water, 0.1) ? { liquid, water: Math.round(10 * water) / 10, other } : null
  },
  write: ({ liquid, water, other }) => {
    const key = density((1000 * water) / other)
    return {
      stem:
        `In a U-tube, a column of ${liquid} ${printed(other)} cm high balances a column of water ${printed(water)} cm high. ` +
        `The density of the ${liquid} is [density of water = 1000 kg m⁻³]`,
      key,
      slips: positiveSlips(density, [
        [(1000 * other) / water, 'This puts the ratio of the two heights upside down.'],
        [(1000 * (other - water)) / other, 'This uses the difference of the heights and not the height of water.'],
        [(1000 * water) / (water + other), 'This divides by both heights together, not by that of the liquid.'],
        [(1000 * other) / (water + other), 'This compares the height of the liquid with both heights together.'],
        [1000, 'This takes the density of water, though the heights are not equal.'],
        [1000 + (1000 * (other - water)) / other, 'This adds the difference, though the taller column is less dense.'],
        [(500 * water) / other, 'This puts in a factor ½ that the balance of pressures does not have.'],
        [1000 * (water / other) ** 2, 'This squares the ratio of the heights of the columns.'],
      ]),
      principle: 'Columns that balance exert equal pressures, so ρ₁gh₁ = ρ₂gh₂ and g cancels.',
      working: [
        `ρ × ${printed(other)} = 1000 × ${printed(water)}`,
        `$\\rho = \\frac{1000 \\times ${printed(water)}}{${printed(other)}}$`,
        `The density is ${key.text}`,
      ],
      hints: ['Which of the two liquids is denser?', 'The two columns exert equal pressures.'],
    }
  },
})

export const pressures = family(
  {
    id: 'p32',
    edition: 1,
    title: 'Pressure in liquids and gases',
    subject: 'physics',
    topicId: 'phy-pressure',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [totalPressure, manometer, hydraulicPress, balancedColumns],
)
