import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, nearSlips } from '../slips.ts'

export interface Loaded {
  emf: number
  internal: number
  load: number
}

export interface Dropped {
  open: number
  closed: number
  load: number
}

export interface Group {
  cells: number
  emf: number
  internal: number
  load: number
  inSeries: boolean
}

export interface TwoLoads {
  emf: number
  internal: number
  loads: readonly [number, number]
}

const volts = (value: number) => quantity(value, 'V', 2)
const ohms = (value: number) => quantity(value, 'Ω', 2)
const amperes = (value: number) => quantity(value, 'A', 2)

const terminal = form<Loaded>({
  id: 'terminal-voltage',
  difficulty: 'easy',
  draw: (random) => {
    const emf = random.pick([1.5, 2, 3, 4.5, 6, 9, 12, 24])
    const [internal, load] = [random.step(0.2, 3, 0.1), random.step(1, 30, 0.5)]
    const result = (emf * load) / (load + internal)
    return isMultipleOf(result, 0.05) && internal / load < 0.6 && internal / load > 0.04
      ? { emf, internal, load }
      : null
  },
  write: ({ emf, internal: r, load }) => {
    const current = emf / (load + r)
    const key = volts(current * load)
    return {
      stem:
        `A battery of e.m.f. ${printed(emf)} V and internal resistance ${printed(r)} Ω is joined to a resistor of ` +
        `${printed(load)} Ω. The potential difference between the terminals of the battery is then`,
      key,
      slips: nearSlips(volts, key, [
        [emf, 'This is the e.m.f., which the terminals show only without a current.'],
        [current * r, 'These are the lost volts inside the battery and not the terminal voltage.'],
        [emf - r, 'This takes the internal resistance in ohms off the e.m.f. in volts.'],
        [emf - (emf / load) * r, 'This finds the current without the internal resistance.'],
        [current, 'This is the current in amperes and not a potential difference.'],
        [emf + current * r, 'This adds the lost volts to the e.m.f. where they should be taken off.'],
        [(emf * (load + r)) / load, 'This puts the ratio of the resistances upside down.'],
        [emf / load, 'This divides the e.m.f. by the resistor, which gives a current.'],
        [emf + r, 'This adds the internal resistance in ohms to the e.m.f. in volts.'],
      ]),
      principle: 'The current is E ÷ (R + r), and the terminal voltage is the part of the e.m.f. across R.',
      working: [
        `$I = \\frac{${printed(emf)}}{${printed(load)} + ${printed(r)}} = \\frac{${printed(emf)}}{${printed(load + r)}}\\text{ A}$`,
        `$V = \\frac{${printed(emf)} \\times ${printed(load)}}{${printed(load + r)}}$`,
        `The potential difference is ${key.text}`,
      ],
      hints: ['Which resistances does the current pass?', 'Some volts are lost inside the battery.'],
    }
  },
})

const dropped = form<Dropped>({
  id: 'internal-resistance',
  difficulty: 'medium',
  draw: (random) => {
    const open = random.pick([1.5, 2, 3, 4.5, 6, 9, 12])
    const [closed, load] = [Math.round(10 * open * random.step(0.5, 0.95, 0.05)) / 10, random.step(1, 24, 0.5)]
    const result = ((open - closed) * load) / closed
    return closed < open && isMultipleOf(result, 0.05) && result >= 0.1 && result <= 6 ? { open, closed, load } : null
  },
  write: ({ open, closed, load }) => {
    const lost = open - closed
    const key = ohms((lost * load) / closed)
    return {
      stem:
        `A voltmeter of very high resistance reads ${printed(open)} V across a battery on open circuit. When a resistor of ${printed(load)} Ω is ` +
        `joined to the battery, it reads ${printed(closed)} V. The internal resistance is`,
      key,
      slips: nearSlips(ohms, key, [
        [(lost * load) / open, 'This divides the lost volts by a current found from the whole e.m.f.'],
        [(closed * load) / lost, 'This puts the ratio of lost volts and terminal voltage upside down.'],
        [(open * load) / closed, 'This is the total resistance, with the resistor still in it.'],
        [(closed * load) / open, 'This multiplies the resistor by the ratio of the two readings.'],
        [lost, 'These are the lost volts, not yet divided by the current.'],
        [closed / load, 'This is the current in amperes and not a resistance.'],
        [lost / load, 'This divides the lost volts by the resistor and not by the current.'],
        [((open + closed) * load) / closed, 'This adds the two readings where it should subtract them.'],
        [load, 'This takes the internal resistance to equal the resistor outside.'],
      ]),
      principle: 'The lost volts E − V drive the same current through the internal resistance as V drives through R.',
      working: [
        `Lost volts = ${printed(open)} − ${printed(closed)} = ${printed(lost)} V`,
        `$r = \\frac{E - V}{I} = ${printed(lost)} \\div \\frac{${printed(closed)}}{${printed(load)}}$`,
        `The internal resistance is ${key.text}`,
      ],
      hints: ['What does the voltmeter read without a current?', 'Find the current from the resistor.'],
    }
  },
})

const numbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six']

