import type { CoupleQuestion } from './forms/couples.ts'
import type { EmphaticQuestion, PartName } from './forms/emphatic.ts'
import type { NounVerbQuestion } from './forms/noun-or-verb.ts'
import type { Marked } from './forms/oral.ts'
import type { EndingQuestion, PrintedQuestion } from './forms/printed-stress.ts'
import { misprinted, type StressPair } from './forms/stress-pairs.ts'
import { printed } from './forms/stress.ts'
import type { NumberQuestion } from './forms/syllables.ts'
import type { HeardQuestion, TranscriptionQuestion } from './forms/symbols.ts'
import type { WordQuestion } from './forms/words.ts'
import type { Entry } from './lexicon/lexicon.ts'

/** The faults that are planted in questions. */
export const faults = [
  'a wrong option as key',
  'another sound asked for',
  'a key that is pronounced otherwise',
  'a second option that fits',
  'the stress on another vowel',
  'the capitals on another syllable',
  'another part of the sentence stressed',
  'another correction of the stressed part',
  'a key that changes a second part',
  'a key that changes no part',
] as const

/** A question with a fault, and the key that it would be published with. */
export interface Faulty {
  fault: (typeof faults)[number]
  parameters: unknown
  key: string
}

export type Planter = (parameters: never, key: string) => Faulty[]

const partNames: readonly PartName[] = ['subject', 'verb', 'object', 'place']

/** The planters of the families from e24 on. */
export const laterPlanters: Readonly<Record<string, Planter>> = {
  ...sameFor(inWords, 'minimal-pair stressed-vowel the-long-vowel the-short-vowel the-diphthong first-vowel'),
  ...sameFor(inWords, 'past-symbol past-like plural-symbol first-consonant last-consonant last-like'),
  ...sameFor(inWords, 'longer-rhyme later-homophone syllable-count most-syllables read-word'),
  'unlike-target': inWordsUnlike,
  ...sameFor(inSpelling, 'silent sounded'),
  ...sameFor(inMarkedCouples, 'vowel-couple consonant-couple'),
  ...sameFor(inWordCouples, 'rhyme-couple stress-couple'),
  ...sameFor(inSymbols, 'heard-vowel heard-consonant'),
  transcription: inTranscriptions,
  'syllable-number': inNumbers,
  'printed-right': (question: PrintedQuestion, key: string) => inPrint(question, key, true),
  'printed-wrong': (question: PrintedQuestion, key: string) => inPrint(question, key, false),
  'noun-or-verb': inClasses,
  'ending-rule': inEndings,
  reply: inReplies,
  'stressed-word': inReplies,
  wh: inQuestions,
}

function sameFor(planter: Planter, forms: string): Record<string, Planter> {
  return Object.fromEntries(forms.split(' ').map((form) => [form, planter]))
}

/** The word with the pronunciation and the syllables of another. */
function sounding(word: Entry, like: Entry): Entry {
  return { ...word, sounds: like.sounds, stress: like.stress, split: like.split }
}

function inWords(question: WordQuestion): Faulty[] {
  const { target, key, wrong } = question
  const [other] = wrong
  if (other === undefined) return []
  const retargeted: Faulty[] =
    target === null
      ? []
      : [
          {
            fault: 'another sound asked for',
            parameters: { ...question, target: sounding(target, other) },
            key: key.word,
          },
        ]
  return [...exchangedWords(question), ...retargeted]
}

function inWordsUnlike(question: WordQuestion): Faulty[] {
  const { target, key } = question
  if (target === null) return []
  return [
    ...exchangedWords(question),
    { fault: 'another sound asked for', parameters: { ...question, target: sounding(target, key) }, key: key.word },
  ]
}

function exchangedWords(question: WordQuestion): Faulty[] {
  const { key, wrong } = question
  return wrong.flatMap((other, place): Faulty[] => {
    const rest = wrong.filter((_, index) => index !== place)
    return [
      {
        fault: 'a wrong option as key',
        parameters: { ...question, key: other, wrong: [key, ...rest] },
        key: other.word,
      },
      {
        fault: 'a key that is pronounced otherwise',
        parameters: { ...question, key: sounding(key, other) },
        key: key.word,
      },
      {
        fault: 'a second option that fits',
        parameters: { ...question, wrong: [sounding(other, key), ...rest] },
        key: key.word,
      },
    ]
  })
}

/** The second route of silent letters reads the spelling only. */
function inSpelling(question: WordQuestion): Faulty[] {
  const { key, wrong } = question
  return wrong.flatMap((other, place): Faulty[] => {
    const rest = wrong.filter((_, index) => index !== place)
    return [
      {
        fault: 'a wrong option as key',
        parameters: { ...question, key: other, wrong: [key, ...rest] },
        key: other.word,
      },
      { fault: 'a second option that fits', parameters: { ...question, wrong: [key, ...rest] }, key: key.word },
    ]
  })
}

function inMarkedCouples(question: CoupleQuestion<Marked>, key: string): Faulty[] {
  return inCouples(question, key, (word, like) => ({ ...word, entry: sounding(word.entry, like.entry) }))
}

function inWordCouples(question: CoupleQuestion<Entry>, key: string): Faulty[] {
  return inCouples(question, key, sounding)
}

