import { groupBy } from '@sabi/shared/practice/group-by'
import type { BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { bandOf, countEndings, endingOf, haveDifferentEndings, lengthOf } from './cues.ts'
import { tipOn } from './tips.ts'
import { askable, replaced, spoken, wordForm, type WordQuestion } from './words.ts'
import { isVowel, type Entry } from '../lexicon/lexicon.ts'

/** The letters at an edge of a word from which a reader may expect the sound. Wrong options have them too. */
const firstLetters: Readonly<Record<string, RegExp>> = {
  k: /^[ckq]/,
  s: /^[sc]/,
  ʃ: /^(s|ch)/,
  tʃ: /^(ch|c|t)/,
  dʒ: /^[jg]/,
  ɡ: /^g/,
  n: /^[kn]/,
  r: /^[wr]/,
  h: /^[wh]/,
  w: /^w/,
  f: /^(f|ph|p)/,
  θ: /^t/,
  ð: /^t/,
  t: /^t/,
}
const lastLetters: Readonly<Record<string, RegExp>> = {
  s: /(s|se|ce|ze|z)$/,
  z: /(s|se|ze|ce|z)$/,
  f: /(f|fe|gh|ph|ve)$/,
  k: /(ck|k|c|ch|que)$/,
  ʃ: /(sh|ch|che|ss)$/,
  tʃ: /(ch|tch|sh)$/,
  dʒ: /(ge|dge|g)$/,
  ŋ: /(ng|n|nk|nd)$/,
  m: /(m|mb|mn|me|n)$/,
  θ: /(th|t)$/,
  d: /(d|de|t|ed)$/,
  t: /(t|te|d|ght)$/,
  v: /(ve|f|fe)$/,
  n: /(n|ne|gn|ng)$/,
}

const wrongCount = 3
/** Words that end with /s/ as nouns or adjectives and with /z/ as verbs. */
const nounOrVerb: ReadonlySet<string> = new Set(['abuse', 'close', 'excuse', 'house', 'use'])
const firstOf = ({ sounds }: Entry) => sounds[0] ?? ''
const lastOf = ({ sounds }: Entry) => sounds.at(-1) ?? ''
const byFirst = pools(firstOf, firstLetters)
const byLast = pools(lastOf, lastLetters)

interface Pool {
  sound: string
  keys: readonly Entry[]
  wrong: readonly Entry[]
}

function pools(edgeOf: (entry: Entry) => string, letters: Readonly<Record<string, RegExp>>): Pool[] {
  const consonant = askable.filter((entry) => !isVowel(edgeOf(entry)))
  const groups = groupBy(consonant, edgeOf)
  return Object.entries(letters)
    .map(([sound, pattern]) => ({
      sound,
      keys: (groups.get(sound) ?? []).filter(({ word }) => pattern.test(word)),
      wrong: consonant.filter((one) => edgeOf(one) !== sound && pattern.test(one.word)),
    }))
    .filter(({ keys, wrong }) => keys.length > 1 && wrong.length >= wrongCount)
}

export const firstConsonant: BoundForm = wordForm({
  id: 'first-consonant',
  difficulty: 'easy',
  pick: (random) => {
    const { sound, keys, wrong } = random.pick(byFirst)
    return { target: null, asked: sound, keys, wrong }
  },
  cuesOf: ({ key }) => [lengthOf, bandOf, (option) => (option.word[0] === key.word[0] ? 1 : 0)],
  write: ({ asked }) => ({
    stem: `Which of these words begins with the sound /${asked}/?`,
    rule: 'Several letters can begin a word with the same sound, and a first letter may be silent.',
    whyNot: (one) => `The first sound of ${spoken(one)} is /${firstOf(one)}/, not /${asked}/.`,
    ending: `The first sound is /${asked}/`,
    tip: tipOn(asked),
    hints: [
      'Get ready to say each word and stop at once: which sound is your mouth prepared for?',
      'Look past the first letter. Two letters may spell one sound, and one may be silent.',
    ],
  }),
})

export const lastConsonant: BoundForm = wordForm({
  id: 'last-consonant',
  difficulty: 'medium',
  pick: (random) => {
    const { sound, keys, wrong } = pickLast(random)
    return { target: null, asked: sound, keys, wrong }
  },
  accepts: hasNoOddEnding,
  mend: withoutAmbiguous,
  write: ({ asked, key }) => ({
    stem: `Which of these words ends with the sound /${asked}/?`,
    rule: 'A word ends with its last sound, which its last letter need not show: a final e, b or n may be silent.',
    whyNot: (one) => `The last sound of ${spoken(one)} is /${lastOf(one)}/, and so it does not end with /${asked}/.`,
    ending: `The last sound${nounOrVerb.has(key.word) ? ' of the noun' : ''} is /${asked}/`,
    tip: tipOn(asked),
    hints: [
      'Say each word and hold its end. What does your mouth hold?',
      'What do lips and tongue do at the very end of each word, and does the throat hum?',
    ],
  }),
})

export const lastLike: BoundForm = wordForm({
  id: 'last-like',
  difficulty: 'hard',
  pick: (random) => {
    const { sound, keys, wrong, targets } = pickLast(random)
    return { target: random.pick(targets), asked: sound, keys, wrong }
  },
  accepts: hasNoOddEnding,
  mend: withoutAmbiguous,
  write: ({ target, asked }) => ({
    stem: `Which of these words ends with the same consonant sound as '${target?.word}'?`,
    rule: `The last sound of ${target === null ? '' : spoken(target)} is /${asked}/, whatever its last letters are.`,
    whyNot: (one) => `At the end of ${spoken(one)} one hears /${lastOf(one)}/ and not the /${asked}/ of the question.`,
    ending: `It ends with /${asked}/ too`,
    tip: tipOn(asked),
    hints: [
      `Say '${target?.word}' and keep its very last sound in your mouth.`,
      'Now end each option with that sound. In three words this sounds wrong.',
    ],
  }),
})

interface LastPool extends Pool {
  targets: readonly Entry[]
}

/** The pools in which keys and wrong options end with the same letters. */
const alikePools: readonly LastPool[] = byLast.flatMap(({ sound, keys, wrong }) =>
  [...groupBy(keys, endingOf)].flatMap(([ending, alike]) => {
    const tempting = wrong.filter((one) => endingOf(one) === ending)
    return tempting.length < wrongCount ? [] : [{ sound, keys: alike, wrong: tempting, targets: keys }]
  }),
)

/** In half of the questions all options end with the same letters, in the other half no two do: no ending tells the key. */
function pickLast(random: Random): LastPool {
  if (random.int(0, 1) === 0) return random.pick(alikePools)
  const pool = random.pick(byLast)
  return { ...pool, targets: pool.keys }
}

function hasNoOddEnding({ target, key, wrong }: WordQuestion): boolean {
  const options = [key, ...wrong]
  if (countEndings(options) === 1) return true
  return haveDifferentEndings(target === null ? options : [target, ...options])
}

/**
 * Exchanges wrong options that would be right if they were read as verbs, by words of the same pool with the same spelling at the end or,
 * where no two options end alike, with another.
 */
function withoutAmbiguous(question: WordQuestion): WordQuestion {
  const { target, asked, key, wrong } = question
  if (!['s', 'z'].includes(asked)) return question
  const isAmbiguous = ({ word }: Entry) => nounOrVerb.has(word)
  const isAlike = countEndings([key, ...wrong]) === 1
  const taken = new Set([...(target === null ? [] : [target]), key, ...wrong].map(endingOf))
  const pool = () =>
    (byLast.find(({ sound }) => sound === asked)?.wrong ?? []).filter(
      (one) => !isAmbiguous(one) && (isAlike ? endingOf(one) === endingOf(key) : !taken.has(endingOf(one))),
    )
  return replaced(question, { isUnfit: isAmbiguous, pool, cues: [lengthOf, bandOf] }) ?? question
}
