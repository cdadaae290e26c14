import { optionLetters } from '@sabi/shared/content/option-letter'
import { comparableText } from '../../clean/clean.ts'
import { resolveKey } from '../../key.ts'
import { withoutLetters } from '../../normalise/normalise-options.ts'
import type { RawKey, ReasonCode } from '../../raw.ts'
import type { WrittenOptions } from './options.ts'
import { plainName, textOf } from '../reading.ts'

/** A field of a row that states the right option. */
export interface KeyField {
  name: string
  value: unknown
}

export interface Keyed {
  options: WrittenOptions
  /** In order of priority. */
  keyFields: readonly KeyField[]
}

export type Settled = { key: RawKey } | { fault: ReasonCode; detail: string }

type Written =
  /** 'C', which means the third option, or the text of one (carbon). */
  | { kind: 'letter'; letter: string; asText: number }
  /** The option's own mark or name in the file, which is uncertain only if it is a digit. */
  | { kind: 'place'; place: number; words: string }
  | { kind: 'digits'; value: number; base: 0 | 1 | null; asText: number }
  | { kind: 'text'; text: string; asText: number }
  | { kind: 'several'; words: string }
  /** A digit that names one of these options, and may be the position of another. */
  | { kind: 'doubtful'; words: string; places: readonly number[] }

type LetterOrDigits = Extract<Written, { kind: 'letter' | 'digits' }>

/**
 * Resolves the keys of all rows of a file. A letter or number that is also the text of an option in its row ('C' among chemical symbols, 3
 * among results) is ambiguous. The keys of the other rows decide, and if they don't, the row is rejected. The same applies to a number
 * that is the id of an option.
 */
export function settleKeys(rows: readonly Keyed[]): Settled[] {
  const written = rows.map(writtenKeys)
  const habit = { ...habitOf(written.flat()), numbersBesideIds: rows.some(hasNumberBesideIds(written)) }
  return rows.map((row, index) => settle(row, written[index] ?? [], habit))
}

interface Habit {
  /** True if a row whose options have digits as ids has a number as key that is none of them. */
  numbersBesideIds: boolean
  texts: boolean
  letters: boolean
  digits: boolean
}

function habitOf(all: readonly Written[]): Omit<Habit, 'numbersBesideIds'> {
  const clear = all.filter((key) => 'asText' in key && (key.kind === 'text' ? key.asText !== -1 : key.asText === -1))
  return {
    texts: clear.some(({ kind }) => kind === 'text'),
    letters:
      clear.some(({ kind }) => kind === 'letter') || all.some((key) => key.kind === 'place' && !isDigit(key.words)),
    digits: clear.some(({ kind }) => kind === 'digits'),
  }
}

function hasNumberBesideIds(written: readonly Written[][]): (row: Keyed, index: number) => boolean {
  return ({ options: { names } }, index) => {
    const hasIds = names !== null && names.length > 0 && names.every(isDigit)
    return hasIds && (written[index] ?? []).some((key) => key.kind === 'digits' && !names.includes(String(key.value)))
  }
}

function isDigit(words: string): boolean {
  return /^\d$/.test(words.trim())
}

function writtenKeys({ options, keyFields }: Keyed): Written[] {
  const fields = keyFields.flatMap((field) => writtenKey(field, options) ?? [])
  const { marked } = options
  if (marked === null) return fields
  const [place] = marked
  return [
    marked.length === 1 && place !== undefined ? { kind: 'place', place, words: 'the mark' } : several(marked.length),
    ...fields,
  ]
}

function several(count: number): Written {
  return { kind: 'several', words: `${count} options are marked as right` }
}

