import type { RawKey, ReasonCode } from '../raw.ts'
import { plainName, type WrittenOptions } from './options.ts'
import { textOf } from './reading.ts'

/** One field of a row that says which option is right. */
export interface KeyField {
  name: string
  value: unknown
}

export interface Keyed {
  options: WrittenOptions
  /** In the order in which they are believed. */
  keyFields: readonly KeyField[]
}

export type Settled = { key: RawKey } | { fault: ReasonCode; detail: string }

type Written =
  /** 'C', which names the third option, or is the text of one (carbon). */
  | { kind: 'letter'; letter: string; asText: number }
  /** The option's own name in the file: nothing to doubt. */
  | { kind: 'place'; place: number }
  | { kind: 'digits'; value: number; base: 0 | 1 | null; asText: number }
  | { kind: 'text'; text: string; asText: number }
  | { kind: 'several'; words: string }
  | { kind: 'doubtful'; words: string }

type LetterOrDigits = Extract<Written, { kind: 'letter' | 'digits' }>

const letters = 'ABCDE'

/**
 * The keys of all rows of a file. A letter or number that is also the text of an option of its row ('C' among chemical
 * symbols, 3 among results) says two things: what the keys of the other rows are decides which, and where they do not
 * the row is refused.
 */
export function settleKeys(rows: readonly Keyed[]): Settled[] {
  const written = rows.map(writtenKeys)
  const habit = habitOf(written.flat())
  return rows.map((row, index) => settle(row, written[index] ?? [], habit))
}

interface Habit {
  texts: boolean
  letters: boolean
  digits: boolean
}

function habitOf(all: readonly Written[]): Habit {
  const clear = all.filter((key) => 'asText' in key && (key.kind === 'text' ? key.asText !== -1 : key.asText === -1))
  return {
    texts: clear.some(({ kind }) => kind === 'text'),
    letters: clear.some(({ kind }) => kind === 'letter') || all.some(({ kind }) => kind === 'place'),
    digits: clear.some(({ kind }) => kind === 'digits'),
  }
}

function writtenKeys({ options, keyFields }: Keyed): Written[] {
  const fields = keyFields.flatMap((field) => writtenKey(field, options) ?? [])
  const { marked } = options
  if (marked === null) return fields
  const [place] = marked
  return [marked.length === 1 && place !== undefined ? { kind: 'place', place } : several(marked.length), ...fields]
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
  const asText = options.texts.findIndex((text) => text.trim() === words)
  const place = placeOfName(options.names ?? [], words)
  if (place !== -1 && (asText === -1 || asText === place)) return { kind: 'place', place }
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

function placeOfName(names: readonly string[], words: string): number {
  const exact = names.findIndex((name) => name.trim().toLowerCase() === words.toLowerCase())
  if (exact !== -1 || !/^[a-z]/i.test(words)) return exact
  return names.findIndex((name) => name !== '' && plainName(name) === plainName(words))
}

/** A key that is the name of one option and the text of another. Names that do not count in order are too much doubt. */
function nameAndText(words: string, place: number, asText: number): Written {
  if (words.toUpperCase() === letters[place]) return { kind: 'letter', letter: words.toUpperCase(), asText }
  const base = /^\d$/.test(words) ? Number(words) - place : -1
  return base === 0 || base === 1 ? { kind: 'digits', value: Number(words), base, asText } : { kind: 'doubtful', words }
}

/** Most names ('correctIndex', 'answer') are used with both ways of counting, so that only plain words are believed. */
function baseIn(name: string): 0 | 1 | null {
  if (/zero|0based|base0/.test(name)) return 0
  return /onebased|1based|base1/.test(name) ? 1 : null
}

function settle({ options }: Keyed, written: readonly Written[], habit: Habit): Settled {
  const [first] = written
  if (first === undefined) return { key: { kind: 'missing' } }
  const found = written.find(({ kind }) => kind === 'several')
  if (found?.kind === 'several') return { fault: 'not-single-choice', detail: found.words }
  const meant = written.map((key) => meaningOf(key, options, habit))
  const doubt = meant.findIndex((key) => key === null)
  const surest =
    meant.find((key) => key !== null && placeOf(key, options) !== null) ?? meant.find((key) => key !== null)
  if (doubt !== -1 && (surest === undefined || surest === null || surest.kind === 'index'))
    return { fault: 'key-ambiguous', detail: `the key ${nameOf(written[doubt])} is also the text of an option` }
  if (surest === undefined || surest === null) return { key: { kind: 'missing' } }
  const conflict = meant.find((key) => key !== null && contradicts(surest, key, options))
  if (conflict !== undefined && conflict !== null)
    return { fault: 'key-conflict', detail: `the row says ${keyWords(surest)} and ${keyWords(conflict)}` }
  return { key: surest }
}

/** The one thing that a key says, null where it says two. */
function meaningOf(key: Written, options: WrittenOptions, habit: Habit): RawKey | null {
  switch (key.kind) {
    case 'place':
      return { kind: 'letter', value: letters[key.place] ?? '?' }
    case 'text':
      return { kind: 'text', value: key.text }
    case 'several':
    case 'doubtful':
      return null
    case 'letter':
      if (key.asText === -1 || key.asText === letters.indexOf(key.letter)) return { kind: 'letter', value: key.letter }
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

/** In a file whose keys are texts, 3 may be an option's '3.0 m' as well as its place. */
function holdsNumber(texts: readonly string[], value: number): boolean {
  return texts.some((text) => text.split(/[^\d.]+/).some((part) => part !== '' && Number(part) === value))
}

function placeOf(key: RawKey, options: WrittenOptions): number | null {
  if (key.kind === 'letter') return letters.indexOf(key.value)
  if (key.kind !== 'text') return null
  const place = options.texts.findIndex((text) => text.trim().toLowerCase() === key.value.toLowerCase())
  return place === -1 ? null : place
}

/** Whether two keys of one row cannot both be meant. A number may count from 0 or from 1; a text of no option says nothing. */
function contradicts(surest: RawKey, other: RawKey, options: WrittenOptions): boolean {
  const place = placeOf(surest, options)
  if (surest.kind === 'index') return other.kind === 'index' && other.value !== surest.value
  if (place === null) return false
  if (other.kind === 'index') {
    const places = other.base === null ? [other.value, other.value - 1] : [other.value - other.base]
    return !places.includes(place)
  }
  const otherPlace = placeOf(other, options)
  return otherPlace !== null && otherPlace !== place
}

function nameOf(key: Written | undefined): string {
  if (key?.kind === 'letter') return key.letter
  return key?.kind === 'digits' ? String(key.value) : 'of the row'
}

function keyWords(key: RawKey): string {
  return key.kind === 'missing' ? 'nothing' : String(key.value)
}