const group = form<Group>({
  id: 'group-of-cells',
  difficulty: 'medium',
  draw: (random) => {
    const [cells, emf, inSeries] = [random.int(2, 6), random.pick([1.5, 2, 2.2]), random.pick([true, false])]
    const share = random.step(0.1, 0.6, 0.1)
    const [internal, load] = [inSeries ? 5 * share : cells * share, random.step(0.5, 12, 0.1)]
    const current = inSeries ? (cells * emf) / (load + cells * internal) : emf / (load + internal / cells)
    return isMultipleOf(current, 0.05) && current >= 0.1 && current <= 4
      ? { cells, emf, internal, load, inSeries }
      : null
  },
  write: ({ cells, emf, internal: r, load, inSeries }) => {
    const current = (volt: number, inner: number) => volt / (load + inner)
    const [all, one] = inSeries ? [cells * emf, emf] : [emf, cells * emf]
    const [inner, wrong] = inSeries ? [cells * r, r / cells] : [r / cells, cells * r]
    const key = amperes(current(all, inner))
    const joined = inSeries ? 'in series' : 'in parallel'
    return {
      stem:
        `${numbers[cells] ?? cells} cells, each of e.m.f. ${printed(emf)} V and internal resistance ${printed(r)} Ω, are connected ` +
        `${joined} to a resistor of ${printed(load)} Ω. The current through the resistor is`,
      key,
      slips: nearSlips(amperes, key, [
        [current(one, wrong), `This treats the cells as though they were ${inSeries ? 'in parallel' : 'in series'}.`],
        [current(one, inner), 'This combines the internal resistances rightly but not the e.m.f.s.'],
        [current(all, wrong), 'This combines the e.m.f.s rightly but not the internal resistances.'],
        [current(all, r), 'This uses the internal resistance of a single cell for the group.'],
        [current(all, 0), 'This leaves out the internal resistance of the cells altogether.'],
        [current(emf, r), 'This is the current that one cell alone would drive.'],
        [all / inner, 'This leaves out the resistor and finds the short-circuit current.'],
        [current(emf, r) * cells, 'This multiplies the current of one cell by the number of cells.'],
      ]),
      principle: inSeries
        ? 'In series the e.m.f.s add up and so do the internal resistances.'
        : 'Equal cells in parallel have the e.m.f. of one and share the internal resistance.',
      working: [
        inSeries
          ? `E = ${cells} × ${printed(emf)} = ${printed(all)} V and r = ${cells} × ${printed(r)} = ${printed(inner, 3)} Ω`
          : `E = ${printed(emf)} V and $r = \\frac{${printed(r)}}{${cells}}\\ \\Omega$`,
        inSeries
          ? `$I = \\frac{${printed(all)}}{${printed(load)} + ${printed(inner, 3)}}$`
          : `$I = ${printed(emf)} \\div \\left(${printed(load)} + \\frac{${printed(r)}}{${cells}}\\right)$`,
        `The current is ${key.text}`,
      ],
      hints: ['What is the e.m.f. of the whole group?', 'What is the internal resistance of the whole group?'],
    }
  },
})

const twoLoads = form<TwoLoads>({
  id: 'two-loads',
  difficulty: 'hard',
  draw: (random) => {
    const [internal, emf] = [random.step(0.5, 4, 0.5), random.pick([1.5, 2, 3, 4.5, 6, 9, 12])]
    const [small, large] = [random.step(1, 10, 0.5), random.step(4, 30, 0.5)]
    const areClean = [small, large].every((load) => isMultipleOf(emf / (load + internal), 0.05))
    return areClean && large >= small + 2 ? { emf, internal, loads: [small, large] } : null
  },
  write: ({ emf, internal: r, loads }) => {
    const [small, large] = loads
    const [more, less] = [emf / (small + r), emf / (large + r)]
    const key = ohms(r)
    return {
      stem:
        `A battery drives a current of ${printed(more)} A through a resistor of ${printed(small)} Ω, and ${printed(less)} A when a ` +
        `resistor of ${printed(large)} Ω takes its place. The internal resistance of the battery is`,
      key,
      slips: nearSlips(ohms, key, [
        [(less * large + more * small) / (more - less), 'This adds the two voltages where it should subtract them.'],
        [(less * large - more * small) / (more + less), 'This adds the two currents where it should subtract them.'],
        [large - small, 'This subtracts the resistors and leaves out the currents.'],
        [
          ((large - small) * less) / more,
          'This multiplies the difference of the resistors by the ratio of the currents.',
        ],
        [
          (less * large - more * small) / less,
          'This divides the difference of the voltages by the smaller current alone.',
        ],
        [
          (less * large - more * small) / more,
          'This divides the difference of the voltages by the larger current alone.',
        ],
        [(large + small) / 2, 'This averages the two resistors and leaves out the currents.'],
        [small, 'This takes the internal resistance to equal the smaller resistor.'],
        [2 * r, 'This counts the internal resistance once for each of the two circuits.'],
        [r + small, 'This is the total resistance of the first circuit.'],
      ]),
      principle: 'The cell is the same, so E = I(R + r) has the same value with both resistors.',
      working: [
        `${printed(more)} × (${printed(small)} + r) = ${printed(less)} × (${printed(large)} + r)`,
        `${printed(more - less)}r = ${printed(less * large)} − ${printed(more * small)} = ${printed(less * large - more * small)}`,
        `The internal resistance is ${key.text}`,
      ],
      hints: ['What do the two circuits have in common?', 'Write the e.m.f. in terms of r for each circuit.'],
    }
  },
})

export const cells = family(
  {
    id: 'p58',
    edition: 1,
    title: 'Internal resistance and groups of cells',
    subject: 'physics',
    topicId: 'phy-cells',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [terminal, dropped, group, twoLoads],
)
