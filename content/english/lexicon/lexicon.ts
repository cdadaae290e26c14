import added from './added.json' with { type: 'json' }
import lexicon from './lexicon.json' with { type: 'json' }
import unconfirmedWords from './unconfirmed.json' with { type: 'json' }

/** A word with its British pronunciation, as README.md describes. */
export interface Entry {
  word: string
  /** One symbol or pair of symbols for each sound. */
  sounds: readonly string[]
  /** The index of the stressed vowel among the vowels. */
  stress: number
  /** The spelling by syllable, the stressed one in capitals; empty for words that no stress question uses. */
  split: readonly string[]
  /** Letters that may be underlined, with the sound they spell. */
  marks: readonly Mark[]
  /** 1 for the commonest words to 4 for the rarest. */
  band: number
}

export interface Mark {
  letters: string
  sound: string
}

/** The words of the first families (e01 to e15). A word more here would change their published questions. */
export const entries: readonly Entry[] = lexicon

const addedWords: ReadonlySet<string> = new Set(added.map(({ word }) => word))

/** Those words and the ones that were added later, in their order. Some of the first words have their syllables only here. */
export const allEntries: readonly Entry[] = [...lexicon.filter(({ word }) => !addedWords.has(word)), ...added]

const unconfirmed: ReadonlySet<string> = new Set(unconfirmedWords)

/** True if Britfone confirms the pronunciation. Other words are only wrong options, never a key or a target. */
export function isConfirmed({ word }: Entry): boolean {
  return !unconfirmed.has(word)
}

export function isVowel(sound: string): boolean {
  return /^[iɪeæɑɒɔʊuʌɜəa]/u.test(sound)
}

/** The pronunciation between slashes, with a stress mark if the word has several syllables. */
export function ipaOf({ sounds, stress }: Pick<Entry, 'sounds' | 'stress'>): string {
  const places = sounds.flatMap((sound, place) => (isVowel(sound) ? [place] : []))
  if (places.length === 1) return `/${sounds.join('')}/`
  const start = onsetOf(sounds, places[stress] ?? 0)
  return `/${sounds.slice(0, start).join('')}ˈ${sounds.slice(start).join('')}/`
}

/** The index at which the syllable of a vowel begins: before as many consonants as may begin an English word. */
function onsetOf(sounds: readonly string[], vowel: number): number {
  let start = vowel
  while (start > 0 && !isVowel(sounds[start - 1] ?? '') && isOnset(sounds.slice(start - 1, vowel))) start--
  return start
}

const onsets = /^(?:[^ŋ]|[pbtdkɡfθʃ]r|[pbkɡfs]l|[tdkɡs]w|[pbtdkgfvmnhs]j|s[ptkmn]|s[ptk][rlj]|skw|tʃ|dʒ)$/u

function isOnset(sounds: readonly string[]): boolean {
  return onsets.test(sounds.join(''))
}
