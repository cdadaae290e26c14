import { groupBy } from '@sabi/shared/practice/group-by'
import type { BoundForm } from '../../engine/family.ts'
import { bandOf, endsLike, lengthOf, sharedBeginning } from './cues.ts'
import { isClose } from './sounds.ts'
import { tipOn } from './tips.ts'
import {
  askable,
  remembered,
  replaced,
  single,
  spoken,
  stressedVowelOf,
  vowelsOf,
  wordForm,
  type WordQuestion,
} from './words.ts'
import { ipaOf, isVowel, type Entry } from '../lexicon/lexicon.ts'

const kinds = {
  'long vowel': ['iː', 'ɑː', 'ɔː', 'uː', 'ɜː'],
  'short vowel': ['ɪ', 'e', 'æ', 'ɒ', 'ʊ', 'ʌ'],
  diphthong: ['eɪ', 'aɪ', 'ɔɪ', 'əʊ', 'aʊ', 'ɪə', 'eə'],
} as const
type Kind = keyof typeof kinds
const ruleOf: Readonly<Record<Kind, string>> = {
  'long vowel': 'A long vowel keeps one sound for some time, and its symbol has two dots: /iː ɑː ɔː uː ɜː/.',
  'short vowel':
    'A short vowel is over at once, and its symbol has no dots. Those that can be stressed are /ɪ e æ ɒ ʊ ʌ/.',
  diphthong: 'A diphthong glides from one vowel to another, so its symbol has two letters: /eɪ aɪ ɔɪ əʊ aʊ ɪə eə ʊə/.',
}

const allVowels = Object.values(kinds).flat()
const wordsWith = byVowel(single)
const longerWith = byVowel(askable.filter((entry) => vowelsOf(entry).length > 1))

/** How many vowel letters a word has, which to the eye suggests a long vowel. */
function vowelLetters({ word }: Pick<Entry, 'word'>): number {
  return word.match(/[aeiouy]/g)?.length ?? 0
}

/** Asks for the one vowel of its kind among three of another kind. A long vowel and a diphthong are not set against each other. */
export function vowelKind(kind: Kind, others: Kind): BoundForm {
  const wrong = kinds[others].flatMap(wordsWith)
  return wordForm({
    id: `the-${kind.replace(' ', '-')}`,
    difficulty: 'medium',
    pick: (random) => ({
      target: null,
      asked: kind,
      keys: wordsWith(random.pick(kinds[kind])),
      wrong,
    }),
    cuesOf: () => [lengthOf, bandOf, vowelLetters],
    write: ({ key }) => ({
      stem: `Which of these words has a ${kind}?`,
      rule: ruleOf[kind],
      whyNot: (one) => `The word ${spoken(one)} has /${stressedVowelOf(one)}/, a ${others}${trapIn(one, others)}.`,
      ending: `The only ${kind} is /${stressedVowelOf(key)}/`,
      tip: tipOn(stressedVowelOf(key)),
      hints: [
        'Say each word slowly and listen whether its vowel is cut off, is held, or moves.',
        'Do not count the vowel letters: two letters may spell a short vowel, and one letter a long one.',
      ],
    }),
  })
}

/** Names the letters if they mislead: two for a short vowel, as in 'dead', or one for a long vowel, as in 'class'. */
function trapIn({ word }: Entry, kind: Kind): string {
  const couple = /ea|oo|ou|ai|ie|ue|ui/.exec(word.replace(/^(?:qu|gu)|qu/, ''))?.[0]
  if (kind === 'short vowel' && couple !== undefined) return `, although it is spelt with ${couple}`
  const lone = /^[^aeiouy]*([aeiouy])[^aeiouyrlwh][^aeiouy]*$/.exec(word)?.[1]
  return kind === 'long vowel' && lone !== undefined ? `, although one letter, ${lone}, spells it` : ''
}

const firstSounds = ['ə', 'ɪ', 'æ', 'e', 'ɒ', 'ɔː', 'iː', 'eɪ', 'aɪ', 'ʌ', 'ɑː', 'əʊ']
/** The sounds of each vowel letter at the beginning of a word. */
const firstLetterRules: Readonly<Record<string, string>> = {
  a: 'the letter a can be /æ/, /ə/, /ɑː/ or /eɪ/',
  e: 'the letter e can be /e/ in edge, /ɪ/ in exist or /iː/ in even',
  i: 'the letter i can be /ɪ/ in ink or /aɪ/ in ice',
  o: 'the letter o can be /ɒ/ in office, /əʊ/ in old, /ʌ/ in other or /ə/ in occur',
  u: 'the letter u can be /ʌ/ in under, or two sounds, /juː/, in unite',
}
const initial = askable.filter(({ word }) => /^[aeiou]/.test(word))

