import { form, type BoundForm, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import type { Difficulty } from '@sabi/shared/content/question'
import { drawBalanced, type Cue } from './balance.ts'
import { bandOf, lengthOf, twinKeysOf } from './cues.ts'
import { allEntries, ipaOf, isConfirmed, isVowel, type Entry } from '../lexicon/lexicon.ts'

/** A question whose options are four words. */
export interface WordQuestion {
  /** The word that the options are compared with, or null. */
  target: Entry | null
  /** What is asked for: a sound, a number, a letter. */
  asked: string
  key: Entry
  wrong: readonly Entry[]
}

export const wrongCount = 3
const beginning = 5

/** Words of the stems of these forms, which as options would look like the answer, and grammatical words that are often weak. */
const unfit: ReadonlySet<string> = new Set(
  'same sound word choose begin those letter silent stress pros that them there their they could from would should'.split(
    ' ',
  ),
)

/** All words that may be asked about, with a pronunciation that Britfone confirms. */
export const askable: readonly Entry[] = allEntries.filter((entry) => isConfirmed(entry) && !unfit.has(entry.word))
export const single: readonly Entry[] = askable.filter(({ sounds }) => sounds.filter(isVowel).length === 1)

interface WordRules {
  id: string
  difficulty: Difficulty
  /** What to ask, and the words to choose from; null if these don't carry a question. */
  pick(random: Random): Picked | null
  cuesOf?: (question: WordQuestion) => readonly Cue<Entry>[]
  /** A condition on the four words together. */
  accepts?: (question: WordQuestion) => boolean
  /** Exchanges wrong options of a drawn question that do not belong there; null if nothing can take their place. */
  mend?: (question: WordQuestion) => WordQuestion | null
  write(question: WordQuestion): WordText
}

interface Picked {
  target: Entry | null
  asked: string
  keys: readonly Entry[]
  wrong: readonly Entry[]
}

/** The wording of a question. The words and their pronunciations are added. */
interface WordText {
  stem: string
  rule: string
  whyNot(one: Entry): string
  /** Says why the key is right, and ends where the key follows. */
  ending: string
  tip: string
  hints: readonly [string, string]
  twinKeys?: readonly string[]
}

/** A form with four words as options. The key's length and its frequency say nothing about it. */
export function wordForm({ id, difficulty, pick, cuesOf, accepts, mend, write }: WordRules): BoundForm {
  return form<WordQuestion>({
    id,
    difficulty,
    draw: (random) => {
      const drawn = drawBalanced<Entry, WordQuestion>(random, {
        cuesOf: cuesOf ?? (() => [lengthOf, bandOf]),
        attempt: () => {
          const picked = pick(random)
          const question = picked === null ? null : chosenFrom(random, picked)
          return question === null || accepts?.(question) === false ? null : question
        },
      })
      return drawn === null || mend === undefined ? drawn : mend(drawn)
    },
    write: (question) => wordDraft(question, write(question)),
  })
}

function chosenFrom(random: Random, { target, asked, keys, wrong }: Picked): WordQuestion | null {
  if (keys.length === 0) return null
  const key = random.pick(keys)
  const others = some(random, wrong, wrongCount)
  const options = [key, ...others]
  if (others.length < wrongCount || options.some((one, place) => isBesideLike(one, options, place))) return null
  if (target !== null && options.some(({ word }) => word === target.word)) return null
  return { target, asked, key, wrong: others }
}

/** True if a later option is the same word or a long word that begins alike, as 'propose' and 'proposal' do. */
function isBesideLike({ word }: Entry, options: readonly Entry[], place: number): boolean {
  for (let later = place + 1; later < options.length; later++) {
    const other = options[later]?.word ?? ''
    if (word === other) return true
    if (word.length > beginning && other.length > beginning && other.startsWith(word.slice(0, beginning))) return true
  }
  return false
}

interface Exchange {
  isUnfit(one: Entry, place: number): boolean
  pool(): readonly Entry[]
  cues: readonly Cue<Entry>[]
}

/**
 * The question with other words for its unfit wrong options. A substitute stands to the key, by most cues, as the word that it replaces.
 * Without chance, so that the other questions of the form stay as they are published.
 */
export function replaced(question: WordQuestion, { isUnfit, pool, cues }: Exchange): WordQuestion | null {
  const { key } = question
  const wrong = [...question.wrong]
  for (const [place, one] of question.wrong.entries()) {
    if (!isUnfit(one, place)) continue
    const sides = (option: Entry) => cues.map((cue) => Math.sign(cue(option) - cue(key)))
    const alike = (option: Entry) => sides(option).filter((side, cue) => side === sides(one)[cue]).length
    const free = pool().filter((option) => {
      const options = [key, option, ...wrong.filter((_, other) => other !== place)]
      return !options.some((each, index) => isBesideLike(each, options, index))
    })
    const most = Math.max(...free.map(alike))
    const best = free.filter((option) => alike(option) === most)
    const substitute = byLetters([key, one], best)
    if (substitute === undefined) return null
    wrong[place] = substitute
  }
  return { ...question, wrong }
}

/** An element of the list, chosen by the letters of these words and not at random, so that published questions stay the same. */
export function byLetters<T>(words: readonly Entry[], list: readonly T[]): T | undefined {
  const letters = [...words.map(({ word }) => word).join('')]
  return list[letters.reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % list.length]
}

/** That many different elements of a list, or fewer if chance repeats some. Much faster than shuffling the list. */
export function some<T>(random: Random, list: readonly T[], count: number): T[] {
  const found = new Set<T>()
  for (let tries = 0; list.length > 0 && tries < 4 * count && found.size < count; tries++) found.add(random.pick(list))
  return [...found]
}

function wordDraft({ target, key, wrong }: WordQuestion, text: WordText): Draft {
  return {
    stem: text.stem,
    isAboutOptions: target === null,
    key: { text: key.word },
    slips: wrong.map((one) => ({ text: one.word, because: text.whyNot(one) })),
    principle: text.rule,
    working: [`Compare ${wrong.map(spoken).join(', ')}.`, text.tip, `${text.ending}: ${ipaOf(key)}, ${key.word}`],
    hints: text.hints,
    twinKeys: [...twinKeysOf(target, key), ...(text.twinKeys ?? [])],
  }
}

/** Computes a value once for each key, because a proof draws thousands of times. */
export function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = compute(key)
    known.set(key, value)
    return value
  }
}

