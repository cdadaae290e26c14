import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { barFigure } from '../../figures/charts.ts'
import { tableFigure } from '../../figures/table.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { slipsAs } from '../slips.ts'

export interface Stations {
  /** Rain in mm a year and the number of wet months, by row. */
  rain: readonly number[]
  months: readonly number[]
  row: number
}

export interface Year {
  town: string
  /** Rain of each month in mm, from January. */
  rain: readonly number[]
}

export interface Water {
  surface: number
  /** Metres in which the light is halved. */
  half: number
  halvings: number
}

export interface Estuary {
  low: readonly number[]
  high: readonly number[]
  from: number
  to: number
}

const biomes = [
  { name: 'rain forest', rain: [1900, 2500], months: [9, 10], why: 'rain in most months of the year' },
  { name: 'Guinea savanna', rain: [1100, 1400], months: [6, 7], why: 'six or seven wet months and over 1,000 mm' },
  { name: 'Sudan savanna', rain: [650, 900], months: [4, 5], why: 'four or five wet months and 600 to 1,000 mm' },
  { name: 'Sahel savanna', rain: [300, 500], months: [2, 3], why: 'two or three wet months and less than 600 mm' },
] as const

const biome = form<Stations>({
  id: 'biome',
  difficulty: 'medium',
  draw: (random) => {
    const order = random.shuffle(biomes)
    return {
      rain: order.map(({ rain }) => random.step(rain[0], rain[1], 50)),
      months: order.map(({ months }) => random.int(months[0], months[1])),
      row: random.int(0, 3),
    }
  },
  write: ({ rain, months, row }) => {
    const ranks = rain.map((own) => rain.filter((other) => other > own).length)
    const biomeOf = (index: number) => at(biomes, at(ranks, index))
    const asked = biomeOf(row)
    return {
      stem: `The table below gives the rainfall of four towns in Nigeria. Which town is in the ${asked.name}?`,
      ...rowChoices(
        row,
        (other) => `Town ${at(rowLetters, other)} has ${biomeOf(other).why}, as in the ${biomeOf(other).name}.`,
      ),
      principle:
        'The vegetation of Nigeria follows the rainfall, which becomes smaller and shorter from the coast to the north.',
      working: [`The ${asked.name} has ${asked.why}`, `That fits town ${at(rowLetters, row)}`],
      hints: ['Put the four towns in order of their rainfall.', 'Which of the biomes lies furthest north?'],
      figure: tableFigure({
        title: 'Rainfall of four towns',
        columns: ['town', 'rain in a\nyear (mm)', 'wet\nmonths'],
        rows: rain.map((value, index) => [at(rowLetters, index), printed(value), String(at(months, index))]),
      }),
    }
  },
})

const shapes = [
  [0, 0, 20, 60, 120, 160, 180, 200, 180, 60, 0, 0],
  [0, 0, 0, 20, 80, 120, 180, 220, 140, 20, 0, 0],
  [20, 40, 80, 140, 200, 240, 220, 160, 240, 160, 60, 20],
  [0, 20, 40, 100, 140, 180, 160, 120, 180, 120, 20, 0],
  [0, 0, 0, 0, 40, 80, 160, 200, 100, 20, 0, 0],
] as const
const initials = [...'JFMAMJJASOND']

const wetSeason = form<Year>({
  id: 'wet-months',
  difficulty: 'medium',
  draw: (random) => ({
    town: random.pick(['Minna', 'Bida', 'Lokoja', 'Yola', 'Kaduna']),
    rain: random.pick(shapes).map((value) => (value === 0 ? 0 : Math.max(20, value + random.step(-20, 20, 20)))),
  }),
  write: ({ town, rain }) => {
    const wet = rain.filter((value) => value >= 100).length
    const any = rain.filter((value) => value > 0).length
    const key = quantity(wet)
    return {
      stem: `The bar chart shown below gives the monthly rainfall at ${town}. A crop needs at least 100 mm of rain in a month. For how many months of the year is the rain sufficient?`,
      key,
      slips: slipsAs(quantity, [
        [any, 'You counted every month with some rain, even those below 100 mm.'],
        [12 - wet, 'You counted the months in which the rain is not sufficient.'],
        [12 - any, 'You counted the months that have no rain at all.'],
        [rain.filter((value) => value > 100).length, 'You left out a month with exactly 100 mm, which is sufficient.'],
        [rain.filter((value) => value >= 60).length, 'You counted months whose bars end below the mark for 100 mm.'],
        [rain.filter((value) => value >= 150).length, 'You counted only the months with the tallest bars.'],
      ]),
      principle:
        'On a bar chart, compare the top of each bar with the level asked for; “at least” includes that level.',
      working: [
        `100 mm or more: ${rain.flatMap((value) => (value >= 100 ? [printed(value)] : [])).join(', ')} mm`,
        `The number of months is ${key.text}`,
      ],
      hints: ['Draw a level line at 100 mm across the chart.', 'Count the bars that reach or cross it.'],
      figure: barFigure({
        names: initials,
        heights: rain,
        step: 100,
        xLabel: 'month',
        yLabel: 'rain (mm)',
        alt: `Bar chart of rain in mm from January to December: ${rain.join(', ')}.`,
      }),
    }
  },
})

