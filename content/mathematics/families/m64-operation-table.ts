import { family, form } from '../../engine/family.ts'
import { at, type Random } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { slipsOf } from '../slips.ts'

const letters = ['p', 'q', 'r', 's'] as const

/** A table of four elements: each stands for a whole number modulo 4, and the operation adds these numbers. */
export interface Operation {
  /** The number behind each letter. */
  numbers: readonly number[]
}

export interface Product extends Operation {
  first: number
  second: number
  third: number
}

export interface Asked extends Operation {
  asked: number
}

function drawOperation(random: Random): Operation {
  return { numbers: random.shuffle([0, 1, 2, 3]) }
}

function result({ numbers }: Operation, one: number, other: number): number {
  return numbers.indexOf((at(numbers, one) + at(numbers, other)) % 4)
}

const letter = (index: number) => at(letters, index)
const choice = (index: number) => ({ text: letter(index) })

function operationTable(operation: Operation) {
  return tableFigure({
    title: 'Results of x ∗ y; x is in the left column and y in the top row',
    columns: ['∗', ...letters],
    rows: letters.map((name, row) => [name, ...letters.map((_, column) => letter(result(operation, row, column)))]),
  })
}

const product = form<Product>({
  id: 'value',
  difficulty: 'easy',
  draw: (random) => {
    const [first, second, third] = [random.int(0, 3), random.int(0, 3), random.int(0, 3)]
    return { ...drawOperation(random), first, second, third }
  },
  write: (given) => {
    const { first, second, third } = given
    const inner = result(given, first, second)
    const key = result(given, inner, third)
    return {
      stem: `An operation ∗ on the set {p, q, r, s} is defined by the table below. The value of (${letter(first)} ∗ ${letter(second)}) ∗ ${letter(third)} is`,
      key: choice(key),
      slips: slipsOf(
        [0, 1, 2, 3].map((index) => [
          choice(index),
          index === inner
            ? `You stopped at the bracket: that is the value of ${letter(first)} ∗ ${letter(second)}.`
            : index === result(given, second, third)
              ? `You worked out ${letter(second)} ∗ ${letter(third)} only and left ${letter(first)} out.`
              : index === result(given, first, third)
                ? `You worked out ${letter(first)} ∗ ${letter(third)} and left ${letter(second)} out.`
                : 'You moved into a neighbouring row or column of the table in one of the two steps.',
        ]),
      ).filter(({ text }) => text !== letter(key)),
      principle: 'Read the first element in the left column and the second in the top row; the bracket comes first.',
      working: [
        `${letter(first)} ∗ ${letter(second)} = ${letter(inner)}`,
        `${letter(inner)} ∗ ${letter(third)} = ${letter(key)}`,
      ],
      hints: ['Work out the bracket first.', 'Use its result as the row of the second step.'],
      figure: operationTable(given),
    }
  },
})

const identity = form<Operation>({
  id: 'identity',
  difficulty: 'medium',
  draw: drawOperation,
  write: (operation) => {
    const key = operation.numbers.indexOf(0)
    return {
      stem: 'The table below defines a binary operation ∗ on the set {p, q, r, s}. The identity element is',
      key: choice(key),
      slips: slipsOf(
        [0, 1, 2, 3].map((index) => [
          choice(index),
          at(operation.numbers, index) === 2
            ? `You chose an element with ${letter(index)} ∗ ${letter(index)} equal to the identity, its own inverse.`
            : `The row of ${letter(index)} changes the elements: ${letter(index)} ∗ p = ${letter(result(operation, index, 0))}, for example.`,
        ]),
      ).filter(({ text }) => text !== letter(key)),
      principle: 'The identity e leaves every element unchanged: e ∗ x = x ∗ e = x.',
      working: [
        `The row that repeats the top row p, q, r, s begins with ${letter(key)}; so does the column`,
        `The identity element is ${letter(key)}`,
      ],
      hints: ['What does the identity do to each element?', 'Look for the row that is the same as the top row.'],
      figure: operationTable(operation),
    }
  },
})

const inverse = form<Asked>({
  id: 'inverse',
  difficulty: 'medium',
  draw: (random) => {
    const given = { ...drawOperation(random), asked: random.int(0, 3) }
    return at(given.numbers, given.asked) === 0 ? null : given
  },
  write: (given) => {
    const { numbers, asked } = given
    const unit = numbers.indexOf(0)
    const key = numbers.indexOf((4 - at(numbers, asked)) % 4)
    return {
      stem: `From the table below for the operation ∗ on the set {p, q, r, s}, the inverse of ${letter(asked)} is`,
      key: choice(key),
      slips: slipsOf(
        [0, 1, 2, 3].map((index) => [
          choice(index),
          index === unit
            ? `You gave the identity element, but ${letter(asked)} ∗ ${letter(index)} = ${letter(asked)}.`
            : `You did not reach the identity: ${letter(asked)} ∗ ${letter(index)} = ${letter(result(given, asked, index))}, and not ${letter(unit)}.`,
        ]),
      ).filter(({ text }) => text !== letter(key)),
      principle: 'An element and its inverse combine to give the identity, whose row repeats the top row of the table.',
      working: [
        `The row that repeats the top row is that of ${letter(unit)}, so ${letter(unit)} is the identity`,
        `In the row of ${letter(asked)}, the identity ${letter(unit)} is in the column of ${letter(key)}`,
        `The inverse is ${letter(key)}`,
      ],
      hints: [
        'Which row is the same as the top row, and so belongs to the identity?',
        `In which column of the row of ${letter(asked)} is it?`,
      ],
      figure: operationTable(given),
    }
  },
})

export const operationTables = family(
  {
    id: 'm64',
    edition: 1,
    title: 'Binary operations defined by a table',
    subject: 'mathematics',
    topicId: 'mat-binary-operations',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 20,
  },
  [product, identity, inverse],
)
