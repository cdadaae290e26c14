import { groupBy } from '@sabi/shared/practice/group-by'
import { form, type BoundForm, type Draft } from '../../engine/family.ts'
import { drawBalanced, type Cue } from './balance.ts'
import { bandOf, countEndings, endingOf, endsLike, lengthOf, twinKeysOf, sharedBeginning } from './cues.ts'
import { differenceFrom } from './words.ts'
import { entries, ipaOf, isConfirmed, isVowel, type Entry } from '../lexicon/lexicon.ts'

export interface RhymeQuestion {
  target: Entry
  key: Entry
  wrong: readonly Entry[]
}

const single = entries.filter(({ sounds }) => sounds.filter(isVowel).length === 1)
const confirmed = single.filter(isConfirmed)
const wrongCount = 3
/** The percentage of questions with a wrong option that ends like the target; more would make the other endings a good guess. */
const trapPercentage = 30

/** Computed once for each word, because a proof draws thousands of times. */
const rhymeByEntry = new WeakMap<Entry, string>()

const ofRhyme: ReadonlyMap<string, Entry[]> = groupBy(confirmed, rhymeOf)
const spelt = confirmed.map((entry) => ({ entry, rhyme: rhymeOf(entry), ending: endingOf(entry) }))

export const rhymeForm: BoundForm = pairForm('rhyme', {
  fits: (target, key) => rhymeOf(target) === rhymeOf(key) && said(target) !== said(key) && !endsLike(target, key),
  isExcluded: (target, other) => rhymeOf(target) === rhymeOf(other),
  tempts: (wrong, { target, key }) => endsLike(wrong, key) && !endsLike(wrong, target),
  isTrap: endsLike,
  cuesOf: () => [lengthOf, bandOf],
  write: (question) =>
    pairDraft(question, {
      stem: `Which of these words rhymes with '${question.target.word}'?`,
      rule: 'Words rhyme if the stressed vowel and everything after it sound the same.',
      fault: (one) =>
        `and ends with /${rhymeOf(one)}/ where '${question.target.word}' has /${rhymeOf(question.target)}/`,
      ending: `Only one word ends like '${question.target.word}', with /${rhymeOf(question.target)}/`,
    }),
})

export const homophoneForm: BoundForm = pairForm('homophone', {
  fits: (target, key) => said(target) === said(key) && target !== key,
  isExcluded: (target, other) => said(target) === said(other),
  tempts: (wrong, { target, key }) =>
    sharedBeginning(wrong, target) >= Math.max(1, sharedBeginning(key, target)) || endsLike(wrong, target),
  isTrap: () => false,
  cuesOf: ({ target }) => [
    lengthOf,
    bandOf,
    (option) => sharedBeginning(option, target),
    (option) => (endsLike(option, target) ? 1 : 0),
  ],
  write: (question) =>
    pairDraft(question, {
      stem: `Which of these words sounds exactly the same as '${question.target.word}'?`,
      rule: 'Homophones differ in spelling and meaning, but every sound in them is the same.',
      fault: (one) => `so it ${differenceFrom(question.target, one)}`,
      ending: `Only one word has exactly the sounds of '${question.target.word}'`,
    }),
})

