import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { graphFigure } from '../../figures/graph.ts'
import { isMultipleOf, nearSlips } from '../slips.ts'

/** A straight line through the origin and this point of the graph. */
export interface Conductor {
  current: number
  volts: number
}

/** The p.d. between the terminals falls from the e.m.f. to `volts` at `current`. */
export interface Source {
  emf: number
  current: number
  volts: number
}

/** In ohms; no battery of a school laboratory has more. */
const mostInternal = 5

const ohms = (value: number) => quantity(value, 'Ω', 2)
const watts = (value: number) => quantity(value, 'W', 2)
const volts = (value: number) => quantity(value, 'V', 2)

const conductorGraph = ({ current, volts: pd }: Conductor) =>
  graphFigure({
    x: { label: 'current (A)', from: 0, to: 1.25 * current, step: current / 4 },
    y: { label: 'p.d. (V)', from: 0, to: 1.25 * pd, step: pd / 4 },
    curves: [
      [
        [0, 0],
        [1.2 * current, 1.2 * pd],
      ],
    ],
    guides: [
      [
        [0, pd],
        [current, pd],
        [current, 0],
      ],
    ],
    alt: `Graph of p.d. in volts against current in amperes for a wire: a straight line through the origin that passes the point with ${printed(current)} A and ${printed(pd)} V.`,
  })

const resistance = form<Conductor>({
  id: 'resistance',
  difficulty: 'easy',
  draw: (random) => {
    const given = { current: random.pick([0.4, 0.8, 1.2, 1.6, 2, 4]), volts: random.pick([2, 4, 6, 8, 10, 12, 16, 20]) }
    return isMultipleOf(given.volts / given.current, 0.5) ? given : null
  },
  write: (given) => {
    const { current, volts: pd } = given
    const key = ohms(pd / current)
    return {
      stem: 'The graph below was obtained for a wire at constant temperature. The resistance of the wire is',
      key,
      slips: nearSlips(ohms, key, [
        [current / pd, 'You turned the slope over: resistance is p.d. divided by current.'],
        [current * pd, 'You multiplied p.d. by current, which gives power.'],
        [(current * pd) / 2, 'You took the area under the line; the slope gives the resistance.'],
        [pd, 'That is the p.d. alone, not yet divided by the current.'],
        [pd / (2 * current), 'You halved the p.d. before dividing by the current.'],
        [(2 * pd) / current, 'You doubled the slope of the line, but R is the slope itself.'],
        [pd + current, 'You added the two readings, but resistance is p.d. divided by current.'],
        [pd - current, 'You subtracted the current from the p.d., but resistance is their ratio.'],
      ]),
      principle: 'Where p.d. is plotted against current, the slope of the line is the resistance, R = V ÷ I.',
      working: [
        `The line passes ${printed(pd)} V at ${printed(current)} A`,
        `R = ${printed(pd)} ÷ ${printed(current)} = ${key.text}`,
      ],
      hints: [
        'Read the p.d. and the current of one point of the line.',
        'Which of the two do you divide by the other?',
      ],
      figure: conductorGraph(given),
    }
  },
})

const power = form<Conductor>({
  id: 'power',
  difficulty: 'medium',
  draw: (random) => ({
    current: random.pick([0.4, 0.8, 1.2, 1.6, 2, 4]),
    volts: random.pick([2, 4, 6, 8, 10, 12, 16, 20]),
  }),
  write: (given) => {
    const { current, volts: pd } = given
    const key = watts(current * pd)
    return {
      stem: `From the graph below, the power dissipated in the wire when the current is ${printed(current)} A is`,
      key,
      slips: nearSlips(watts, key, [
        [pd / current, 'That is the slope of the line, the resistance in ohms.'],
        [(current * pd) / 2, 'You took the area of the triangle under the line, but power is V × I.'],
        [current ** 2 * pd, 'You squared the current and multiplied it by the p.d.; I² goes with R.'],
        [pd ** 2 * current, 'You squared the p.d. and multiplied it by the current.'],
        [pd ** 2, 'You squared the p.d. and did not divide by the resistance.'],
        [pd + current, 'You added the p.d. and the current, but power is their product.'],
        [2 * current * pd, 'You doubled the product of p.d. and current, but P = VI without a 2.'],
      ]),
      principle: 'Power is p.d. times current, P = VI.',
      working: [
        `At ${printed(current)} A the line shows ${printed(pd)} V`,
        `P = ${printed(pd)} × ${printed(current)} = ${key.text}`,
      ],
      hints: ['Which p.d. belongs to this current?', 'How do p.d. and current give power?'],
      figure: conductorGraph(given),
    }
  },
})

