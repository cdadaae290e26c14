import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { change } from '../forms/m54-change.ts'
import { root } from '../notation.ts'
import { positiveSlips, tenthsOnly } from '../slips.ts'

/** Five numbers with a whole mean, as they are listed. */
export interface Sample {
  numbers: readonly number[]
  thing: string
}

/** How many numbers there are, their sum and the sum of their squares. */
export interface Sums {
  count: number
  mean: number
  variance: number
}

export const dispersion = family(
  {
    id: 'm54',
    edition: 1,
    title: 'Mean deviation, variance and standard deviation',
    subject: 'mathematics',
    topicId: 'mat-dispersion',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Sample>({ id: 'mean-deviation', difficulty: 'easy', draw: drawSample, write: writeMeanDeviation }),
    form<Sample>({ id: 'variance', difficulty: 'medium', draw: drawSample, write: writeVariance }),
    form<Sample>({ id: 'standard-deviation', difficulty: 'medium', draw: drawSquare, write: writeStandardDeviation }),
    form<Sums>({ id: 'sums', difficulty: 'hard', draw: drawSums, write: writeSums }),
    change,
  ],
)

const things = [
  'the ages of five children',
  'the goals of a team in five matches',
  'the numbers of books read by five pupils',
  'the scores of a student in five tests',
  'the numbers of customers at five market stalls',
] as const

function drawSample(random: Random): Sample | null {
  const numbers = Array.from({ length: 5 }, () => random.int(2, 14))
  const sum = numbers.reduce((total, number) => total + number, 0)
  return sum % 5 === 0 && new Set(numbers).size >= 4 ? { numbers, thing: random.pick(things) } : null
}

function drawSquare(random: Random): Sample | null {
  const sample = drawSample(random)
  if (sample === null) return null
  const { squares } = measures(sample)
  return squares % 5 === 0 ? sample : null
}

