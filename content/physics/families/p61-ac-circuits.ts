import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Series {
  resistance: number
  inductive: number
  capacitive: number
}

export interface Inductor {
  voltage: number
  frequency: number
  inductance: number
}

export interface Resonant {
  resistance: number
  reactance: number
  voltage: number
}

export interface Heated {
  peak: number
  rate: number
  resistance: number
}

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [24, 7, 25],
  [20, 21, 29],
] as const

const ohms = (value: number) => quantity(value, 'Ω', 1)
const amperes = (value: number) => quantity(value, 'A', 2)
const volts = (value: number) => quantity(value, 'V', 1)
const watts = (value: number) => quantity(value, 'W', 1)

const impedance = form<Series & { impedance: number }>({
  id: 'impedance',
  difficulty: 'medium',
  draw: (random) => {
    const [r, x, z] = random.pick(triples)
    const [scale, smaller] = [random.int(1, 5), random.step(5, 60, 5)]
    const [resistance, larger] = [r * scale, smaller + x * scale]
    const [inductive, capacitive] = random.pick([true, false]) ? [larger, smaller] : [smaller, larger]
    return larger > 150 || resistance > 100 ? null : { resistance, inductive, capacitive, impedance: z * scale }
  },
  write: ({ resistance, inductive, capacitive, impedance: z }) => {
    const net = Math.abs(inductive - capacitive)
    const [more, less] = [Math.max(inductive, capacitive), Math.min(inductive, capacitive)]
    return {
      stem:
        `A resistor of ${resistance} Ω, an inductor of reactance ${inductive} Ω and a capacitor of reactance ` +
        `${capacitive} Ω are connected in series to an a.c. source. The impedance of the circuit is`,
      key: ohms(z),
      slips: positiveSlips(ohms, [
        [resistance, 'This takes the reactances to cancel, but they are not equal.'],
        [net, 'This is the net reactance alone: the resistance is left out.'],
        [Math.sqrt(Math.abs(resistance ** 2 - net ** 2)), 'This subtracts the squares, where the impedance adds them.'],
        [resistance + net, 'This adds resistance and net reactance without squares, though their phases differ.'],
        [Math.hypot(resistance, inductive + capacitive), 'This adds the two reactances, but they oppose each other.'],
        [resistance + inductive + capacitive, 'This adds all three values, as for resistors in series.'],
      ]),
      principle:
        'The voltages of resistance and reactance are a quarter of a cycle apart, so the impedance is the root of R² plus the square of the net reactance.',
      working: [
        `Net reactance = ${more} − ${less} = ${net} Ω`,
        `$Z = \\sqrt{${resistance}^2 + ${net}^2} = \\sqrt{${z ** 2}}$`,
        `The impedance is ${ohms(z).text}`,
      ],
      hints: ['Do the two reactances add or oppose?', 'The net reactance is at right angles to the resistance.'],
    }
  },
})

const inductorCurrent = form<Inductor>({
  id: 'inductor-current',
  difficulty: 'hard',
  draw: (random) => {
    const frequency = random.pick([50, 100, 200])
    const inductance = random.step(7, 70, 7) / 100
    const voltage = random.pick([22, 44, 55, 66, 88, 110, 132, 220])
    const current = voltage / ((44 / 7) * frequency * inductance)
    return isMultipleOf(current, 0.05) && current >= 0.2 && current <= 10 ? { voltage, frequency, inductance } : null
  },
  write: ({ voltage, frequency, inductance }) => {
    const reactance = (44 / 7) * frequency * inductance
    const current = voltage / reactance
    const key = amperes(current)
    return {
      stem:
        `A pure inductor of ${printed(inductance)} H is connected to an a.c. source of ${voltage} V r.m.s. and ` +
        `${frequency} Hz. The r.m.s. current in it is [π = 22/7]`,
      key,
      slips: positiveSlips(amperes, [
        [reactance / voltage, "This divides the reactance by the voltage: Ohm's law is upside down."],
        [voltage / ((44 / 7) * frequency), 'This leaves the inductance out of the reactance.'],
        [current / Math.SQRT2, 'This divides by √2, though the given voltage already is an r.m.s. value.'],
        [current / 2, 'This takes the reactance to be 4πfL, twice the right value.'],
        [current * Math.SQRT2, 'This is the peak current, not the r.m.s. current.'],
        [current * 2, 'This takes the reactance to be πfL and leaves out the factor 2.'],
        [voltage / (frequency * inductance), 'This takes the reactance to be fL and leaves out 2π.'],
      ]),
      principle: 'The reactance of an inductor is 2πfL, and the current is voltage divided by reactance.',
      working: [
        `$X = 2 \\times \\frac{22}{7} \\times ${frequency} \\times ${printed(inductance)} = ${printed(reactance)}$`,
        `$I = \\frac{${voltage}}{${printed(reactance)}}$`,
        `The current is ${key.text}`,
      ],
      hints: ['How does the reactance depend on frequency?', "Then use the reactance as in Ohm's law."],
    }
  },
})

