import { proves } from '../../engine/prove.ts'
import { pedigrees, type OnePerson, type Pedigree } from './b44-pedigrees.ts'

const pairs = ['AA', 'Aa', 'aA', 'aa'] as const

/** Every way to give each person two alleles that fits the shading and the parents, as 'AA', 'Aa' or 'aa' for each person. */
function possible({ parents, children }: Pedigree): string[][] {
  const fits = (pair: string, hasAlbinism: boolean) => (pair === 'aa') === hasAlbinism
  const found: string[][] = []
  for (const father of pairs.filter((pair) => fits(pair, parents[0].hasAlbinism)))
    for (const mother of pairs.filter((pair) => fits(pair, parents[1].hasAlbinism))) {
      const offspring = [...father].flatMap((one) => [...mother].map((other) => one + other))
      let families: string[][] = [[]]
      for (const child of children)
        families = families.flatMap((family) =>
          offspring.filter((pair) => fits(pair, child.hasAlbinism)).map((pair) => [...family, pair]),
        )
      found.push(...families.map((family) => [father, mother, ...family].map((pair) => [...pair].sort().join(''))))
    }
  return found
}

/** The genotypes that a person can have, 'AA' before 'Aa' before 'aa'. */
function genotypesOf(pedigree: Pedigree, person: number): string[] {
  return [...new Set(possible(pedigree).map((people) => people[person] ?? ''))].sort()
}

proves(pedigrees, {
  genotype: (given: OnePerson) => genotypesOf(given, given.asked - 1).join(' or '),
  'next-child': (given: Pedigree) => {
    const [father, mother] = possible(given)[0] ?? []
    const offspring = [...(father ?? '')].flatMap((one) => [...(mother ?? '')].map((other) => one + other))
    return offspring.filter((pair) => pair === 'aa').length / offspring.length
  },
  'certain-carriers': (given: Pedigree) =>
    [...given.parents, ...given.children].filter((_, person) => genotypesOf(given, person).join() === 'Aa').length,
})
