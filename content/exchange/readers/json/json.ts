import { largestPictureUpload, PictureWords } from '@sabi/shared/content/picture'
import { Beside, besideFields } from '../../beside.ts'
import { checkedFigure } from '../../figure-markup.ts'
import type { UsualIndex } from '../../key.ts'
import { UnreadableFile, type RawRow, type Reading } from '../../raw.ts'
import { Fields, withLists } from '../tables/fields.ts'
import {
  assertRows,
  defined,
  describe,
  isRecord,
  plainName,
  readingOf,
  refuse,
  textOf,
  type Outcome,
} from '../reading.ts'

/** The fields of our own JSON format. A file of ours has no others. */
const ownFields: ReadonlySet<string> = new Set([
  'text',
  'options',
  'correctOption',
  'explanation',
  'subject',
  'topicId',
  'examType',
  'difficulty',
  'source',
  'imageUrl',
  'imageAlt',
])

/** Additional fields of our exports. */
const exportedFields: ReadonlySet<string> = new Set([...ownFields, ...besideFields, 'reasons', 'hints', 'figure'])
const ownNames = [...ownFields, 'reasons'].map(plainName)
/** A picture in the file, or one that is on this site. */
const picture =
  /^(?:data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+=*|\/pictures\/[\da-f]{32}\.(?:webp|svg))$/
const longestPicture = Math.ceil(largestPictureUpload * (4 / 3)) + 100

/**
 * Reads our own JSON: `{"questions": [{text, options, correctOption, …}]}` or the list itself. `correctOption` counts from 0 unless the
 * importer says otherwise. For a file that seems to count from 1 the base is unknown.
 * @throws {UnreadableFile} if the text is not JSON or has no list of questions
 */
export function readJson(text: string): Reading {
  const list = listIn(parsedJson(text))
  if (list === null) throw new UnreadableFile('The JSON file has no list of questions.')
  assertRows(list.length)
  const usualBase = seemsOneBased(list) ? null : 0
  return readingOf(
    'json',
    list.map((value, index) => outcomeOf(value, `question ${index + 1}`, usualBase)),
  )
}

/** Returns whether parsed JSON is our own format: a list in which every record has only our fields. */
export function isOwnJson(value: unknown): boolean {
  const list = listIn(value)
  if (list === null || list.length === 0) return false
  return list.every((entry) => {
    if (!isRecord(entry) || !('correctOption' in entry)) return false
    const known = 'wordsHash' in entry ? exportedFields : ownFields
    return Object.keys(entry).every((name) => known.has(name))
  })
}

/** @throws {UnreadableFile} if the text is not JSON */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const fault = error instanceof Error ? error.message.slice(0, 100) : 'unknown error'
    throw new UnreadableFile(`The file is not JSON: ${fault}`)
  }
}

function listIn(value: unknown): unknown[] | null {
  const list = isRecord(value) ? value.questions : value
  return Array.isArray(list) ? list.map(withListedOptions) : null
}

/** Converts options given as the text of a JSON list to a list (API-07). */
function withListedOptions(value: unknown): unknown {
  if (!isRecord(value) || typeof value.options !== 'string') return value
  try {
    return { ...value, options: JSON.parse(value.options) }
  } catch {
    // The row is rejected later because its options are not a list.
    return value
  }
}

/** Returns true if some keys equal the number of options and none is 0, as in a file with our names that counts from 1. */
function seemsOneBased(list: readonly unknown[]): boolean {
  const keys = list.flatMap((value) =>
    isRecord(value) && Array.isArray(value.options) && Number.isInteger(value.correctOption)
      ? [{ value: Number(value.correctOption), last: value.options.length }]
      : [],
  )
  return keys.some(({ value, last }) => value === last) && keys.every(({ value }) => value !== 0)
}

function outcomeOf(value: unknown, place: string, usualBase: 0 | null): Outcome {
  if (!isRecord(value)) return refuse(place, 'not-a-question', describe(value))
  const { options, correctOption } = value
  const fields = new Fields(value)
  fields.markRead(...ownNames)
  const parts = partsBeside(value, fields)
  if (!Array.isArray(options)) return refuse(place, 'option-count', 'options is not a list')
  const row: RawRow = {
    place,
    text: textOf(value.text) ?? '',
    options: options.map((option) => textOf(option) ?? ''),
    key: Number.isInteger(correctOption) ? usualIndex(Number(correctOption), usualBase) : { kind: 'missing' },
    ...defined({
      explanation: textOf(value.explanation),
      subject: textOf(value.subject),
      topic: textOf(value.topicId),
      examType: textOf(value.examType),
      difficulty: textOf(value.difficulty),
      source: textOf(value.source),
      image: parts.picture === undefined ? textOf(value.imageUrl) : undefined,
    }),
    ...withLists({
      context: fields.context(),
      hints: fields.all(['hints', 'hint']),
      reasons: reasonsOf(value.reasons),
      unread: [...fields.unread([]), ...options.flatMap((option) => (isUnread(option) ? ['options'] : []))],
    }),
    ...parts,
  }
  return { row }
}

/** The additions of our exports. Anything not in our own form is reported as unread. */
function partsBeside(value: Record<string, unknown>, fields: Fields): Pick<RawRow, 'beside' | 'figure' | 'picture'> {
  const beside = 'wordsHash' in value ? Beside.safeParse(value).data : undefined
  if (beside !== undefined) fields.markRead(...[...besideFields].map(plainName))
  const { svg, alt } = isRecord(value.figure) ? value.figure : {}
  const figure = typeof svg === 'string' && typeof alt === 'string' ? checkedFigure(svg, alt) : null
  if (figure !== null) fields.markRead('figure')
  const url = typeof value.imageUrl === 'string' && value.imageUrl.length <= longestPicture ? value.imageUrl : ''
  const words = PictureWords.safeParse(value.imageAlt).data ?? ''
  return {
    ...(beside === undefined ? {} : { beside }),
    ...(figure === null ? {} : { figure }),
    ...(picture.test(url) ? { picture: { url, alt: words } } : {}),
  }
}

/** One entry per option, '' if unknown. */
function reasonsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((reason) => textOf(reason) ?? '') : []
}

/** Returns whether an option is neither a text nor a number. */
function isUnread(option: unknown): boolean {
  return typeof option === 'object' && option !== null
}

function usualIndex(value: number, usualBase: 0 | null): UsualIndex {
  return { kind: 'index', value, base: null, usualBase }
}
