import { saySame } from '../lint/words.ts'
import { fault, isFault, type Fault } from './clean-fault.ts'
import { comparableText } from './clean.ts'
import type { RawKey, RawRow } from './raw.ts'

/**
 * A number in a format that has a usual way of counting, which who brings the file may know better; null where the file
 * seems not to keep to it. Other rows decide nothing here.
 */
export type UsualIndex = Extract<RawKey, { kind: 'index' }> & { base: null; usualBase: 0 | 1 | null }

/** How numbers count by who brings the file, and by what its rows show. */
export interface KeyBases {
  stated: 0 | 1 | null
  shown: 0 | 1 | null
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const loneLetter = /^(?:(?:option|opt|choice|answer|ans)[\s.:_-]*)?[([]?\s*([a-z])\s*[.):\]]*$/i
const letterBefore = /^(?:option\s+)?[([]?([a-e])\s*[.):\]]+\s*(\S.*)$/is
const severalLetters = /^[([]?[a-e][).\]]?(?:\s*(?:,|;|&|\/|\+|and|or)\s*[([]?[a-e][).\]]?)+$/i
const answerLetter =
  /\b(?:[Aa]nswer|[Oo]ption|[Cc]hoice)\s*(?:is|:|=)\s*(?:[Oo]ption\s*)?\(?([A-E])\)?(?=[.,;:)]|\s*$|\s*\n)/

/** A single 0 may mean 'unknown', and a single number too high may be a slip: one sign decides nothing. */
const fewestSigns = 2

/** With so many rows a file of the other way of counting would most often have a sign of its own too. */
const fewestToTell = 12

/**
 * Whether the numbers of a file that does not say so count from 0 or from 1. A 0 is only there in the one, the number of the
 * last option only in the other; null where the file shows both or too few of either, or has too few rows. It stays a
 * likelihood: who brings the file is better asked.
 */
export function keyBaseOf(rows: readonly RawRow[]): 0 | 1 | null {
  const keys = rows.flatMap(({ key, options }) =>
    key.kind === 'index' && key.base === null && !isUsual(key) ? [{ value: key.value, last: options.length }] : [],
  )
  const firsts = keys.filter(({ value }) => value === 0).length
  const lasts = keys.filter(({ value, last }) => value === last && last > 0).length
  if (keys.length < fewestToTell || (firsts > 0 && lasts > 0)) return null
  if (firsts >= fewestSigns) return 0
  return lasts >= fewestSigns ? 1 : null
}

function isUsual(key: RawKey): key is UsualIndex {
  return 'usualBase' in key
}

/** The place of the right option among options in plain text, or why it is not known. */
export function resolveKey({ key }: Pick<RawRow, 'key'>, options: readonly string[], bases: KeyBases): number | Fault {
  switch (key.kind) {
    case 'missing':
      return fault('key-missing', 'no key')
    case 'index':
      return placeOfIndex(key.value, baseOf(key, bases), options.length)
    case 'letter':
      return placeOfWords(key.value, options, 'letter')
    case 'text':
      return placeOfWords(key.value, options, 'text')
  }
}

/** The option whose letter an explanation calls the answer, null where it names none. A text 'C' of an option is no letter. */
export function letterInExplanation(explanation: string, options: readonly string[]): number | null {
  const letter = answerLetter.exec(explanation)?.[1]
  if (letter === undefined || options.includes(letter)) return null
  const place = letters.indexOf(letter.toLowerCase())
  return place < options.length ? place : null
}

/** A base of the row is that of a place which its reader found, or of a field that says in words how it counts. */
function baseOf(key: Extract<RawKey, { kind: 'index' }>, { stated, shown }: KeyBases): 0 | 1 | null {
  return isUsual(key) ? (stated ?? key.usualBase) : (key.base ?? stated ?? shown)
}

function placeOfIndex(value: number, base: 0 | 1 | null, count: number): number | Fault {
  if (base === null) return fault('key-ambiguous', `the key is ${value}`)
  return placeWithin(value - base, count, String(value))
}

function placeWithin(place: number, count: number, written: string): number | Fault {
  const isThere = Number.isInteger(place) && place >= 0 && place < count
  return isThere ? place : fault('key-out-of-range', `the key is ${written} of ${count} options`)
}

/** What is said to be a letter is looked for as a letter first, what is said to be a text as the text of an option. */
function placeOfWords(written: string, options: readonly string[], kind: 'letter' | 'text'): number | Fault {
  const words = written.trim()
  if (words === '') return fault('key-missing', 'the key is empty')
  const letter = loneLetter.exec(words)?.[1]
  if (letter !== undefined && kind === 'letter') return placeOfLetter(letter, options, words)
  const byText = placeOfText(words, options)
  if (byText !== null) return byText
  if (letter !== undefined) return placeOfLetter(letter, options, words)
  if (severalLetters.test(words)) return fault('not-single-choice', `the key is ${words}`)
  return placeOfLetterAndText(words, options)
}

function placeOfLetter(letter: string, options: readonly string[], words: string): number | Fault {
  return placeWithin(letters.indexOf(letter.toLowerCase()), options.length, words)
}

/** The one option that says the same; null where none does. */
function placeOfText(words: string, options: readonly string[]): number | Fault | null {
  const plain = comparableText(words)
  const exact = placesOf(options, (option) => option === plain)
  const places = exact.length > 0 ? exact : placesOf(options, (option) => saySame(option, plain))
  const [place] = places
  if (place === undefined) return null
  return places.length === 1 ? place : fault('key-ambiguous', `more than one option says ${words}`)
}

function placesOf(options: readonly string[], isMeant: (option: string) => boolean): number[] {
  return options.flatMap((option, place) => (isMeant(option) ? [place] : []))
}

/** 'B. Carbon' names an option twice: both must mean the same. */
function placeOfLetterAndText(words: string, options: readonly string[]): number | Fault {
  const [, letter, text = ''] = letterBefore.exec(words) ?? []
  const byText = letter === undefined ? null : placeOfText(text, options)
  if (letter === undefined || byText === null) return fault('key-matches-none', `the key is ${words}`)
  if (isFault(byText)) return byText
  const byLetter = placeOfLetter(letter, options, words)
  return byLetter === byText ? byText : fault('key-conflict', `the key is ${words}, and that option has another letter`)
}
