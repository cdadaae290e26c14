import { form, type Choice, type Slip } from '../../engine/family.ts'

export type Group = 'O' | 'A' | 'B' | 'AB'

type Known = 'group' | 'antigens' | 'antibodies'

interface Transfusion {
  group: Group
  isGiving: boolean
  known: Known
}

const allGroups = ['O', 'A', 'B', 'AB'] as const

/** Whose cells a patient of the group may receive. */
const safeDonors: Record<Group, readonly Group[]> = {
  O: ['O'],
  A: ['O', 'A'],
  B: ['O', 'B'],
  AB: ['O', 'A', 'B', 'AB'],
}

/** Who may receive the cells of a donor of the group. */
const safeRecipients: Record<Group, readonly Group[]> = {
  O: ['O', 'A', 'B', 'AB'],
  A: ['A', 'AB'],
  B: ['B', 'AB'],
  AB: ['AB'],
}

const marks: Record<Group, Record<Known, string>> = {
  O: {
    group: 'is of blood group O',
    antigens: 'has neither antigen A nor antigen B on the red blood cells',
    antibodies: 'has both anti-A and anti-B antibodies in the plasma',
  },
  A: {
    group: 'is of blood group A',
    antigens: 'has antigen A but no antigen B on the red blood cells',
    antibodies: 'has anti-B but no anti-A antibodies in the plasma',
  },
  B: {
    group: 'is of blood group B',
    antigens: 'has antigen B but no antigen A on the red blood cells',
    antibodies: 'has anti-A but no anti-B antibodies in the plasma',
  },
  AB: {
    group: 'is of blood group AB',
    antigens: 'has both antigen A and antigen B on the red blood cells',
    antibodies: 'has neither anti-A nor anti-B antibodies in the plasma',
  },
}

function listed(groups: readonly Group[]): Choice {
  const inOrder = allGroups.filter((group) => groups.includes(group))
  const last = inOrder.at(-1) ?? ''
  return { text: inOrder.length === 1 ? last : `${inOrder.slice(0, -1).join(', ')} and ${last}` }
}

function mistakes({ group, isGiving }: Transfusion, safe: readonly Group[]): Slip[] {
  const reversed = isGiving ? safeDonors[group] : safeRecipients[group]
  const clumping = allGroups.filter((other) => !safe.includes(other))
  const universal = isGiving ? 'AB' : 'O'
  const slips: Slip[] = [
    { ...listed(reversed), because: 'This swaps the roles of donor and recipient in the transfusion.' },
    { ...listed([group]), because: 'This allows the same group only and overlooks the other safe transfusions.' },
    {
      ...listed(allGroups),
      because: 'This overlooks the antibodies of the plasma, which clump cells with the matching antigen.',
    },
    {
      ...listed([universal]),
      because: `This remembers only that group ${universal} is always safe in this role and stops there.`,
    },
    {
      ...listed(['A', 'B', 'AB']),
      because: 'This picks the groups that have an antigen without testing each plasma against the cells.',
    },
    {
      ...listed(['A', 'B']),
      because: 'This counts the groups with one antigen without testing them against the plasma.',
    },
  ]
  if (clumping.length === 0) return slips
  return [...slips, { ...listed(clumping), because: 'This lists the transfusions in which the red cells would clump.' }]
}

function principleOf({ group, isGiving }: Transfusion): string {
  const reasons: Record<Group, readonly [receiving: string, giving: string]> = {
    O: ['anti-A and anti-B, which clump any cell with an antigen', 'no antigen that plasma could clump'],
    A: ['anti-B, which clumps cells with antigen B', 'antigen A, which anti-A plasma clumps'],
    B: ['anti-A, which clumps cells with antigen A', 'antigen B, which anti-B plasma clumps'],
    AB: ['no antibody that clumps the cells given', 'both antigens, which any anti-A or anti-B plasma clumps'],
  }
  const [receiving, giving] = reasons[group]
  return isGiving
    ? `A transfusion is safe if the recipient's plasma does not clump the cells given; group ${group} cells have ${giving}.`
    : `A transfusion is safe if the recipient's plasma does not clump the cells given; group ${group} plasma has ${receiving}.`
}

/** Which groups a person may give red cells to or receive them from, told the group, the antigens or the antibodies. */
export const safeGroups = form<Transfusion>({
  id: 'safe-groups',
  difficulty: 'easy',
  draw: (random) => ({
    group: random.pick(allGroups),
    isGiving: random.int(0, 1) === 1,
    known: random.pick(['group', 'antigens', 'antibodies'] as const),
  }),
  write: (transfusion) => {
    const { group, isGiving, known } = transfusion
    const safe = isGiving ? safeRecipients[group] : safeDonors[group]
    const person = isGiving ? 'donor' : 'patient'
    const asked = isGiving
      ? 'to which blood groups can this donor safely give'
      : 'from which blood groups can this patient safely receive'
    return {
      stem: `A ${person} ${marks[group][known]}. As regards the ABO system, ${asked} red blood cells?`,
      key: listed(safe),
      slips: mistakes(transfusion, safe),
      principle: principleOf(transfusion),
      working: [
        `So this ${person} can ${isGiving ? 'give to' : 'receive from'} ${safe.length === 1 ? 'group' : 'groups'} ${listed(safe).text}`,
      ],
      hints: ['Which antigens are on the cells that are given?', "Which antibodies are in the recipient's plasma?"],
    }
  },
})
