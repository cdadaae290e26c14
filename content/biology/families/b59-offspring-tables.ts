import { family, form } from '../../engine/family.ts'
import { at, type Random } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'

type Group = 'A' | 'B' | 'AB' | 'O'

export interface Couples {
  couples: readonly (readonly [Group, Group])[]
  child: Group
}

export interface Crosses {
  /** Offspring with the dominant and with the recessive character. */
  counts: readonly (readonly [number, number])[]
  asked: 'two heterozygotes' | 'a heterozygote and a recessive' | 'two recessives'
}

const groups = ['A', 'B', 'AB', 'O'] as const
/** The alleles that a person of each group can pass on. */
const gametes: Readonly<Record<Group, string>> = { A: 'AO', B: 'BO', AB: 'AB', O: 'O' }

function groupFrom(one: string, other: string): Group {
  const antigens = [...new Set([one, other].filter((allele) => allele !== 'O'))].sort().join('')
  return groups.find((group) => group === antigens) ?? 'O'
}

function canHave([mother, father]: readonly [Group, Group], child: Group): boolean {
  return [...gametes[mother]].some((one) => [...gametes[father]].some((other) => groupFrom(one, other) === child))
}

/** Four couples of which `count` can have a child of the group. */
function drawCouples(random: Random, count: 1 | 3): Couples | null {
  const child = random.pick(groups)
  const couples = rowLetters.map(() => [random.pick(groups), random.pick(groups)] as const)
  const names = new Set(couples.map((couple) => [...couple].sort().join()))
  const able = couples.filter((couple) => canHave(couple, child)).length
  return able === count && names.size === couples.length ? { couples, child } : null
}

function coupleTable({ couples }: Couples) {
  return tableFigure({
    title: 'Blood groups of four couples',
    columns: ['couple', 'mother', 'father'],
    rows: couples.map(([mother, father], row) => [at(rowLetters, row), mother, father]),
  })
}

const needs: Readonly<Record<Group, string>> = {
  O: 'an allele O from each parent',
  A: 'an allele A from one parent and A or O from the other',
  B: 'an allele B from one parent and B or O from the other',
  AB: 'an allele A from one parent and B from the other',
}
const passed = (group: Group) => [...gametes[group]].join(' or ')
const passedBy = ([mother, father]: readonly [Group, Group]) =>
  `the mother can give ${passed(mother)} and the father ${passed(father)}`

const onlyParents = form<Couples>({
  id: 'only-parents',
  difficulty: 'medium',
  draw: (random) => drawCouples(random, 1),
  write: (given) => {
    const { couples, child } = given
    const key = couples.findIndex((couple) => canHave(couple, child))
    return {
      stem: `A lost baby has blood group ${child}. Which one of the couples in the table below can be its parents?`,
      ...rowChoices(
        key,
        (row) => `In couple ${at(rowLetters, row)} ${passedBy(at(couples, row))}; the baby needs ${needs[child]}.`,
      ),
      principle: `A child of group ${child} has got ${needs[child]}; allele O may be hidden in groups A and B.`,
      working: [
        `In one couple only this can happen: ${passedBy(at(couples, key))}`,
        `The parents can be couple ${at(rowLetters, key)}`,
      ],
      hints: [
        `Which two alleles can a child of group ${child} have?`,
        'Write the alleles that each parent can pass on.',
      ],
      figure: coupleTable(given),
    }
  },
})

const notParents = form<Couples>({
  id: 'not-parents',
  difficulty: 'hard',
  draw: (random) => drawCouples(random, 3),
  write: (given) => {
    const { couples, child } = given
    const key = couples.findIndex((couple) => !canHave(couple, child))
    return {
      stem: `The table below gives the blood groups of four couples. Three of the couples can have a child of group ${child}. Which couple cannot?`,
      ...rowChoices(
        key,
        (row) => `Couple ${at(rowLetters, row)} can have such a child: ${passedBy(at(couples, row))}.`,
      ),
      principle: `A child of group ${child} needs ${needs[child]}; people of groups A and B may carry a hidden O.`,
      working: [
        `In the couple that is ruled out, ${passedBy(at(couples, key))}`,
        `A child of group ${child} is impossible for couple ${at(rowLetters, key)}`,
      ],
      hints: [`Which alleles make up group ${child}?`, 'Remember that groups A and B can hide the allele O.'],
      figure: coupleTable(given),
    }
  },
})

const kinds = ['two heterozygotes', 'a heterozygote and a recessive', 'two recessives'] as const
const ratios = {
  'two heterozygotes': '3 dominant to 1 recessive',
  'a heterozygote and a recessive': 'equal numbers of both',
  'two recessives': 'recessive offspring only',
} as const

/** The cross that gives such numbers; null where one parent was pure dominant. */
function kindOf([dominant, recessive]: readonly [number, number]): (typeof kinds)[number] | null {
  if (dominant === 0) return 'two recessives'
  if (recessive === 0) return null
  return dominant > 2 * recessive ? 'two heterozygotes' : 'a heterozygote and a recessive'
}

const whichCross = form<Crosses>({
  id: 'which-cross',
  difficulty: 'medium',
  draw: (random) => {
    const few = random.int(19, 40)
    const counts = random.shuffle([
      [3 * few + random.int(-3, 3), few],
      [2 * few + random.int(-3, 3), 2 * few + random.int(-3, 3)],
      [0, 3 * few + random.int(-9, 9)],
      [4 * few + random.int(-9, 9), 0],
    ] as const)
    return { counts, asked: random.pick(kinds) }
  },
  write: ({ counts, asked }) => {
    const key = counts.findIndex((count) => kindOf(count) === asked)
    return {
      stem: `In cowpea, purple flowers are dominant to white ones. From the results in the table below, which cross was between ${asked}?`,
      ...rowChoices(key, (row) => {
        const kind = kindOf(at(counts, row))
        return kind === null
          ? `Cross ${at(rowLetters, row)} gave no white flowers, so at least one parent had two dominant alleles.`
          : `Cross ${at(rowLetters, row)} gave ${ratios[kind]}, the result of ${kind}.`
      }),
      principle: `By Mendel's law of segregation, a cross between ${asked} gives ${ratios[asked]}, apart from chance.`,
      working: [
        `Counts of ${at(counts, key).join(' purple and ')} white come close to this ratio`,
        `They belong to cross ${at(rowLetters, key)}`,
      ],
      hints: ['Draw the Punnett square for the parents named.', 'Which counts come nearest to that ratio?'],
      figure: tableFigure({
        title: 'Offspring of four crosses',
        columns: ['cross', 'purple', 'white'],
        rows: counts.map(([purple, white], row) => [at(rowLetters, row), String(purple), String(white)]),
      }),
    }
  },
})

export const offspringTables = family(
  {
    id: 'b59',
    edition: 1,
    title: 'Parents and offspring in a table',
    subject: 'biology',
    topicId: 'bio-heredity',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 12,
  },
  [onlyParents, notParents, whichCross],
)
