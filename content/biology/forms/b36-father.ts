import { form, type Choice, type Slip } from '../../engine/family.ts'

type Group = 'O' | 'A' | 'B' | 'AB'
type Allele = 'O' | 'A' | 'B'

interface Family {
  mother: Group
  child: Group
}

const allGroups = ['O', 'A', 'B', 'AB'] as const

/** The allele that the child must have from its father. Families whose father may be of any group are left out. */
const fathersAlleles: readonly (Family & { alleles: readonly Allele[] })[] = [
  { mother: 'O', child: 'O', alleles: ['O'] },
  { mother: 'O', child: 'A', alleles: ['A'] },
  { mother: 'O', child: 'B', alleles: ['B'] },
  { mother: 'A', child: 'O', alleles: ['O'] },
  { mother: 'A', child: 'B', alleles: ['B'] },
  { mother: 'A', child: 'AB', alleles: ['B'] },
  { mother: 'B', child: 'O', alleles: ['O'] },
  { mother: 'B', child: 'A', alleles: ['A'] },
  { mother: 'B', child: 'AB', alleles: ['A'] },
  { mother: 'AB', child: 'AB', alleles: ['A', 'B'] },
]

const groupsWithAllele: Record<Allele, readonly Group[]> = { O: ['O', 'A', 'B'], A: ['A', 'AB'], B: ['B', 'AB'] }

function listed(groups: readonly Group[]): Choice {
  const inOrder = allGroups.filter((group) => groups.includes(group))
  const last = inOrder.at(-1) ?? ''
  return { text: inOrder.length === 1 ? last : `${inOrder.slice(0, -1).join(', ')} or ${last}` }
}

function slipsOf({ mother, child }: Family, possible: readonly Group[]): Slip[] {
  const impossible = allGroups.filter((group) => !possible.includes(group))
  return [
    {
      ...listed([child]),
      because: 'This gives the father the group of the child, but other groups may carry the allele.',
    },
    {
      ...listed([mother]),
      because: 'This gives the father the group of the mother, who passes on an allele of her own.',
    },
    { ...listed(impossible), because: 'This lists the men who could not be the father of the child.' },
    { ...listed(allGroups), because: 'This rules no man out, but the child needs a certain allele from its father.' },
    {
      ...listed(['A', 'B']),
      because: 'This takes the groups with one antigen without testing which allele they can pass on.',
    },
    {
      ...listed([mother, child]),
      because: 'This allows the groups of mother and child only, but alleles can be hidden.',
    },
  ]
}

function named(alleles: readonly Allele[]): string {
  return alleles.map((allele) => `allele ${allele}`).join(' or ')
}

/** Which blood groups the father of a child may have, from the groups of mother and child. */
export const fathersGroup = form<Family & { town: string }>({
  id: 'father',
  difficulty: 'hard',
  draw: (random) => {
    const { mother, child } = random.pick(fathersAlleles)
    return { mother, child, town: random.pick(['Benin', 'Sokoto', 'Aba', 'Ilorin', 'Warri', 'Bauchi'] as const) }
  },
  write: ({ mother, child, town }) => {
    const alleles = fathersAlleles.find((row) => row.mother === mother && row.child === child)?.alleles ?? []
    const possible = allGroups.filter((group) => alleles.some((allele) => groupsWithAllele[allele].includes(group)))
    const key = listed(possible)
    return {
      stem: `In a paternity case in ${town}, a mother of blood group ${mother} has a child of blood group ${child}. As regards the ABO system, what are all the possible groups of the father?`,
      key,
      slips: slipsOf({ mother, child }, possible),
      principle:
        'A child gets one ABO allele from each parent; alleles A and B are codominant and allele O is recessive.',
      working: [
        `From its father the child must have ${named(alleles)}`,
        `That allele can come from a man of group ${key.text}`,
      ],
      hints: ['Which alleles can the mother have given?', 'Which groups can carry the other allele, even hidden?'],
    }
  },
})
