import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { extremeRow, rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { slipsAs } from '../slips.ts'

export interface Lakes {
  /** Thousands of fish a year. */
  born: readonly number[]
  die: readonly number[]
  caught: readonly number[]
}

export interface Herds {
  before: readonly number[]
  now: readonly number[]
}

export interface Forest {
  place: string
  area: number
  felled: number
  planted: number
  years: number
}

const lasting = form<Lakes>({
  id: 'lasting-catch',
  difficulty: 'medium',
  draw: (random) => {
    const rows = random.shuffle([
      [random.int(60, 70), random.int(20, 26), -random.int(2, 6)],
      [random.int(80, 95), random.int(40, 48), random.int(4, 10)],
      [random.int(50, 58), random.int(10, 16), random.int(3, 9)],
      [random.int(70, 78), random.int(30, 38), random.int(5, 12)],
    ] as const)
    return {
      born: rows.map(([born]) => born),
      die: rows.map(([, die]) => die),
      caught: rows.map(([born, die, over]) => born - die + over),
    }
  },
  write: ({ born, die, caught }) => {
    const spare = born.map((value, row) => value - at(die, row))
    const key = caught.findIndex((value, row) => value <= at(spare, row))
    return {
      stem: 'The table below gives thousands of fish a year for four lakes. In which lake can the catch be kept up without reducing the stock?',
      ...rowChoices(
        key,
        (row) =>
          `You forgot natural deaths in lake ${at(rowLetters, row)}: ${at(born, row)} − ${at(die, row)} = ${at(spare, row)}, but ${at(caught, row)} are caught.`,
      ),
      principle: 'A catch lasts if it is no larger than the number hatched less the number that die naturally.',
      working: [
        `Born − died: ${spare.map((value, row) => `${at(rowLetters, row)} ${value}`).join(', ')}`,
        `The catch is within this number only in lake ${at(rowLetters, key)}`,
      ],
      hints: ['In which two ways does the stock lose fish?', 'Compare births with all losses in each row.'],
      figure: tableFigure({
        title: 'Fish of four lakes, in thousands a year',
        columns: ['lake', 'hatched', 'die\nnaturally', 'caught'],
        rows: born.map((value, row) => [
          at(rowLetters, row),
          String(value),
          String(at(die, row)),
          String(at(caught, row)),
        ]),
      }),
    }
  },
})

const decline = form<Herds>({
  id: 'steepest-decline',
  difficulty: 'medium',
  draw: (random) => {
    const rows = random.shuffle([
      [random.step(80, 160, 20), random.pick([60, 65, 70])],
      [random.step(800, 1200, 100), random.pick([20, 25, 30])],
      [random.step(300, 500, 50), random.pick([40, 44, 50])],
      [random.step(200, 260, 20), random.pick([10, 15])],
    ] as const)
    const before = rows.map(([count]) => count)
    const now = rows.map(([count, fall]) => Math.round((count * (100 - fall)) / 100))
    return { before, now }
  },
  write: ({ before, now }) => {
    const falls = before.map((value, row) => value - at(now, row))
    const shares = falls.map((fall, row) => Math.round((1000 * fall) / at(before, row)) / 10)
    const key = shares.indexOf(Math.max(...shares))
    const largest = extremeRow(falls, 1)
    return {
      stem: 'Four kinds of antelope were counted in a game reserve in two years. From the table below, which kind has declined by the largest percentage?',
      ...rowChoices(key, (row) =>
        row === largest
          ? `You took the largest number lost, ${at(falls, row)}, but of ${at(before, row)} that is only ${printed(at(shares, row))}%.`
          : `Kind ${at(rowLetters, row)} lost ${at(falls, row)} of ${at(before, row)}, which is ${printed(at(shares, row))}% and not the largest share.`,
      ),
      principle: 'The percentage decline is the number lost divided by the number at first, times 100.',
      working: [
        `Declines: ${shares.map((share, row) => `${at(rowLetters, row)} ${printed(share)}%`).join(', ')}`,
        `The largest percentage is that of kind ${at(rowLetters, key)}`,
      ],
      hints: ['How many animals of each kind were lost?', 'Divide each loss by the first count, not the second.'],
      figure: tableFigure({
        title: 'Antelopes counted in a game reserve',
        columns: ['kind', 'in 2010', 'in 2025'],
        rows: before.map((value, row) => [at(rowLetters, row), printed(value), printed(at(now, row))]),
      }),
    }
  },
})

const years = (value: number) => quantity(value, 'years', 1)

const forestLasts = form<Forest>({
  id: 'forest-lasts',
  difficulty: 'medium',
  draw: (random) => {
    const planted = random.step(20, 60, 10)
    const felled = planted + random.pick([20, 40, 50, 60, 80])
    const lasting = random.pick([15, 20, 25, 30, 40])
    return {
      place: random.pick(['Ondo', 'Cross River', 'Edo', 'Ogun']),
      planted,
      felled,
      years: lasting,
      area: lasting * (felled - planted),
    }
  },
  write: ({ place, area, felled, planted, years: lasting }) => {
    const key = years(lasting)
    return {
      stem: `A forest of ${printed(area)} hectares in ${place} State loses ${felled} hectares to felling each year, while ${planted} hectares are replanted. If nothing changes, the forest will be gone in`,
      key,
      slips: slipsAs(years, [
        [area / felled, 'You left the replanting out, which makes up for part of the felling.'],
        [area / (felled + planted), 'You added the replanted area to the felled one, though it is a gain.'],
        [area / planted, 'You divided by the area replanted and not by the net loss.'],
        [area / (felled - planted) / 2, 'You stopped when half of the forest was lost.'],
        [
          (area - felled) / (felled - planted),
          'You took off the first year twice, once as felling and once in the division.',
        ],
        [(area + planted) / (felled - planted), 'You added the replanted area once more to the forest.'],
      ]),
      principle:
        'A renewable resource lasts only if its use is not larger than its renewal; here the difference is lost each year.',
      working: [
        `Net loss each year: ${felled} − ${planted} = ${felled - planted} hectares`,
        `${printed(area)} ÷ ${felled - planted} = ${key.text}`,
      ],
      hints: ['By how many hectares does the forest shrink each year?', 'How many such losses does it contain?'],
    }
  },
})

export const managedStocks = family(
  {
    id: 'b57',
    edition: 1,
    title: 'Stocks of fish, game and timber',
    subject: 'biology',
    topicId: 'bio-conservation',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 12,
  },
  [lasting, decline, forestLasts],
)
