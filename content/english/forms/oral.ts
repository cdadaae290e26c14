import type { Draft } from '../../engine/family.ts'
import { entries, ipaOf, type Entry, type Mark } from '../lexicon/lexicon.ts'
import { twinKeysOf } from './cues.ts'
import { tipOn } from './tips.ts'

/** A word with the letters that are underlined in it. */
export interface Marked extends Mark {
  entry: Entry
}

/** Words of the stems; as an option they would look like the answer. */
const wordsOfStems: ReadonlySet<string> = new Set(['choose', 'same', 'sound', 'those', 'word'])

/** Every marked word whose sound passes. */
export function markedWords(passes: (sound: string) => boolean): Marked[] {
  const askable = entries.filter(({ word }) => !wordsOfStems.has(word))
  return askable.flatMap((entry) =>
    entry.marks.filter(({ sound }) => passes(sound)).map((mark) => ({ ...mark, entry })),
  )
}

export function underlined({ entry, letters }: Marked): string {
  return entry.word.replace(letters, `<u>${letters}</u>`)
}

/** A drawn question about sounds. The wrong options have other sounds at the underlined letters. */
export interface SoundQuestion {
  /** Null if the question names a symbol. */
  target: Marked | null
  sound: string
  key: Marked
  wrong: readonly Marked[]
}

export const vowelStem = (target: Marked): string =>
  `Choose the word whose underlined letters have the same vowel sound as those in ${underlined(target)}.`
export const consonantStem = (target: Marked): string =>
  `Choose the word whose underlined letters have the same consonant sound as those in ${underlined(target)}.`
export const symbolStem = ({ sound }: SoundQuestion): string =>
  `Which of these words has the sound /${sound}/ at the underlined letters?`

/** Writes a question about a sound with the pronunciation of all options. */
export function soundDraft(stem: string, { target, sound, key, wrong }: SoundQuestion): Draft {
  const asked =
    target === null
      ? `The symbol is /${sound}/`
      : `In ${target.entry.word} ${ipaOf(target.entry)}, '${target.letters}' spells /${sound}/`
  return {
    stem,
    isAboutOptions: target === null,
    key: { text: underlined(key) },
    slips: wrong.map((one) => ({
      text: underlined(one),
      because: `In ${one.entry.word} ${ipaOf(one.entry)}, '${one.letters}' spells /${one.sound}/, not /${sound}/.`,
    })),
    principle: `${asked}. ${tipOn(sound)}`,
    working: [
      `The underlined letters spell other sounds elsewhere: ${soundsIn(wrong)}.`,
      `In ${key.entry.word} ${ipaOf(key.entry)} they spell /${sound}/: ${underlined(key)}`,
    ],
    hints: [
      target === null
        ? 'Say each option slowly and listen only to the underlined part.'
        : `Say '${target.entry.word}' aloud, and keep only the sound of the underlined part.`,
      'Do not trust the spelling: say each option aloud and compare what you hear.',
    ],
    twinKeys: twinKeysOf(target?.entry ?? null, key.entry),
  }
}

/** The sounds of the underlined letters, each with its words. */
function soundsIn(marked: readonly Marked[]): string {
  const sounds = [...new Set(marked.map(({ sound }) => sound))]
  return sounds
    .map((sound) => {
      const words = marked.filter((one) => one.sound === sound).map(({ entry }) => `${entry.word} ${ipaOf(entry)}`)
      return `/${sound}/ in ${words.join(', ')}`
    })
    .join('; ')
}

export function hasSound({ sounds }: Entry, sound: string): boolean {
  return sounds.includes(sound)
}
