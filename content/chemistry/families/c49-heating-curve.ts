import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { tableFigure } from '../../figures/table.ts'
import { positive, slip } from '../drafting.ts'

/** A solid that is heated steadily. Times in minutes: melting from `melts` to `melted`, boiling from `boils` to the end. */
export interface Heating {
  start: number
  melting: number
  boiling: number
  times: readonly [melts: number, melted: number, boils: number, end: number]
}

export interface AtTime extends Heating {
  time: number
}

export interface Substances {
  melting: readonly number[]
  boiling: readonly number[]
  temperature: number
  state: 'liquid' | 'gas' | 'solid'
}

const degrees = (value: number) => quantity(value, '°C')
const minutes = (value: number) => quantity(value, 'minutes')

function drawHeating(random: Random): Heating {
  const step = 20
  const start = step * random.int(1, 2)
  const melting = start + step * random.int(1, 2)
  const melts = random.int(2, 4)
  const melted = melts + random.int(2, 4)
  const boils = melted + random.int(3, 5)
  return {
    start,
    melting,
    boiling: melting + step * random.int(2, 4),
    times: [melts, melted, boils, boils + random.int(3, 5)],
  }
}

function heatingFigure({ start, melting, boiling, times }: Heating) {
  const [melts, melted, boils, end] = times
  return graphFigure({
    x: { label: 'time (minutes)', from: 0, to: end + 0.5, step: 2 },
    y: { label: 'temperature (°C)', from: 0, to: boiling + 15, step: 20 },
    curves: [
      [
        [0, start],
        [melts, melting],
        [melted, melting],
        [boils, boiling],
        [end, boiling],
      ],
    ],
    alt:
      `Graph of temperature against time for a heated solid. From ${start} °C at the start it rises to ${melting} °C at ${melts} minutes, ` +
      `stays there until ${melted} minutes, rises to ${boiling} °C at ${boils} minutes and stays there until ${end} minutes.`,
  })
}

const boilingPoint = form<Heating>({
  id: 'boiling-point',
  difficulty: 'easy',
  draw: drawHeating,
  write: (heating) => {
    const { start, melting, boiling } = heating
    const key = degrees(boiling)
    return {
      stem: 'A solid was heated steadily, and its temperature is shown in the graph below. The boiling point of the substance is',
      key,
      slips: [
        slip(degrees(melting), 'You read the first level part, where the solid melts.'),
        slip(degrees(start), 'You read the temperature at the start, before any change of state.'),
        slip(
          degrees((melting + boiling) / 2),
          'You read a point half-way up the slope, where the liquid is being heated.',
        ),
        slip(degrees(boiling - melting), 'You subtracted the two level temperatures from each other.'),
        slip(
          degrees(boiling + 10),
          `The curve never reaches this; it stays level at ${key.text} while the liquid boils.`,
        ),
        slip(degrees(boiling + melting), 'You added the temperatures of the two level parts.'),
      ],
      principle: 'While a pure substance changes state, its temperature stays the same although heat is taken in.',
      working: ['First level part: melting; second level part: boiling', `The second is at ${key.text}`],
      hints: ['What happens at each of the level parts?', 'Which change of state comes second?'],
      figure: heatingFigure(heating),
    }
  },
})

const meltingTime = form<Heating>({
  id: 'melting-time',
  difficulty: 'medium',
  draw: drawHeating,
  write: (heating) => {
    const [melts, melted, boils, end] = heating.times
    const key = minutes(melted - melts)
    return {
      stem: 'The graph below was obtained when a solid was heated at a steady rate. For how long were solid and liquid present together?',
      key,
      slips: [
        slip(minutes(melted), 'You read the time at which melting ends, counted from the start of the heating.'),
        slip(minutes(melts), 'You read the time for which the solid is warmed before it begins to melt.'),
        slip(minutes(end - boils), 'You took the second level part, where liquid and gas are present.'),
        slip(minutes(boils - melted), 'You took the slope between the level parts, where all is liquid.'),
        slip(minutes(boils - melts), 'You went on to the boiling point; all the solid has melted before that.'),
        slip(minutes(boils), 'You read the time at which the liquid begins to boil.'),
      ],
      principle: 'Solid and liquid are present together while the substance melts, along the first level part.',
      working: [`Melting lasts from ${melts} to ${melted} minutes`, `${melted} − ${melts} = ${key.text}`],
      hints: ['Which part of the graph shows melting?', 'Subtract the time at its beginning from that at its end.'],
      figure: heatingFigure(heating),
    }
  },
})

const stages = ['solid only', 'solid and liquid', 'liquid only', 'liquid and gas'] as const
const meaning = [
  'while the first slope lasts, before melting begins',
  'on the first level part, while it melts',
  'on the slope between the two level parts',
  'on the second level part, while it boils',
] as const

