import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { slipsOf } from '../slips.ts'

const laws = ['direct', 'square', 'inverse', 'inverse-square'] as const
type Law = (typeof laws)[number]

export interface Pairs {
  law: Law
  constant: number
  /** Values of x that stand in the table. */
  xs: readonly [number, number, number]
}

export interface Missing extends Pairs {
  x: number
}

const said: Readonly<Record<Law, string>> = {
  direct: 'y varies directly as x',
  square: 'y varies directly as the square of x',
  inverse: 'y varies inversely as x',
  'inverse-square': 'y varies inversely as the square of x',
}
const constantOf: Readonly<Record<Law, string>> = {
  direct: 'y ÷ x',
  square: 'y ÷ x²',
  inverse: 'xy',
  'inverse-square': 'x²y',
}
const powers: Readonly<Record<Law, number>> = { direct: 1, square: 2, inverse: -1, 'inverse-square': -2 }

const yOf = (law: Law, constant: number, x: number) => constant * x ** powers[law]

function drawPairs(random: Random): Pairs {
  const law = random.pick(laws)
  const isInverse = powers[law] < 0
  const xs = random.pick([
    [1, 2, 4],
    [2, 3, 6],
    [1, 3, 6],
    [2, 4, 5],
  ] as const)
  const constant = isInverse ? random.pick([36, 72, 144, 400, 800, 900, 3600]) : random.pick([2, 3, 4, 5, 1.5])
  return { law, constant, xs }
}

const isPlain = ({ law, constant, xs }: Pairs) => xs.every((x) => Number.isInteger(yOf(law, constant, x) * 2))

function pairsTable({ law, constant, xs }: Pairs) {
  const table = tableFigure({
    title: 'Corresponding values of two quantities',
    columns: ['x', ...xs.map((x) => printed(x))],
    rows: [['y', ...xs.map((x) => printed(yOf(law, constant, x)))]],
  })
  const pairs = xs.map((x) => `when x = ${printed(x)}, y = ${printed(yOf(law, constant, x))}`)
  return { ...table, alt: `Corresponding values of two quantities: ${pairs.join('; ')}.` }
}

const whichLaw = form<Pairs>({
  id: 'which-law',
  difficulty: 'medium',
  draw: (random) => {
    const pairs = drawPairs(random)
    return isPlain(pairs) ? pairs : null
  },
  write: (pairs) => {
    const { law, constant, xs } = pairs
    const [x1, x2] = xs
    const [y1, y2] = [yOf(law, constant, x1), yOf(law, constant, x2)]
    const test = (other: Law, x: number, y: number) => y / x ** powers[other]
    return {
      stem: 'Values of two quantities are given in the table below. Which statement is true?',
      key: { text: said[law] },
      slips: slipsOf(
        laws
          .filter((other) => other !== law)
          .map((other) => [
            { text: said[other] },
            `Then ${constantOf[other]} would be constant, but it is ${printed(test(other, x1, y1), 2)} for the first pair and ${printed(test(other, x2, y2), 2)} for the second.`,
          ]),
      ),
      principle: 'If y varies as a power of x, the quotient of y and that power is the same for every pair.',
      working: [
        `For (${x1}, ${printed(y1)}) and (${x2}, ${printed(y2)}), and so for every pair, ${constantOf[law]} is ${printed(constant)}`,
        `So ${said[law]}`,
      ],
      hints: [
        `From x = ${x1} to x = ${x2}, does y rise or fall?`,
        'Test which of y ÷ x, y ÷ x², xy and x²y is constant.',
      ],
      figure: pairsTable(pairs),
    }
  },
})

/** Options many times as large or small as the key would not be believed. */
const isNear = (value: number, key: number) => value > key / 30 && value < key * 30

const number = (value: number) => quantity(value, '', 2)

const missing = form<Missing>({
  id: 'missing-value',
  difficulty: 'hard',
  draw: (random) => {
    const pairs = drawPairs(random)
    const x = random.pick([8, 10, 12, 20])
    const y = yOf(pairs.law, pairs.constant, x)
    return isPlain(pairs) && Number.isInteger(y * 4) ? { ...pairs, x } : null
  },
  write: (given) => {
    const { law, constant, xs, x } = given
    const y = (one: Law) => {
      const first = xs[0]
      return yOf(one, yOf(law, constant, first) / first ** powers[one], x)
    }
    const key = number(yOf(law, constant, x))
    const last = at(xs, 2)
    return {
      stem: `In the table below y varies directly or inversely as x or as the square of x. The value of y when x = ${x} is`,
      key,
      slips: slipsOf([
        ...laws
          .filter((other) => other !== law)
          .map(
            (other) =>
              [number(y(other)), `You took it that ${said[other]}, which does not fit the other pairs.`] as const,
          ),
        [
          number(yOf(law, constant, last) + (x - last)),
          'You added to y what x rises by, but the two are not in steps of one.',
        ],
        [number(constant), 'You gave the constant of variation and did not put in the value of x.'],
        [number(2 * yOf(law, constant, x)), 'You doubled the value that the law gives for this x.'],
        [number(yOf(law, constant, x) / 2), 'You halved the value that the law gives for this x.'],
      ]).filter(({ value }) => value !== undefined && isNear(value, yOf(law, constant, x))),
      principle: 'Find which of y ÷ x, y ÷ x², xy and x²y is constant; it is the constant of variation.',
      working: [
        `Constant: ${constantOf[law]} = ${printed(constant)}, so ${said[law]}`,
        `For x = ${x}: y = ${printed(constant)} ${powers[law] > 0 ? '×' : '÷'} ${x}${Math.abs(powers[law]) === 2 ? '²' : ''} = ${key.text}`,
      ],
      hints: ['Find the law from two pairs of the table.', 'Use the constant with the new value of x.'],
      figure: pairsTable(given),
    }
  },
})

export const variationTables = family(
  {
    id: 'm66',
    edition: 1,
    title: 'Variation read from a table',
    subject: 'mathematics',
    topicId: 'mat-variation',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 20,
  },
  [whichLaw, missing],
)
