import { form } from '../../engine/family.ts'
import { at, type Random } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'

export interface Species {
  family: string
  name: string
}

export interface Four {
  species: readonly Species[]
}

const letters = ['P', 'Q', 'R', 'S'] as const

const species: readonly (readonly [string, readonly string[]])[] = [
  ['Felidae', ['Panthera leo', 'Panthera pardus', 'Felis catus', 'Felis silvestris']],
  ['Canidae', ['Canis aureus', 'Canis familiaris', 'Vulpes pallida', 'Lycaon pictus']],
  ['Bovidae', ['Bos taurus', 'Capra hircus', 'Ovis aries', 'Tragelaphus scriptus']],
  ['Solanaceae', ['Solanum tuberosum', 'Solanum melongena', 'Capsicum annuum', 'Nicotiana tabacum']],
  ['Poaceae', ['Zea mays', 'Oryza sativa', 'Oryza glaberrima', 'Sorghum bicolor']],
  ['Fabaceae', ['Vigna unguiculata', 'Vigna subterranea', 'Glycine max', 'Arachis hypogaea']],
]

const pool = species.flatMap(([family, names]) => names.map((name): Species => ({ family, name })))
const genusOf = ({ name }: Species) => name.split(' ')[0] ?? ''

type Pair = readonly [number, number]
const pairs: readonly Pair[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
]

/** The smallest group that two species share: 2 for the genus, 1 for the family, 0 for neither. */
function kinship(one: Species, other: Species): number {
  if (genusOf(one) === genusOf(other)) return 2
  return one.family === other.family ? 1 : 0
}

/** Four species with exactly one pair of one genus and another pair that shares its family only. */
function drawFour(random: Random): Four | null {
  const chosen = random.shuffle(pool).slice(0, letters.length)
  const found = pairs.map(([one, other]) => kinship(at(chosen, one), at(chosen, other)))
  const count = (level: number) => found.filter((one) => one === level).length
  return count(2) === 1 && count(1) >= 1 ? { species: chosen } : null
}

function tableOf(four: Four) {
  return tableFigure({
    title: 'Family and scientific name of four species',
    columns: ['', 'family', 'scientific name'],
    rows: four.species.map(({ family, name }, index) => [at(letters, index), family, name]),
  })
}

const pairName = ([one, other]: Pair) => `${at(letters, one)} and ${at(letters, other)}`

export const closest = form<Four>({
  id: 'closest',
  difficulty: 'medium',
  draw: drawFour,
  write: (four) => {
    const level = ([one, other]: Pair) => kinship(at(four.species, one), at(four.species, other))
    const key = pairs.find((pair) => level(pair) === 2) ?? at(pairs, 0)
    const genus = genusOf(at(four.species, key[0]))
    return {
      stem: 'Four species are named in the table below. Which two of them are most likely to have the largest number of features in common?',
      key: { text: pairName(key) },
      slips: pairs
        .filter((pair) => pair !== key)
        .map((pair) => ({
          text: pairName(pair),
          because:
            level(pair) === 1
              ? 'You stopped at the family; another pair agrees in the genus as well, a smaller group.'
              : `${pairName(pair)} do not even belong to one family, so they differ in much more.`,
        })),
      principle: 'The smaller the group that two species share, the more features they have in common.',
      working: [
        `The first word of a scientific name is the genus: two of the names begin with ${genus}`,
        `They share genus and family: ${pairName(key)}`,
      ],
      hints: ['Which word of the scientific name is the genus?', 'Is the genus or the family the smaller group?'],
      figure: tableOf(four),
    }
  },
})

export interface Compared extends Four {
  pair: Pair
}

const levels = ['neither the family nor the genus', 'the family but not the genus', 'the genus and the family'] as const
const impossible = 'the genus but not the family'

export const sharedGroups = form<Compared>({
  id: 'shared-groups',
  difficulty: 'medium',
  draw: (random) => {
    const four = drawFour(random)
    return four === null ? null : { ...four, pair: random.pick(pairs) }
  },
  write: (given) => {
    const [one, other] = given.pair.map((index) => at(given.species, index))
    const first = one ?? at(given.species, 0)
    const second = other ?? at(given.species, 1)
    const level = kinship(first, second)
    const key = at(levels, level)
    const facts = {
      family:
        first.family === second.family ? `both are of the ${first.family}` : `${first.family} and ${second.family}`,
      genus: level === 2 ? `both are ${genusOf(first)}` : `${genusOf(first)} and ${genusOf(second)}`,
    }
    const why = [
      level === 1
        ? `You took different genera to mean different families, but ${facts.family}.`
        : `Both agree: the names of family and genus are the same for the two.`,
      level === 0
        ? `Read the column of families again for these two: ${facts.family}.`
        : `You looked at the column of families only; of the genera, ${facts.genus}.`,
      level === 0
        ? `You compared the wrong rows: of the families, these two are ${facts.family}.`
        : `Compare the first words of the two names: ${facts.genus}.`,
    ]
    return {
      stem: `The table below names four species. Which of these groups do ${pairName(given.pair)} have in common?`,
      key: { text: key },
      slips: [
        ...levels.flatMap((text, index) => (index === level ? [] : [{ text, because: at(why, index) }])),
        {
          text: impossible,
          because: 'A genus lies inside one family, so two species cannot share the genus without the family.',
        },
      ],
      principle: 'The first word of a scientific name is the genus, and each genus belongs to one family.',
      working: [`Family: ${facts.family}; genus: ${facts.genus}`, `In common: ${key}`],
      hints: ['Find the genus in the scientific name.', 'Which is the larger group, family or genus?'],
      figure: tableOf(given),
    }
  },
})
