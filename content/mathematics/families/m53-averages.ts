import { family, form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { isTenths, positiveSlips, slipsOf, tenthsOnly } from '../slips.ts'

/** Numbers of which the one at `hidden` is not shown. */
export interface Hidden {
  numbers: readonly number[]
  hidden: number
}

export interface List {
  numbers: readonly number[]
}

/** Marks from `lowest` upwards with the number of students who scored each. */
export interface Table {
  lowest: number
  frequencies: readonly number[]
}

/** A group whose mean age changes when one more person joins. */
export interface Joining {
  group: string
  count: number
  before: number
  after: number
}

const groups = ['nurses in a clinic', 'members of a choir', 'traders in a cooperative', 'teachers in a school'] as const

export const averages = family(
  {
    id: 'm53',
    edition: 1,
    title: 'Mean and median',
    subject: 'mathematics',
    topicId: 'mat-location',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Hidden>({ id: 'hidden-number', difficulty: 'easy', draw: drawHidden, write: writeHidden }),
    form<List>({ id: 'median', difficulty: 'easy', draw: drawList, write: writeMedian }),
    form<Table>({ id: 'table', difficulty: 'medium', draw: drawTable, write: writeTable }),
    form<Joining>({ id: 'joining', difficulty: 'medium', draw: drawJoining, write: writeJoining }),
  ],
)

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function drawHidden(random: Random): Hidden | null {
  const numbers = Array.from({ length: random.int(5, 7) }, () => random.int(3, 30))
  const hidden = random.int(1, numbers.length - 2)
  const mean = sumOf(numbers) / numbers.length
  return Number.isInteger(mean) && mean !== numbers[hidden] ? { numbers, hidden } : null
}

function writeHidden({ numbers, hidden }: Hidden): Draft {
  const count = numbers.length
  const mean = sumOf(numbers) / count
  const missing = at(numbers, hidden)
  const rest = sumOf(numbers) - missing
  const key = quantity(missing)
  return {
    stem: `The mean of the numbers ${numbers.map((number, index) => (index === hidden ? 'x' : number)).join(', ')} is ${mean}. The value of x is`,
    key,
    slips: positiveSlips(
      tenthsOnly([
        [quantity(mean), 'This takes x equal to the mean, as if the other numbers had that mean by themselves.'],
        [
          quantity(mean * (count - 1) - rest),
          `This multiplies the mean by ${count - 1}, the number of known numbers, instead of ${count}.`,
        ],
        [
          quantity(mean * (count + 1) - rest),
          `This multiplies the mean by ${count + 1}, one more than the number of numbers.`,
        ],
        [quantity(rest / (count - 1)), 'This gives the mean of the known numbers, not the number that is missing.'],
        [quantity(rest - mean), 'This subtracts the mean from the sum of the known numbers.'],
        [quantity(2 * mean - at(numbers, count - 1)), 'This makes x and the last number alone have the given mean.'],
        [
          quantity(missing + at(numbers, 0)),
          'This leaves the first number out of the list when it finds what is missing.',
        ],
      ]),
    ),
    principle: 'The sum of all the numbers is their mean times how many there are.',
    working: [
      `Sum of all = ${count} × ${mean} = ${count * mean}`,
      `Sum of the known numbers = ${rest}`,
      `x = ${count * mean} − ${rest} = ${key.text}`,
    ],
    hints: [
      `What must all ${count} numbers add up to if their mean is ${mean}?`,
      'Subtract the numbers that are known.',
    ],
  }
}

function drawList(random: Random): List | null {
  const numbers = Array.from({ length: random.pick([6, 8]) }, () => random.int(2, 25))
  const isVaried = new Set(numbers).size >= numbers.length - 1
  return isVaried && medianOf(numbers) !== at(sorted(numbers), numbers.length / 2) ? { numbers } : null
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b)
}

function medianOf(numbers: readonly number[]): number {
  const ordered = sorted(numbers)
  const half = numbers.length / 2
  return (at(ordered, half - 1) + at(ordered, half)) / 2
}

function writeMedian({ numbers }: List): Draft {
  const ordered = sorted(numbers)
  const half = numbers.length / 2
  const [below, above] = [at(ordered, half - 1), at(ordered, half)]
  const key = quantity(medianOf(numbers))
  return {
    stem: `What is the median of the numbers ${numbers.join(', ')}?`,
    key,
    slips: positiveSlips(
      tenthsOnly([
        [quantity(below), 'This takes the lower of the two middle numbers instead of their mean.'],
        [quantity(above), 'This takes the upper of the two middle numbers instead of their mean.'],
        [
          quantity((at(numbers, half - 1) + at(numbers, half)) / 2),
          'This takes the middle of the list as it stands, without putting it in order.',
        ],
        [quantity(sumOf(numbers) / numbers.length), 'This is the mean of the numbers, not their median.'],
        [
          quantity((at(ordered, 0) + at(ordered, numbers.length - 1)) / 2),
          'This is halfway between the smallest and the largest number.',
        ],
        [
          quantity(at(ordered, numbers.length - 1) - at(ordered, 0)),
          'This is the range of the numbers, not their median.',
        ],
      ]),
    ),
    principle: 'The median of an even count of numbers is the mean of the two middle ones when they stand in order.',
    working: [`In order: ${ordered.join(', ')}`, `Median = (${below} + ${above}) ÷ 2 = ${key.text}`],
    hints: ['Put the numbers in order of size.', `Which are the two middle ones of ${numbers.length} numbers?`],
  }
}