/** Which word begins with a vowel. Where speakers choose between /ɪ/ and /ə/, as in 'eleven', the two are not set against each other. */
export const firstVowel: BoundForm = wordForm({
  id: 'first-vowel',
  difficulty: 'medium',
  pick: (random) => {
    const asked = random.pick(firstSounds)
    return { target: null, asked, ...initialPools(asked) }
  },
  write: ({ asked, key }) => ({
    stem: `Which of these words begins with the vowel /${asked}/?`,
    rule: `The first letter of a word does not tell its first sound: ${firstLetterRules[key.word.charAt(0)]}.`,
    whyNot: (one) => `The word ${spoken(one)} begins with /${one.sounds[0]}/, not with the vowel /${asked}/.`,
    ending: `The vowel /${asked}/ is the first sound here`,
    tip: tipOn(asked),
    hints: [
      'Say only the beginning of each word, and stop before its first consonant.',
      'Ask whether the first syllable is stressed; if it is not, its vowel is likely to be weak.',
    ],
  }),
})

const initialPools = remembered((asked: string) => ({
  keys: initial.filter(({ sounds }) => sounds[0] === asked),
  wrong: initial.filter(({ sounds: [first = ''] }) => first !== asked && !isBlurred(first, asked)),
}))

function isBlurred(one: string, other: string): boolean {
  return ['ə', 'ɪ'].includes(one) && ['ə', 'ɪ', 'ʌ'].includes(other) ? true : one === 'ʌ' && other === 'ə'
}

const targetsOfStress = allVowels.filter((sound) => longerWith(sound).length > 1)

/** A word of several syllables with the vowel of a short word in its stressed syllable. */
export const stressedVowel: BoundForm = wordForm({
  id: 'stressed-vowel',
  difficulty: 'hard',
  pick: (random) => {
    const asked = random.pick(targetsOfStress)
    return { target: random.pick(wordsWith(asked)), asked, keys: longerWith(asked), wrong: longerWithout(asked) }
  },
  cuesOf: cuesWithTarget,
  write: ({ target, asked }) => ({
    stem: `Which of these words has in its stressed syllable the same vowel as '${target?.word}'?`,
    rule: `The mark ˈ stands before the stressed syllable; compare the vowel after it with that of ${said(target)}.`,
    whyNot: (one) => `The stressed vowel of ${spoken(one)} is /${stressedVowelOf(one)}/, not /${asked}/.`,
    ending: `The stressed vowel is /${asked}/`,
    tip: tipOn(asked),
    hints: [
      'First find the loudest syllable of each option, then listen to its vowel only.',
      `Say '${target?.word}' and hold its vowel, then put it into each loud syllable.`,
    ],
  }),
})

const longerWithout = remembered((asked: string) =>
  targetsOfStress
    .filter((sound) => sound !== asked && !isClose(sound, asked))
    .flatMap(longerWith)
    .filter(({ sounds }) => !sounds.includes(asked)),
)

/** The word that lacks the vowel of the target, among three that have it. */
export const unlikeTarget: BoundForm = wordForm({
  id: 'unlike-target',
  difficulty: 'medium',
  pick: (random) => {
    const asked = random.pick(allVowels)
    const target = random.pick(wordsWith(asked))
    return { target, asked, keys: neighbouring(asked), wrong: wordsWith(asked) }
  },
  cuesOf: cuesWithTarget,
  mend: withoutTellingLetters,
  write: ({ target, asked, key }) => ({
    stem: `Which of these words does NOT have the vowel of '${target?.word}'?`,
    rule: `The vowel of ${said(target)} is /${asked}/, and three of the words have it too, however they are spelt.`,
    whyNot: (one) => `The vowel of ${spoken(one)} is /${asked}/ too, so this word belongs with '${target?.word}'.`,
    ending: `The vowel that differs is /${stressedVowelOf(key)}/`,
    tip: tipOn(asked),
    hints: [
      `Say '${target?.word}' before each option and ask whether the mouth makes the same shape.`,
      'Three options pass this test and one fails, whatever letters it is spelt with.',
    ],
  }),
})

/** Vowel letters that all wrong options have and the key has not. */
function tellingLetters({ target, key, wrong }: WordQuestion): string[] {
  const words = [...(target === null ? [] : [target]), ...wrong]
  return [...'aeiouy'].filter(
    (letter) => !key.word.includes(letter) && words.every(({ word }) => word.includes(letter)),
  )
}

/**
 * Exchanges a wrong option if the key is the only word without a vowel letter of the target, so that spelling does not tell it. The
 * substitute has the vowel of the target by another spelling.
 */