const metres = (value: number) => quantity(value, 'm', 1)

const lightDepth = form<Water>({
  id: 'light',
  difficulty: 'hard',
  draw: (random) => ({
    surface: random.pick([800, 1600, 3200, 6400]),
    half: random.pick([1.5, 2, 2.5, 3, 4, 5]),
    halvings: random.int(3, 5),
  }),
  write: ({ surface, half, halvings }) => {
    const need = surface / 2 ** halvings
    const key = metres(half * halvings)
    return {
      stem: `In a lake the light is halved with every ${half} m of depth. At the surface it is ${printed(surface)} units, and a water weed needs at least ${printed(need)} units. The greatest depth at which the weed can live is`,
      key,
      slips: slipsAs(metres, [
        [half * (halvings - 1), 'You left out one halving: the light at the surface has not been halved yet.'],
        [half * (halvings + 1), 'You went one halving too far, where the light is less than the weed needs.'],
        [
          half * 2 ** halvings,
          `You divided the two readings to get ${2 ** halvings} and took that for the number of halvings.`,
        ],
        [half, 'You went down one step only, where the light is still half of that at the surface.'],
        [half * 2, 'You took the whole light to be gone after two halvings.'],
        [halvings, `You gave the number of halvings; each of them takes ${half} m.`],
      ]),
      principle: 'Each step down halves the light that is left, so divide by 2 until the light needed is reached.',
      working: [
        Array.from({ length: halvings + 1 }, (_, step) => printed(surface / 2 ** step)).join(' → '),
        `There are ${halvings} halvings of ${half} m each`,
        `${halvings} × ${half} = ${key.text}`,
      ],
      hints: ['How many times must the light be halved?', 'How many metres does each halving take?'],
    }
  },
})

const shrimp = form<Estuary>({
  id: 'salinity',
  difficulty: 'hard',
  draw: (random) => {
    const [from, to] = [random.int(6, 9), random.int(20, 24)]
    const rows = random.shuffle([
      [from + random.int(1, 3), to - random.int(1, 3)],
      [from - random.int(2, 4), to - random.int(2, 5)],
      [from + random.int(2, 6), to + random.int(3, 8)],
      [from - random.int(3, 5), to + random.int(2, 9)],
    ] as const)
    return { low: rows.map(([low]) => low), high: rows.map(([, high]) => high), from, to }
  },
  write: ({ low, high, from, to }) => {
    const key = low.findIndex((value, row) => value >= from && at(high, row) <= to)
    return {
      stem: `A shrimp dies in water of salinity below ${from} or above ${to} g per dm³. At which place in the table below can it live at all states of the tide?`,
      ...rowChoices(key, (row) =>
        at(low, row) < from
          ? `At low tide the salinity at ${at(rowLetters, row)} is ${at(low, row)}, which is less than ${from}.`
          : `You checked low tide only; at high tide place ${at(rowLetters, row)} has ${at(high, row)}, more than ${to}.`,
      ),
      principle: 'A living thing of an estuary must tolerate the whole range of salinity between low and high tide.',
      working: [
        `Both readings must be from ${from} to ${to}`,
        `${at(low, key)} and ${at(high, key)} are both in the range, and only at ${at(rowLetters, key)}`,
      ],
      hints: ['Is the salinity lower at low tide or at high tide?', 'Both readings of a place must lie in the range.'],
      figure: tableFigure({
        title: 'Salinity at four places of an estuary in g per dm³',
        columns: ['place', 'at low\ntide', 'at high\ntide'],
        rows: low.map((value, row) => [at(rowLetters, row), String(value), String(at(high, row))]),
      }),
    }
  },
})

export const habitatData = family(
  {
    id: 'b55',
    edition: 1,
    title: 'Rainfall, light and salinity of habitats',
    subject: 'biology',
    topicId: 'bio-habitats-biomes',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 14,
  },
  [biome, wetSeason, lightDepth, shrimp],
)
