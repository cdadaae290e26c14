import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { slipsOf } from '../slips.ts'

/** How often each of five values occurs, from the first value on in steps of one. */
export interface Frequencies {
  what: string
  first: number
  frequencies: readonly number[]
}

const whats = [
  'goals in some matches',
  'children in some families',
  'right answers in a short test',
  'eggs laid on some days',
] as const

/** 'children', which stand at the head of the first row. */
const thingOf = (what: string) => /^(right answers|\w+)/.exec(what)?.[0] ?? 'number'

const number = (value: number) => quantity(value, '', 2)

function drawFrequencies(random: Random): Frequencies {
  return {
    what: random.pick(whats),
    first: random.int(0, 3),
    frequencies: Array.from({ length: 5 }, () => random.int(1, 9)),
  }
}

const valuesOf = ({ first, frequencies }: Frequencies) => frequencies.map((_, index) => first + index)
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function tableOf(given: Frequencies) {
  const table = tableFigure({
    title: `The number of ${given.what}`,
    columns: [thingOf(given.what), ...valuesOf(given).map((value) => printed(value))],
    rows: [['frequency', ...given.frequencies.map((frequency) => printed(frequency))]],
  })
  const pairs = valuesOf(given).map(
    (value, index) => `${printed(value)} has frequency ${printed(at(given.frequencies, index))}`,
  )
  return { ...table, alt: `The number of ${given.what}: ${pairs.join('; ')}.` }
}

function medianOf(given: Frequencies): number {
  const listed = valuesOf(given).flatMap((value, index) =>
    Array.from({ length: at(given.frequencies, index) }, () => value),
  )
  const middle = listed.length / 2
  return listed.length % 2 === 1 ? at(listed, Math.floor(middle)) : (at(listed, middle - 1) + at(listed, middle)) / 2
}

function mistakesFor(given: Frequencies) {
  const { frequencies } = given
  const values = valuesOf(given)
  const count = total(frequencies)
  const sum = total(values.map((value, index) => value * at(frequencies, index)))
  const mode = at(values, frequencies.indexOf(Math.max(...frequencies)))
  const sorted = [...frequencies].sort((a, b) => a - b)
  return {
    values,
    count,
    sum,
    mode,
    median: medianOf(given),
    mean: sum / count,
    middleFrequency: at(sorted, 2),
    middleValue: at(values, 2),
  }
}

const mode = form<Frequencies>({
  id: 'mode',
  difficulty: 'easy',
  draw: (random) => {
    const given = drawFrequencies(random)
    const most = Math.max(...given.frequencies)
    return given.frequencies.filter((one) => one === most).length === 1 && !valuesOf(given).includes(most)
      ? given
      : null
  },
  write: (given) => {
    const found = mistakesFor(given)
    const most = Math.max(...given.frequencies)
    const key = number(found.mode)
    return {
      stem: `The table below shows the number of ${given.what}. The mode is`,
      key,
      slips: slipsOf([
        [number(most), `You gave the largest frequency, ${most}; the mode is the value that has it.`],
        [number(found.median), 'You gave the median, the value in the middle of the ordered list.'],
        [
          number(at(found.values, 4)),
          `You gave the largest number of ${thingOf(given.what)} and not the most frequent one.`,
        ],
        [
          number(found.middleValue),
          'You gave the value in the middle of the top row, without looking at the frequencies.',
        ],
        [
          number(at(found.values, given.frequencies.indexOf(Math.min(...given.frequencies)))),
          'You gave the value that occurs least often.',
        ],
      ]),
      principle: 'The mode is the value with the largest frequency.',
      working: [
        `The largest frequency in the second row of the table is ${most}`,
        `It belongs to the number in the column above it, so the mode is ${key.text}`,
      ],
      hints: ['Which row gives the frequencies?', 'Is the mode a frequency or a value?'],
      figure: tableOf(given),
    }
  },
})

const median = form<Frequencies>({
  id: 'median',
  difficulty: 'medium',
  draw: (random) => {
    const given = drawFrequencies(random)
    return total(given.frequencies) % 2 === 1 && medianOf(given) !== given.first + 2 ? given : null
  },
  write: (given) => {
    const found = mistakesFor(given)
    const key = number(found.median)
    const place = (found.count + 1) / 2
    const running = given.frequencies.map((_, index) => total(given.frequencies.slice(0, index + 1)))
    return {
      stem: `The table below shows the number of ${given.what}. The median is`,
      key,
      slips: slipsOf([
        [number(found.middleValue), 'You took the middle of the top row and left the frequencies out.'],
        [
          number(found.middleFrequency),
          `You put the frequencies in order and took the middle one, ${found.middleFrequency}.`,
        ],
        [number(found.mode), 'You gave the mode, the value with the largest frequency.'],
        [number(place), `You gave the place of the median; now find which value is number ${printed(place)}.`],
        [number(found.median + 1), 'You went on to the next value; the place is reached before it.'],
        [number(found.median - 1), 'You stopped one value too early in the running total.'],
      ]),
      principle:
        'In the ordered list each value stands as often as its frequency says, and the median is the value in its middle.',
      working: [
        `${found.count} values, so the median is number ${printed(place)}`,
        `Running totals: ${running.join(', ')}`,
        `Number ${printed(place)} is ${key.text}`,
      ],
      hints: [
        'Add all the frequencies: how many values are there, and which place is the middle?',
        'Add up the frequencies from the left until you reach that place.',
      ],
      figure: tableOf(given),
    }
  },
})

const mean = form<Frequencies>({
  id: 'mean',
  difficulty: 'medium',
  draw: (random) => {
    const given = drawFrequencies(random)
    return Number.isInteger(mistakesFor(given).mean * 10) ? given : null
  },
  write: (given) => {
    const found = mistakesFor(given)
    const key = number(found.mean)
    const products = found.values.map((value, index) => value * at(given.frequencies, index))
    return {
      stem: `The table below shows the number of ${given.what}. The mean of the distribution is`,
      key,
      slips: slipsOf([
        [
          number(found.middleValue),
          `You took the mean of the five numbers without their frequencies: ${total(found.values)} ÷ 5.`,
        ],
        [
          number(Math.round((found.sum / 5) * 100) / 100),
          `You divided ${found.sum} by 5, the number of columns, and not by the sum of the frequencies.`,
        ],
        [
          number(Math.round((found.count / 5) * 100) / 100),
          `You took the mean of the five frequencies, ${found.count} ÷ 5, without the values.`,
        ],
        [number(found.mode), 'You gave the mode, the value with the largest frequency.'],
        [number(found.median), 'You gave the median, the value in the middle of the ordered list.'],
        [
          number(Math.round((found.sum / total(found.values)) * 100) / 100),
          `You divided ${found.sum} by ${total(found.values)}, the sum of the values, and not by that of the frequencies.`,
        ],
      ]),
      principle:
        'The mean is the sum of all values, each taken with its frequency, divided by the sum of the frequencies.',
      working: [
        `Sum: ${products.join(' + ')} = ${found.sum}`,
        `Number of values: ${given.frequencies.join(' + ')} = ${found.count}`,
        `${found.sum} ÷ ${found.count} = ${key.text}`,
      ],
      hints: ['Multiply each value by its frequency.', 'By what number do you divide the sum?'],
      figure: tableOf(given),
    }
  },
})

export const frequencyTables = family(
  {
    id: 'm67',
    edition: 1,
    title: 'Mode, median and mean of a frequency table',
    subject: 'mathematics',
    topicId: 'mat-location',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 20,
  },
  [mode, median, mean],
)
