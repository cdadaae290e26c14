import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import { slipsAs } from '../slips.ts'

/** Counts at the ends of equal periods, the first at the start. Each stands at a number of the axis. */
export interface Growth {
  what: string
  unit: string
  counts: readonly number[]
  /** Between two numbers of the axis. */
  step: number
}

/** A period from one count to a later one, by index. */
export interface Between extends Growth {
  from: number
  to: number
}

const populations = [
  ['duckweed plants in a pond', 'weeks'],
  ['yeast cells in 1 mm³ of a culture', 'hours'],
  ['Paramecium in 1 cm³ of water', 'days'],
  ['rats in a barn', 'months'],
  ['tilapia in a fish pond', 'months'],
] as const

/** Counts in numbers of the axis, in a place that holds six of them: slow, then fast, then slow. */
const courses = [
  [1, 2, 3, 5, 6, 6],
  [1, 2, 4, 5, 6, 6],
  [1, 2, 5, 6, 6, 6],
  [1, 1, 2, 5, 6, 6],
  [2, 3, 5, 6, 6, 6],
  [1, 2, 3, 4, 6, 6],
] as const

const organisms = (value: number) => quantity(value, '', 1)
const percent = (value: number) => quantity(value, '%', 1)

function drawGrowth(random: Random): Growth {
  const [what, unit] = random.pick(populations)
  const step = random.pick([5, 10, 20, 25, 50])
  return { what, unit, step, counts: random.pick(courses).map((level) => level * step) }
}

function growthFigure({ what, unit, counts, step }: Growth) {
  return graphFigure({
    x: { label: `time (${unit})`, from: 0, to: counts.length - 0.6, step: 1 },
    y: { label: `number of ${what.includes('cells') ? 'cells' : 'organisms'}`, from: 0, to: 6.8 * step, step },
    curves: [counts.map((count, index) => [index, count] as const)],
    points: counts.map((count, index) => [index, count] as const),
    guides: counts.map((count, index) => [
      [0, count],
      [index, count],
    ]),
    alt: `Number of ${what} against time: ${counts.map((count, index) => `${printed(count)} at ${one(unit)} ${index}`).join(', ')}.`,
  })
}

function about({ what }: Growth, question: string): string {
  return `The graph below shows the number of ${what}. ${question}`
}

/** 'week' of 'weeks'. */
function one(unit: string): string {
  return unit.slice(0, -1)
}

const averageIncrease = form<Between>({
  id: 'average-increase',
  difficulty: 'medium',
  draw: (random) => {
    const growth = drawGrowth(random)
    const [from, to] = [random.int(0, 2), random.int(2, 5)]
    const rise = (at(growth.counts, to) - at(growth.counts, from)) / (to - from)
    return to - from >= 2 && Number.isInteger(rise * 10) && rise > 0 ? { ...growth, from, to } : null
  },
  write: (given) => {
    const { counts, from, to, unit } = given
    const [start, end] = [at(counts, from), at(counts, to)]
    const key = organisms((end - start) / (to - from))
    return {
      stem: about(given, `The average increase per ${one(unit)} from ${one(unit)} ${from} to ${one(unit)} ${to} is`),
      key,
      slips: slipsAs(organisms, [
        [end / (to - from), 'You divided the final number and did not subtract the number at the start.'],
        [end - start, `You gave the whole increase and did not divide it by the ${unit}.`],
        [
          (end - start) / (to - from + 1),
          `You counted both ends; from ${from} to ${to} there are ${to - from} ${unit}.`,
        ],
        [(end + start) / 2, 'You took the mean of the two numbers, which is no increase.'],
        [(end + start) / (to - from), 'You added the two numbers where you should subtract them.'],
        [end, 'You read the final number only.'],
      ]),
      principle: 'The average increase is the change in number divided by the time it takes.',
      working: [
        `Increase: ${printed(end)} − ${printed(start)} = ${printed(end - start)}`,
        `In ${to - from} ${unit}: ${printed(end - start)} ÷ ${to - from} = ${key.text}`,
      ],
      hints: ['Read the numbers at the two times.', 'Divide the difference by the time between them.'],
      figure: growthFigure(given),
    }
  },
})

const percentage = form<Between>({
  id: 'percentage-increase',
  difficulty: 'medium',
  draw: (random) => {
    const growth = drawGrowth(random)
    const [from, to] = [random.int(0, 3), random.int(1, 4)]
    const share = (100 * (at(growth.counts, to) - at(growth.counts, from))) / at(growth.counts, from)
    return to > from && share > 0 && Number.isInteger(share * 10) ? { ...growth, from, to } : null
  },
  write: (given) => {
    const { counts, from, to, unit } = given
    const [start, end] = [at(counts, from), at(counts, to)]
    const key = percent((100 * (end - start)) / start)
    return {
      stem: about(given, `By what percentage does it increase from ${one(unit)} ${from} to ${one(unit)} ${to}?`),
      key,
      slips: slipsAs(percent, [
        [(100 * (end - start)) / end, 'You divided by the final number; a percentage increase is of the first one.'],
        [(100 * end) / start, 'You compared the final number with the first and did not subtract the first.'],
        [(100 * start) / end, 'You gave the first number as a percentage of the final one.'],
        [end - start, 'You gave the increase itself and did not divide it by the first number.'],
        [(100 * (end - start)) / (start * (to - from)), 'You divided by the time as well as by the first number.'],
        [(100 * (end - start)) / (start + end), 'You divided by the sum of the two numbers.'],
      ]),
      principle: 'A percentage increase is the increase divided by the number at the start, times 100.',
      working: [
        `Increase: ${printed(end)} − ${printed(start)} = ${printed(end - start)}`,
        `${printed(end - start)} ÷ ${printed(start)} × 100 = ${key.text}`,
      ],
      hints: ['By how many does the number increase?', 'Of which number is the percentage taken?'],
      figure: growthFigure(given),
    }
  },
})

const fastest = form<Growth>({
  id: 'fastest',
  difficulty: 'easy',
  draw: (random) => {
    const growth = drawGrowth(random)
    const rises = growth.counts.slice(1).map((count, index) => count - at(growth.counts, index))
    return rises.filter((rise) => rise === Math.max(...rises)).length === 1 ? growth : null
  },
  write: (given) => {
    const { counts, unit } = given
    const rises = counts.slice(1).map((count, index) => count - at(counts, index))
    const most = rises.indexOf(Math.max(...rises))
    const period = (index: number) => `from ${one(unit)} ${index} to ${one(unit)} ${index + 1}`
    return {
      stem: about(given, 'In which interval is the increase in number greatest?'),
      key: { text: period(most) },
      slips: rises.flatMap((rise, index) =>
        index === most
          ? []
          : [
              {
                text: period(index),
                because: `In this period the number rises by ${printed(rise)}, and in another by ${printed(at(rises, most))}.`,
              },
            ],
      ),
      principle: 'The number increases most where the curve is steepest.',
      working: [
        `The rises are ${rises.map((rise) => printed(rise)).join(', ')}; the largest is ${printed(at(rises, most))}`,
        `The increase is greatest ${period(most)}`,
      ],
      hints: ['Where is the curve steepest?', 'Find the increase in each period.'],
      figure: growthFigure(given),
    }
  },
})

export const growthCurves = family(
  {
    id: 'b45',
    edition: 1,
    title: 'Reading a curve of population growth',
    subject: 'biology',
    topicId: 'bio-population',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 21,
  },
  [averageIncrease, percentage, fastest],
)
