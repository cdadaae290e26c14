import { family, form } from '../../engine/family.ts'
import { at, type Random } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'

const factors = ['water', 'oxygen', 'warmth'] as const

export interface SeedTubes {
  /** Of each tube, whether it has water, oxygen and warmth. */
  has: readonly (readonly boolean[])[]
}

export interface AskedFactor extends SeedTubes {
  factor: number
}

/** The complete tube, and one tube without each factor, in any order. */
function drawTubes(random: Random): SeedTubes {
  return {
    has: random.shuffle([
      [true, true, true],
      ...factors.map((_, missing) => factors.map((_, index) => index !== missing)),
    ]),
  }
}

const tubeTable = ({ has }: SeedTubes) =>
  tableFigure({
    title: 'Conditions in four tubes of seeds',
    columns: ['tube', ...factors],
    rows: has.map((row, index) => [at(rowLetters, index), ...row.map((value) => (value ? 'yes' : 'no'))]),
  })

const nameOf = (one: number, other: number) => [at(rowLetters, one), at(rowLetters, other)].sort().join(' and ')
const differing = (one: readonly boolean[], other: readonly boolean[]) =>
  factors.filter((_, index) => one[index] !== other[index])

const compare = form<AskedFactor>({
  id: 'compare',
  difficulty: 'medium',
  draw: (random) => ({ ...drawTubes(random), factor: random.int(0, factors.length - 1) }),
  write: (given) => {
    const { has, factor } = given
    const complete = has.findIndex((row) => row.every(Boolean))
    const without = has.findIndex((row) => row[factor] === false)
    const asked = at(factors, factor)
    const pairs = rowLetters.flatMap((_, one) =>
      rowLetters.flatMap((_, other) => (other > one ? [[one, other] as const] : [])),
    )
    const key = nameOf(complete, without)
    return {
      stem: `Bean seeds were kept in four tubes under the conditions in the table below. Which two tubes must be compared to show that ${asked} is necessary for germination?`,
      key: { text: key },
      slips: pairs.flatMap(([one, other]) => {
        const text = nameOf(one, other)
        const found = differing(at(has, one), at(has, other))
        if (text === key) return []
        return [
          {
            text,
            because:
              found.length === 1
                ? `These two differ in ${found.join('')} only, so they test another factor and not ${asked}.`
                : `These two differ in both ${found.join(' and ')}, so you cannot tell which of them matters.`,
          },
        ]
      }),
      principle: 'In a fair test the two set-ups differ in the factor under test and in nothing else.',
      working: [
        `The tube with every condition is ${at(rowLetters, complete)}; the one that lacks ${asked} only is ${at(rowLetters, without)}`,
        `Compare ${key}`,
      ],
      hints: [
        'Which tube is the control, with all conditions?',
        `Which tube differs from it in ${asked} and nothing else?`,
      ],
      figure: tubeTable(given),
    }
  },
})

const seedsGrow = form<SeedTubes>({
  id: 'which-germinate',
  difficulty: 'easy',
  draw: drawTubes,
  write: (given) => {
    const { has } = given
    const key = has.findIndex((row) => row.every(Boolean))
    return {
      stem: 'Cowpea seeds were put into four tubes under the conditions in the table below. In which tube will they germinate?',
      ...rowChoices(key, (row) => {
        const lacking = factors.filter((_, index) => at(has, row)[index] === false)
        return `The seeds of tube ${at(rowLetters, row)} lack ${lacking.join(' and ')}, which every germinating seed needs.`
      }),
      principle:
        'Seeds need water, oxygen and a suitable temperature to germinate; if one is missing they do not grow.',
      working: [`All three conditions are found together in tube ${at(rowLetters, key)}`],
      hints: ['Which three conditions does a seed need?', 'Which condition, if any, is missing in each tube?'],
      figure: tubeTable(given),
    }
  },
})

export const germinationTubes = family(
  {
    id: 'b71',
    edition: 1,
    title: 'Conditions for germination',
    subject: 'biology',
    topicId: 'bio-growth',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 8,
  },
  [compare, seedsGrow],
)
