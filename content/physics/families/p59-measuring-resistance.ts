import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { multiplier, shunt } from '../forms/p59-meters.ts'
import { isMultipleOf, nearSlips, slipsBetween } from '../slips.ts'

export interface Bridge {
  standard: number
  left: number
}

export interface Slide {
  known: number
  first: number
  second: number
}

export interface Wire {
  metal: string
  /** Resistivity in units of 10⁻⁸ Ω m, area in mm². */
  resistivity: number
  area: number
  resistance: number
}

const ohms = (value: number) => quantity(value, 'Ω', 2)
const volts = (value: number) => quantity(value, 'V', 2)
const metres = (value: number) => quantity(value, 'm', 1)

const bridge = form<Bridge>({
  id: 'metre-bridge',
  difficulty: 'easy',
  draw: (random) => {
    const [standard, left] = [random.step(1, 20, 0.5), random.int(20, 80)]
    return left !== 50 && isMultipleOf((standard * left) / (100 - left), 0.1) ? { standard, left } : null
  },
  write: ({ standard, left }) => {
    const right = 100 - left
    const key = ohms((standard * left) / right)
    return {
      stem:
        `In a metre bridge an unknown resistor is in the left gap and a standard resistor of ${printed(standard)} Ω in the right gap. ` +
        `If the balance point is ${left} cm from the left end, the unknown resistance is`,
      key,
      slips: nearSlips(ohms, key, [
        [(standard * right) / left, 'This puts the ratio of the two lengths upside down.'],
        [(standard * left) / 100, 'This divides by the whole wire and not by the other part of it.'],
        [(standard * right) / 100, 'This takes the share of the right part of the wire.'],
        [(standard * 100) / left, 'This divides the whole wire by the left part of it.'],
        [(standard * 100) / right, 'This compares the whole wire with the right part of it.'],
        [standard, 'This takes the two resistors to be equal, as for a balance in the middle.'],
        [
          (standard * Math.abs(left - right)) / right,
          'This subtracts the two lengths from each other before it divides.',
        ],
        [standard * (left / right) ** 2, 'This squares the ratio of the two lengths of wire.'],
      ]),
      principle:
        'At balance no current flows in the galvanometer, so the two resistances have the ratio of the lengths of wire beside them.',
      working: [
        `The other length is 100 − ${left} = ${right} cm`,
        `$\\frac{X}{${printed(standard)}} = \\frac{${left}}{${right}}$`,
        `The unknown resistance is ${key.text}`,
      ],
      hints: ['The wire is 100 cm long.', 'Which length of wire belongs to the unknown resistor?'],
    }
  },
})

const slide = form<Slide>({
  id: 'potentiometer',
  difficulty: 'medium',
  draw: (random) => {
    const known = random.pick([1.02, 1.1, 1.2, 1.25, 1.5, 2])
    const [first, second] = [random.step(30, 75, 0.5), random.step(30, 95, 0.5)]
    const result = (known * second) / first
    return isMultipleOf(result, 0.01) && result >= 0.9 && result <= 2.4 && Math.abs(second / first - 1) > 0.08
      ? { known, first, second }
      : null
  },
  write: ({ known, first, second }) => {
    const ratio = second / first
    const key = volts(known * ratio)
    return {
      stem:
        `A standard cell of e.m.f. ${printed(known)} V balances at ${printed(first)} cm of a potentiometer wire. Another cell ` +
        `balances at ${printed(second)} cm of the same wire. The e.m.f. of this cell is`,
      key,
      slips: slipsBetween(
        volts,
        [
          [known / ratio, 'This puts the ratio of the balance lengths upside down.'],
          [(known * second) / 100, 'This takes the standard cell to balance at the full metre.'],
          [
            (known * Math.abs(second - first)) / first,
            'This uses the difference of the lengths in place of the second length.',
          ],
          [known * ratio ** 2, 'This squares the ratio of the two balance lengths.'],
          [(known * (second + first)) / first, 'This adds the two cells together, as though they were in series.'],
          [known, 'This gives both cells the same e.m.f., although they balance elsewhere.'],
          [(known * 100) / second, 'This divides the full metre by the second length.'],
          [(known * second) / (100 - first), 'This compares with the rest of the wire, as in a metre bridge.'],
          [(known * second) / (first + second), 'This divides by the sum of the two lengths.'],
        ],
        { least: 0.1, limit: 8 },
      ),
      principle:
        'The p.d. falls evenly along a potentiometer wire, so the e.m.f. that is balanced is proportional to the balance length.',
      working: [
        `$\\frac{E}{${printed(known)}} = \\frac{${printed(second)}}{${printed(first)}}$`,
        `$E = ${printed(known)} \\times \\frac{${printed(second)}}{${printed(first)}}$`,
        `The e.m.f. is ${key.text}`,
      ],
      hints: ['How does the voltage grow along a uniform wire?', 'A larger e.m.f. needs a longer wire to balance it.'],
    }
  },
})