function inCouples<Word>(
  question: CoupleQuestion<Word>,
  text: string,
  like: (word: Word, other: Word) => Word,
): Faulty[] {
  const { key, wrong } = question
  const last = wrong.at(-1)
  if (last === undefined) return []
  const fitting = { one: like(last.one, key.one), other: like(last.other, key.other) }
  return [
    {
      fault: 'a key that is pronounced otherwise',
      parameters: { ...question, key: { ...key, one: like(key.one, last.one) } },
      key: text,
    },
    {
      fault: 'a key that is pronounced otherwise',
      parameters: { ...question, key: { ...key, other: like(key.other, last.other) } },
      key: text,
    },
    {
      fault: 'a second option that fits',
      parameters: { ...question, wrong: [...wrong.slice(0, -1), fitting] },
      key: text,
    },
  ]
}

function inSymbols(question: HeardQuestion, text: string): Faulty[] {
  const { target, key, wrong } = question
  const { sounds } = target.entry
  const said = (changed: readonly string[]) => ({ ...target, entry: { ...target.entry, sounds: changed } })
  return wrong.flatMap((symbol): Faulty[] => [
    {
      fault: 'a key that is pronounced otherwise',
      parameters: { ...question, target: said(sounds.map((sound) => (sound === key ? symbol : sound))) },
      key: text,
    },
    { fault: 'a second option that fits', parameters: { ...question, target: said([...sounds, symbol]) }, key: text },
  ])
}

function inTranscriptions({ target, changes }: TranscriptionQuestion, key: string): Faulty[] {
  const [vowel, consonant] = changes
  const sounds = target.sounds.map((sound, place) => (place === vowel.place ? vowel.sound : sound))
  const kept = { ...consonant, sound: target.sounds[consonant.place] ?? '' }
  return [
    { fault: 'a key that is pronounced otherwise', parameters: { target: { ...target, sounds }, changes }, key },
    { fault: 'a second option that fits', parameters: { target, changes: [vowel, kept] }, key },
  ]
}

function inNumbers({ target }: NumberQuestion, key: string): Faulty[] {
  const longer = { ...target, sounds: [...target.sounds, 't', 'ə'] }
  return [{ fault: 'a key that is pronounced otherwise', parameters: { target: longer }, key }]
}

function inPrint({ key, wrong }: PrintedQuestion, text: string, isRight: boolean): Faulty[] {
  const [first, ...rest] = wrong
  if (first === undefined) return []
  const beside = ({ entry }: PrintedQuestion['key']) => (entry.stress === 0 ? 1 : 0)
  const moved = (option: PrintedQuestion['key'], place: number) => ({ ...option, place })
  const spoilt = { ...first, entry: { ...first.entry, stress: beside(first) } }
  return [
    {
      fault: 'the capitals on another syllable',
      parameters: { key: moved(key, isRight ? beside(key) : key.entry.stress), wrong },
      key: text,
    },
    {
      fault: 'a second option that fits',
      parameters: { key, wrong: [moved(first, isRight ? first.entry.stress : beside(first)), ...rest] },
      key: text,
    },
    isRight
      ? {
          fault: 'the stress on another vowel',
          parameters: { key: { ...key, entry: { ...key.entry, stress: beside(key) } }, wrong },
          key: text,
        }
      : { fault: 'the stress on another vowel', parameters: { key, wrong: [spoilt, ...rest] }, key: text },
  ]
}

function inClasses({ key, wrong }: NounVerbQuestion, text: string): Faulty[] {
  const pair: StressPair = { ...key.pair, noun: misprinted(key.pair, true), verb: misprinted(key.pair, false) }
  return [
    { fault: 'a wrong option as key', parameters: { key: { ...key, isNoun: !key.isNoun }, wrong }, key: text },
    {
      fault: 'the capitals on another syllable',
      parameters: { key: { ...key, pair }, wrong },
      key: key.isNoun ? pair.noun : pair.verb,
    },
  ]
}

function inEndings({ word, letters, places }: EndingQuestion): Faulty[] {
  return places.slice(1).flatMap((place): Faulty[] => {
    const split = word.split.map((part, index) => (index === place ? part.toUpperCase() : part.toLowerCase()))
    const key = printed(word, place)
    return [
      { fault: 'the stress on another vowel', parameters: { word: { ...word, stress: place }, letters, places }, key },
      { fault: 'the capitals on another syllable', parameters: { word: { ...word, split }, letters, places }, key },
    ]
  })
}

function inQuestions({ frame, stressed }: EmphaticQuestion, key: string): Faulty[] {
  return partNames
    .filter((name) => name !== stressed)
    .map((name) => ({ fault: 'another part of the sentence stressed', parameters: { frame, stressed: name }, key }))
}

function inReplies(question: EmphaticQuestion, key: string): Faulty[] {
  const { frame, stressed } = question
  const agreed = { ...frame, [stressed]: { ...frame[stressed], other: frame[stressed].text } }
  const others = partNames.filter((name) => name !== stressed)
  return [
    ...inQuestions(question, key),
    { fault: 'a key that changes no part', parameters: { frame: agreed, stressed }, key },
    ...others.map((name): Faulty => ({
      fault: 'another correction of the stressed part',
      parameters: {
        frame: { ...agreed, [name]: { ...frame[name], text: frame[name].other, other: frame[name].text } },
        stressed,
      },
      key,
    })),
  ]
}
