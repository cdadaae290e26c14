import {
  mostRows,
  UnreadableFile,
  type FormatName,
  type RawRow,
  type Reading,
  type ReasonCode,
  type RefusedRow,
} from '../raw.ts'

/** What a reader makes of one row of a file: a question as written, or the reason why it is none. */
export type Outcome = { row: RawRow } | { refused: RefusedRow }

/** How deep lists, records and elements of a file may stand in each other. */
export const deepestNesting = 64

const longestDetail = 120

/** A row that is not taken in, with as much of its words as a person needs to find it. */
export function refuse(place: string, reason: ReasonCode, detail: string): Outcome {
  const words = detail.replaceAll(/\s+/g, ' ').trim()
  return {
    refused: {
      place,
      reason,
      detail: words.length > longestDetail ? `${words.slice(0, longestDetail - 1)}…` : words,
    },
  }
}

/** The outcome with what the file says above several questions in front of what it says above this one. */
export function withWordsAbove(outcome: Outcome, words: readonly string[]): Outcome {
  if ('refused' in outcome || words.length === 0) return outcome
  return { row: { ...outcome.row, context: [...words, ...(outcome.row.context ?? [])] } }
}

/** The two lists of a reading, in the order of the file. Throws where a file has more rows than are read at once. */
export function readingOf(format: FormatName, outcomes: readonly Outcome[]): Reading {
  assertRows(outcomes.length)
  return {
    format,
    rows: outcomes.flatMap((outcome) => ('row' in outcome ? [outcome.row] : [])),
    refused: outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : [])),
  }
}

export function assertRows(count: number): void {
  if (count > mostRows) throw new UnreadableFile(`The file has more than ${mostRows.toLocaleString('en')} rows.`)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field of text: numbers as they are written, undefined where there is nothing to read. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value.trim() === '') return undefined
  return value
}

/** Fields that a row has; those that are undefined are left out. */
export function defined<Name extends string>(
  fields: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined) kept[name] = value
  }
  return kept
}

/** What a value is that should have been a question, in a few words; it may be as deep as it likes. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isRecord(value)) return `a record of ${Object.keys(value).slice(0, 8).join(', ') || 'nothing'}`
  return String(value)
}

/** The name of a field without what people vary: 'Correct_Option' and 'correctOption' are one. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.-]+/g, '')
}
