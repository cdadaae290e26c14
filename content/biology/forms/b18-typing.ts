import { form, type Slip } from '../../engine/family.ts'
import type { Group } from './b18-safe-groups.ts'

type Method = 'sera' | 'plasma' | 'cells'

interface Typing {
  name: string
  hospital: string
  method: Method
  /** Clumping in the test of A and in that of B: serum, plasma or cells of that letter. */
  clumpsA: boolean
  clumpsB: boolean
  /** Clumping with anti-D serum, tested with sera only. */
  clumpsD: boolean
}

const names = ['Amina', 'Emeka', 'Funmi', 'Ibrahim', 'Ebiere', 'Terna'] as const
const hospitals = ['Gombe', 'Asaba', 'Abeokuta', 'Minna', 'Uyo', 'Makurdi'] as const
const groups = ['O', 'A', 'B', 'AB'] as const

function groupWith(hasA: boolean, hasB: boolean): Group {
  if (hasA) return hasB ? 'AB' : 'A'
  return hasB ? 'B' : 'O'
}

/** The group that the test shows. Plasma of group A holds anti-B, so that its clumps show antigen B. */
function groupShown({ method, clumpsA, clumpsB }: Typing): Group {
  if (method === 'sera') return groupWith(clumpsA, clumpsB)
  if (method === 'plasma') return groupWith(clumpsB, clumpsA)
  return groupWith(!clumpsA, !clumpsB)
}

function both(clumpsA: boolean, clumpsB: boolean, nameOf: (letter: string) => string): string {
  if (clumpsA && clumpsB) return `both ${nameOf('A')} and ${nameOf('B')}`
  if (!clumpsA && !clumpsB) return `neither ${nameOf('A')} nor ${nameOf('B')}`
  const [yes, no] = clumpsA ? ['A', 'B'] : ['B', 'A']
  return `${nameOf(yes)} but not ${nameOf(no)}`
}

function stemOf({ name, hospital, method, clumpsA, clumpsB, clumpsD }: Typing): string {
  const start = `In a hospital in ${hospital}, the`
  if (method === 'sera') {
    const rhesus = clumpsD ? 'They clump with anti-D serum.' : 'They do not clump with anti-D serum.'
    const sera = both(clumpsA, clumpsB, (letter) => `with anti-${letter} serum`)
    return `${start} red blood cells of ${name} clump ${sera}. ${rhesus} ${name}'s blood is`
  }
  if (method === 'plasma')
    return `${start} red blood cells of ${name} clump ${both(clumpsA, clumpsB, (letter) => `with plasma of group ${letter}`)}. ${name}'s blood is`
  return `${start} plasma of ${name} clumps ${both(clumpsA, clumpsB, (letter) => `red cells of group ${letter}`)}. ${name}'s blood is`
}

const principles: Record<Method, string> = {
  sera: 'An anti-serum clumps red cells that carry its antigen; anti-D serum shows the Rhesus antigen.',
  plasma:
    'Plasma of group A holds anti-B and plasma of group B holds anti-A; each clumps cells with the matching antigen.',
  cells: 'Plasma holds antibodies against the antigens that its own red cells lack, and never against their own.',
}

type Letter = 'A' | 'B'

/** What the test tells of one antigen ('they clump with anti-A serum'). */
function proofOf(letter: Letter, { method, clumpsA, clumpsB }: Typing): string {
  if (method === 'sera') {
    const clumps = letter === 'A' ? clumpsA : clumpsB
    return `they ${clumps ? 'clump' : 'do not clump'} with anti-${letter} serum`
  }
  if (method === 'plasma') {
    const [source, clumps] = letter === 'A' ? ['B', clumpsB] : ['A', clumpsA]
    return `group ${source} plasma, which holds anti-${letter}, ${clumps ? 'clumps' : 'does not clump'} them`
  }
  const clumps = letter === 'A' ? clumpsA : clumpsB
  return `the plasma ${clumps ? `clumps ${letter} cells and so has` : `does not clump ${letter} cells and so has no`} anti-${letter}`
}

/** From each test to its antigen, one line for A and one for B. */
function evidence(typing: Typing, shown: Group): string[] {
  const lines = (['A', 'B'] as const).map((letter) => {
    const proof = proofOf(letter, typing)
    const has = shown.includes(letter)
    return `${proof.charAt(0).toUpperCase()}${proof.slice(1)}: the cells ${has ? 'carry' : 'do not carry'} antigen ${letter}`
  })
  if (typing.method !== 'sera') return lines
  return [
    ...lines,
    typing.clumpsD
      ? 'They clump with anti-D serum: Rhesus positive'
      : 'They do not clump with anti-D serum: Rhesus negative',
  ]
}

function reasonAgainst(wrong: Group, shown: Group, typing: Typing): string {
  const { method, clumpsA, clumpsB } = typing
  if (wrong === shown) return 'This has the antigens A and B right but reads the anti-D serum the wrong way round.'
  if (method !== 'sera' && wrong === groupWith(clumpsA, clumpsB))
    return `This reads the letter of the ${method} used as the antigen of the blood that is tested.`
  if (method === 'sera' && wrong === groupWith(!clumpsA, !clumpsB))
    return 'This reads clumping as a sign that the antigen of that serum is missing.'
  if (method === 'plasma' && wrong === groupWith(!clumpsB, !clumpsA))
    return wrong === 'O'
      ? 'This leaves both antigens out of the cells, but both kinds of plasma clump them.'
      : 'This puts both antigens on the cells, but neither kind of plasma clumps them.'
  const antigen = wrong.includes('A') === shown.includes('A') ? 'B' : 'A'
  return wrong.includes(antigen)
    ? `This puts antigen ${antigen} on the cells, but ${proofOf(antigen, typing)}.`
    : `This leaves antigen ${antigen} out of the cells, but ${proofOf(antigen, typing)}.`
}

function slipsOf(typing: Typing, shown: Group): Slip[] {
  const rhesuses = typing.method === 'sera' ? [typing.clumpsD, !typing.clumpsD] : [typing.clumpsD]
  return groups.flatMap((group) =>
    rhesuses
      .filter((rhesus) => group !== shown || rhesus !== typing.clumpsD)
      .map((rhesus) => ({ text: label(typing.method, group, rhesus), because: reasonAgainst(group, shown, typing) })),
  )
}

function label(method: Method, group: Group, isPositive: boolean): string {
  return method === 'sera' ? `group ${group}, Rhesus ${isPositive ? 'positive' : 'negative'}` : `group ${group}`
}

/** Finds a blood group from the clumping with sera, with known plasma or with known cells. */
export const bloodTyping = form<Typing>({
  id: 'typing',
  difficulty: 'hard',
  draw: (random) => ({
    name: random.pick(names),
    hospital: random.pick(hospitals),
    method: random.pick(['sera', 'plasma', 'cells'] as const),
    clumpsA: random.int(0, 1) === 1,
    clumpsB: random.int(0, 1) === 1,
    clumpsD: random.int(0, 1) === 1,
  }),
  write: (typing) => {
    const shown = groupShown(typing)
    const key = { text: label(typing.method, shown, typing.clumpsD) }
    return {
      stem: stemOf(typing),
      key,
      slips: slipsOf(typing, shown),
      principle: principles[typing.method],
      working: [...evidence(typing, shown), `So the blood is ${key.text}`],
      hints: [
        typing.method === 'cells'
          ? 'Which antigen do the red cells used carry, and what in the plasma clumps them?'
          : 'Which antibodies are in the serum or plasma used?',
        'Clumping needs an antigen and its own antibody.',
      ],
    }
  },
})
