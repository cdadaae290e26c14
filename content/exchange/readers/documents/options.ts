import { unreadNames } from '../tables/fields.ts'
import { isRecord, plainName, textOf } from '../reading.ts'

/** The options of a row as written. */
export interface WrittenOptions {
  texts: readonly string[]
  /** The file's own name for each option ('a', 'option1', an id), if any. */
  names: readonly string[] | null
  /** The positions of options that the file itself marks as right, if it marks any. */
  marked: readonly number[] | null
  /** Why each option is wrong or right, '' if the file does not say. */
  reasons: readonly string[]
  /** Names of non-empty, unsupported fields of the options, pictures above all. */
  unread: readonly string[]
}

const textNames = ['text', 'content', 'body', 'option', 'answer', 'choice', 'title', 'label', 'name', 'value']
const idNames = ['id', 'key', 'letter', 'value', 'label', 'option', 'name', 'index']
const reasonNames = ['feedback', 'reason', 'rationale', 'explanation', 'comment']
const markNames = ['iscorrect', 'correct', 'iscorrectanswer', 'isanswer', 'istrue', 'right']

/** The options up to the last non-empty one. Empty ones in between are kept, so that letters still match their options. */
export function trimmedOptions(texts: readonly string[]): string[] {
  let count = texts.length
  while (count > 0 && (texts[count - 1] ?? '').trim() === '') count -= 1
  return texts.slice(0, count)
}

/** The options in one field: a list of texts or records, a record of letters, or a text with separators. */
export function readOptions(value: unknown): WrittenOptions | null {
  if (Array.isArray(value)) return fromList(value)
  if (isRecord(value)) return fromRecord(value)
  if (typeof value !== 'string' || value.trim() === '') return null
  const parts = value.includes('|') ? value.split('|') : value.split(/\r?\n/)
  return plainOptions(trimmedOptions(parts.map((part) => part.trim())))
}

/** Options with only their texts known. */
export function plainOptions(texts: readonly string[], names: readonly string[] | null = null): WrittenOptions {
  return { texts, names, marked: null, reasons: [], unread: [] }
}

function fromRecord(record: Record<string, unknown>): WrittenOptions {
  const entries = Object.entries(record)
  const texts = trimmedOptions(entries.map(([, value]) => optionText(value)))
  const names = entries.slice(0, texts.length).map(([name]) => name)
  return { ...plainOptions(texts, names), unread: unreadIn(Object.values(record), ['text']) }
}

function fromList(list: readonly unknown[]): WrittenOptions {
  const records = list.filter(isRecord)
  if (records.length === 0 || records.length < list.length)
    return { ...plainOptions(trimmedOptions(list.map(optionText))), unread: unreadIn(list, ['text']) }
  const plain = records.map(withPlainNames)
  const id = idNames.find((name) => plain.every((record) => /^[a-e\d]$/i.test(textOf(record[name]) ?? '')))
  const mark = markNames.find((name) => plain.some((record) => isMark(record[name])))
  const text = textNames.find((name) => name !== id && name !== mark && plain.some((record) => hasText(record[name])))
  if (text === undefined && plain.every((record) => Object.keys(record).length === 1)) return fromSingles(records)
  return {
    texts: plain.map((record) => textOf(record[text ?? 'text']) ?? ''),
    names: id === undefined ? null : plain.map((record) => textOf(record[id]) ?? ''),
    marked: mark === undefined ? null : plain.flatMap((record, index) => (isMark(record[mark]) ? [index] : [])),
    reasons: plain.map((record) => reasonNames.flatMap((name) => textOf(record[name]) ?? [])[0] ?? ''),
    unread: unreadIn(records, [text, id, mark, ...reasonNames, ...markNames]),
  }
}

/** The unsupported fields of options. In a list that mixes records and texts, only a text is one. */
function unreadIn(options: readonly unknown[], read: readonly (string | undefined)[]): string[] {
  const names = options.flatMap((option) => {
    if (isRecord(option)) return unreadNames(option, (name, value) => read.includes(name) && !isRecord(value))
    return Array.isArray(option) ? ['a list'] : []
  })
  return [...new Set(names)].map((name) => `option ${name}`)
}

/** `[{a: '…'}, {b: '…'}]` */
function fromSingles(records: readonly Record<string, unknown>[]): WrittenOptions {
  return fromRecord(Object.fromEntries(records.flatMap((record) => Object.entries(record))))
}

function optionText(value: unknown): string {
  return isRecord(value) ? (textOf(withPlainNames(value).text) ?? '') : (textOf(value) ?? '')
}

function hasText(value: unknown): boolean {
  return textOf(value) !== undefined
}

function isMark(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(?:true|yes|1)$/i.test(value.trim()))
}

function withPlainNames(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [plainName(name), value]))
}
