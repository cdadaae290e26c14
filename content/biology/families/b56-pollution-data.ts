import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import { tableFigure } from '../../figures/table.ts'
import { extremeRow, rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { slipsAs } from '../slips.ts'

export interface Bottles {
  first: readonly number[]
  last: readonly number[]
}

export interface Chain {
  /** The pesticide in mg per kg in each level, from the water on. */
  amounts: readonly number[]
}

export interface River {
  /** Oxygen in mg per dm³ at every km. */
  oxygen: readonly number[]
  need: number
}

const demand = form<Bottles>({
  id: 'oxygen-demand',
  difficulty: 'hard',
  draw: (random) => {
    const first = [random.int(72, 80), random.int(80, 90), random.int(60, 66), random.int(68, 76)]
    const drops = [random.int(20, 26), random.int(52, 60), random.int(44, 48), random.int(8, 14)]
    const rows = random.shuffle(first.map((value, index) => [value / 10, (value - at(drops, index)) / 10] as const))
    const last = rows.map(([, end]) => Math.round(end * 10) / 10)
    // The most polluted sample is not the one with the least oxygen at the end.
    const most = rows.findIndex(([start, end]) => start - end > 5.1)
    return extremeRow(last, -1) === most || most < 0 ? null : { first: rows.map(([start]) => start), last }
  },
  write: ({ first, last }) => {
    const drops = first.map((value, row) => Math.round((value - at(last, row)) * 10) / 10)
    const key = drops.indexOf(Math.max(...drops))
    const lowest = extremeRow(last, -1)
    return {
      stem: 'Samples from four streams were kept in the dark in closed bottles for five days. From the table below, which sample contained the most matter that bacteria can decompose?',
      ...rowChoices(key, (row) =>
        row === lowest
          ? `You took the lowest final reading, but sample ${at(rowLetters, row)} began with little and used only ${printed(at(drops, row))}.`
          : `Sample ${at(rowLetters, row)} used ${printed(at(drops, row))} mg of oxygen, less than the ${printed(at(drops, key))} mg of another.`,
      ),
      principle:
        'Bacteria use oxygen as they decompose organic matter, so the fall in oxygen measures the matter (the oxygen demand).',
      working: [
        `Falls: ${drops.map((drop, row) => `${at(rowLetters, row)} ${printed(drop)}`).join(', ')} mg per dm³`,
        `The largest fall is in sample ${at(rowLetters, key)}`,
      ],
      hints: [
        'What do bacteria use while they decompose sewage?',
        'Subtract the second reading from the first in each row.',
      ],
      figure: tableFigure({
        title: 'Oxygen in four samples in mg per dm³',
        columns: ['sample', 'oxygen at\nstart', 'oxygen after\n5 days'],
        rows: first.map((value, row) => [at(rowLetters, row), value.toFixed(1), at(last, row).toFixed(1)]),
      }),
    }
  },
})

const levels = ['water', 'plankton', 'small fish', 'large fish', 'fish eagle'] as const

const magnified = form<Chain>({
  id: 'build-up',
  difficulty: 'hard',
  draw: (random) => {
    const factors = random.shuffle([4, 5, 8, 20])
    const amounts = [0.001]
    for (const factor of factors) amounts.push(Math.round((amounts.at(-1) ?? 0) * factor * 1e6) / 1e6)
    const rises = amounts.slice(1).map((value, index) => value - at(amounts, index))
    // The step with the largest factor is not the one with the largest difference.
    return factors.indexOf(20) === rises.indexOf(Math.max(...rises)) ? null : { amounts }
  },
  write: ({ amounts }) => {
    const factors = amounts.slice(1).map((value, index) => Math.round((value / at(amounts, index)) * 10) / 10)
    const key = factors.indexOf(Math.max(...factors))
    const step = (index: number) => `from the ${at(levels, index)} to the ${at(levels, index + 1)}`
    return {
      stem: 'The table below shows the pesticide found in a lagoon and its food chain. At which step was the pesticide concentrated the largest number of times?',
      key: { text: step(key) },
      slips: factors.flatMap((factor, index) =>
        index === key
          ? []
          : [
              {
                text: step(index),
                because:
                  index === factors.length - 1
                    ? `You took the largest difference; this step multiplies the amount by ${factor} only.`
                    : `This step multiplies the amount by ${factor}, and another step does so by ${at(factors, key)}.`,
              },
            ],
      ),
      principle:
        'A substance that is not broken down builds up along a food chain; compare the steps by division, not by subtraction.',
      working: [
        `Times: ${factors.join(', ')}, in the order of the chain`,
        `The largest is ${at(factors, key)}, ${step(key)}`,
      ],
      hints: ['“How many times” asks for a quotient.', 'Divide each amount by the one before it.'],
      figure: tableFigure({
        title: 'Pesticide in a food chain in mg per kg',
        columns: ['found in', 'pesticide\n(mg per kg)'],
        rows: levels.map((level, index) => [level, printed(at(amounts, index), 6)]),
      }),
    }
  },
})

const kilometres = (value: number) => quantity(value, 'km', 1)

const sag = form<River>({
  id: 'oxygen-sag',
  difficulty: 'medium',
  draw: (random) => {
    const oxygen = random.pick([
      [8, 8, 5, 3, 2, 3, 4, 6, 8],
      [8, 8, 4, 2, 1, 2, 4, 6, 7],
      [7, 7, 5, 2, 1, 2, 3, 5, 7],
      [8, 8, 8, 4, 2, 1, 3, 4, 6],
      [7, 7, 3, 2, 2, 3, 5, 6, 7],
    ])
    const need = random.pick([3, 4, 5])
    const [from, to] = [oxygen.indexOf(need), oxygen.lastIndexOf(need)]
    const isBelowBetween = oxygen.every((value, place) => value <= need === (place >= from && place <= to))
    return from >= 0 && to - from >= 2 && isBelowBetween ? { oxygen, need } : null
  },
  write: ({ oxygen, need }) => {
    const [from, to] = [oxygen.indexOf(need), oxygen.lastIndexOf(need)]
    const low = oxygen.indexOf(Math.min(...oxygen))
    const enters = oxygen.findIndex((value, place) => place > 0 && value < at(oxygen, place - 1)) - 1
    const key = kilometres(to - from)
    return {
      stem: `The graph below shows the oxygen dissolved in a river that receives sewage. A fish needs at least ${need} mg of oxygen per dm³. For what length of the river is there too little for the fish?`,
      key,
      slips: slipsAs(kilometres, [
        [to, 'You read where the oxygen is sufficient again, but not where the lack begins.'],
        [from, 'You read the place where the lack begins and not the length over which it lasts.'],
        [to - enters, 'You measured from where the sewage enters; there the oxygen is still sufficient.'],
        [low - from, 'You stopped at the lowest point, but the oxygen is still too low beyond it.'],
        [oxygen.length - 1 - from, 'You measured up to the end of the graph, where the oxygen has recovered.'],
        [low, 'You gave the distance of the lowest point from the start.'],
        [to - from + 1, 'You counted the marks at both ends; a length is the difference of two readings.'],
      ]),
      principle:
        'Bacteria that decompose sewage use up oxygen; further down the river it dissolves again from the air.',
      working: [
        `The curve is at ${need} mg per dm³ at ${from} km and again at ${to} km`,
        `${to} − ${from} = ${key.text}`,
      ],
      hints: [`Draw a level line at ${need} on the graph.`, 'Between which two distances is the curve below the line?'],
      figure: graphFigure({
        x: { label: 'distance (km)', from: 0, to: 8.4, step: 1 },
        y: { label: 'oxygen (mg per dm³)', from: 0, to: 8.8, step: 1 },
        curves: [oxygen.map((value, place) => [place, value] as const)],
        alt: `Graph of oxygen in mg per dm³ against distance in km: ${oxygen.map((value, place) => `${value} at ${place} km`).join(', ')}, joined by straight lines.`,
      }),
    }
  },
})

export const pollutionData = family(
  {
    id: 'b56',
    edition: 1,
    title: 'Measuring pollution',
    subject: 'biology',
    topicId: 'bio-pollution',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 12,
  },
  [demand, magnified, sag],
)