const wires = [
  ['constantan', 49],
  ['nichrome', 110],
  ['manganin', 44],
  ['iron', 10],
] as const

const wire = form<Wire>({
  id: 'length-of-wire',
  difficulty: 'medium',
  draw: (random) => {
    const [metal, resistivity] = random.pick(wires)
    const [area, length] = [random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1, 1.5]), random.step(0.5, 20, 0.1)]
    const resistance = (resistivity * length) / area / 100
    return isMultipleOf(resistance, 0.1) && resistance >= 1 && resistance <= 100
      ? { metal, resistivity, area, resistance }
      : null
  },
  write: ({ metal, resistivity, area, resistance }) => {
    const rho = resistivity / 100
    const key = metres((resistance * area) / rho)
    return {
      stem:
        `What length of ${metal} wire with a cross-section of ${printed(area)} mm² has a resistance of ${printed(resistance)} Ω? ` +
        `[resistivity of ${metal} = ${resistivityText(resistivity)} Ω m]`,
      key,
      slips: nearSlips(metres, key, [
        [(resistance * area) / rho / 10, 'This takes 10⁻⁷ m² for a square millimetre.'],
        [(10 * resistance * area) / rho, 'This takes 10⁻⁵ m² for a square millimetre.'],
        [resistance / area / rho, 'This divides by the area of the wire where it should multiply.'],
        [resistance / rho, 'This leaves out the area, so it holds for 1 mm² only.'],
        [resistance * area * rho, 'This multiplies by the resistivity where it should divide.'],
        [(resistance * area ** 2) / rho, 'This squares the area, which is a square already.'],
        [resistance * area, 'This leaves out the resistivity of the metal altogether.'],
        [(2 * resistance * area) / rho, 'This counts the wire there and back, although it is one wire.'],
        [
          (rho * 10) / (resistance * area),
          'This puts the fraction upside down and takes 10⁻⁷ m² for a square millimetre.',
        ],
      ]),
      principle: 'The resistance of a wire is ρl ÷ A, so that its length is RA ÷ ρ.',
      working: [
        `A = ${printed(area)} mm² = ${printed(area)} × 10⁻⁶ m²`,
        `$l = \\frac{${printed(resistance)} \\times ${printed(area)} \\times 10^{-6}}{${resistivityTex(resistivity)}}$`,
        `The length is ${key.text}`,
      ],
      hints: ['Write the resistance in terms of ρ, l and A.', 'How many square metres are a square millimetre?'],
    }
  },
})

const mantissaOf = (resistivity: number) => {
  const power = resistivity >= 100 ? 6 : 7
  return { mantissa: printed(resistivity / 10 ** (8 - power)), power }
}

function resistivityText(resistivity: number): string {
  const { mantissa, power } = mantissaOf(resistivity)
  return `${mantissa} × 10${power === 6 ? '⁻⁶' : '⁻⁷'}`
}

function resistivityTex(resistivity: number): string {
  const { mantissa, power } = mantissaOf(resistivity)
  return `${mantissa} \\times 10^{-${power}}`
}

export const measuringResistance = family(
  {
    id: 'p59',
    edition: 1,
    title: 'Bridge, potentiometer, shunt, multiplier and resistivity',
    subject: 'physics',
    topicId: 'phy-current',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [bridge, slide, wire, shunt, multiplier],
)