const stateAt = form<AtTime>({
  id: 'state-at',
  difficulty: 'easy',
  draw: (random) => {
    const heating = drawHeating(random)
    const [melts, melted, boils, end] = heating.times
    const time = random.int(1, end - 1)
    return [melts, melted, boils].includes(time) ? null : { ...heating, time }
  },
  write: (given) => {
    const stage = given.times.filter((edge) => edge < given.time).length
    const key = at(stages, stage)
    return {
      stem: `The graph below shows the temperature of a pure substance, solid at the start, as it is heated. After ${given.time} ${given.time === 1 ? 'minute' : 'minutes'} the substance is`,
      key: { text: key },
      slips: stages.flatMap((text, index) =>
        index === stage
          ? []
          : [{ text, because: `You read another part of the graph: it is ${text} ${at(meaning, index)}.` }],
      ),
      principle: 'On a slope one state is being heated; on a level part two states are present together.',
      working: [
        `After ${given.time} ${given.time === 1 ? 'minute' : 'minutes'} the curve is ${at(meaning, stage).replace('while the first slope lasts', 'on the first slope')}`,
        `The substance is ${key}`,
      ],
      hints: ['Is the curve level or rising at that time?', 'Has the first level part begun or ended?'],
      figure: heatingFigure(given),
    }
  },
})

function stateOf(melting: number, boiling: number, temperature: number): Substances['state'] {
  if (temperature < melting) return 'solid'
  return temperature < boiling ? 'liquid' : 'gas'
}

const whichState = form<Substances>({
  id: 'which-state',
  difficulty: 'medium',
  draw: (random) => {
    const rows = random.shuffle([
      [random.step(-210, -150, 5), random.step(-100, -20, 5)],
      [random.step(-110, -40, 5), random.step(60, 120, 5)],
      [random.step(5, 60, 5), random.step(150, 300, 5)],
      [random.step(100, 400, 10), random.step(450, 900, 10)],
    ] as const)
    const temperature = random.pick([-120, -60, -30, 0, 25, 40, 80, 110, 130])
    const melting = rows.map(([value]) => value)
    const boiling = rows.map(([, value]) => value)
    const state = random.pick(['liquid', 'gas', 'solid'] as const)
    const states = melting.map((value, row) => stateOf(value, at(boiling, row), temperature))
    const isSharp = [...melting, ...boiling].every((value) => Math.abs(value - temperature) >= 5)
    return isSharp && states.filter((one) => one === state).length === 1
      ? { melting, boiling, temperature, state }
      : null
  },
  write: ({ melting, boiling, temperature, state }) => {
    const states = melting.map((value, row) => stateOf(value, at(boiling, row), temperature))
    const key = states.indexOf(state)
    const place = {
      solid: 'below the melting point',
      liquid: 'between the melting and the boiling point',
      gas: 'above the boiling point',
    }
    return {
      stem: `From the melting and boiling points in the table below, which substance is the only ${state} at ${printed(temperature)} °C?`,
      ...rowChoices(
        key,
        (row) =>
          `For ${at(rowLetters, row)} the temperature is ${place[at(states, row)]}, so it is a ${at(states, row)}, not a ${state}.`,
      ),
      principle:
        'A substance is solid below its melting point, liquid between its melting and boiling points, and a gas above.',
      working: [
        `${printed(temperature)} °C has to be ${place[state]}`,
        `That is so for ${printed(at(melting, key))} °C and ${printed(at(boiling, key))} °C, substance ${at(rowLetters, key)}`,
      ],
      hints: ['Mark the three temperatures on a number line.', 'Take care with the order of negative temperatures.'],
      figure: tableFigure({
        title: 'Melting and boiling points in °C',
        columns: ['', 'melting\npoint (°C)', 'boiling\npoint (°C)'],
        rows: melting.map((value, row) => [at(rowLetters, row), printed(value), printed(at(boiling, row))]),
      }),
    }
  },
})

const cooling = form<Heating>({
  id: 'liquid-range',
  difficulty: 'medium',
  draw: drawHeating,
  write: (heating) => {
    const { start, melting, boiling } = heating
    const key = degrees(boiling - melting)
    return {
      stem: 'The graph below shows how the temperature of a pure solid changes on heating. By how many degrees does the temperature rise while the substance is completely liquid?',
      key,
      slips: positive([
        slip(degrees(boiling), 'You read the boiling point, but the range begins at the melting point.'),
        slip(degrees(melting), 'You read the melting point; the range is from there up to the boiling point.'),
        slip(degrees(boiling - start), 'You counted from the start, when the substance was still solid.'),
        slip(degrees(melting - start), 'You took the range over which the solid is warmed before it melts.'),
        slip(degrees(boiling + melting), 'You added the melting and boiling points instead of subtracting.'),
        slip(degrees((boiling - melting) / 2), 'You stopped half-way up the slope between the level parts.'),
      ]),
      principle: 'A pure substance is completely liquid between its melting point and its boiling point.',
      working: [`Melting point ${melting} °C, boiling point ${boiling} °C`, `${boiling} − ${melting} = ${key.text}`],
      hints: ['Read the temperatures of the two level parts.', 'What is the difference between them?'],
      figure: heatingFigure(heating),
    }
  },
})

export const heatingCurves = family(
  {
    id: 'c49',
    edition: 1,
    title: 'Changes of state in graphs and tables',
    subject: 'chemistry',
    topicId: 'che-kinetic',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 20,
  },
  [boilingPoint, meltingTime, stateAt, whichState, cooling],
)
