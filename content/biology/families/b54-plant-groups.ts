import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { slipsAs } from '../slips.ts'

export interface Generations {
  plant: string
  known: string
  asked: string
  /** Chromosomes in one set. */
  set: number
}

export interface Groups {
  rows: readonly number[]
  row: number
}

/** How many sets of chromosomes each part has. */
const setsOf: Readonly<Record<string, Readonly<Record<string, 1 | 2 | 3>>>> = {
  moss: { 'leafy plant': 1, 'stalk of the capsule': 2, spore: 1, 'male gamete': 1, zygote: 2, 'spore mother cell': 2 },
  fern: { frond: 2, prothallus: 1, spore: 1, egg: 1, zygote: 2, 'spore mother cell': 2 },
  'flowering plant': {
    'leaf cell': 2,
    egg: 1,
    endosperm: 3,
    'tube nucleus of the pollen': 1,
    embryo: 2,
    'pollen mother cell': 2,
  },
}
/** Why each part has so many sets, after its name. */
const causeOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  moss: {
    'leafy plant': 'grows from a spore, which meiosis has made',
    'stalk of the capsule': 'belongs to the sporophyte, which grows from the zygote',
    spore: 'is formed by meiosis',
    'male gamete': 'is formed by mitosis in the leafy plant, which grew from a spore',
    zygote: 'is formed when two gametes fuse',
    'spore mother cell': 'belongs to the sporophyte and has not yet gone through meiosis',
  },
  fern: {
    frond: 'belongs to the sporophyte, which grows from the zygote',
    prothallus: 'grows from a spore, which meiosis has made',
    spore: 'is formed by meiosis',
    egg: 'is formed by mitosis in the prothallus, which grew from a spore',
    zygote: 'is formed when two gametes fuse',
    'spore mother cell': 'belongs to the sporophyte and has not yet gone through meiosis',
  },
  'flowering plant': {
    'leaf cell': 'comes from the zygote by mitosis alone',
    egg: 'comes from a cell that meiosis has made in the ovule',
    endosperm: 'is formed when a male nucleus joins two polar nuclei',
    'tube nucleus of the pollen': 'comes from a cell that meiosis has made in the anther',
    embryo: 'grows from the zygote by mitosis',
    'pollen mother cell': 'is a cell of the anther that has not yet gone through meiosis',
  },
}
const setWords = ['', 'one set', 'two sets', 'three sets'] as const
const chromosomes = (value: number) => quantity(value, '', 1)

const ploidy = form<Generations>({
  id: 'chromosomes',
  difficulty: 'hard',
  draw: (random) => {
    const plant = random.pick(Object.keys(setsOf))
    const [known = '', asked = ''] = random.shuffle(Object.keys(setsOf[plant] ?? {}))
    return { plant, known, asked, set: random.step(8, 30, 2) }
  },
  write: ({ plant, known, asked, set }) => {
    const sets = setsOf[plant] ?? {}
    const [causeOfKnown, causeOfAsked] = [causeOf[plant]?.[known] ?? '', causeOf[plant]?.[asked] ?? '']
    const [from, to] = [sets[known] ?? 1, sets[asked] ?? 1]
    const given = from * set
    const key = chromosomes(to * set)
    const compared =
      from === to
        ? `both parts have ${setWords[to]}`
        : `the ${asked} has ${setWords[to]} and the ${known} ${setWords[from]}`
    return {
      stem: `In a certain ${plant}, the ${known} has ${given} chromosomes. The number in the ${asked} is`,
      key,
      slips: slipsAs(chromosomes, [
        [given, `You gave the ${asked} the number of the ${known} without asking how many sets each has.`],
        [given / 2, `You halved the number, but ${compared}.`],
        [given * 2, `You doubled the number, but ${compared}.`],
        [3 * set, `You took the ${asked} for a tissue with three sets, as in the food store of some seeds.`],
        [given * 1.5, `You added half as many again; from ${setWords[from]} to ${setWords[to]} that is not the step.`],
        [4 * set, `You joined two nuclei that already have two sets; the ${asked} has ${setWords[to]}.`],
      ]),
      principle:
        'Spores and gametes have one set of chromosomes (n); fertilization makes two sets (2n), which meiosis halves again.',
      working: [
        `The ${known} ${causeOfKnown}, so it has ${setWords[from]}: ${from === 1 ? `n = ${set}` : `${from}n = ${given} and n = ${set}`}`,
        `The ${asked} ${causeOfAsked}, so it has ${setWords[to]}: ${to} × ${set} = ${key.text}`,
      ],
      hints: [
        `In the life cycle, does the ${known} come after meiosis or after fertilization?`,
        `How many sets has the ${asked}?`,
      ],
      twinKeys: [`${plant} ${known} ${asked}`],
    }
  },
})