const sourceGraph = ({ emf, current, volts: pd }: Source) =>
  graphFigure({
    x: { label: 'current (A)', from: 0, to: 1.3 * current, step: current / 4 },
    y: { label: 'p.d. (V)', from: 0, to: 1.2 * emf, step: emf / 4 },
    curves: [
      [
        [0, emf],
        [1.2 * current, emf - 1.2 * (emf - pd)],
      ],
    ],
    guides: [
      [
        [0, pd],
        [current, pd],
        [current, 0],
      ],
    ],
    alt: `Graph of the p.d. in volts between the terminals of a battery against the current in amperes that it supplies: a straight line that falls from ${printed(emf)} V without a current to ${printed(pd)} V at ${printed(current)} A.`,
  })

const internal = form<Source>({
  id: 'internal-resistance',
  difficulty: 'hard',
  draw: (random) => {
    const emf = random.pick([2, 4, 6, 8, 12])
    const given = { emf, current: random.pick([0.4, 0.8, 1.2, 2, 4]), volts: (emf * random.int(1, 3)) / 4 }
    const internal = (emf - given.volts) / given.current
    return isMultipleOf(internal, 0.25) && internal <= mostInternal ? given : null
  },
  write: (given) => {
    const { emf, current, volts: pd } = given
    const key = ohms((emf - pd) / current)
    return {
      stem: 'The graph below shows how the p.d. between the terminals of a battery depends on the current. What is its internal resistance?',
      key,
      slips: nearSlips(ohms, key, [
        [pd / current, 'That is the resistance of the circuit outside the battery at this current.'],
        [emf / current, 'That is the total resistance; you divided the whole e.m.f. by the current.'],
        [emf - pd, 'Those are the lost volts, not yet divided by the current.'],
        [current / (emf - pd), 'You turned the slope over: resistance is lost volts divided by current.'],
        [(emf - pd) * current, 'You multiplied the lost volts by the current, which gives power.'],
        [(emf + pd) / current, 'You added the two values of the p.d. where you should subtract.'],
        [(emf - pd) / (2 * current), 'You halved the slope of the line, but r is the whole slope.'],
      ]),
      principle:
        'V = E − Ir, so the line starts at the e.m.f. and falls with a slope equal to the internal resistance.',
      working: [
        `Without a current: E = ${printed(emf)} V; at ${printed(current)} A: V = ${printed(pd)} V`,
        `r = (${printed(emf)} − ${printed(pd)}) ÷ ${printed(current)} = ${key.text}`,
      ],
      hints: ['What does the p.d. at zero current tell you?', 'How many volts are lost at the current marked?'],
      figure: sourceGraph(given),
    }
  },
})

const atDoubleCurrent = form<Source>({
  id: 'volts-at-double-current',
  difficulty: 'hard',
  draw: (random) => {
    const emf = random.pick([2, 4, 6, 8, 12, 16, 20])
    return { emf, current: random.pick([0.4, 0.8, 1.2, 2, 4]), volts: (emf * 3) / 4 }
  },
  write: (given) => {
    const { emf, current, volts: pd } = given
    const lost = emf - pd
    const key = volts(emf - 2 * lost)
    return {
      stem:
        'The graph below shows the p.d. between the terminals of a battery against the current it supplies. ' +
        `If the line continues straight, the p.d. at ${printed(2 * current)} A is`,
      key,
      slips: nearSlips(volts, key, [
        [2 * pd, 'You doubled the p.d. with the current; it falls as the current rises.'],
        [pd / 2, 'You halved the p.d. because the current doubled; the line does not pass the origin.'],
        [pd, 'That is the p.d. at the current marked, not at twice that current.'],
        [lost, 'Those are the volts lost at the current marked, not the p.d. left.'],
        [emf, 'That is the e.m.f., the p.d. without a current.'],
        [emf - lost / 2, 'You halved the lost volts where you should double them.'],
        [emf + 2 * lost, 'You added the lost volts to the e.m.f. and did not take them off.'],
      ]),
      principle: 'The lost volts Ir are proportional to the current, and V = E − Ir.',
      working: [
        `Lost at ${printed(current)} A: ${printed(emf)} − ${printed(pd)} = ${printed(lost)} V`,
        `Lost at ${printed(2 * current)} A: 2 × ${printed(lost)} = ${printed(2 * lost)} V`,
        `V = ${printed(emf)} − ${printed(2 * lost)} = ${key.text}`,
      ],
      hints: [
        'How many volts are lost at the current marked?',
        'What happens to the lost volts when the current doubles?',
      ],
      figure: sourceGraph(given),
    }
  },
})

export const electricalGraphs = family(
  {
    id: 'p63',
    edition: 1,
    title: 'Reading graphs of p.d. against current',
    subject: 'physics',
    topicId: 'phy-current',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 32,
  },
  [resistance, power, internal, atDoubleCurrent],
)
