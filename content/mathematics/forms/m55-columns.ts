import { form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { barFigure } from '../../figures/charts.ts'
import { isTenths, positiveSlips } from '../slips.ts'

/** Columns over 0, 1, 2, … things; the share with at least `least` is asked for. */
export interface Bars {
  survey: { title: string; what: string; who: string; asked(least: number): string }
  heights: readonly number[]
  least: number
}

/** Columns over classes of the same width; the second highest is next to the highest. */
export interface Histogram {
  subject: { title: string; axis: string; unit: string; start: number; width: number }
  heights: readonly number[]
}

const surveys: readonly Bars['survey'][] = [
  {
    title: 'the number of goals in the matches of a league in Enugu',
    what: 'goals',
    who: 'matches',
    asked: (least) => `In what percentage of the matches were at least ${least} goals scored?`,
  },
  {
    title: 'the number of children in the families of a street',
    what: 'children',
    who: 'families',
    asked: (least) => `What percentage of the families have at least ${least} children?`,
  },
  {
    title: 'the number of books that some students read in one term',
    what: 'books',
    who: 'students',
    asked: (least) => `What percentage of the students read at least ${least} books?`,
  },
]

const subjects: readonly Histogram['subject'][] = [
  { title: 'the masses of some students', axis: 'mass (kg)', unit: 'kg', start: 40, width: 5 },
  { title: 'the heights of some seedlings', axis: 'height (cm)', unit: 'cm', start: 10, width: 10 },
  { title: 'the ages of the workers of a company in Kano', axis: 'age (years)', unit: 'years', start: 20, width: 10 },
  { title: 'the marks of a class in a test', axis: 'marks', unit: 'marks', start: 30, width: 10 },
]

export const barShare = form<Bars>({ id: 'bar-share', difficulty: 'easy', draw: drawBars, write: writeShare })
export const histogramMode = form<Histogram>({
  id: 'histogram-mode',
  difficulty: 'hard',
  draw: drawHistogram,
  write: writeMode,
})

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Heights at a number of the axis, and a share that is a whole percentage. */
function drawBars(random: Random): Bars | null {
  const heights = Array.from({ length: 5 }, () => random.step(2, 14, 2))
  const least = random.int(2, 3)
  const share = (100 * sumOf(heights.slice(least))) / sumOf(heights)
  return Number.isInteger(share) && share !== 50 ? { survey: random.pick(surveys), heights, least } : null
}

function writeShare({ survey, heights, least }: Bars): Draft {
  const total = sumOf(heights)
  const share = (count: number) => quantity((100 * count) / total, '%')
  const count = sumOf(heights.slice(least))
  const key = share(count)
  return {
    stem: `The bar chart below shows ${survey.title}. ${survey.asked(least)}`,
    key,
    slips: positiveSlips([
      [share(sumOf(heights.slice(least + 1))), `This leaves out those with exactly ${least} ${survey.what}.`],
      [share(at(heights, least)), `This takes only those with exactly ${least} ${survey.what}.`],
      [share(sumOf(heights.slice(0, least))), `This takes those with fewer than ${least} ${survey.what}.`],
      [share(sumOf(heights.slice(0, least + 1))), `This takes those with at most ${least} ${survey.what}.`],
      [share(sumOf(heights.slice(least - 1))), 'This starts one column too far to the left in the chart.'],
      [quantity(count, '%'), 'This gives the number itself and does not compare it with the total.'],
      [quantity((5 - least) * 20, '%'), 'This counts the columns and does not look at their heights.'],
    ]).filter(({ value = 0 }) => Number.isInteger(value) && value < 100),
    principle: 'The heights of the bars are the frequencies; a percentage compares a frequency with their sum.',
    working: [
      `Total = ${heights.join(' + ')} = ${total}`,
      `At least ${least}: ${heights.slice(least).join(' + ')} = ${count}`,
      `Percentage = $\\frac{${count}}{${total}} \\times 100$ = ${key.text}`,
    ],
    hints: [`How many ${survey.who} are there altogether?`, 'Which bars belong to the question? Add their heights.'],
    figure: barFigure({
      names: heights.map((_, index) => String(index)),
      heights,
      step: 2,
      xLabel: survey.what,
      yLabel: survey.who,
      alt: `A bar chart of the number of ${survey.who} for each number of ${survey.what}. ${heights.map((height, index) => `${index}: ${height}`).join('; ')}.`,
    }),
  }
}

/** One highest column inside, with two rises beside it that divide the class without much rest. */
function drawHistogram(random: Random): Histogram | null {
  const heights = Array.from({ length: 5 }, () => random.step(2, 14, 2))
  const place = heights.indexOf(Math.max(...heights))
  const subject = random.pick(subjects)
  if (place === 0 || place === 4 || heights.filter((height) => height === heights[place]).length > 1) return null
  const [before, after] = [at(heights, place) - at(heights, place - 1), at(heights, place) - at(heights, place + 1)]
  const isClean = isTenths((subject.width * before) / (before + after))
  return isClean && before !== after ? { subject, heights } : null
}

function writeMode({ subject, heights }: Histogram): Draft {
  const { start, width, unit } = subject
  const place = heights.indexOf(Math.max(...heights))
  const lower = start + place * width
  const highest = at(heights, place)
  const [left, right] = [at(heights, place - 1), at(heights, place + 1)]
  const [before, after] = [highest - left, highest - right]
  const size = (value: number) => quantity(value, unit)
  const key = size(lower + (before / (before + after)) * width)
  const boundaries = Array.from({ length: 6 }, (_, index) => start + index * width)
  return {
    stem: `The histogram drawn below gives ${subject.title}. From it, estimate the mode of the distribution.`,
    key,
    slips: positiveSlips([
      [size(lower + width / 2), 'This is the middle of the modal class, whatever its neighbours are.'],
      [size(lower), 'This is the lower boundary of the modal class, where its column begins.'],
      [size(lower + width), 'This is the upper boundary of the modal class, where its column ends.'],
      [size(lower + (after / (before + after)) * width), 'This measures from the wrong side of the modal class.'],
      [
        size(lower + (left / (left + right)) * width),
        'This divides the class in the ratio of the columns beside it, not of the steps.',
      ],
      [
        size(lower - width + (before / (before + after)) * width),
        'This adds to the lower boundary of the class before the modal one.',
      ],
      [
        size(lower + width + (before / (before + after)) * width),
        'This adds to the upper boundary of the modal class instead of the lower one.',
      ],
    ]).filter(({ value = 0 }) => isTenths(value)),
    principle: 'The mode divides the modal class in the ratio of the steps to the column before and the one after it.',
    working: [
      `Modal class: ${lower} to ${lower + width} ${unit}; steps: ${highest} − ${left} = ${before} and ${highest} − ${right} = ${after}`,
      `Mode = ${lower} + $\\frac{${before}}{${before} + ${after}} \\times ${width}$ = ${key.text}`,
    ],
    hints: ['Which class has the highest column?', 'How much higher is it than the columns on its two sides?'],
    figure: barFigure({
      names: boundaries.map(String),
      heights,
      step: 2,
      xLabel: subject.axis,
      yLabel: 'frequency',
      isTouching: true,
      alt: `A histogram of ${subject.axis}. ${heights.map((height, index) => `${printed(at(boundaries, index))} to ${at(boundaries, index + 1)}: frequency ${height}`).join('; ')}.`,
    }),
  }
}
