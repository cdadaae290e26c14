import { form, type Choice, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { isTenths, positiveSlips } from '../slips.ts'

/** A shape that grows: its length and how fast that changes. */
export interface Growth {
  shape: keyof typeof shapes
  length: number
  rate: number
}

const shapes = {
  circle: {
    stem: (length: number, rate: number) =>
      `The radius of a circular patch of oil grows at ${printed(rate)} cm s⁻¹. How fast is its area increasing when the radius is ${length} cm?`,
    rule: 'A = πr², so $\\frac{dA}{dr}$ = 2πr',
    factor: 2,
    power: 1,
    unit: 'π cm² s⁻¹',
  },
  volume: {
    stem: (length: number, rate: number) =>
      `The radius of a round balloon grows at ${printed(rate)} cm s⁻¹. How fast is its volume increasing when the radius is ${length} cm?`,
    rule: 'V = $\\frac{4}{3}$πr³, so $\\frac{dV}{dr}$ = 4πr²',
    factor: 4,
    power: 2,
    unit: 'π cm³ s⁻¹',
  },
  surface: {
    stem: (length: number, rate: number) =>
      `A spherical bubble expands so that its radius grows at ${printed(rate)} cm s⁻¹. Find the rate of increase of its surface area when the radius is ${length} cm.`,
    rule: 'A = 4πr², so $\\frac{dA}{dr}$ = 8πr',
    factor: 8,
    power: 1,
    unit: 'π cm² s⁻¹',
  },
} as const

export const growth = form<Growth>({ id: 'growth', difficulty: 'hard', draw: drawGrowth, write: writeGrowth })

function drawGrowth(random: Random): Growth {
  return {
    shape: random.pick(['circle', 'volume', 'surface'] as const),
    length: random.int(3, 12),
    rate: random.pick([0.1, 0.2, 0.3, 0.4, 0.5]),
  }
}

function writeGrowth({ shape, length, rate }: Growth): Draft {
  const { stem, rule, factor, power, unit } = shapes[shape]
  const tenths = Math.round(rate * 10)
  const amount = (times10: number): Choice => {
    const value = Math.round(times10 * 100) / 1000
    return { text: `${printed(value)}${unit}`, value: value * Math.PI }
  }
  const key = amount(factor * length ** power * tenths)
  return {
    stem: stem(length, rate),
    key,
    slips: positiveSlips([
      [
        amount(factor * length ** power * 10),
        'This is the derivative with respect to the radius; the rate of the radius is left out.',
      ],
      [amount((factor / 2) * length ** power * tenths), 'This loses a factor 2 when it differentiates the formula.'],
      [
        amount(factor * length ** (power + 1) * tenths),
        'This does not lower the power of the radius when it differentiates.',
      ],
      [
        amount((factor * length ** (power + 1) * tenths) / (power + 1)),
        'This multiplies the size itself by the rate and does not differentiate.',
      ],
      [amount(2 * factor * length ** power * tenths), 'This takes the diameter for the radius or doubles the rate.'],
      [
        amount(factor * length * tenths * (power === 1 ? 0.1 * tenths : 1)),
        power === 1
          ? 'This multiplies by the rate of the radius twice.'
          : 'This forgets to square the radius in the derivative.',
      ],
      [amount(factor * tenths), 'This leaves out the radius and uses only the rate at which it grows.'],
    ]).filter(({ value = 0 }) => isTenths(value / Math.PI)),
    principle:
      'By the chain rule, the rate of change of a size is its derivative with respect to r times the rate of r.',
    working: [
      rule,
      `At r = ${length}: ${factor}π × ${length}${power === 2 ? '²' : ''} × ${printed(rate)}`,
      `Rate = ${key.text}`,
    ],
    hints: [
      'Write the formula for the size and differentiate it with respect to r.',
      'Multiply by the rate at which the radius grows.',
    ],
  }
}