function measures({ numbers }: Sample) {
  const mean = numbers.reduce((total, number) => total + number, 0) / 5
  const deviations = numbers.map((number) => number - mean)
  return {
    mean,
    deviations,
    sizes: deviations.reduce((total, deviation) => total + Math.abs(deviation), 0),
    squares: deviations.reduce((total, deviation) => total + deviation ** 2, 0),
    sumOfSquares: numbers.reduce((total, number) => total + number ** 2, 0),
    range: Math.max(...numbers) - Math.min(...numbers),
    median: [...numbers].sort((a, b) => a - b)[2] ?? mean,
  }
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function listed(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}

function writeMeanDeviation(sample: Sample): Draft {
  const { mean, deviations, sizes, squares, range, median } = measures(sample)
  const { numbers, thing } = sample
  const key = quantity(sizes / 5)
  const fromMedian = numbers.reduce((total, number) => total + Math.abs(number - median), 0)
  return {
    stem: `${capital(thing)} are ${listed(numbers)}. Calculate the mean deviation.`,
    key,
    slips: positiveSlips(
      tenthsOnly([
        [quantity(squares / 5), 'This squares the deviations, which gives the variance instead.'],
        [quantity(sizes), 'This adds the sizes of the deviations but does not divide by their number.'],
        [quantity(sizes / 4), 'This divides by one less than the number of values.'],
        [quantity(sizes / 10), 'This counts only the deviations above the mean, which are half of the total.'],
        [quantity(fromMedian / 5), 'This measures the deviations from the median instead of from the mean.'],
        [quantity(range / 5), 'This divides the range of the values by their number.'],
        [quantity(range), 'This is the range of the values, the largest less the smallest.'],
        [quantity(range / 2), 'This takes half of the range as a typical distance from the mean.'],
        [quantity(mean), 'This is the mean of the values, not how far they lie from it.'],
      ]),
    ),
    principle: 'The mean deviation is the mean of the distances of the values from their mean, all taken as positive.',
    working: [
      `Mean = ${printed(mean * 5)} ÷ 5 = ${printed(mean)}`,
      `Distances: ${deviations.map((deviation) => printed(Math.abs(deviation))).join(', ')}; sum ${printed(sizes)}`,
      `Mean deviation = ${printed(sizes)} ÷ 5 = ${key.text}`,
    ],
    hints: [
      `The numbers add up to ${printed(mean * 5)}: what is their mean?`,
      'How far is each value from the mean, whatever the sign?',
    ],
  }
}

function writeVariance(sample: Sample): Draft {
  const { mean, deviations, sizes, squares, sumOfSquares, range } = measures(sample)
  const key = quantity(squares / 5)
  return {
    stem: `What is the variance of the numbers ${listed(sample.numbers)}?`,
    key,
    slips: positiveSlips(
      tenthsOnly([
        [quantity(sizes / 5), 'This does not square the deviations, which gives the mean deviation.'],
        [quantity(squares), 'This adds the squares of the deviations but does not divide by their number.'],
        [quantity(squares / 4), 'This divides by one less than the number of values.'],
        [quantity(sumOfSquares / 5), 'This is the mean of the squares; the square of the mean is not subtracted.'],
        [quantity(sumOfSquares / 5 - mean), 'This subtracts the mean itself and not its square.'],
        [quantity(range), 'This is the range of the values, the largest less the smallest.'],
        [quantity(squares / 10), 'This divides by twice the number of values instead of by their number.'],
        [quantity(mean), 'This is the mean of the values, not their variance.'],
        [quantity(Math.sqrt(squares / 5)), 'This is the standard deviation, the root of the variance.'],
      ]),
    ),
    principle: 'The variance is the mean of the squares of the deviations from the mean.',
    working: [
      `Mean = ${printed(mean * 5)} ÷ 5 = ${printed(mean)}`,
      `Squares of the deviations: ${deviations.map((deviation) => printed(deviation ** 2)).join(', ')}; sum ${printed(squares)}`,
      `Variance = ${printed(squares)} ÷ 5 = ${key.text}`,
    ],
    hints: [`The numbers add up to ${printed(mean * 5)}: what is their mean?`, 'Square each deviation from the mean.'],
  }
}

function writeStandardDeviation(sample: Sample): Draft {
  const { mean, deviations, sizes, squares, range } = measures(sample)
  const variance = squares / 5
  const key = root(variance, '')
  return {
    stem: `Find the standard deviation of ${listed(sample.numbers)}.`,
    key,
    slips: positiveSlips([
      [quantity(variance), 'This is the variance; the square root is still to be taken.'],
      [root(squares, ''), 'This takes the root of the sum of the squares without dividing by their number.'],
      [quantity(sizes / 5), 'This is the mean deviation, in which nothing is squared.'],
      [quantity(range), 'This is the range of the values, the largest less the smallest.'],
      [root(mean, ''), 'This takes the root of the mean of the values.'],
      [root(sizes, ''), 'This takes the root of the sum of the distances without squaring them.'],
      [root(2 * variance, ''), 'This doubles the variance before it takes the square root.'],
      ...(squares % 4 === 0
        ? [[root(squares / 4, ''), 'This divides by one less than the number of values.'] as const]
        : []),
      ...(variance % 4 === 0
        ? [[root(variance / 4, ''), 'This halves the root of the variance at the end.'] as const]
        : []),
    ]),
    principle: 'The standard deviation is the square root of the mean of the squared deviations from the mean.',
    working: [
      `Mean = ${printed(mean * 5)} ÷ 5 = ${printed(mean)}`,
      `Squares of the deviations: ${deviations.map((deviation) => printed(deviation ** 2)).join(', ')}; sum ${printed(squares)}`,
      `Standard deviation = $\\sqrt{${squares} \\div 5}$${key.text === `√${variance}` ? '' : ` = $\\sqrt{${variance}}$`} = ${key.text}`,
    ],
    hints: [
      `The numbers add up to ${printed(mean * 5)}: how far is each from the mean?`,
      'What is done with the variance at the end?',
    ],
  }
}

function drawSums(random: Random): Sums {
  return { count: random.pick([5, 8, 10, 12, 20]), mean: random.int(3, 12), variance: random.pick([4, 9, 16, 25, 36]) }
}

function writeSums({ count, mean, variance }: Sums): Draft {
  const square = variance + mean ** 2
  const deviation = Math.sqrt(variance)
  const key = quantity(deviation)
  return {
    stem:
      `For a set of ${count} numbers, $\\sum x = ${count * mean}$ and $\\sum x^2 = ${count * square}$. ` +
      'The standard deviation of the numbers is',
    key,
    slips: positiveSlips([
      [quantity(variance), 'This is the variance; the square root is still to be taken.'],
      [quantity(mean), 'This is the mean of the numbers, not their standard deviation.'],
      [quantity(square - mean), 'This subtracts the mean and not its square, and takes no root.'],
      [quantity(square), 'This is the mean of the squares; nothing has been subtracted from it.'],
      [quantity(deviation / 2), 'This halves the square root of the variance at the end.'],
      [quantity(2 * deviation), 'This doubles the square root of the variance at the end.'],
      [quantity(Math.sqrt(square)), 'This takes the root of the mean of the squares and subtracts nothing.'],
      [quantity(deviation / count), 'This divides by the number of values a second time at the end.'],
      [quantity(mean / deviation), 'This divides the mean by the standard deviation of the numbers.'],
    ]).filter(({ value = 0 }) => Number.isInteger(value * 10)),
    principle:
      'The variance is the mean of the squares less the square of the mean; its root is the standard deviation.',
    working: [
      `Mean = ${count * mean} ÷ ${count} = ${mean}; mean of the squares = ${printed(count * square)} ÷ ${count} = ${square}`,
      `Variance = ${square} − ${mean}² = ${variance}`,
      `Standard deviation = $\\sqrt{${variance}}$ = ${key.text}`,
    ],
    hints: [
      `Divide both sums by ${count}: which of the results is the mean of the squares?`,
      'Subtract the square of the mean.',
    ],
  }
}