const resonance = form<Resonant>({
  id: 'voltage-at-resonance',
  difficulty: 'hard',
  draw: (random) => {
    const [resistance, reactance] = [random.step(4, 40, 2), random.step(30, 200, 10)]
    const voltage = random.step(4, 40, 2)
    const isClean = isMultipleOf((voltage * reactance) / resistance, 1) && isMultipleOf(voltage / resistance, 0.05)
    return reactance >= 2 * resistance && reactance <= 10 * resistance && isClean
      ? { resistance, reactance, voltage }
      : null
  },
  write: ({ resistance, reactance, voltage }) => {
    const current = voltage / resistance
    const key = volts(current * reactance)
    return {
      stem:
        `A series R–L–C circuit with a resistance of ${resistance} Ω is at resonance, and its inductor then has ` +
        `a reactance of ${reactance} Ω. If the source gives ${voltage} V r.m.s., the r.m.s. voltage across the inductor is`,
      key,
      slips: positiveSlips(volts, [
        [voltage, 'This is the voltage across the resistor, which equals that of the source.'],
        [
          (voltage * reactance) / Math.hypot(resistance, reactance),
          'This leaves out the capacitor, whose reactance cancels that of the inductor.',
        ],
        [
          (voltage * reactance) / (resistance + 2 * reactance),
          'This shares the voltage as among three resistors in series.',
        ],
        [(voltage * resistance) / reactance, 'This puts the ratio of reactance to resistance upside down.'],
        [2 * current * reactance, 'This adds the voltages of inductor and capacitor, but one is asked for.'],
        [current * (reactance + resistance), 'This adds the voltage across the resistor to that of the inductor.'],
        [voltage * reactance, 'This multiplies the reactance by the voltage and not by the current.'],
      ]),
      principle: 'At resonance the reactances cancel, so the resistance alone sets the current.',
      working: [
        `$I = \\frac{${voltage}}{${resistance}}$, which is ${amperes(current).text}`,
        `Voltage across the inductor = ${printed(current)} × ${reactance} = ${key.text}`,
      ],
      hints: ['What is the impedance at resonance?', 'The same current flows through every part.'],
    }
  },
})

const meanPower = form<Heated>({
  id: 'mean-power',
  difficulty: 'medium',
  draw: (random) => {
    const [peak, resistance] = [random.int(3, 12), random.int(4, 60)]
    if ((peak * resistance) % 2 !== 0) return null
    return { peak, rate: random.pick([100, 120, 200, 400]), resistance }
  },
  write: ({ peak, rate, resistance }) => {
    const power = (peak ** 2 * resistance) / 2
    return {
      stem:
        `An alternating current i = ${peak} sin ${rate}πt, in amperes, flows through a resistor of ${resistance} Ω. ` +
        'The mean power dissipated in the resistor is',
      key: watts(power),
      slips: positiveSlips(watts, [
        [power / 2, 'This halves the peak current before squaring: the r.m.s. current is peak ÷ √2.'],
        [peak * resistance, 'This is the peak voltage: the current was not squared.'],
        [(peak * resistance) / 2, 'This halves the peak voltage, which is no power at all.'],
        [2 * power, 'This uses the peak current, which gives the greatest power and not the mean.'],
        [Math.round(power * Math.SQRT2), 'This divides the power by √2, where the current must be divided.'],
        [4 * power, 'This multiplies the peak current by √2 to get the r.m.s. current.'],
      ]),
      principle:
        'The mean power is the square of the r.m.s. current × resistance, and the r.m.s. current is peak ÷ √2.',
      working: [`$P = \\frac{${peak}^2}{2} \\times ${resistance}$`, `The mean power is ${watts(power).text}`],
      hints: ['What is the peak value of this current?', 'Find the square of the r.m.s. current.'],
    }
  },
})

export const acCircuits = family(
  {
    id: 'p61',
    edition: 1,
    title: 'Alternating-current circuits',
    subject: 'physics',
    topicId: 'phy-ac',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [impedance, inductorCurrent, resonance, meanPower],
)
