import { proves } from '../../engine/prove.ts'
import { sexLinkedAnswers } from '../forms/b36-sex-linked-answers.ts'
import { crosses } from './b36-crosses.ts'

/** Every way of taking one item from each list. */
function combinations(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((found, list) => found.flatMap((row) => list.map((item) => [...row, item])), [[]])
}

const sorted = (genes: readonly string[]): string => [...genes].sort().join('')

function share<T>(all: readonly T[], fits: (one: T) => boolean): number {
  return all.filter(fits).length / all.length
}

function oneGene({ asked, offspring }: { asked: string; offspring: number }): number {
  const children = combinations([['D', 'd'], asked === 'backcross' ? ['d', 'd'] : ['D', 'd']]).map(sorted)
  const fits: Record<string, (child: string) => boolean> = {
    recessive: (child) => child === 'dd',
    backcross: (child) => child === 'dd',
    dominant: (child) => child.includes('D'),
    heterozygous: (child) => child === 'Dd',
  }
  return offspring * share(children, fits[asked] ?? (() => false))
}

function twoGenes(cross: { number: number; isFirstDominant: boolean; isSecondDominant: boolean }): number {
  const children = combinations([
    ['D', 'd'],
    ['D', 'd'],
    ['E', 'e'],
    ['E', 'e'],
  ])
  const fits = (child: string[]) =>
    child.includes('D') === cross.isFirstDominant && child.includes('E') === cross.isSecondDominant
  return cross.number * share(children, fits)
}

function sexLinked({ index }: { index: number }): number {
  const couple = sexLinkedAnswers[index]
  if (couple === undefined) return Number.NaN
  const motherGametes = { free: ['X', 'X'], carrier: ['X', 'x'], affected: ['x', 'x'] }[couple.mother]
  const children = combinations([motherGametes, [couple.isFatherAffected ? 'x' : 'X', 'Y']]).map(sorted)
  const asked = children.filter((child) => couple.child === 'child' || child.includes('Y') === (couple.child === 'son'))
  const isAffected = (child: string) => !child.includes('X')
  const isCarrier = (child: string) => child === 'Xx'
  return 100 * share(asked, couple.asked === 'affected' ? isAffected : isCarrier)
}

const genotypesOfGroup: Record<string, string[]> = { O: ['OO'], A: ['AA', 'AO'], B: ['BB', 'BO'], AB: ['AB'] }

/** Tries every man of every genotype with every genotype of the mother. */
function father({ mother, child }: { mother: string; child: string }): string {
  const groups = Object.keys(genotypesOfGroup).filter((group) =>
    combinations([genotypesOfGroup[mother] ?? [], genotypesOfGroup[group] ?? []]).some(([woman = '', man = '']) =>
      combinations([[...woman], [...man]]).some((genes) => genotypesOfGroup[child]?.includes(sorted(genes))),
    ),
  )
  const last = groups.at(-1) ?? ''
  return groups.length === 1 ? last : `${groups.slice(0, -1).join(', ')} or ${last}`
}

interface Litter {
  trait: { letter: string }
  cross: string
  dominantCount: number
  recessiveCount: number
}

/** The pair under which the litter is likeliest; a tall parent and a dwarf one are known for the pure cross. */
function parents({ trait, cross, dominantCount, recessiveCount }: Litter): string {
  const pairs = [
    ['DD', 'dd'],
    ['Dd', 'dd'],
    ['Dd', 'Dd'],
    ['DD', 'Dd'],
    ['dd', 'dd'],
    ['DD', 'DD'],
  ] as const
  const likelihoods = pairs.map(([one, other]) => {
    const isUnlike = one.includes('D') !== other.includes('D')
    if (cross === 'pure' && !isUnlike) return Number.NEGATIVE_INFINITY
    const recessive = share(combinations([[...one], [...other]]), (genes) => genes.join('') === 'dd')
    const log = (count: number, chance: number) => (count === 0 ? 0 : count * Math.log(chance))
    return log(dominantCount, 1 - recessive) + log(recessiveCount, recessive)
  })
  const best = pairs[likelihoods.indexOf(Math.max(...likelihoods))] ?? ['', '']
  return best.join(' × ').replace(/d/gi, (gene) => (gene === 'D' ? trait.letter : trait.letter.toLowerCase()))
}

// The second route draws the whole Punnett square and counts its boxes.
proves(crosses, {
  'one-gene': oneGene,
  'two-genes': twoGenes,
  'sex-linked': sexLinked,
  father,
  parents,
  'gamete-kinds': ({ pairs }: { pairs: readonly string[] }) =>
    new Set(combinations(pairs.map((pair) => [...pair])).map((gamete) => gamete.join(''))).size,
  'sickle-cell': (couple: { parents: readonly string[]; child: string }) =>
    100 *
    share(combinations(couple.parents.map((genotype) => [...genotype])), (genes) => sorted(genes) === couple.child),
})