function drawTable(random: Random): Table | null {
  const frequencies = Array.from({ length: random.int(4, 5) }, () => random.int(1, 9))
  const table = { lowest: random.int(1, 4), frequencies }
  const highest = Math.max(...frequencies)
  const mean = meanOf(table)
  const hasOneMode = frequencies.filter((frequency) => frequency === highest).length === 1
  return hasOneMode && isTenths(mean) && mean !== middleOf(table) ? table : null
}

function weighted({ lowest, frequencies }: Table): number {
  return frequencies.reduce((sum, frequency, index) => sum + frequency * (lowest + index), 0)
}

function meanOf(table: Table): number {
  return weighted(table) / sumOf(table.frequencies)
}

function middleOf({ lowest, frequencies }: Table): number {
  return lowest + (frequencies.length - 1) / 2
}

function writeTable(table: Table): Draft {
  const { lowest, frequencies } = table
  const [students, total] = [sumOf(frequencies), weighted(table)]
  const marks = frequencies.map((_, index) => lowest + index)
  const mode = lowest + frequencies.indexOf(Math.max(...frequencies))
  const key = quantity(total / students)
  return {
    stem:
      `In a test the marks ${listed(marks)} were scored by ${listed(frequencies)} students respectively. ` +
      'The mean mark of the students is',
    key,
    slips: positiveSlips(
      tenthsOnly([
        [quantity(middleOf(table)), 'This is the mean of the marks alone, without how often each was scored.'],
        [quantity(total / frequencies.length), 'This divides the sum of all marks by the number of different marks.'],
        [quantity(students / frequencies.length), 'This is the mean of the frequencies, not of the marks.'],
        [quantity(mode), 'This is the mode, the mark that was scored most often.'],
        [quantity(medianMark(table)), 'This is the median mark, the one in the middle of the students.'],
        [quantity(total / (students - 1)), 'This divides the sum of all marks by one student too few.'],
        [quantity(at(marks, marks.length - 1)), 'This is the highest mark in the table, not the mean.'],
        [quantity(lowest), 'This is the lowest mark in the table, not the mean.'],
      ]),
    ).filter(({ value = 0 }) => value <= at(marks, marks.length - 1)),
    principle:
      'The mean from a frequency table is $\\frac{\\sum fx}{\\sum f}$, so each mark counts as often as it was scored.',
    working: [
      `Σfx = ${marks.map((mark, index) => `${at(frequencies, index)} × ${mark}`).join(' + ')} = ${total}`,
      `Σf = ${students}, so the mean is ${total} ÷ ${students} = ${key.text}`,
    ],
    hints: ['How many marks did all the students score together?', 'How many students are there?'],
  }
}

function listed(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} and ${at(numbers, numbers.length - 1)}`
}

function medianMark({ lowest, frequencies }: Table): number {
  const all = frequencies.flatMap((frequency, index) => Array.from({ length: frequency }, () => lowest + index))
  const half = all.length / 2
  return Number.isInteger(half) ? (at(all, half - 1) + at(all, half)) / 2 : at(all, Math.floor(half))
}

function drawJoining(random: Random): Joining | null {
  const [count, before, change] = [random.int(5, 14), random.int(24, 34), random.pick([-1, 1, 2])]
  const age = before + (count + 1) * change
  return age < 18 || age > 65 ? null : { group: random.pick(groups), count, before, after: before + change }
}

function writeJoining({ group, count, before, after }: Joining): Draft {
  const age = (count + 1) * after - count * before
  const years = (value: number) => quantity(value, value === 1 ? 'year' : 'years')
  const key = years(age)
  return {
    stem:
      `The mean age of ${count} ${group} is ${before} years. When another person joins them, the mean age becomes ` +
      `${after} years. How old is this person?`,
    key,
    slips: slipsOf([
      [years(after), 'This takes the new mean itself for the age of the person who joined.'],
      [years(before), 'This takes the old mean for the age of the person who joined.'],
      [years(age - after), 'This multiplies the new mean by the old number of people, without the newcomer.'],
      [years(age - before), 'This counts the newcomer among those who had the old mean.'],
      [years(count * after - (count - 1) * before), 'This takes the person for one of those counted at the beginning.'],
      [
        years((count + 2) * after - (count + 1) * before),
        'This counts one person too many, both before and afterwards.',
      ],
      [years(after + count), 'This adds the number of people to the new mean instead of their gain.'],
      [years(2 * after - before), 'This takes the mean of two people only, the old mean and the newcomer.'],
    ]).filter(({ value = 0 }) => value > 10),
    principle: 'The sum of the ages is the mean times the number of people, before and after.',
    working: [
      `Before: ${count} × ${before} = ${count * before} years; after: ${count + 1} × ${after} = ${(count + 1) * after} years`,
      `Age = ${(count + 1) * after} − ${count * before} = ${key.text}`,
    ],
    hints: [
      `What do the ages of the ${count} ${group} add up to before the newcomer joins?`,
      'How many people are there after the newcomer joins?',
    ],
  }
}