/** The word with its pronunciation. */
export function spoken(entry: Entry): string {
  return `${entry.word} ${ipaOf(entry)}`
}

/** Says where one word sounds different from another: 'ends with /t/ where 'raise' has /z/'. */
export function differenceFrom(other: Entry, one: Entry): string {
  const [a, b] = [one.sounds, other.sounds]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [own, lacking] = [a, b].map((sounds) => sounds.slice(start, sounds.length - end).join(''))
  const place = end === 0 ? ' at its end' : start === 0 ? ' at its beginning' : ''
  if (own === '') return `lacks the /${lacking}/ that '${other.word}' has${place}`
  if (lacking === '') return `has /${own}/${place}, which is not in '${other.word}'`
  const verb = end === 0 ? 'ends with' : start === 0 ? 'begins with' : 'has'
  return start === 0 && end === 0
    ? `sounds different from '${other.word}' at its beginning and at its end`
    : `${verb} /${own}/ where '${other.word}' has /${lacking}/`
}

/** How many sounds must be exchanged, added or left out to make one word of the other. */
export function soundDistance({ sounds: a }: Entry, { sounds: b }: Entry): number {
  let row = b.map((_, place) => place + 1)
  row.unshift(0)
  for (const [index, sound] of a.entries()) {
    const next = [index + 1]
    for (const [place, other] of b.entries()) {
      const kept = (row[place] ?? 0) + (sound === other ? 0 : 1)
      next.push(Math.min(kept, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

export function vowelsOf({ sounds }: Entry): string[] {
  return sounds.filter(isVowel)
}

export function stressedVowelOf(entry: Entry): string {
  return vowelsOf(entry)[entry.stress] ?? ''
}
