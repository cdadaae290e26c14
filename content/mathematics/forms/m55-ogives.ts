import type { Figure } from '@sabi/shared/content/question'
import { form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import { countSlips, positiveSlips } from '../slips.ts'

/** A cumulative frequency curve through the upper boundaries 10, 20, … of classes of marks. */
export interface Ogive {
  who: string
  /** In units of `unit` people; the last is 8. */
  rises: readonly number[]
  unit: number
}

export interface Above extends Ogive {
  mark: number
}

export interface Quartile extends Ogive {
  name: 'median' | 'lower quartile' | 'upper quartile'
}

export const quarters = { 'lower quartile': 1, median: 2, 'upper quartile': 3 } as const

const groups = ['students', 'candidates', 'pupils'] as const

export const ogiveAbove = form<Above>({ id: 'ogive-above', difficulty: 'easy', draw: drawAbove, write: writeAbove })
export const ogiveQuartile = form<Quartile>({
  id: 'ogive-quartile',
  difficulty: 'medium',
  draw: drawQuartile,
  write: writeQuartile,
})

/** Six classes, each with some people: at each boundary the curve reaches a number of the axis. */
function drawOgive(random: Random): Ogive {
  const cuts = random
    .shuffle([1, 2, 3, 4, 5, 6, 7])
    .slice(0, 5)
    .sort((a, b) => a - b)
  return { who: random.pick(groups), rises: [0, ...cuts, 8], unit: random.pick([4, 5, 10, 15, 20, 25]) }
}

function drawAbove(random: Random): Above {
  return { ...drawOgive(random), mark: 10 * random.int(2, 5) }
}

function drawQuartile(random: Random): Quartile | null {
  const ogive = drawOgive(random)
  const name = random.pick(['median', 'lower quartile', 'upper quartile'] as const)
  return ogive.rises.includes(2 * quarters[name]) ? { ...ogive, name } : null
}

function upTo({ rises, unit }: Ogive, mark: number): number {
  return at(rises, mark / 10) * unit
}

/** The mark that so many units of people do not exceed, read on the straight line between two boundaries. */
function markAt({ rises }: Ogive, units: number): number {
  const after = rises.findIndex((rise) => rise >= units)
  const [low, high] = [at(rises, after - 1), at(rises, after)]
  return 10 * (after - 1) + (10 * (units - low)) / (high - low)
}

function ogiveFigure({ who, rises, unit }: Ogive): Figure {
  const points = rises.map((rise, index) => [10 * index, rise * unit] as const)
  return graphFigure({
    x: { label: 'marks', from: 0, to: 60, step: 10 },
    y: { label: 'cumulative frequency', from: 0, to: 8 * unit, step: unit },
    curves: [points],
    points,
    alt: `A cumulative frequency polygon of marks. ${points.map(([mark, count]) => `Up to ${mark} marks: ${count} ${who}`).join('; ')}.`,
  })
}

function writeAbove(ogive: Above): Draft {
  const { who, unit, mark } = ogive
  const all = 8 * unit
  const below = upTo(ogive, mark)
  const key = quantity(all - below)
  return {
    stem: `The graph below is the cumulative frequency polygon (ogive) of the marks of ${all} ${who} in a test. How many ${who} scored more than ${mark} marks?`,
    key,
    slips: countSlips([
      [quantity(below), `This gives the ${who} who scored ${mark} marks or less.`],
      [quantity(all - upTo(ogive, mark - 10)), `This reads the graph at ${mark - 10} marks, one class too early.`],
      [quantity(upTo(ogive, mark + 10) - below), `This counts only the class from ${mark} to ${mark + 10} marks.`],
      [quantity(below - upTo(ogive, mark - 10)), `This counts only the class from ${mark - 10} to ${mark} marks.`],
      [
        quantity(mark === 50 ? 0 : all - upTo(ogive, mark + 10)),
        `This reads the graph at ${mark + 10} marks, one class too late.`,
      ],
      [quantity(all - mark), 'This takes the mark itself away from the number of all.'],
      [quantity(all / 2), 'This takes one half of all, as if the mark were the median.'],
    ]),
    moreSlips: countSlips([
      [quantity(upTo(ogive, mark - 10)), `This gives the ${who} who scored ${mark - 10} marks or less.`],
      [quantity(all), `This gives all ${who}, whatever their marks are.`],
    ]),
    principle: 'An ogive gives at each mark how many have scored up to that mark; the others have scored more.',
    working: [
      `Up to ${mark} marks the graph gives ${below}`,
      `More than ${mark} marks: ${all} − ${below} = ${key.text}`,
    ],
    hints: [`What does the graph show at ${mark} marks?`, 'Are these the ones with more marks or with fewer?'],
    figure: ogiveFigure(ogive),
  }
}

function writeQuartile(ogive: Quartile): Draft {
  const { who, unit, name } = ogive
  const all = 8 * unit
  const quarter = quarters[name]
  const marks = (value: number) => quantity(value, 'marks')
  const key = marks(markAt(ogive, 2 * quarter))
  return {
    stem: `The cumulative frequency polygon of the marks of ${all} ${who} is drawn below. The ${name} of the marks is`,
    key,
    slips: positiveSlips([
      [marks(markAt(ogive, 2)), 'This is the lower quartile, read at one quarter of the total frequency.'],
      [marks(markAt(ogive, 4)), 'This is the median, read at one half of the total frequency.'],
      [marks(markAt(ogive, 6)), 'This is the upper quartile, read at three quarters of the total frequency.'],
      [marks(quarter * 15), 'This divides the range of the marks and does not use the graph.'],
      [marks((all * quarter) / 4), 'This is a cumulative frequency, not the mark that belongs to it.'],
      [marks(markAt(ogive, 2 * quarter) + 10), 'This reads the graph one class too far to the right.'],
      [marks(markAt(ogive, 2 * quarter) - 10), 'This reads the graph one class too far to the left.'],
      [marks(markAt(ogive, 8 - 2 * quarter)), 'This starts counting from the top of the frequency axis.'],
    ]).filter(({ value = 0 }) => Number.isInteger(value * 2) && value <= 60),
    principle: `The ${name} is the mark at ${{ 1: 'one quarter', 2: 'one half', 3: 'three quarters' }[quarter]} of the total frequency on the graph.`,
    working: [
      `${{ 1: '¼', 2: '½', 3: '¾' }[quarter]} × ${all} = ${(all * quarter) / 4}`,
      `At a cumulative frequency of ${(all * quarter) / 4} the graph is at ${key.text}`,
    ],
    hints: [
      `Which part of the total frequency belongs to the ${name}?`,
      'Go across to the graph, then down to the marks.',
    ],
    figure: ogiveFigure(ogive),
  }
}
