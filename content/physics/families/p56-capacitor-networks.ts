import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { circuitFigure, type Network } from '../../figures/circuit.ts'
import { isMultipleOf, nearSlips } from '../slips.ts'

/** `first` is in series with `pair`, two capacitors in parallel; all in microfarads. */
export interface SeriesWithPair {
  first: number
  pair: readonly [number, number]
}

export interface OnBattery {
  capacitors: readonly [number, number]
  volts: number
}

const microfarads = (value: number) => quantity(value, 'µF', 2)
const microcoulombs = (value: number) => quantity(value, 'µC', 2)
const volts = (value: number) => quantity(value, 'V', 2)

/** Of two capacitors in series. */
function together(a: number, b: number): number {
  return (a * b) / (a + b)
}

function capacitor(value: number): Network {
  return { part: 'capacitor', label: `${printed(value)} µF` }
}

const effective = form<SeriesWithPair>({
  id: 'series-with-pair',
  difficulty: 'medium',
  draw: (random) => {
    const [first, b, c] = [random.int(2, 24), random.int(1, 12), random.int(1, 12)]
    return b === c || !isMultipleOf(together(first, b + c), 0.5) ? null : { first, pair: [b, c] }
  },
  write: ({ first: a, pair: [b, c] }) => {
    const pair = b + c
    const key = microfarads(together(a, pair))
    return {
      stem: 'Three capacitors are joined between X and Y as shown below. The effective capacitance between X and Y is',
      key,
      slips: nearSlips(microfarads, key, [
        [a + b + c, 'You added all three, which is right only for capacitors in parallel.'],
        [a + together(b, c), 'You used the rules for resistors; with capacitors they change places.'],
        [1 / (1 / a + 1 / b + 1 / c), 'You took all three capacitors to be in series.'],
        [pair, 'That is the parallel pair alone; the capacitor in series makes it smaller.'],
        [a, 'That is the single capacitor alone, without the pair.'],
        [(a + pair) / 2, 'You took the mean of the single capacitor and the pair.'],
        [together(a, b), 'You left one capacitor of the pair out.'],
        [together(a, c), 'You combined the single capacitor with only one of the pair.'],
      ]),
      principle: 'Capacitances in parallel add up; two capacitors in series make C₁C₂ ÷ (C₁ + C₂).',
      working: [
        `Pair in parallel: ${printed(b)} + ${printed(c)} = ${printed(pair)} µF`,
        `In series with ${printed(a)} µF: $\\frac{${printed(a)} \\times ${printed(pair)}}{${printed(a)} + ${printed(pair)}}$`,
        `The effective capacitance is ${key.text}`,
      ],
      hints: [
        'Which two capacitors lie between the same two points?',
        'Do capacitances in parallel add up, or those in series?',
      ],
      figure: circuitFigure({
        network: { series: [capacitor(a), { parallel: [capacitor(b), capacitor(c)] }] },
        alt: `Between X and Y a capacitor of ${printed(a)} µF is in series with two capacitors in parallel, ${printed(b)} µF and ${printed(c)} µF.`,
      }),
    }
  },
})

function drawSeries(random: Random): OnBattery | null {
  const [a, b] = [random.int(1, 15), random.int(2, 18)]
  const supply = random.pick([6, 9, 10, 12, 20, 24, 30, 50, 60, 100])
  return a === b || !isMultipleOf(together(a, b), 1) ? null : { capacitors: [a, b], volts: supply }
}

function onBattery({ capacitors: [a, b], volts: supply }: OnBattery, way: 'series' | 'parallel') {
  return circuitFigure({
    network: way === 'series' ? { series: [capacitor(a), capacitor(b)] } : { parallel: [capacitor(a), capacitor(b)] },
    battery: `${printed(supply)} V`,
    alt: `Capacitors of ${printed(a)} µF and ${printed(b)} µF are joined in ${way} to a battery of ${printed(supply)} V.`,
  })
}

