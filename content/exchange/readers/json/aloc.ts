import { UnreadableFile, type RawRow, type Reading } from '../../raw.ts'
import { Fields, withLists } from '../tables/fields.ts'
import { parsedJson } from './json.ts'
import { trimmedOptions } from '../documents/options.ts'
import { assertRows, defined, describe, isRecord, readingOf, refuse, textOf, type Outcome } from '../reading.ts'

const letters = ['a', 'b', 'c', 'd', 'e'] as const

/**
 * Reads replies of the ALOC service: version 1 (`data` is one question), version 2 (`data` is a list), a list of such replies, or the
 * questions themselves. The key is a letter; `examtype` and `examyear` give the source.
 * @throws {UnreadableFile} if the text is not JSON or not such a reply
 */
export function readAloc(text: string): Reading {
  const found = questionsIn(parsedJson(text))
  if (found === null) throw new UnreadableFile('The JSON file is not a reply of ALOC.')
  assertRows(found.length)
  return readingOf(
    'aloc',
    found.map(({ question, subject }, index) => outcomeOf(question, subject, index)),
  )
}

export function isAloc(value: unknown): boolean {
  const found = questionsIn(value)
  return found !== null && found.some(({ question }) => isAlocQuestion(question))
}

interface Found {
  question: unknown
  subject: string | undefined
}

function questionsIn(value: unknown): Found[] | null {
  if (Array.isArray(value)) {
    assertRows(value.length)
    const answers = value.flatMap((entry) => inAnswer(entry) ?? [{ question: entry, subject: undefined }])
    return answers.some(({ question }) => isAlocQuestion(question)) ? answers : null
  }
  return inAnswer(value)
}

function inAnswer(value: unknown): Found[] | null {
  if (!isRecord(value) || !('data' in value) || 'option' in value) return null
  const subject = textOf(value.subject)
  const data: unknown[] = Array.isArray(value.data) ? value.data : [value.data]
  assertRows(data.length)
  return data.map((question) => ({ question, subject }))
}

function isAlocQuestion(value: unknown): value is Record<string, unknown> & { option: Record<string, unknown> } {
  return isRecord(value) && 'question' in value && isRecord(value.option)
}

function outcomeOf(value: unknown, subject: string | undefined, index: number): Outcome {
  const id = isRecord(value) ? textOf(value.id) : undefined
  const place = id === undefined ? `question ${index + 1}` : `question ${index + 1} (id ${id.slice(0, 40)})`
  if (!isAlocQuestion(value)) return refuse(place, 'not-a-question', describe(value))
  const answer = textOf(value.answer)
  const examYear = textOf(value.examyear)
  const examType = textOf(value.examtype)
  const fields = new Fields(value)
  fields.markRead('question', 'option', 'answer', 'solution', 'subject', 'examtype', 'examyear', 'image')
  const context = fields.context()
  // The service has a separate field that says there is a passage, which is then in the section.
  if (context.length > 0) fields.markRead('haspassage')
  const options = Object.keys(value.option).filter((name) => textOf(value.option[name]) !== undefined)
  const unread = options.filter((name) => !letters.some((letter) => letter === name)).map((name) => `option ${name}`)
  const row: RawRow = {
    place,
    text: textOf(value.question) ?? '',
    options: optionsOf(value.option),
    key: answer === undefined ? { kind: 'missing' } : { kind: 'letter', value: answer.trim() },
    ...defined({
      explanation: textOf(value.solution),
      subject: textOf(value.subject) ?? subject,
      examType,
      source: examYear === undefined ? undefined : `${examType?.toUpperCase() ?? ''} ${examYear}`.trim(),
      image: textOf(value.image),
    }),
    ...withLists({ context, unread: [...fields.unread([]), ...unread] }),
  }
  return { row }
}

function optionsOf(option: Record<string, unknown>): string[] {
  const texts = letters.map((letter) => textOf(option[letter]))
  return trimmedOptions(texts.map((text) => text ?? ''))
}
