import { form, type BoundForm } from '../../engine/family.ts'
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
      because: `The main stress of ${word.word} ${ipaOf(word)} is not on its ${ordinals[other]} syllable, '${word.split[other]?.toLowerCase()}'.`,
    })),
    principle: `In standard British English, ${word.word} is pronounced ${ipaOf(word)}, and the mark ˈ comes just before the stressed syllable.`,
    working: [
      `The word has ${word.split.length} syllables: ${word.split.join('-').toLowerCase()}. The main stress is on the ${ordinals[place]}.`,
      `The option with that syllable in capitals is ${printed(word, place)}`,
    ],
    hints: [
      'Divide the word into syllables and say each version aloud.',
      'One syllable is longer, louder and higher than the rest. Look for familiar endings.',
    ],
  }),
})

export const nthForm: BoundForm = form<PatternQuestion>({
  id: 'nth',
  difficulty: 'medium',
  draw: (random) => {
    const length = random.int(2, 4)
    return drawPattern(random.shuffle(stressed), {
      target: null,
      length,
      place: random.int(0, Math.min(2, length - 1)),
    })
  },
  write: (question) =>
    patternDraft(
      question,
      `Of the words ${listed(question)}, which is stressed on the ${ordinals[question.place]} syllable?`,
    ),
})

export const sameForm: BoundForm = form<PatternQuestion>({
  id: 'same',
  difficulty: 'medium',
  draw: (random) => {
    const target = random.pick(confirmed)
    const others = random.shuffle(stressed.filter((one) => one !== target))
    return drawPattern(others, { target, length: target.split.length, place: target.stress })
  },
  write: (question) =>
    patternDraft(question, `Which of these words has the same stress pattern as '${question.target?.word}'?`),
})

/** The option that differs: the key has another pattern than the three wrong options. */
export const differentForm: BoundForm = form<PatternQuestion>({
  id: 'different',
  difficulty: 'medium',
  draw: (random) => {
    const key = random.pick(confirmed)
    const others = random.shuffle(
      stressed.filter((one) => one.split.length === key.split.length && one.stress !== key.stress),
    )
    const place = others[0]?.stress ?? 0
    const wrong = others.filter((one) => one.stress === place).slice(0, 3)
    return wrong.length < 3 ? null : { target: null, place, key, wrong }
  },
  write: ({ place, key, wrong }) => ({
    stem: `Three of the words ${listed({ key, wrong })} are stressed on the same syllable. Which word has a different stress pattern?`,
    key: { text: key.word },
    slips: wrong.map((one) => ({
      text: one.word,
      because: `The word ${one.word} ${ipaOf(one)} is stressed on the ${ordinals[place]} syllable, as are two others.`,
    })),
    principle: `All four words have ${key.split.length} syllables. Compare where the mark ˈ is: it comes just before the stressed syllable.`,
    working: [
      `Stressed on the ${ordinals[place]} syllable: ${wrong.map((one) => `${one.word} ${ipaOf(one)}`).join(', ')}.`,
      `Stressed on the ${ordinals[key.stress]} syllable: ${ipaOf(key)}, ${key.word}`,
    ],
    hints: [
      'Say each word aloud and tap the table on its loudest syllable.',
      'Find three words with the same beat; the one left over is the answer.',
    ],
  }),
})

interface Wanted {
  target: Entry | null
  length: number
  place: number
}

function drawPattern(shuffled: readonly Entry[], { target, length, place }: Wanted): PatternQuestion | null {
  const alike = shuffled.filter(({ split }) => split.length === length)
  const key = alike.find((one) => one.stress === place && isConfirmed(one))
  const wrong = alike.filter(({ stress }) => stress !== place).slice(0, 3)
  return key === undefined || wrong.length < 3 ? null : { target, place, key, wrong }
}

function patternDraft({ target, place, key, wrong }: PatternQuestion, stem: string) {
  return {
    stem,
    key: { text: key.word },
    slips: wrong.map((one) => ({
      text: one.word,
      because: `The word ${one.word} ${ipaOf(one)} is stressed on the ${ordinals[one.stress]} syllable, not the ${ordinals[place]}.`,
    })),
    principle: `${target === null ? 'The question asks for' : `In ${target.word} ${ipaOf(target)}, the main stress is on`} the ${ordinals[place]} syllable. The mark ˈ comes just before the stressed syllable.`,
    working: [
      `The wrong options are ${wrong.map((one) => `${one.word} ${ipaOf(one)}`).join(', ')}.`,
      `Stressed on the ${ordinals[place]} syllable is ${ipaOf(key)}, ${key.word}`,
    ],
    hints: [
      'Say each word aloud and tap the table on its loudest syllable.',
      'Count the syllables up to the loudest one in each option.',
    ] as const,
  }
}

/** The options in alphabetical order, which says nothing about the key. */
function listed({ key, wrong }: Pick<PatternQuestion, 'key' | 'wrong'>): string {
  const words = [key, ...wrong].map(({ word }) => word).sort()
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The word with one syllable in capitals, marked so that screen readers can name it. */
function printed({ split }: Entry, place: number): string {
  return split.map((part, index) => (index === place ? `<b>${part.toUpperCase()}</b>` : part.toLowerCase())).join('')
}