const seriesCharge = form<OnBattery>({
  id: 'charge-in-series',
  difficulty: 'medium',
  draw: drawSeries,
  write: (given) => {
    const {
      capacitors: [a, b],
      volts: supply,
    } = given
    const joined = together(a, b)
    const key = microcoulombs(joined * supply)
    return {
      stem: `Both capacitors in the circuit below are fully charged. The charge on the capacitor of ${printed(a)} µF is`,
      key,
      slips: nearSlips(microcoulombs, key, [
        [a * supply, 'You put the whole p.d. of the battery across this capacitor.'],
        [(a + b) * supply, 'You added the capacitances, as if the two were in parallel.'],
        [(a * supply) / 2, 'You shared the p.d. equally, though the capacitances differ.'],
        [(joined * supply) / 2, 'You shared the charge between the capacitors; in series each has all of it.'],
        [b * supply, 'You used the other capacitor with the whole p.d. of the battery.'],
        [(supply * (a + b)) / (a * b), 'You turned the formula of the effective capacitance over.'],
      ]),
      principle: 'Capacitors in series carry equal charges, each equal to Q = CV with C the effective capacitance.',
      working: [
        `$C = \\frac{${printed(a)} \\times ${printed(b)}}{${printed(a)} + ${printed(b)}} = ${printed(joined)}$ µF`,
        `Q = ${printed(joined)} × ${printed(supply)} = ${key.text}`,
      ],
      hints: ['How do the charges of two capacitors in series compare?', 'Find the effective capacitance first.'],
      figure: onBattery(given, 'series'),
    }
  },
})

const seriesVoltage = form<OnBattery>({
  id: 'voltage-in-series',
  difficulty: 'hard',
  draw: (random) => {
    const given = drawSeries(random)
    if (given === null) return null
    const {
      capacitors: [a, b],
      volts: supply,
    } = given
    return isMultipleOf((supply * b) / (a + b), 0.5) ? given : null
  },
  write: (given) => {
    const {
      capacitors: [a, b],
      volts: supply,
    } = given
    const joined = together(a, b)
    const key = volts((supply * b) / (a + b))
    return {
      stem: `What is the potential difference across the capacitor of ${printed(a)} µF when both capacitors in the circuit below are fully charged?`,
      key,
      slips: nearSlips(volts, key, [
        [
          (supply * a) / (a + b),
          'You shared the p.d. as resistors do; the smaller capacitance takes the larger share.',
        ],
        [supply / 2, 'You shared the p.d. equally, though the capacitances differ.'],
        [supply, 'You gave this capacitor the whole p.d., as if the two were in parallel.'],
        [supply / a, 'You divided the p.d. of the battery by the capacitance.'],
        [supply / b, 'You divided the p.d. of the battery by the other capacitance.'],
        [(supply * joined) / a / 2, 'You halved the p.d., as if each capacitor had half of the charge.'],
      ]),
      principle:
        'In series both capacitors have the charge Q = CV of the whole, and the p.d. across each is Q divided by its own capacitance.',
      working: [
        `$C = \\frac{${printed(a)} \\times ${printed(b)}}{${printed(a)} + ${printed(b)}} = ${printed(joined)}$ µF`,
        `Q = ${printed(joined)} × ${printed(supply)} = ${printed(joined * supply)} µC`,
        `V = ${printed(joined * supply)} ÷ ${printed(a)} = ${key.text}`,
      ],
      hints: ['What charge does each capacitor carry?', 'Divide that charge by the capacitance asked about.'],
      figure: onBattery(given, 'series'),
    }
  },
})

const parallelCharge = form<OnBattery>({
  id: 'charge-in-parallel',
  difficulty: 'easy',
  draw: (random) => {
    const [a, b] = [random.int(1, 15), random.int(2, 18)]
    return a === b ? null : { capacitors: [a, b], volts: random.pick([6, 9, 10, 12, 20, 24, 30, 50]) }
  },
  write: (given) => {
    const {
      capacitors: [a, b],
      volts: supply,
    } = given
    const key = microcoulombs((a + b) * supply)
    return {
      stem: 'What is the total charge stored by the two capacitors in the circuit shown below?',
      key,
      slips: nearSlips(microcoulombs, key, [
        [together(a, b) * supply, 'You used the rule for capacitors in series.'],
        [a * supply, 'That is the charge on one of the two capacitors only.'],
        [b * supply, 'That is the charge on one capacitor; the other one is missing.'],
        [((a + b) * supply) / 2, 'You shared the p.d. between the capacitors; in parallel each has all of it.'],
        [Math.abs(a - b) * supply, 'You subtracted one charge from the other where they add up.'],
        [a * b * supply, 'You multiplied the two capacitances where they add up.'],
      ]),
      principle:
        'In parallel each capacitor lies directly across the battery and takes Q = CV, and their charges add up.',
      working: [
        `C = ${printed(a)} + ${printed(b)} = ${printed(a + b)} µF`,
        `Q = CV = ${printed(a + b)} × ${printed(supply)} = ${key.text}`,
      ],
      hints: ['What p.d. does each capacitor have?', 'Which capacitance replaces both of them?'],
      figure: onBattery(given, 'parallel'),
    }
  },
})

export const capacitorNetworks = family(
  {
    id: 'p56',
    edition: 1,
    title: 'Networks of capacitors',
    subject: 'physics',
    topicId: 'phy-capacitors',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 32,
  },
  [effective, seriesCharge, seriesVoltage, parallelCharge],
)
