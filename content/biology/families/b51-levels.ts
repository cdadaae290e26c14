import { family, form } from '../../engine/family.ts'
import { at } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'

type Level = 'cell' | 'tissue' | 'organ' | 'system'

export interface SameLevel {
  asked: string
  key: string
  others: readonly string[]
}

export interface Animals {
  /** Indexes of `organisms` in the order of the rows. */
  rows: readonly number[]
  row: number
}

const partsByLevel: Readonly<Record<Level, readonly string[]>> = {
  cell: ['a sperm', 'a neurone', 'a red blood corpuscle', 'a guard cell', 'a root hair'],
  tissue: ['blood', 'cartilage', 'xylem', 'phloem', 'the epidermis of a leaf', 'bone tissue'],
  organ: ['a kidney', 'the heart', 'the tongue', 'a leaf', 'a root', 'an eye', 'the liver'],
  system: [
    'the kidneys, ureters and bladder',
    'the heart and blood vessels',
    'the brain, spinal cord and nerves',
    'the bones and joints',
  ],
}
const levels = ['cell', 'tissue', 'organ', 'system'] as const
const meaning: Readonly<Record<Level, string>> = {
  cell: 'a single cell',
  tissue: 'a group of like cells with one work, a tissue',
  organ: 'several tissues that work together, an organ',
  system: 'several organs with one purpose, a system',
}

function levelOf(part: string): Level {
  return levels.find((level) => partsByLevel[level].includes(part)) ?? 'cell'
}

const sameLevel = form<SameLevel>({
  id: 'same-level',
  difficulty: 'medium',
  draw: (random) => {
    const [level = 'cell', ...rest] = random.shuffle(levels)
    const [asked = '', key = ''] = random.shuffle(partsByLevel[level])
    return { asked, key, others: rest.map((other) => random.pick(partsByLevel[other])) }
  },
  write: ({ asked, key, others }) => ({
    stem: `Which of the following is at the same level of organization as ${asked}?`,
    key: { text: key },
    slips: others.map((text) => ({
      text,
      because: `You matched different levels; the option ‘${text}’ names ${meaning[levelOf(text)]}.`,
    })),
    principle: 'The levels of organization of a body are, in order, cell, tissue, organ and system.',
    working: [`The level of ${asked}: ${meaning[levelOf(asked)]}`, `At the same level is ${key}`],
    hints: [
      `Is ${asked} made of one cell, like cells, several tissues or several organs?`,
      'Find the level of each option in the same way.',
    ],
    twinKeys: [`${asked} and ${key}`],
  }),
})

interface Organism {
  name: string
  /** The number of cells as a table gives it, and how far they are organized. */
  cells: string
  tissues: string
  organs: string
  level: string
}

const organisms: readonly Organism[] = [
  { name: 'Amoeba', cells: 'one', tissues: 'no', organs: 'no', level: 'a single cell' },
  { name: 'Volvox', cells: 'many, similar', tissues: 'no', organs: 'no', level: 'a colony of similar cells' },
  { name: 'Hydra', cells: 'many', tissues: 'yes', organs: 'no', level: 'tissues without organs' },
  { name: 'the earthworm', cells: 'many', tissues: 'yes', organs: 'yes', level: 'organs and systems' },
]

/** What the body that is asked about has or lacks, unlike the one in another row. */
function contrast(asked: Organism, other: Organism): string {
  if ((asked.cells === 'one') !== (other.cells === 'one'))
    return asked.cells === 'one' ? 'is one cell only' : 'has many cells, not one'
  if (asked.tissues !== other.tissues) return asked.tissues === 'yes' ? 'has tissues' : 'has no tissues'
  return asked.organs === 'yes' ? 'has organs as well' : 'has no organs'
}

const whichRow = form<Animals>({
  id: 'which-organism',
  difficulty: 'medium',
  draw: (random) => ({ rows: random.shuffle(organisms.map((_, index) => index)), row: random.int(0, 3) }),
  write: ({ rows, row }) => {
    const shown = rows.map((index) => at(organisms, index))
    const asked = at(shown, row)
    return {
      stem: `The table below compares the bodies of four organisms. Which of them is most likely to be ${asked.name}?`,
      ...rowChoices(
        row,
        (other) =>
          `Row ${at(rowLetters, other)} describes ${at(shown, other).level}, but ${asked.name} ${contrast(asked, at(shown, other))}.`,
      ),
      principle: 'Organisms are organized as single cells, colonies, tissues, or organs and systems.',
      working: [`The level of ${asked.name}: ${asked.level}`, `The row that fits is ${at(rowLetters, row)}`],
      hints: [`Is ${asked.name} one cell or many?`, 'Has it tissues, and has it organs?'],
      figure: tableFigure({
        title: 'The bodies of four organisms',
        columns: ['', 'cells', 'tissues', 'organs'],
        rows: shown.map(({ cells, tissues, organs }, index) => [at(rowLetters, index), cells, tissues, organs]),
      }),
    }
  },
})

export const levelsOfOrganization = family(
  {
    id: 'b51',
    edition: 1,
    title: 'Levels of organization',
    subject: 'biology',
    topicId: 'bio-organization',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 10,
  },
  [sameLevel, whichRow],
)
