import { Beside, besideFields } from '../beside.ts'
import { checkedFigure } from '../figure-markup.ts'
import type { UsualIndex } from '../key.ts'
import { UnreadableFile, type RawRow, type Reading } from '../raw.ts'
import { Fields, withLists } from './fields.ts'
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
} from './reading.ts'

/** The fields of our own JSON, which a file of ours has and no others. */
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
])

/** What only an export of ours has besides. */
const exportedFields: ReadonlySet<string> = new Set([...ownFields, ...besideFields, 'reasons', 'hints', 'figure'])
const ownNames = [...ownFields, 'reasons'].map(plainName)
const picture = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+=*$/
/** As long as a picture that somebody puts into a form may be. */
const longestPicture = 200_000

/**
 * Our own JSON: `{"questions": [{text, options, correctOption, …}]}` or the list by itself; `correctOption` counts from 0
 * unless who brings the file says else. A file that seems to count from 1 does not say how it counts.
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

/** Whether parsed JSON is a file of ours: a list in which every record has our fields and no others. */
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
    const fault = error instanceof Error ? error.message.slice(0, 100) : 'unknown fault'
    throw new UnreadableFile(`The file is not JSON: ${fault}`)
  }
}

function listIn(value: unknown): unknown[] | null {
  const list = isRecord(value) ? value.questions : value
  return Array.isArray(list) ? list.map(withListedOptions) : null
}

/** The question with its options as a list, if they were the text of a JSON list (API-07). */
function withListedOptions(value: unknown): unknown {
  if (!isRecord(value) || typeof value.options !== 'string') return value
  try {
    return { ...value, options: JSON.parse(value.options) }
  } catch {
    // The row is refused further on, because its options are no list.
    return value
  }
}

/** Whether keys are the number of options and none is 0, as in a file that took our names but counts from 1. */
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

/** What an export of ours has beside the words of a question. What is not as we write it stays unread. */
function partsBeside(value: Record<string, unknown>, fields: Fields): Pick<RawRow, 'beside' | 'figure' | 'picture'> {
  const beside = 'wordsHash' in value ? Beside.safeParse(value).data : undefined
  if (beside !== undefined) fields.markRead(...[...besideFields].map(plainName))
  const { svg, alt } = isRecord(value.figure) ? value.figure : {}
  const figure = typeof svg === 'string' && typeof alt === 'string' ? checkedFigure(svg, alt) : null
  if (figure !== null) fields.markRead('figure')
  const url = typeof value.imageUrl === 'string' && value.imageUrl.length <= longestPicture ? value.imageUrl : ''
  return {
    ...(beside === undefined ? {} : { beside }),
    ...(figure === null ? {} : { figure }),
    ...(picture.test(url) ? { picture: url } : {}),
  }
}

/** One entry an option, null where nothing is known. */
function reasonsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((reason) => textOf(reason) ?? '') : []
}

/** Whether an option is neither a text nor a number. */
function isUnread(option: unknown): boolean {
  return typeof option === 'object' && option !== null
}

function usualIndex(value: number, usualBase: 0 | null): UsualIndex {
  return { kind: 'index', value, base: null, usualBase }
}