/** Four words of which three rhyme; the key is the fourth. */
export const oddRhymeForm: BoundForm = form<OddRhymeQuestion>({
  id: 'odd-rhyme',
  difficulty: 'hard',
  draw: (random) => {
    // Half of the keys end with the same letters as a wrong option; in the other half two wrong options do.
    const isKeyAlike = random.int(0, 1) === 0
    return drawBalanced<Entry, OddRhymeQuestion>(random, {
      cuesOf: () => [lengthOf, bandOf],
      attempt: () => {
        const rhyme = rhymeOf(random.pick(confirmed))
        const wrong = random.shuffle(ofRhyme.get(rhyme) ?? []).slice(0, wrongCount)
        if (new Set(wrong.map(said)).size < wrongCount) return null
        const endings = new Set(wrong.map(endingOf))
        const keys = spelt.filter((one) => one.rhyme !== rhyme && endings.has(one.ending) === isKeyAlike)
        if (keys.length === 0) return null
        const key = random.pick(keys).entry
        return countEndings([key, ...wrong]) === wrongCount ? { key, wrong } : null
      },
    })
  },
  write: ({ key, wrong }) => {
    const [one, ...others] = wrong.map((entry) => `${entry.word} ${ipaOf(entry)}`)
    return {
      stem: 'Three of these words rhyme. Which is the odd one out?',
      isAboutOptions: true,
      key: { text: key.word },
      slips: wrong.map((entry) => ({
        text: entry.word,
        because: `The word ${entry.word} ${ipaOf(entry)} rhymes with two others: all three end with /${rhymeOf(entry)}/.`,
      })),
      principle: 'Words rhyme if the stressed vowel and everything after it sound the same, however they are spelt.',
      working: [
        `The words ${one}, ${others.join(' and ')} rhyme.`,
        `The remaining word ends with /${rhymeOf(key)}/: ${ipaOf(key)}, ${key.word}`,
      ],
      hints: [
        'Say the four words aloud and listen to what follows their first consonants.',
        'Two words with the same last letters need not rhyme, and rhymes may be spelt differently.',
      ],
      twinKeys: [`key ${key.word}`, ...wrong.map(({ word }) => `rhyming ${word}`)],
    }
  },
})

export interface OddRhymeQuestion {
  key: Entry
  wrong: readonly Entry[]
}

interface Pairing {
  fits(target: Entry, key: Entry): boolean
  isExcluded(target: Entry, other: Entry): boolean
  /** True if a wrong option resembles the key to the eye. */
  tempts(wrong: Entry, pair: { target: Entry; key: Entry }): boolean
  /** True if a wrong option resembles the target and the key does not. */
  isTrap(wrong: Entry, target: Entry): boolean
  cuesOf(question: RhymeQuestion): readonly Cue<Entry>[]
  write(question: RhymeQuestion): Draft
}

function pairForm(id: string, { fits, isExcluded, tempts, isTrap, cuesOf, write }: Pairing): BoundForm {
  // Computed once, because a proof draws thousands of times.
  const choices = confirmed.flatMap((target) => {
    const fitting = confirmed.filter((key) => fits(target, key))
    return fitting.flatMap((key) => {
      const wrong = single.filter((one) => one !== key && !isExcluded(target, one))
      const tempting = wrong.filter((one) => tempts(one, { target, key }))
      const traps = wrong.filter((one) => isTrap(one, target))
      return tempting.length < wrongCount ? [] : [{ target, key, tempting, traps }]
    })
  })
  return form<RhymeQuestion>({
    id,
    difficulty: 'medium',
    draw: (random) =>
      drawBalanced<Entry, RhymeQuestion>(random, {
        cuesOf,
        attempt: () => {
          const { target, key, tempting, traps } = random.pick(choices)
          const trapCount = random.int(1, 100) <= trapPercentage ? 1 : 0
          const wrong = [...random.shuffle(traps).slice(0, trapCount), ...random.shuffle(tempting)]
          return { target, key, wrong: wrong.slice(0, wrongCount) }
        },
      }),
    write,
  })
}

function pairDraft(
  { target, key, wrong }: RhymeQuestion,
  words: { stem: string; rule: string; fault(wrong: Entry): string; ending: string },
): Draft {
  return {
    stem: words.stem,
    key: { text: key.word },
    slips: wrong.map((one) => ({
      text: one.word,
      because: `The word ${one.word} is pronounced ${ipaOf(one)}, ${words.fault(one)}.`,
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
    twinKeys: twinKeysOf(target, key),
  }
}

function rhymeOf(entry: Entry): string {
  const known = rhymeByEntry.get(entry)
  if (known !== undefined) return known
  const rhyme = entry.sounds.slice(entry.sounds.findIndex(isVowel)).join('')
  rhymeByEntry.set(entry, rhyme)
  return rhyme
}

function said({ sounds }: Entry): string {
  return sounds.join('')
}
