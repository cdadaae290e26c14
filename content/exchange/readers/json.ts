import type { UsualIndex } from '../key.ts'
import { UnreadableFile, type RawRow, type Reading } from '../raw.ts'
import { assertRows, defined, describe, isRecord, readingOf, refuse, textOf, type Outcome } from './reading.ts'

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
  return list.every(
    (entry) => isRecord(entry) && 'correctOption' in entry && Object.keys(entry).every((name) => ownFields.has(name)),
  )
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
  if (Array.isArray(value)) return value
  return isRecord(value) && Array.isArray(value.questions) ? value.questions : null
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
      image: textOf(value.imageUrl),
    }),
  }
  return { row }
}

function usualIndex(value: number, usualBase: 0 | null): UsualIndex {
  return { kind: 'index', value, base: null, usualBase }
}
