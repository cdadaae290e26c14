import { proves } from '../../engine/prove.ts'
import { bloodGroups } from './b18-blood-groups.ts'

interface Blood {
  group: string
  antigens: string[]
  antibodies: string[]
}

const bloods: Blood[] = [
  { group: 'O', antigens: [], antibodies: ['A', 'B'] },
  { group: 'A', antigens: ['A'], antibodies: ['B'] },
  { group: 'B', antigens: ['B'], antibodies: ['A'] },
  { group: 'AB', antigens: ['A', 'B'], antibodies: [] },
]

const bloodOf = (group: string): Blood => {
  const found = bloods.find((blood) => blood.group === group)
  if (found === undefined) throw new RangeError(group)
  return found
}

/** Mixes cells with plasma: they clump where an antigen meets its antibody. */
const clumps = (cells: Blood, plasma: Blood): boolean =>
  cells.antigens.some((antigen) => plasma.antibodies.includes(antigen))

function safeNames(group: string, isGiving: boolean): string {
  const person = bloodOf(group)
  const safe = bloods.filter((other) => !(isGiving ? clumps(person, other) : clumps(other, person)))
  const names = safe.map((blood) => blood.group)
  return names.length === 1 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.slice(-1).join('')}`
}

interface Typing {
  method: 'sera' | 'plasma' | 'cells'
  clumpsA: boolean
  clumpsB: boolean
  clumpsD: boolean
}

/** Puts each of the four bloods through the test and keeps the one with the results seen. */
function groupTyped({ method, clumpsA, clumpsB, clumpsD }: Typing): string {
  const reagent = (letter: string): Blood => ({ group: '', antigens: [], antibodies: [letter] })
  const seen = bloods.filter((blood) => {
    if (method === 'sera') return clumps(blood, reagent('A')) === clumpsA && clumps(blood, reagent('B')) === clumpsB
    if (method === 'plasma') return clumps(blood, bloodOf('A')) === clumpsA && clumps(blood, bloodOf('B')) === clumpsB
    return clumps(bloodOf('A'), blood) === clumpsA && clumps(bloodOf('B'), blood) === clumpsB
  })
  const name = seen.map((blood) => `group ${blood.group}`).join(' or ')
  return method === 'sera' ? `${name}, Rhesus ${clumpsD ? 'positive' : 'negative'}` : name
}

interface Donors {
  o: number
  a: number
  b: number
  ab: number
  patient: string
  isGiving: boolean
}

// The second route mixes cells and plasma of every pair, antigen by antigen.
proves(bloodGroups, {
  'safe-groups': ({ group, isGiving }: { group: string; isGiving: boolean }) => safeNames(group, isGiving),
  count: ({ o, a, b, ab, patient, isGiving }: Donors) => {
    const students = [
      ...Array<string>(o).fill('O'),
      ...Array<string>(a).fill('A'),
      ...Array<string>(b).fill('B'),
      ...Array<string>(ab).fill('AB'),
    ].map(bloodOf)
    const known = bloodOf(patient)
    return students.filter((student) => !(isGiving ? clumps(known, student) : clumps(student, known))).length
  },
  typing: groupTyped,
})
