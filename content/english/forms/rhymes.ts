import { form, type BoundForm, type Draft } from '../../engine/family.ts'
import { entries, ipaOf, isConfirmed, isVowel, type Entry } from '../lexicon/lexicon.ts'

export interface RhymeQuestion {
  target: Entry
  key: Entry
  wrong: readonly Entry[]
}

const single = entries.filter(({ sounds }) => sounds.filter(isVowel).length === 1)
const confirmed = single.filter(isConfirmed)
/** A trap for the eye ends with these many letters of the target or of the key. */
const sharedEnding = 2
const wrongCount = 3

export const rhymeForm: BoundForm = pairForm('rhyme', {
  fits: (target, key) =>
    rhymeOf(target) === rhymeOf(key) && said(target) !== said(key) && ending(target) !== ending(key),
  isExcluded: (target, other) => rhymeOf(target) === rhymeOf(other),
  write: (question) =>
    pairDraft(question, {
      stem: `Which of these words rhymes with '${question.target.word}'?`,
      rule: 'Words rhyme if the stressed vowel and everything after it sound the same.',
      fault: `so it does not rhyme with ${question.target.word}`,
      ending: `Only one word ends like ${question.target.word}, with /${rhymeOf(question.target)}/`,
    }),
})

export const homophoneForm: BoundForm = pairForm('homophone', {
  fits: (target, key) => said(target) === said(key) && target !== key,
  isExcluded: (target, other) => said(target) === said(other),
  write: (question) =>
    pairDraft(question, {
      stem: `Which of these words sounds exactly the same as '${question.target.word}'?`,
      rule: 'Homophones differ in spelling and meaning, but every sound in them is the same.',
      fault: `so it is no homophone of ${question.target.word}`,
      ending: `Only one word has exactly the sounds of ${question.target.word}`,
    }),
})

interface Pairing {
  fits(target: Entry, key: Entry): boolean
  isExcluded(target: Entry, other: Entry): boolean
  write(question: RhymeQuestion): Draft
}

function pairForm(id: string, { fits, isExcluded, write }: Pairing): BoundForm {
  // Computed once, because a proof draws thousands of times.
  const choices = confirmed.flatMap((target) => {
    const fitting = confirmed.filter((key) => fits(target, key))
    return fitting.flatMap((key) => {
      const traps = single.filter((one) => !isExcluded(target, one) && (endsLike(one, target) || endsLike(one, key)))
      return traps.length < wrongCount ? [] : [{ target, key, traps }]
    })
  })
  return form<RhymeQuestion>({
    id,
    difficulty: 'medium',
    draw: (random) => {
      const { target, key, traps } = random.pick(choices)
      return { target, key, wrong: random.shuffle(traps).slice(0, wrongCount) }
    },
    write,
  })
}

function pairDraft(
  { target, key, wrong }: RhymeQuestion,
  words: { stem: string; rule: string; fault: string; ending: string },
): Draft {
  return {
    stem: words.stem,
    key: { text: key.word },
    slips: wrong.map((one) => ({
      text: one.word,
      because: `The word ${one.word} is pronounced ${ipaOf(one)}, ${words.fault} ${ipaOf(target)}.`,
    })),
    principle: `${words.rule} The word ${target.word} is pronounced ${ipaOf(target)}.`,
    working: [
      `The wrong options are ${wrong.map((one) => `${one.word} ${ipaOf(one)}`).join(', ')}.`,
      `${words.ending}: ${ipaOf(key)}, ${key.word}`,
    ],
    hints: [
      `Say '${target.word}' aloud and listen to its vowel and to what follows.`,
      'A similar spelling proves nothing: say every option aloud.',
    ],
  }
}

function rhymeOf({ sounds }: Entry): string {
  return sounds.slice(sounds.findIndex(isVowel)).join('')
}

function said({ sounds }: Entry): string {
  return sounds.join('')
}

function ending({ word }: Entry): string {
  return word.slice(-sharedEnding)
}

function endsLike(one: Entry, other: Entry): boolean {
  return ending(one) === ending(other)
}
