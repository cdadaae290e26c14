import { saySame } from '../lint/words.ts'
import { fault, isFault, type Fault } from './clean/clean-fault.ts'
import { comparableText } from './clean/clean.ts'
import type { RawKey, RawRow } from './raw.ts'

/**
 * A number in a format with a conventional base, which the importer may override. `usualBase` is null if the file does not seem to
 * follow the convention. Other rows have no influence.
 */
export type UsualIndex = Extract<RawKey, { kind: 'index' }> & { base: null; usualBase: 0 | 1 | null }

/** The base of numbered keys as stated by the importer, and as shown by the rows. */
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

/** A single 0 may mean 'unknown', and a single number that is too high may be a slip, so one sign is not enough. */
const fewestSigns = 2

/** A file with this many rows would most likely also have a sign of the other base if it used that. */
const fewestToTell = 12

/**
 * Infers whether the numbers in a file count from 0 or from 1. A 0 occurs only with base 0, the number of the last option only with base 1.
 * Null if the file shows both or too few of either, or has too few rows. This is only likely, so it is better to ask the importer.
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

/** The index of the right option among options in plain text, or the reason why it is unknown. */
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

/** The option whose letter an explanation gives as the answer; null if none. A letter that is the text of an option does not count. */
export function letterInExplanation(explanation: string, options: readonly string[]): number | null {
  const letter = answerLetter.exec(explanation)?.[1]
  if (letter === undefined || options.includes(letter)) return null
  const place = letters.indexOf(letter.toLowerCase())
  return place < options.length ? place : null
}

/** A base in the row comes from a reader that found the position, or from a field that states its base. */
function baseOf(key: Extract<RawKey, { kind: 'index' }>, { stated, shown }: KeyBases): 0 | 1 | null {
  return isUsual(key) ? (stated ?? key.usualBase) : (key.base ?? stated ?? shown)
}

function placeOfIndex(value: number, base: 0 | 1 | null, count: number): number | Fault {
  if (base === null) return fault('key-ambiguous', `the key is ${value}`)
  return placeWithin(value - base, count, String(value))
}

function placeWithin(place: number, count: number, written: string): number | Fault {
  const isThere = Number.isInteger(place) && place >= 0 && place < count
  return isThere ? place : fault('key-out-of-range', `the key is ${written}, with ${count} options`)
}

/** Looks for a declared letter first as a letter, and for a declared text first as the text of an option. */
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

/** The one option with the same text; null if there is none. */
function placeOfText(words: string, options: readonly string[]): number | Fault | null {
  const plain = comparableText(words)
  const exact = placesOf(options, (option) => option === plain)
  const places = exact.length > 0 ? exact : placesOf(options, (option) => saySame(option, plain))
  const [place] = places
  if (place === undefined) return null
  return places.length === 1 ? place : fault('key-ambiguous', `more than one option is ${words}`)
}

function placesOf(options: readonly string[], isMeant: (option: string) => boolean): number[] {
  return options.flatMap((option, place) => (isMeant(option) ? [place] : []))
}

/** 'B. Carbon' names an option twice, and both must agree. */
function placeOfLetterAndText(words: string, options: readonly string[]): number | Fault {
  const [, letter, text = ''] = letterBefore.exec(words) ?? []
  const byText = letter === undefined ? null : placeOfText(text, options)
  if (letter === undefined || byText === null) return fault('key-matches-none', `the key is ${words}`)
  if (isFault(byText)) return byText
  const byLetter = placeOfLetter(letter, options, words)
  return byLetter === byText ? byText : fault('key-conflict', `the key is ${words}, and that option has another letter`)
}