interface Group {
  name: string
  anchored: string
  xylem: string
  seeds: string
  /** What keeps it below the groups after it. */
  limit: string
}

/** From the simplest to the most advanced. */
const groups: readonly Group[] = [
  { name: 'an alga', anchored: 'neither', xylem: 'absent', seeds: 'none', limit: 'has no rhizoids, roots or xylem' },
  { name: 'a bryophyte', anchored: 'rhizoids', xylem: 'absent', seeds: 'none', limit: 'has rhizoids but no xylem' },
  { name: 'a pteridophyte', anchored: 'roots', xylem: 'present', seeds: 'none', limit: 'has xylem but no seeds' },
  { name: 'a gymnosperm', anchored: 'roots', xylem: 'present', seeds: 'naked', limit: 'has seeds, but not in a fruit' },
  { name: 'an angiosperm', anchored: 'roots', xylem: 'present', seeds: 'in fruit', limit: 'has its seeds in a fruit' },
]

function drawGroups(random: Random): Groups {
  return { rows: random.shuffle(groups.map((_, index) => index)).slice(0, 4), row: random.int(0, 3) }
}

function groupTable({ rows }: Groups) {
  return tableFigure({
    title: 'Four plants',
    columns: ['', 'roots or\nrhizoids', 'xylem', 'seeds'],
    rows: rows.map((index, row) => {
      const { anchored, xylem, seeds } = at(groups, index)
      return [at(rowLetters, row), anchored, xylem, seeds]
    }),
  })
}

const whichGroup = form<Groups>({
  id: 'which-group',
  difficulty: 'medium',
  draw: drawGroups,
  write: (given) => {
    const nameOf = (row: number) => at(groups, at(given.rows, row)).name
    const { name, anchored, xylem, seeds } = at(groups, at(given.rows, given.row))
    return {
      stem: `Four plants have the features shown in the table below. Which of them is ${name}?`,
      ...rowChoices(
        given.row,
        (row) => `The features of plant ${at(rowLetters, row)} are those of ${nameOf(row)}; compare them with ${name}.`,
      ),
      principle: `The features of ${name}: for fixing, ${anchored === 'neither' ? 'neither roots nor rhizoids' : anchored}; xylem ${xylem}; seeds: ${seeds}.`,
      working: [
        'All of these features must be found in one row of the table',
        `They are found together in plant ${at(rowLetters, given.row)}`,
      ],
      hints: ['Which groups have xylem?', 'Which groups form seeds, and where are the seeds?'],
      figure: groupTable(given),
    }
  },
})

function inOrder(rows: readonly number[]): string {
  const groupOf = (letter: (typeof rowLetters)[number]) => at(rows, rowLetters.indexOf(letter))
  return [...rowLetters].sort((one, other) => groupOf(one) - groupOf(other)).join(', ')
}

const order = form<Groups>({
  id: 'order',
  difficulty: 'hard',
  draw: drawGroups,
  write: (given) => {
    const { rows } = given
    const key = inOrder(rows)
    const [first = '', second = '', third = '', fourth = ''] = key.split(', ')
    const limitOf = (letter: string) => at(groups, at(rows, 'PQRS'.indexOf(letter))).limit
    return {
      stem: 'The features of four plants are given in the table below. The order of the plants from the simplest to the most advanced is',
      key: { text: key },
      slips: [
        {
          text: [fourth, third, second, first].join(', '),
          because: 'You put the most advanced plant first; the order asked for begins with the simplest.',
        },
        {
          text: [second, first, third, fourth].join(', '),
          because: `You exchanged the first two: ${first} ${limitOf(first)}, so it is simpler than ${second}.`,
        },
        {
          text: [first, third, second, fourth].join(', '),
          because: `You exchanged the two in the middle: ${second} ${limitOf(second)}, so it is simpler than ${third}.`,
        },
        {
          text: [first, second, fourth, third].join(', '),
          because: `You exchanged the last two: ${third} ${limitOf(third)}, so it is simpler than ${fourth}.`,
        },
      ],
      principle:
        'From algae to flowering plants, rhizoids come first, then roots with xylem, then naked seeds and last seeds in fruits.',
      working: [
        `In order these are ${key
          .split(', ')
          .map((letter) => at(groups, at(rows, 'PQRS'.indexOf(letter))).name)
          .join(', ')}`,
        `Order: ${key}`,
      ],
      hints: [
        'Find the plant with the fewest of these structures.',
        'Seeds in fruits are more advanced than naked seeds.',
      ],
      figure: groupTable(given),
    }
  },
})

export const plantGroups = family(
  {
    id: 'b54',
    edition: 1,
    title: 'Groups of plants and their generations',
    subject: 'biology',
    topicId: 'bio-plants',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 12,
  },
  [ploidy, whichGroup, order],
)
