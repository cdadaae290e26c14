import { form, type BoundForm } from '../../engine/family.ts'
import { bandOf, lengthOf } from './cues.ts'
import { askable, remembered, spoken, stressedVowelOf, wordForm } from './words.ts'
import { isVowel, type Entry } from '../lexicon/lexicon.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five']
const rule = 'A word has as many syllables as it has vowel sounds; silent vowel letters do not count.'

/**
 * Words whose syllables nobody disputes: no two vowels meet, and no weak vowel stands before l, m, n or r and another vowel, where it can
 * be dropped.
 */
export const countable: readonly Entry[] = askable.filter(
  ({ sounds, split, word }) =>
    (split.length > 0 || sounds.filter(isVowel).length === 1) &&
    !sounds.some((sound, place) => isVowel(sound) && isVowel(sounds[place + 1] ?? '')) &&
    !sounds.some(
      (sound, place) =>
        /^[əɪ]$/u.test(sound) && /^[lmnr]$/.test(sounds[place + 1] ?? '') && isVowel(sounds[place + 2] ?? ''),
    ) &&
    !sounds.some((sound) => ['ɪə', 'eə', 'ʊə'].includes(sound)) &&
    word.length > 2,
)
const byCount = [1, 2, 3, 4, 5].map((count) => countable.filter((one) => syllablesOf(one) === count))

function syllablesOf({ split }: Entry): number {
  return Math.max(1, split.length)
}

function ofCount(count: number): readonly Entry[] {
  return byCount[count - 1] ?? []
}

const ofOtherCounts = remembered((count: number) =>
  [1, 2, 3, 4].filter((other) => other !== count && Math.abs(other - count) < 3).flatMap(ofCount),
)

/** Divided by hyphens; a word of one syllable is not divided. */
function divided({ word, split }: Entry): string {
  return split.length === 0 ? word : split.join('-').toLowerCase()
}

export const syllableCount: BoundForm = wordForm({
  id: 'syllable-count',
  difficulty: 'easy',
  pick: (random) => {
    const count = random.int(1, 4)
    return { target: null, asked: String(count), keys: ofCount(count), wrong: ofOtherCounts(count) }
  },
  cuesOf: () => [lengthOf, bandOf],
  write: ({ asked, key }) => ({
    stem: `Which of these words has ${counted(Number(asked))}?`,
    rule,
    whyNot: (one) =>
      `The word ${spoken(one)} has ${counted(syllablesOf(one))}${one.split.length > 0 ? `, ${divided(one)}` : ''}. Count its vowel sounds.`,
    ending:
      key.split.length > 0
        ? `Divided into syllables it is ${divided(key)}`
        : `It cannot be divided, because it has one vowel sound, /${stressedVowelOf(key)}/`,
    tip: 'Clap once for each vowel sound. A final e, as in make or come, gets no clap.',
    hints: [
      'Clap your hands as you say each word: one clap for each beat.',
      'Long words on paper may be short to the ear. Count sounds and not letters.',
    ],
  }),
})

export const mostSyllables: BoundForm = wordForm({
  id: 'most-syllables',
  difficulty: 'medium',
  pick: (random) => {
    const count = random.int(2, 4)
    return { target: null, asked: String(count), keys: ofCount(count), wrong: ofCount(count - 1) }
  },
  cuesOf: () => [lengthOf, bandOf, ({ word }) => word.match(/[aeiouy]/g)?.length ?? 0],
  write: ({ asked, key }) => ({
    stem: 'Which of these words has one syllable more than the others?',
    rule,
    whyNot: (one) =>
      `The word ${spoken(one)} has ${counted(Number(asked) - 1)} only${one.split.length > 0 ? `, ${divided(one)}` : ''}, like two others.`,
    ending: `With ${counted(Number(asked))}, ${divided(key)}`,
    tip: 'The longest word on paper need not have the most syllables: strength has one, and banana has three.',
    hints: [
      'Put a finger under your chin: it drops once for each syllable.',
      'Count the vowel sounds of each word. Three words have the same number.',
    ],
  }),
})

/** How many syllables a word has. */
export interface NumberQuestion {
  target: Entry
}

export const syllableNumber: BoundForm = form<NumberQuestion>({
  id: 'syllable-number',
  difficulty: 'easy',
  draw: (random) => ({ target: random.pick(ofCount(random.int(2, 5))) }),
  write: ({ target }) => {
    const count = syllablesOf(target)
    return {
      stem: `How many syllables are there in the word '${target.word}'?`,
      key: { text: numberOf(count) },
      slips: [2, 3, 4, 5]
        .filter((other) => other !== count)
        .map((other) => ({
          text: numberOf(other),
          because: `The word ${spoken(target)} has ${vowelCount(target)} vowel sounds, so ${numberOf(other).toLowerCase()} would be ${other > count ? 'too many' : 'too few'}.`,
        })),
      principle: rule,
      working: [
        `The word ${spoken(target)} is divided ${divided(target)}.`,
        'If you doubt, say it slowly and clap: every vowel sound is one beat.',
        `Its vowel sounds are ${target.sounds
          .filter(isVowel)
          .map((sound) => `/${sound}/`)
          .join(', ')}: ${numberOf(count)}`,
      ],
      hints: [
        `Say '${target.word}' slowly and clap once for each beat.`,
        'Count the vowels that you hear, not the vowel letters that you see.',
      ],
      twinKeys: [`target ${target.word}`, `key ${target.word}`],
    }
  },
})

function vowelCount({ sounds }: Entry): string {
  return numbers[sounds.filter(isVowel).length] ?? ''
}

function numberOf(count: number): string {
  const name = numbers[count] ?? ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function counted(count: number): string {
  return count === 1 ? 'one syllable' : `${numbers[count]} syllables`
}
