import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { tableFigure } from '../../figures/table.ts'
import { nearSlips } from '../slips.ts'

export interface Turns {
  primary: number
  secondary: number
  /** On the primary coil, in volts. */
  input: number
}

export interface Loaded {
  input: number
  output: number
  /** In the secondary coil, in amperes, and the efficiency in percent. */
  current: number
  efficiency: number
}

export interface Transformers {
  /** Volts and amperes at the primary and the secondary coil. */
  rows: readonly (readonly [number, number, number, number])[]
}

const volts = (value: number) => quantity(value, 'V', 2)
const amperes = (value: number) => quantity(value, 'A', 2)

const outputVoltage = form<Turns>({
  id: 'output-voltage',
  difficulty: 'easy',
  draw: (random) => {
    const primary = random.step(200, 2000, 100)
    const input = random.pick([110, 120, 220, 240])
    const secondary = (primary * random.pick([1, 2, 3, 5, 30, 40])) / random.pick([10, 20])
    const output = (input * secondary) / primary
    return Number.isInteger(secondary) && Number.isInteger(output) && secondary !== primary
      ? { primary, secondary, input }
      : null
  },
  write: ({ primary, secondary, input }) => {
    const key = volts((input * secondary) / primary)
    return {
      stem: `A transformer has ${printed(primary)} turns in its primary coil and ${printed(secondary)} turns in its secondary coil. If the primary coil is connected to a ${input} V a.c. supply, the output voltage is`,
      key,
      slips: nearSlips(volts, key, [
        [
          (input * primary) / secondary,
          'You turned the ratio of the turns over. The coil with more turns has the larger voltage.',
        ],
        [input, 'You took the voltage to be the same in both coils, whatever their turns.'],
        [
          (input * secondary) / (primary + secondary),
          'You divided by all the turns and not by those of the primary coil.',
        ],
        [
          (input * Math.abs(primary - secondary)) / primary,
          'You used the difference of the turns in place of the secondary turns.',
        ],
        [(2 * input * secondary) / primary, 'You doubled the result of the ratio of turns. Each coil is counted once.'],
        [(input * secondary) / primary / 2, 'You halved the voltage, as if the coil had a tap in its middle.'],
        [
          ((input * secondary) / primary) ** 2 / input,
          'You squared the ratio of the turns, but the voltages are in the plain ratio.',
        ],
      ]),
      principle: 'The same changing flux passes each turn of both coils, so V₂ ÷ V₁ = N₂ ÷ N₁.',
      working: [`V₂ = ${input} × ${printed(secondary)} ÷ ${printed(primary)}`, `Output voltage = ${key.text}`],
      hints: ['Is this a step-up or a step-down transformer?', 'The voltages have the ratio of the turns.'],
    }
  },
})

const inputCurrent = form<Loaded>({
  id: 'input-current',
  difficulty: 'hard',
  draw: (random) => {
    const given = {
      input: random.pick([220, 240, 120, 100]),
      output: random.pick([6, 12, 24, 30, 48]),
      current: random.pick([2, 4, 5, 8, 10]),
      efficiency: random.pick([60, 75, 80, 90, 96]),
    }
    const current = (100 * given.output * given.current) / (given.input * given.efficiency)
    return Math.abs(current * 100 - Math.round(current * 100)) < 1e-9 && current >= 0.1 ? given : null
  },
  write: ({ input, output, current, efficiency }) => {
    const power = output * current
    const key = amperes((100 * power) / (efficiency * input))
    return {
      stem: `A transformer of efficiency ${efficiency}% works from a ${input} V supply and delivers ${current} A at ${output} V. The current in the primary coil is`,
      key,
      slips: nearSlips(amperes, key, [
        [power / input, 'You took the transformer to be perfect, but some of the power is lost in it.'],
        [
          (power * efficiency) / (100 * input),
          'You multiplied by the efficiency; the input power is larger than the output power.',
        ],
        [
          (100 * current * input) / (efficiency * output),
          'You turned the ratio of the voltages over; the side of higher voltage has less current.',
        ],
        [current, 'You gave the current of the secondary coil; the two coils differ.'],
        [
          (power * (200 - efficiency)) / (100 * input),
          'You added the percentage lost to the output; it is a percentage of the input.',
        ],
        [
          (power * (100 - efficiency)) / (100 * input),
          'You used the part that is lost and not the whole of the input.',
        ],
      ]),
      principle: 'Efficiency is output power divided by input power, and power is voltage times current.',
      working: [
        `Output: ${output} × ${current} = ${printed(power)} W`,
        `Input: ${printed(power)} ÷ ${printed(efficiency / 100)} = ${printed((100 * power) / efficiency, 2)} W`,
        `${printed((100 * power) / efficiency, 2)} ÷ ${input} = ${key.text}`,
      ],
      hints: ['Find the output power first.', 'Is the input power larger or smaller than that?'],
    }
  },
})

const mostEfficient = form<Transformers>({
  id: 'most-efficient',
  difficulty: 'medium',
  draw: (random) => {
    const shares = random.shuffle([random.pick([90, 95]), 80, random.pick([60, 70]), 50])
    const rows = shares.map((share) => {
      const [input, into] = [random.pick([100, 200, 240]), random.pick([1, 2, 4, 5])]
      const output = random.pick([10, 12, 20, 400])
      return [input, into, output, (input * into * share) / (100 * output)] as const
    })
    const isPlain = rows.every(([, , , out]) => Math.abs(out * 100 - Math.round(out * 100)) < 1e-9)
    const best = shares.indexOf(Math.max(...shares))
    const powers = rows.map(([, , output, out]) => output * out)
    // The best is not the one with the largest output.
    return isPlain && powers.indexOf(Math.max(...powers)) !== best ? { rows } : null
  },
  write: ({ rows }) => {
    const shares = rows.map(([input, into, output, out]) => Math.round((100 * output * out) / (input * into)))
    const powers = rows.map(([, , output, out]) => Math.round(output * out))
    const key = shares.indexOf(Math.max(...shares))
    const largest = powers.indexOf(Math.max(...powers))
    return {
      stem: 'The table below gives the voltage (V) and the current (A) at both coils of four transformers. Which transformer has the highest efficiency?',
      ...rowChoices(key, (row) =>
        row === largest
          ? `You took the largest output, ${at(powers, row)} W, but it is only ${at(shares, row)}% of the input of ${at(rowLetters, row)}.`
          : `Transformer ${at(rowLetters, row)} gives out ${at(powers, row)} W, which is ${at(shares, row)}% of its input.`,
      ),
      principle:
        'The efficiency of a transformer is the power at the secondary coil divided by that at the primary coil.',
      working: [
        `Efficiencies: ${shares.map((share, row) => `${at(rowLetters, row)} ${share}%`).join(', ')}`,
        `The highest is that of transformer ${at(rowLetters, key)}`,
      ],
      hints: ['Power is voltage times current.', 'Divide output power by input power in each row.'],
      figure: tableFigure({
        title: 'Voltage and current at the coils of four transformers',
        columns: ['', 'primary\n(V)', 'primary\n(A)', 'second.\n(V)', 'second.\n(A)'],
        rows: rows.map((row, index) => [at(rowLetters, index), ...row.map((value) => printed(value, 2))]),
      }),
    }
  },
})

export const transformers = family(
  {
    id: 'p64',
    edition: 1,
    title: 'Transformers',
    subject: 'physics',
    topicId: 'phy-induction',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 12,
  },
  [outputVoltage, inputCurrent, mostEfficient],
)
