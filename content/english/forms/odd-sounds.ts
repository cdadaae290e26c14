import { form, type BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { drawBalanced } from './balance.ts'
import { bandOf, lengthOf, twinKeysOf } from './cues.ts'
import { contrastOf } from './tips.ts'
import { hasSound, underlined, type Marked, type SoundQuestion } from './oral.ts'
import { consonantMarks, isClose, vowelMarks } from './sounds.ts'
import { ipaOf, isConfirmed, isVowel } from '../lexicon/lexicon.ts'

const wrongCount = 3

/**
 * A form that shows four words with the same letters underlined. In three of them the letters have one of these sounds; the key is the
 * word in which they have another. Their spelling says nothing about the key.
 */
export function oddSound(id: string, sounds: readonly string[]): BoundForm {
  const isOfVowels = isVowel(sounds[0] ?? '')
  const pool = isOfVowels ? vowelMarks : consonantMarks
  const groups = sounds.flatMap((sound) => groupsWith(sound, pool))
  return form<SoundQuestion>({
    id,
    difficulty: 'medium',
    draw: (random) => drawOdd(random, groups),
    write: (question) => oddDraft(question, isOfVowels ? 'vowel' : 'consonant'),
  })
}

/** Words with the same letters: those in which they have the sound, and those in which they have another. */
interface Group {
  sound: string
  having: readonly Marked[]
  others: readonly Marked[]
}

function groupsWith(sound: string, pool: readonly Marked[]): Group[] {
  const spellings = [...new Set(pool.filter((one) => one.sound === sound).map(({ letters }) => letters))]
  return spellings.flatMap((letters) => {
    const alike = pool.filter((one) => one.letters === letters)
    const having = alike.filter((one) => one.sound === sound)
    const others = alike.filter(
      (one) =>
        one.sound !== sound && !hasSound(one.entry, sound) && !isClose(one.sound, sound) && isConfirmed(one.entry),
    )
    return having.length < wrongCount || others.length === 0 ? [] : [{ sound, having, others }]
  })
}

function drawOdd(random: Random, groups: readonly Group[]): SoundQuestion | null {
  return drawBalanced<Marked, SoundQuestion>(random, {
    cuesOf: () => [({ entry }) => lengthOf(entry), ({ entry }) => bandOf(entry)],
    attempt: () => {
      const { sound, having, others } = random.pick(groups)
      return { target: null, sound, key: random.pick(others), wrong: random.shuffle(having).slice(0, wrongCount) }
    },
  })
}

function oddDraft({ sound, key, wrong }: SoundQuestion, kind: 'vowel' | 'consonant') {
  return {
    stem: `Three of these words have the same ${kind} sound at the underlined letters. Which word has a different one?`,
    isAboutOptions: true,
    key: { text: underlined(key) },
    slips: wrong.map((one) => ({
      text: underlined(one),
      because: `In ${one.entry.word} ${ipaOf(one.entry)}, '${one.letters}' spells /${sound}/, as it does in two other words.`,
    })),
    principle: `The spelling '${key.letters}' has several sounds. In three of the words it has the sound /${sound}/.`,
    working: [
      contrastOf(sound, key.sound),
      `The sound /${sound}/ is heard in ${wrong.map(({ entry }) => `${entry.word} ${ipaOf(entry)}`).join(', ')}.`,
      `The other sound, /${key.sound}/, is heard in ${key.entry.word} ${ipaOf(key.entry)}: ${underlined(key)}`,
    ],
    hints: [
      'All four words have the same spelling underlined, so only your ear can help: say them aloud.',
      'Find two words that certainly sound alike there, then compare the other two with them.',
    ] as const,
    twinKeys: [...twinKeysOf(null, key.entry), ...pairsOf(wrong).map((pair) => `${kind}s of ${pair}`)],
  }
}

/** The pairs of words that sound alike, so that no other question shows two of them together again. */
function pairsOf(marked: readonly Marked[]): string[] {
  const words = marked.map(({ entry }) => entry.word).sort()
  return words.flatMap((one, place) => words.slice(place + 1).map((other) => `${one} ${other}`))
}