function writtenKey({ name, value }: KeyField, options: WrittenOptions): Written | null {
  if (Array.isArray(value)) {
    if (value.length > 1) return several(value.length)
    return value.length === 0 ? null : writtenKey({ name, value: value[0] as unknown }, options)
  }
  const words = textOf(value)?.trim()
  if (words === undefined) return null
  const asText = options.texts.findIndex((text) => isText(text, words))
  const place = placeOfName(options.names ?? [], words)
  if (place !== -1 && isDigit(words) && !mayBeId(name, Number(words), place))
    return { kind: 'doubtful', words, places: [place, asText] }
  if (place !== -1 && (asText === -1 || asText === place)) return { kind: 'place', place, words }
  if (place !== -1) return nameAndText(words, place, asText)
  const letter = /^(?:(?:option|choice|opt|ans|answer)[\s_:-]*)?\(?([a-e])\s*[).:]?$/i.exec(words)?.[1]
  if (letter !== undefined) return { kind: 'letter', letter: letter.toUpperCase(), asText }
  const digits = /^(?:(?:option|choice|opt)[\s_:-]*)?(\d)$/i.exec(words)?.[1]
  if (digits !== undefined && Number(digits) <= options.texts.length)
    return { kind: 'digits', value: Number(digits), base: baseIn(name), asText }
  if (asText === -1 && /^[a-e](?:\s*(?:,|&|and|\/|\+|;)\s*[a-e])+$/i.test(words)) return { kind: 'several', words }
  if (asText === -1 && /^\d+$/.test(words) && options.texts.every((text) => !/\d/.test(text)))
    return { kind: 'digits', value: Number(words.slice(0, 9)), base: baseIn(name), asText }
  return { kind: 'text', text: words, asText }
}

/** Returns whether an option has this text. An option with markup is cleaned first. */
function isText(option: string, words: string): boolean {
  return option.trim() === words || (words.length < 3 && /[<&$\\*]/.test(option) && comparableText(option) === words)
}

/** Returns whether a digit under this name can only be the id of the option at that position. */
function mayBeId(name: string, value: number, place: number): boolean {
  const base = baseIn(name)
  return !name.includes('index') && (base === null || value - base === place)
}

function placeOfName(names: readonly string[], words: string): number {
  const exact = names.findIndex((name) => name.trim().toLowerCase() === words.toLowerCase())
  if (exact !== -1 || !/^[a-z]/i.test(words)) return exact
  return names.findIndex((name) => name !== '' && plainName(name) === plainName(words))
}

/** A key that is the name of one option and the text of another. It is rejected if names are not in order. */
function nameAndText(words: string, place: number, asText: number): Written {
  if (words.toUpperCase() === optionLetters[place]) return { kind: 'letter', letter: words.toUpperCase(), asText }
  const base = /^\d$/.test(words) ? Number(words) - place : -1
  return base === 0 || base === 1
    ? { kind: 'digits', value: Number(words), base, asText }
    : { kind: 'doubtful', words, places: [place, asText] }
}

/** Most names ('correctIndex', 'answer') are used with both bases, so only explicit names are trusted. */
function baseIn(name: string): 0 | 1 | null {
  if (/zero|0based|base0/.test(name)) return 0
  return /onebased|1based|base1/.test(name) ? 1 : null
}

function settle({ options }: Keyed, written: readonly Written[], habit: Habit): Settled {
  const several = written.find((key) => key.kind === 'several')
  if (several !== undefined) return { fault: 'not-single-choice', detail: several.words }
  const said = written.map((key) => ({ key, meaning: meaningOf(key, options, habit) }))
  const doubt = said.find(({ meaning }) => meaning === null)
  const [first] = said
  if (first === undefined) return { key: { kind: 'missing' } }
  if (said.length === 1) return first.meaning === null ? ambiguous(first.key) : { key: first.meaning }
  const texts = withoutLetters(options.texts.map(comparableText))
  const placed = said.map(({ key, meaning }) => ({ meaning, places: placesOf(key, meaning, texts) }))
  const surest = surestOf(placed)
  if (doubt !== undefined && (surest === undefined || surest.meaning.kind === 'index')) return ambiguous(doubt.key)
  if (surest === undefined) return { key: { kind: 'missing' } }
  const conflict = placed.find((other) => contradicts(surest, other))
  if (conflict === undefined) return { key: surest.meaning }
  const other = conflict.meaning === null ? 'a number of another option' : keyWords(conflict.meaning)
  return { fault: 'key-conflict', detail: `the row says ${keyWords(surest.meaning)} and ${other}` }
}

function ambiguous(key: Written): Settled {
  const detail =
    key.kind === 'place' || key.kind === 'doubtful'
      ? `the key ${key.words} is the name of an option and may be a number of its place`
      : `the key ${nameOf(key)} is also the text of an option`
  return { fault: 'key-ambiguous', detail }
}

