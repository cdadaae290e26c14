import { form, type Choice, type Slip } from '../../engine/family.ts'

type Group = 'O' | 'A' | 'B' | 'AB'
type Gene = 'O' | 'A' | 'B'

interface Family {
  mother: Group
  child: Group
}

const allGroups = ['O', 'A', 'B', 'AB'] as const

/** The gene that the child must have from its father. Families whose father may be of any group are left out. */
const fathersGenes: readonly (Family & { genes: readonly Gene[] })[] = [
  { mother: 'O', child: 'O', genes: ['O'] },
  { mother: 'O', child: 'A', genes: ['A'] },
  { mother: 'O', child: 'B', genes: ['B'] },
  { mother: 'A', child: 'O', genes: ['O'] },
  { mother: 'A', child: 'B', genes: ['B'] },
  { mother: 'A', child: 'AB', genes: ['B'] },
  { mother: 'B', child: 'O', genes: ['O'] },
  { mother: 'B', child: 'A', genes: ['A'] },
  { mother: 'B', child: 'AB', genes: ['A'] },
  { mother: 'AB', child: 'AB', genes: ['A', 'B'] },
]

const groupsWithGene: Record<Gene, readonly Group[]> = { O: ['O', 'A', 'B'], A: ['A', 'AB'], B: ['B', 'AB'] }

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
      because: 'This gives the father the group of the child, but other groups may carry the gene.',
    },
    { ...listed([mother]), because: 'This gives the father the group of the mother, who passes on a gene of her own.' },
    { ...listed(impossible), because: 'This lists the men who could not be the father of the child.' },
    { ...listed(allGroups), because: 'This rules no man out, but the child needs a certain gene from its father.' },
    {
      ...listed(['A', 'B']),
      because: 'This takes the groups with one antigen without testing which gene they can pass on.',
    },
    {
      ...listed([mother, child]),
      because: 'This allows the groups of mother and child only, but genes can be hidden.',
    },
  ]
}

function named(genes: readonly Gene[]): string {
  return genes.map((gene) => `gene ${gene}`).join(' or ')
}

/** Which blood groups the father of a child may have, from the groups of mother and child. */
export const fathersGroup = form<Family & { town: string }>({
  id: 'father',
  difficulty: 'hard',
  draw: (random) => {
    const { mother, child } = random.pick(fathersGenes)
    return { mother, child, town: random.pick(['Benin', 'Sokoto', 'Aba', 'Ilorin', 'Warri', 'Bauchi'] as const) }
  },
  write: ({ mother, child, town }) => {
    const genes = fathersGenes.find((row) => row.mother === mother && row.child === child)?.genes ?? []
    const possible = allGroups.filter((group) => genes.some((gene) => groupsWithGene[gene].includes(group)))
    const key = listed(possible)
    return {
      stem: `In a paternity case in ${town}, a mother of blood group ${mother} has a child of blood group ${child}. As regards the ABO system, what are all the possible groups of the father?`,
      key,
      slips: slipsOf({ mother, child }, possible),
      principle: 'A child gets one ABO gene from each parent; genes A and B are codominant and gene O is recessive.',
      working: [
        `From its father the child must have ${named(genes)}`,
        `That gene can come from a man of group ${key.text}`,
      ],
      hints: ['Which genes can the mother have given?', 'Which groups can carry the other gene, even hidden?'],
    }
  },
})
