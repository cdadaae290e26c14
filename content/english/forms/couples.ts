import type { Difficulty } from '@sabi/shared/content/question'
import { form, type BoundForm, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { drawBalanced } from './balance.ts'
import { bandOf, lengthOf } from './cues.ts'
import { some, spoken } from './words.ts'
import type { Entry } from '../lexicon/lexicon.ts'

/** An option of two words. */
export interface Couple<Word> {
  one: Word
  other: Word
}

/** Asks in which couple both words fit the target. In a wrong couple at most one does. */
export interface CoupleQuestion<Word> {
  target: Word
  /** Shared by both words and the target: a sound, a rhyme, a stressed syllable. */
  asked: string
  key: Couple<Word>
  wrong: readonly Couple<Word>[]
}

interface CoupleRules<Word> {
  id: string
  difficulty: Difficulty
  pick(random: Random): Picked<Word> | null
  entryOf(word: Word): Entry
  show(word: Word): string
  write(question: CoupleQuestion<Word>): CoupleText<Word>
}

interface Picked<Word> {
  target: Word
  asked: string
  fits: readonly Word[]
  others: readonly Word[]
}

interface CoupleText<Word> {
  stem: string
  rule: string
  tip: string
  /** Completes 'The word … '; empty if the word fits. */
  fault(word: Word): string
  /** Says of a second word that it has the fault of the first: 'so has', 'so is'. */
  echo: string
  hints: readonly [string, string]
  twinKeys?: readonly string[]
}

const halfCouples = 2

/** A form with four couples of words as options. The lengths of the words and their frequency say nothing about the key. */
export function coupleForm<Word>(rules: CoupleRules<Word>): BoundForm {
  const { id, difficulty, pick, entryOf } = rules
  const sumOf = (cue: (entry: Entry) => number) => (couple: Couple<Word>) =>
    cue(entryOf(couple.one)) + cue(entryOf(couple.other))
  return form<CoupleQuestion<Word>>({
    id,
    difficulty,
    draw: (random) =>
      drawBalanced<Couple<Word>, CoupleQuestion<Word>>(random, {
        cuesOf: () => [sumOf(lengthOf), sumOf(bandOf)],
        attempt: () => {
          const picked = pick(random)
          return picked === null ? null : coupled(random, picked, entryOf)
        },
      }),
    write: (question) => coupleDraft(question, rules),
  })
}

function coupled<Word>(
  random: Random,
  { target, asked, fits, others }: Picked<Word>,
  entryOf: (word: Word) => Entry,
): CoupleQuestion<Word> | null {
  const [first, second, third, fourth] = some(random, fits, 2 + halfCouples)
  const [fault, otherFault, ...rest] = some(random, others, 2 + halfCouples)
  const [lone, lonely] = rest
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return null
  if (fault === undefined || otherFault === undefined || lone === undefined || lonely === undefined) return null
  const words = [target, first, second, third, fourth, fault, otherFault, lone, lonely].map(
    (word) => entryOf(word).word,
  )
  if (new Set(words).size < words.length) return null
  const turned = (one: Word, other: Word) => (random.int(0, 1) === 0 ? { one, other } : { one: other, other: one })
  return {
    target,
    asked,
    key: { one: first, other: second },
    wrong: [turned(third, fault), turned(fourth, otherFault), { one: lone, other: lonely }],
  }
}

function coupleDraft<Word>(question: CoupleQuestion<Word>, { id, entryOf, show, write }: CoupleRules<Word>): Draft {
  const { target, key, wrong } = question
  const text = write(question)
  const textOf = ({ one, other }: Couple<Word>) => `${show(one)} – ${show(other)}`
  const saidIn = ({ one, other }: Couple<Word>) => `${spoken(entryOf(one))} and ${spoken(entryOf(other))}`
  const words = [key.one, key.other].map((word) => entryOf(word).word)
  return {
    stem: text.stem,
    key: { text: textOf(key) },
    slips: wrong.map((couple) => ({
      text: textOf(couple),
      because: whyNot(couple, text, (word) => spoken(entryOf(word))),
    })),
    principle: text.rule,
    working: [`Wrong pairs: ${wrong.map(saidIn).join('; ')}.`, text.tip, `Both ${saidIn(key)} fit: ${textOf(key)}`],
    hints: text.hints,
    twinKeys: [
      `target ${entryOf(target).word}`,
      ...(text.twinKeys ?? []),
      ...words.flatMap((word) => [`${id} of ${word}`, `pair ${[word, entryOf(target).word].sort().join(' ')}`]),
    ],
  }
}

function whyNot<Word>(
  { one, other }: Couple<Word>,
  { fault, echo }: CoupleText<Word>,
  say: (word: Word) => string,
): string {
  const [first, second] = [fault(one), fault(other)]
  if (first === '') return `Of this pair, ${say(one)} fits, but ${say(other)} ${second}.`
  if (second === '') return `Of this pair, ${say(other)} fits, but ${say(one)} ${first}.`
  const rest = first === second ? `${echo} ${say(other)}` : `${say(other)} ${second}`
  return `Neither word fits: ${say(one)} ${first}, and ${rest}.`
}