function withoutTellingLetters(question: WordQuestion): WordQuestion {
  const [letter] = tellingLetters(question)
  if (letter === undefined) return question
  const { asked, target, wrong } = question
  const pool = () => wordsWith(asked).filter(({ word }) => !word.includes(letter) && word !== target?.word)
  const last = wrong.length - 1
  return replaced(question, { isUnfit: (_, place) => place === last, pool, cues: cuesWithTarget(question) }) ?? question
}

const neighbouring = remembered((asked: string) => neighboursOf(asked).flatMap(wordsWith))

/** Words that differ only in the vowel. The wrong options differ from the target in a consonant too. */
export const minimalPair: BoundForm = wordForm({
  id: 'minimal-pair',
  difficulty: 'medium',
  pick: (random) => {
    const family = random.pick(minimalSets)
    const target = random.pick(family)
    const skeleton = skeletonOf(target)
    return {
      target,
      asked: skeleton,
      keys: family.filter(({ sounds }) => sounds.join('') !== target.sounds.join('')),
      wrong: nearMissesOf(target),
    }
  },
  cuesOf: cuesWithTarget,
  write: ({ target, key }) => ({
    stem: `Which of these words has another vowel but the same consonants as '${target?.word}'?`,
    rule: `Two words form a minimal pair if one sound distinguishes them. The word ${said(target)} has the vowel /${vowelIn(target)}/.`,
    whyNot: (one) => (target === null ? '' : otherConsonant(one, target)),
    ending: 'The consonants stay and only the vowel changes',
    tip: tipOn(stressedVowelOf(key)),
    hints: [
      `Write down the consonant sounds of '${target?.word}', leaving a gap for the vowel.`,
      'Try each option in that frame: every consonant sound must be the same and in the same place.',
    ],
  }),
})

/** Words that begin with the same letter and differ from the target in one consonant, whatever their vowel is. */
const nearMissesOf = remembered((target: Entry) =>
  (byFirstLetter.get(target.word.charAt(0)) ?? []).filter((one) => differingConsonants(one, target) === 1),
)

function otherConsonant(one: Entry, target: Entry): string {
  const place = one.sounds.findIndex((sound, at) => !isVowel(sound) && sound !== target.sounds[at])
  const rest = vowelIn(one) === vowelIn(target) ? 'it is a consonant that differs' : 'the vowel is not all that differs'
  return `Where ${said(target)} has /${target.sounds[place]}/, ${spoken(one)} has /${one.sounds[place]}/, so ${rest}.`
}

function differingConsonants(one: Entry, other: Entry): number {
  const frame = skeletonOf(one).split(' ')
  const otherFrame = skeletonOf(other).split(' ')
  const isAlike = frame.length === otherFrame.length && frame.indexOf('-') === otherFrame.indexOf('-')
  return isAlike ? frame.filter((sound, place) => sound !== otherFrame[place]).length : Number.POSITIVE_INFINITY
}

function skeletonOf({ sounds }: Entry): string {
  return sounds.map((sound) => (isVowel(sound) ? '-' : sound)).join(' ')
}

const byFirstLetter = groupBy(single, ({ word }) => word.charAt(0))
const minimalSets = [...groupBy(single, skeletonOf).values()].filter(
  (words) => new Set(words.map(stressedVowelOf)).size > 1 && (words[0]?.sounds.length ?? 0) > 2,
)

const neighbours: readonly (readonly string[])[] = [
  ['iː', 'ɪ', 'e', 'eɪ'],
  ['æ', 'ɑː', 'ʌ', 'e'],
  ['ɒ', 'ɔː', 'əʊ', 'ʌ'],
  ['ʊ', 'uː', 'ʌ'],
  ['ɜː', 'ɪə', 'eə', 'ɔː'],
  ['aʊ', 'əʊ', 'uː', 'ɔː'],
  ['aɪ', 'eɪ', 'ɪ', 'ɔɪ'],
]

/** The vowels with which learners confuse one, because the same letters spell them or the mouth is nearly the same. */
export function neighboursOf(sound: string): string[] {
  const near = neighbours.filter((group) => group.includes(sound)).flat()
  return [...new Set(near)].filter((other) => other !== sound)
}

function cuesWithTarget({ target }: WordQuestion) {
  return [
    lengthOf,
    bandOf,
    (option: Entry) => (target === null ? 0 : sharedBeginning(option, target)),
    (option: Entry) => (target !== null && endsLike(option, target) ? 1 : 0),
  ]
}

function said(target: Entry | null): string {
  return target === null ? '' : `${target.word} ${ipaOf(target)}`
}

function vowelIn(target: Entry | null): string {
  return target === null ? '' : stressedVowelOf(target)
}

/** Looks up the words with a vowel, computed once. */
function byVowel(words: readonly Entry[]): (sound: string) => readonly Entry[] {
  const groups = groupBy(words, stressedVowelOf)
  return (sound) => groups.get(sound) ?? []
}
