import { form, type BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { drawBalanced } from './balance.ts'
import { bandOf, twinKeysOf } from './cues.ts'
import { stressAdvice, stressEndings } from './stress-advice.ts'
import { printed } from './stress.ts'
import { askable, some, spoken, vowelsOf } from './words.ts'
import type { Entry } from '../lexicon/lexicon.ts'

/** A word with one of its syllables in capitals. */
export interface Printed {
  entry: Entry
  place: number
}

export interface PrintedQuestion {
  key: Printed
  wrong: readonly Printed[]
}

const wrongCount = 3
const divided = askable.filter(({ split }) => split.length > 1 && split.length < 5)
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** Four words with a syllable in capitals each. In one of them it is the stressed one. */
export const printedRight: BoundForm = printedForm('printed-right', {
  draw: (random, [first, ...rest]) =>
    first === undefined ? null : { key: rightly(first), wrong: rest.map((entry) => wrongly(random, entry)) },
  stem: 'In which of these words is the stressed syllable printed in capitals?',
  whyNot: ({ entry, place }) =>
    `The capitals are on the ${ordinals[place]} syllable, but ${spoken(entry)} is stressed on the ${ordinals[entry.stress]}.${isOnWeak({ entry, place }) ? ' They stand on the weak vowel /ə/, which is never stressed.' : ''}`,
  rule: 'In a transcription the mark ˈ comes just before the stressed syllable; the capitals must be at the same place.',
  ending: 'Mark and capitals agree',
})

/** Three words with their stressed syllables in capitals, and one with another. */
export const printedWrong: BoundForm = printedForm('printed-wrong', {
  draw: (random, [first, ...rest]) =>
    first === undefined ? null : { key: wrongly(random, first), wrong: rest.map(rightly) },
  stem: 'Three of these words are printed with their stressed syllable in capitals. Which one has the wrong syllable in capitals?',
  whyNot: ({ entry }) =>
    `The word ${spoken(entry)} is stressed on its ${ordinals[entry.stress]} syllable, and there the capitals are.`,
  rule: 'Three words are printed as a careful speaker stresses them. Find the one that would sound wrong if you obeyed its capitals.',
  ending: 'The capitals are wrong',
})

interface PrintedRules {
  draw(random: Random, words: readonly Entry[]): PrintedQuestion | null
  stem: string
  whyNot(option: Printed): string
  rule: string
  ending: string
}

function printedForm(id: string, { draw, stem, whyNot, rule, ending }: PrintedRules): BoundForm {
  return form<PrintedQuestion>({
    id,
    difficulty: 'medium',
    draw: (random) =>
      drawBalanced<Printed, PrintedQuestion>(random, {
        cuesOf: () => [
          ({ entry }) => entry.word.length,
          ({ entry }) => bandOf(entry),
          ({ place }) => place,
          ({ entry, place }) => entry.split.length - place,
        ],
        attempt: () => {
          const words = some(random, divided, wrongCount + 1)
          return words.length <= wrongCount ? null : draw(random, words)
        },
      }),
    write: ({ key, wrong }) => ({
      stem,
      isAboutOptions: true,
      key: { text: textOf(key) },
      slips: wrong.map((option) => ({ text: textOf(option), because: whyNot(option) })),
      principle: rule,
      working: [
        `Compare ${wrong.map(({ entry }) => spoken(entry)).join(', ')}.`,
        stressAdvice(key.entry),
        `${ending} in ${spoken(key.entry)}, stressed on the ${ordinals[key.entry.stress]} syllable: ${textOf(key)}`,
      ],
      hints: [
        'Read each word aloud exactly as it is printed, shouting the capitals.',
        wrong.some(isOnWeak)
          ? 'A syllable with the weak vowel /ə/ is never stressed, so capitals on it must be wrong.'
          : 'Say each word as in a sentence: is its loudest syllable the one in capitals?',
      ],
      twinKeys: twinKeysOf(null, key.entry),
    }),
  })
}

function isOnWeak({ entry, place }: Printed): boolean {
  return vowelsOf(entry)[place] === 'ə'
}

function rightly(entry: Entry): Printed {
  return { entry, place: entry.stress }
}

/** Never two syllables before the main stress, where a secondary stress may be heard. */
function wrongly(random: Random, entry: Entry): Printed {
  const places = entry.split.map((_, place) => place)
  return { entry, place: random.pick(places.filter((place) => place !== entry.stress && place !== entry.stress - 2)) }
}

function textOf({ entry, place }: Printed): string {
  return printed(entry, place)
}

const ruled = askable
  .filter(({ split }) => split.length > 3)
  .flatMap((word) =>
    stressEndings.filter(({ letters }) => word.word.endsWith(letters)).map((ending) => ({ word, ...ending })),
  )
  .filter(({ word, after }) => word.split.length - 1 - word.stress === after)

export interface EndingQuestion {
  word: Entry
  letters: string
  places: readonly number[]
}

/** The stress of a long word by its ending. */
export const endingRule: BoundForm = form<EndingQuestion>({
  id: 'ending-rule',
  difficulty: 'medium',
  draw: (random) => {
    const { word, letters } = random.pick(ruled)
    const others = random.shuffle(word.split.map((_, place) => place).filter((place) => place !== word.stress))
    return { word, letters, places: [word.stress, ...others.slice(0, wrongCount)] }
  },
  write: ({ word, letters, places: [place = 0, ...others] }) => ({
    stem: `In which of these options is the stressed syllable of '${word.word}' printed in capitals?`,
    key: { text: printed(word, place) },
    slips: others.map((other) => ({
      text: printed(word, other),
      because: `The ending -${letters} does not allow the main stress on the ${ordinals[other]} syllable of ${spoken(word)}.${other === place - 2 ? ' A weaker, secondary stress may be heard there.' : ''}`,
    })),
    principle: stressEndings.find((one) => one.letters === letters)?.rule ?? '',
    working: [
      `Divide the word: ${word.split.join('-').toLowerCase()}. Count back from the end to the syllable that the rule names.`,
      'A rule by endings saves learning hundreds of words one by one, so collect other words with this ending.',
      `It is the ${ordinals[place]} syllable, ${spoken(word)}: ${printed(word, place)}`,
    ],
    hints: [
      `Think of other words in -${letters} and say them aloud: where is their loudest syllable?`,
      'Count syllables from the end of the word, not from its beginning.',
    ],
    twinKeys: twinKeysOf(null, word),
  }),
})