/** The one meaning of a key; null if it has two. */
function meaningOf(key: Written, options: WrittenOptions, habit: Habit): RawKey | null {
  switch (key.kind) {
    case 'place':
      if (habit.numbersBesideIds && isDigit(key.words)) return null
      return { kind: 'letter', value: optionLetters[key.place] ?? '?' }
    case 'text':
      return { kind: 'text', value: key.text }
    case 'several':
    case 'doubtful':
      return null
    case 'letter':
      if (key.asText === -1 || key.asText === optionLetters.indexOf(key.letter))
        return { kind: 'letter', value: key.letter }
      break
    case 'digits':
      if (key.asText === -1 && !(habit.texts && holdsNumber(options.texts, key.value)))
        return { kind: 'index', value: key.value, base: key.base }
  }
  return byHabit(key, options, habit)
}

function byHabit(key: LetterOrDigits, options: WrittenOptions, habit: Habit): RawKey | null {
  const counts = key.kind === 'letter' ? habit.letters : habit.digits
  if (habit.texts === counts) return null
  if (habit.texts) return key.asText === -1 ? null : { kind: 'text', value: options.texts[key.asText]?.trim() ?? '' }
  if (key.kind === 'letter') return { kind: 'letter', value: key.letter }
  return { kind: 'index', value: key.value, base: key.base }
}

/** In a file whose keys are texts, 3 may mean an option '3.0 m' as well as a position. */
function holdsNumber(texts: readonly string[], value: number): boolean {
  return texts.some((text) => text.split(/[^\d.]+/).some((part) => part !== '' && Number(part) === value))
}

/** A key with the positions it may mean: none if it is the text of no option, two if its base is unknown. */
interface Placed<Meaning = RawKey | null> {
  meaning: Meaning
  places: readonly number[]
}

function placesOf(key: Written, meaning: RawKey | null, texts: readonly string[]): number[] {
  if (meaning === null) return doubtfulPlaces(key)
  switch (meaning.kind) {
    case 'missing':
      return []
    case 'letter':
      return [optionLetters.indexOf(meaning.value)]
    case 'index':
      return meaning.base === null ? eitherWay(meaning.value) : [meaning.value - meaning.base]
    case 'text': {
      const place = resolveKey({ key: meaning }, texts, { stated: null, shown: null })
      return typeof place === 'number' ? [place] : []
    }
  }
}

function doubtfulPlaces(key: Written): number[] {
  switch (key.kind) {
    case 'letter':
      return [optionLetters.indexOf(key.letter), key.asText]
    case 'digits':
      return [...eitherWay(key.value), key.asText]
    case 'place':
      return [key.place, ...eitherWay(Number(key.words))]
    case 'doubtful':
      return [...key.places, ...eitherWay(Number(key.words))]
    default:
      return []
  }
}

function eitherWay(value: number): number[] {
  return [value, value - 1]
}

/** The first key that names its option unambiguously, else the first with a known base, else the first. */
function surestOf(placed: readonly Placed[]): Placed<RawKey> | undefined {
  const clear = placed.flatMap(({ meaning, places }) => (meaning === null ? [] : [{ meaning, places }]))
  return (
    clear.find(({ meaning, places }) => meaning.kind !== 'index' && places.length === 1) ??
    clear.find(({ places }) => places.length === 1) ??
    clear[0]
  )
}

/** Returns whether two keys of a row contradict each other. A number may count from 0 or 1; a text must be that of the option. */
function contradicts(surest: Placed<RawKey>, other: Placed): boolean {
  if (other.meaning === surest.meaning) return false
  const [place] = surest.places
  if (surest.places.length === 1 && place !== undefined) return !other.places.includes(place)
  return (
    surest.meaning.kind !== 'index' || other.meaning?.kind !== 'index' || other.meaning.value !== surest.meaning.value
  )
}

function nameOf(key: Written): string {
  if (key.kind === 'letter') return key.letter
  return key.kind === 'digits' ? String(key.value) : 'of the row'
}

function keyWords(key: RawKey): string {
  return key.kind === 'missing' ? 'nothing' : String(key.value)
}
