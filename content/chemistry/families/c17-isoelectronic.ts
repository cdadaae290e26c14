import { family, form } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { slip } from '../drafting.ts'
import { shellsOf, shellText } from '../facts/shells.ts'
import { groupSpecies, simpleSpecies, type Species } from '../facts/species.ts'

const principle = 'Isoelectronic species have the same number of electrons, whatever their nuclear charge.'
const order = 'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca'.split(' ')

/** Only the atomic numbers that the species of one question need. */
function given(species: readonly Species[]): string {
  const symbols = new Set(species.flatMap(({ text }) => [...text.matchAll(/[A-Z][a-z]?/g)].map(([symbol]) => symbol)))
  const list = [...symbols].map((symbol) => ({ symbol, number: order.indexOf(symbol) + 1 }))
  return `[atomic numbers: ${list
    .sort((a, b) => a.number - b.number)
    .map(({ symbol, number }) => `${symbol} = ${number}`)
    .join(', ')}]`
}

const counted = ({ text, electrons }: Species) => `${text} has ${electrons} electrons`

/** Another number of electrons, but not so far off that it cannot be meant. */
const isNear = (a: Species, b: Species) => a.electrons !== b.electrons && Math.abs(a.electrons - b.electrons) <= 8

/** A species, one that is isoelectronic with it, and three that are not. */
function drawFrom(
  random: Random,
  pool: readonly Species[],
): { same: Species; key: Species; others: readonly Species[] } | null {
  const same = random.pick(pool)
  const partners = pool.filter((other) => other !== same && other.electrons === same.electrons)
  const strangers = random.shuffle(pool.filter((other) => isNear(other, same))).slice(0, 3)
  return partners.length === 0 || strangers.length < 3 ? null : { same, key: random.pick(partners), others: strangers }
}

function partnerForm(id: string, pool: readonly Species[], difficulty: 'easy' | 'medium') {
  return form<{ same: Species; key: Species; others: readonly Species[]; wording: number }>({
    id,
    difficulty,
    draw: (random) => {
      const drawn = drawFrom(random, pool)
      return drawn === null ? null : { ...drawn, wording: random.int(0, 1) }
    },
    write: ({ same, key, others, wording }) => {
      const data = given([same, key, ...others])
      return {
        stem:
          wording === 0
            ? `Which of the following is isoelectronic with ${same.text}? ${data}`
            : `A species that has the same number of electrons as ${same.text} is ${data}`,
        key: { text: key.text },
        slips: others.map((other) =>
          slip({ text: other.text }, `${counted(other)}, while ${counted(same)}, so they differ.`),
        ),
        principle,
        working: [counted(same), `${counted(key)} too, so the answer is ${key.text}`],
        hints: [
          'Count the electrons of each species.',
          'Add one for each negative charge, take one off for each positive.',
        ],
      }
    },
  })
}

const oddOneOut = form<{ key: Species; others: readonly Species[] }>({
  id: 'odd-one-out',
  difficulty: 'medium',
  draw: (random) => {
    const pool = random.int(0, 1) > 0 ? simpleSpecies : groupSpecies
    const key = random.pick(pool)
    const electrons = random.pick([10, 18, 14])
    const others = random.shuffle(pool.filter((other) => other.electrons === electrons)).slice(0, 3)
    return key.electrons === electrons || others.length < 3 ? null : { key, others }
  },
  write: ({ key, others }) => {
    const electrons = others[0]?.electrons ?? 0
    return {
      stem: `Which of these species has a number of electrons different from that of the other three? ${given([key, ...others])}`,
      key: { text: key.text },
      slips: others.map((other) =>
        slip({ text: other.text }, `${counted(other)}, and so have two others of the four.`),
      ),
      principle,
      working: [`Three of them have ${electrons} electrons`, `${counted(key)}, so the odd one is ${key.text}`],
      hints: ['Count the electrons of each species.', 'Three of the four counts are the same.'],
    }
  },
})

const isoelectronicPair = form<{ first: Species; second: Species; others: readonly (readonly [Species, Species])[] }>({
  id: 'isoelectronic-pair',
  difficulty: 'medium',
  draw: (random) => {
    const first = random.pick(simpleSpecies)
    const partners = simpleSpecies.filter((other) => other !== first && other.electrons === first.electrons)
    if (partners.length === 0) return null
    const rest = random.shuffle(simpleSpecies.filter(({ text }) => text !== first.text))
    const others: (readonly [Species, Species])[] = []
    for (let index = 0; index + 1 < rest.length && others.length < 3; index += 2) {
      const [a, b] = [rest[index], rest[index + 1]]
      if (a !== undefined && b !== undefined && isNear(a, b)) others.push([a, b])
    }
    return others.length === 3 ? { first, second: random.pick(partners), others } : null
  },
  write: ({ first, second, others }) => {
    const pair = (a: Species, b: Species) => ({ text: `${a.text} and ${b.text}` })
    const key = pair(first, second)
    return {
      stem: `Which of these pairs of species is isoelectronic? ${given([first, second, ...others.flat()])}`,
      key,
      slips: others.map(([a, b]) => slip(pair(a, b), `These differ: ${counted(a)} and ${counted(b)}.`)),
      principle,
      working: [`${counted(first)}; ${counted(second)}`, `The pair is ${key.text}`],
      hints: ['Count the electrons of both members of each pair.', 'Mind the charges of the ions.'],
    }
  },
})

const withConfiguration = form<{ key: Species; others: readonly Species[] }>({
  id: 'species-of-configuration',
  difficulty: 'easy',
  draw: (random) => {
    const key = random.pick(simpleSpecies.filter(({ text, electrons }) => /[⁺⁻]/.test(text) && electrons > 2))
    const others = random.shuffle(simpleSpecies.filter((other) => isNear(other, key))).slice(0, 3)
    return { key, others }
  },
  write: ({ key, others }) => ({
    stem: `Which of the following has the electronic configuration ${shellText(shellsOf(key.electrons))}? ${given([key, ...others])}`,
    key: { text: key.text },
    slips: others.map((other) =>
      slip({ text: other.text }, `${counted(other)}, which are arranged as ${shellText(shellsOf(other.electrons))}.`),
    ),
    principle: 'Negative ions have gained and positive ions have lost one electron for each unit of charge.',
    working: [
      `${shellText(shellsOf(key.electrons))} is ${key.electrons} electrons in all`,
      `${counted(key)}, so the answer is ${key.text}`,
    ],
    hints: ['How many electrons are in that configuration?', 'Count the electrons of each species.'],
  }),
})

export const isoelectronic = family(
  {
    id: 'c17',
    edition: 1,
    title: 'Isoelectronic species',
    subject: 'chemistry',
    topicId: 'che-atomic',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  [
    partnerForm('partner-of-ion', simpleSpecies, 'easy'),
    partnerForm('partner-of-molecule', groupSpecies, 'medium'),
    oddOneOut,
    isoelectronicPair,
    withConfiguration,
  ],
)
