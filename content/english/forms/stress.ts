import { form, type BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { drawBalanced } from './balance.ts'
import { bandOf, haveDifferentEndings, lengthOf, twinKeysOf } from './cues.ts'
import { endingNotes, endingRuleOf, stressAdvice, weakPlaces } from './stress-advice.ts'
import { entries, ipaOf, isConfirmed, type Entry } from '../lexicon/lexicon.ts'

export interface CapitalsQuestion {
  word: Entry
  /** The syllables that the options print in capitals; the first is the stressed one. */
  places: readonly number[]
}

export interface PatternQuestion {
  /** The word whose pattern the options are compared with; null if the stem names a syllable. */
  target: Entry | null
  place: number
  key: Entry
  wrong: readonly Entry[]
}

const stressed = entries.filter(({ split }) => split.length > 1)
const confirmed = stressed.filter(isConfirmed)
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const numbers = ['no', 'one', 'two', 'three', 'four', 'five']
/** A secondary stress, which the lexicon does not record, falls this many syllables before the main stress. */
const beatsApart = 2
const wrongCount = 3
const isOfFour = ({ split }: Entry) => split.length >= 4

export const capitalsForm: BoundForm = form<CapitalsQuestion>({
  id: 'capitals',
  difficulty: 'easy',
  draw: (random) => {
    const word = random.pick(confirmed.filter(isOfFour))
    const others = random.shuffle(word.split.map((_, place) => place).filter((place) => place !== word.stress))
    return { word, places: [word.stress, ...others.slice(0, 3)] }
  },
  write: ({ word, places: [place = 0, ...others] }) => ({
    stem: `Which option shows in capitals the syllable that carries the main stress in '${word.word}'?`,
    key: { text: printed(word, place) },
    slips: others.map((other) => ({
      text: printed(word, other),
      because: `The main stress of ${word.word} ${ipaOf(word)} is not on its ${ordinals[other]} syllable, '${word.split[other]?.toLowerCase()}'.${whyNotThere(word, other)}${other === place - beatsApart ? ' It may be heard as a weaker, secondary stress.' : ''}`,
    })),
    principle: `In standard British English, ${word.word} is pronounced ${ipaOf(word)}, and the mark ˈ comes just before the stressed syllable.`,
    working: [
      `The word has ${word.split.length} syllables: ${word.split.join('-').toLowerCase()}. The main stress is on the ${ordinals[place]}.`,
      stressAdvice(word),
      `The option with that syllable in capitals is ${printed(word, place)}`,
    ],
    hints: ['Divide the word into syllables and say each version aloud.', hintOnWord(word)],
    twinKeys: twinKeysOf(null, word),
  }),
})

export const nthForm: BoundForm = form<PatternQuestion>({
  id: 'nth',
  difficulty: 'medium',
  draw: (random) => {
    const length = random.int(2, 4)
    const place = random.int(0, Math.min(2, length - 1))
    return drawPattern(random, () => ({ target: null, length, place }))
  },
  write: (question) =>
    patternDraft(question, `Which of these words is stressed on the ${ordinals[question.place]} syllable?`),
})

/** Places counted from the end, as the rules of word endings count them (-ic, -tion: the last but one). */
export const fromEndForm: BoundForm = form<FromEndQuestion>({
  id: 'from-end',
  difficulty: 'hard',
  draw: (random) =>
    drawBalanced<Entry, FromEndQuestion>(random, {
      cuesOf: () => [lengthOf, bandOf, ({ split }) => split.length],
      attempt: () => {
        const back = random.int(0, placesFromEnd.length - 1)
        const key = random.pick(confirmed.filter((one) => placeFromEnd(one) === back))
        const others = confirmed.filter((one) => placeFromEnd(one) !== back && one.split.length > back)
        const wrong = random.shuffle(others).slice(0, wrongCount)
        return offers(key, wrong) ? { back, key, wrong } : null
      },
    }),
  write: ({ back, key, wrong }) => ({
    stem: `Which of these words is stressed on the ${placesFromEnd[back]}?`,
    isAboutOptions: true,
    key: { text: key.word },
    slips: wrong.map((one) => ({
      text: one.word,
      because: `The word ${one.word} ${ipaOf(one)} is stressed on the ${ordinals[one.stress]} of ${numbers[one.split.length]} syllables, not on the ${placesFromEnd[back]}.`,
    })),
    principle:
      'Count the syllables from the end of each word back to the mark ˈ, which comes just before the stressed one.',
    working: [
      `The wrong options are ${wrong.map((one) => `${one.word} ${ipaOf(one)}`).join(', ')}.`,
      adviceOn(key, wrong),
      `Stressed on the ${placesFromEnd[back]}: ${ipaOf(key)}, ${key.word}`,
    ],
    hints: [
      'Say each word aloud and tap the table on its loudest syllable.',
      'Count the syllables that follow the loudest one in each option.',
    ],
    twinKeys: twinKeysOf(null, key),
  }),
})

export interface FromEndQuestion {
  /** How many syllables follow the stressed one. */
  back: number
  key: Entry
  wrong: readonly Entry[]
}

const placesFromEnd = ['last syllable', 'last syllable but one', 'third syllable from the end']

function placeFromEnd({ split, stress }: Entry): number {
  return split.length - 1 - stress
}

export const sameForm: BoundForm = form<PatternQuestion>({
  id: 'same',
  difficulty: 'medium',
  draw: (random) =>
    drawPattern(random, () => {
      const target = random.pick(confirmed)
      return { target, length: target.split.length, place: target.stress }
    }),
  write: (question) =>
    patternDraft(question, `Which of these words has the same stress pattern as '${question.target?.word}'?`),
})

/** The option that differs: the key has another pattern than the three wrong options. */
export const differentForm: BoundForm = form<PatternQuestion>({
  id: 'different',
  difficulty: 'medium',
  draw: (random) =>
    drawBalanced<Entry, PatternQuestion>(random, {
      cuesOf: () => [lengthOf, bandOf],
      attempt: () => {
        const key = random.pick(confirmed)
        const others = alikeIn(key.split.length).filter(({ stress }) => stress !== key.stress)
        const place = random.pick(others).stress
        const wrong = random.shuffle(others.filter(({ stress }) => stress === place)).slice(0, wrongCount)
        return offers(key, wrong) ? { target: null, place, key, wrong } : null
      },
    }),
  write: ({ place, key, wrong }) => ({
    stem: 'Three of these words are stressed on the same syllable. Which word has a different stress pattern?',
    isAboutOptions: true,
    key: { text: key.word },
    slips: wrong.map((one) => ({
      text: one.word,
      because: `The word ${one.word} ${ipaOf(one)} is stressed on the ${ordinals[place]} syllable, as are two others.`,
    })),
    principle: `All four words have ${numbers[key.split.length]} syllables. Compare where the mark ˈ is: it comes just before the stressed syllable.`,
    working: [
      `Stressed on the ${ordinals[place]} syllable: ${wrong.map((one) => `${one.word} ${ipaOf(one)}`).join(', ')}.`,
      adviceOn(key, wrong),
      `Stressed on the ${ordinals[key.stress]} syllable: ${ipaOf(key)}, ${key.word}`,
    ],
    hints: [
      'Say each word aloud and tap the table on its loudest syllable.',
      'Find three words with the same beat; the one left over is the answer.',
    ],
    twinKeys: twinKeysOf(null, key),
  }),
})

interface Wanted {
  target: Entry | null
  length: number
  place: number
}

function drawPattern(random: Random, want: () => Wanted): PatternQuestion | null {
  return drawBalanced<Entry, PatternQuestion>(random, {
    cuesOf: () => [lengthOf, bandOf],
    attempt: () => {
      const { target, length, place } = want()
      const alike = alikeIn(length).filter((one) => one !== target)
      const keys = alike.filter((one) => one.stress === place && isConfirmed(one))
      if (keys.length === 0) return null
      const key = random.pick(keys)
      const wrong = random.shuffle(alike.filter(({ stress }) => stress !== place)).slice(0, wrongCount)
      if (target !== null && !haveDifferentEndings([target, key, ...wrong])) return null
      return offers(key, wrong) ? { target, place, key, wrong } : null
    },
  })
}

function offers(key: Entry, wrong: readonly Entry[]): boolean {
  return wrong.length === wrongCount && haveDifferentEndings([key, ...wrong])
}

function alikeIn(length: number): Entry[] {
  return stressed.filter(({ split }) => split.length === length)
}

function patternDraft({ target, place, key, wrong }: PatternQuestion, stem: string) {
  return {
    stem,
    isAboutOptions: target === null,
    key: { text: key.word },
    slips: wrong.map((one) => ({
      text: one.word,
      because: `The word ${one.word} ${ipaOf(one)} is stressed on the ${ordinals[one.stress]} syllable, not the ${ordinals[place]}.`,
    })),
    principle: `${target === null ? 'The question asks for' : `In ${target.word} ${ipaOf(target)}, the main stress is on`} the ${ordinals[place]} syllable. The mark ˈ comes just before the stressed syllable.`,
    working: [
      `The wrong options are ${wrong.map((one) => `${one.word} ${ipaOf(one)}`).join(', ')}.`,
      adviceOn(key, wrong),
      `Stressed on the ${ordinals[place]} syllable: ${ipaOf(key)}, ${key.word}`,
    ],
    hints: [
      'Say each word aloud and tap the table on its loudest syllable.',
      'Count the syllables up to the loudest one in each option.',
    ] as const,
    twinKeys: twinKeysOf(target, key),
  }
}

/** At most two rules of endings among the options, or one with what helps with a key that has no such ending. */
function adviceOn(key: Entry, wrong: readonly Entry[]): string {
  const notes = endingNotes([key, ...wrong])
  return (endingRuleOf(key) === null ? [...notes.slice(0, 1), stressAdvice(key)] : notes.slice(0, 2)).join(' ')
}

function hintOnWord(word: Entry): string {
  const ending = endingRuleOf(word)
  if (ending !== null)
    return `Say other words in -${ending.letters}: which syllable is loud in all of them, counted from the end?`
  return weakPlaces(word).length > 0
    ? 'One syllable is longer, louder and higher than the rest; one with the weak vowel /ə/ cannot be it.'
    : 'One syllable is longer, louder and higher than the rest. Which is it?'
}

const placesBack = ['last', 'second', 'third', 'fourth', 'fifth']

/** Why this syllable is not stressed: its vowel is weak, or the ending puts the stress elsewhere. Empty if neither is so. */
function whyNotThere(word: Entry, place: number): string {
  if (weakPlaces(word).includes(place)) return ' Its vowel is /ə/, and this weak vowel is never stressed.'
  const ending = endingRuleOf(word)
  if (ending === null) return ''
  return ` Counted from the end it is the ${placesBack[word.split.length - 1 - place]} syllable, but the ending -${ending.letters} puts the stress on the ${placesBack[ending.after]}.`
}

/** The word with one syllable in capitals, marked so that screen readers can name it. */
export function printed(word: Entry, place: number): string {
  const { before, loud, after } = capitalsIn(word, place)
  return `${before}<b>${loud}</b>${after}`
}

/** A syllable of one vowel is printed with a consonant beside it, because a capital I alone looks like a small l. */
function capitalsIn({ split }: Entry, place: number): { before: string; loud: string; after: string } {
  const before = split.slice(0, place).join('').toLowerCase()
  const loud = (split[place] ?? '').toUpperCase()
  const after = split
    .slice(place + 1)
    .join('')
    .toLowerCase()
  if (loud.length > 1) return { before, loud, after }
  const first = /(?:[cpst]h|[^aeiouy])$/.exec(before)?.[0] ?? ''
  const last = first === '' ? (/^(?:[cpst]h|[^aeiouy])/.exec(after)?.[0] ?? '') : ''
  return {
    before: before.slice(0, before.length - first.length),
    loud: `${first}${loud}${last}`.toUpperCase(),
    after: after.slice(last.length),
  }
}
