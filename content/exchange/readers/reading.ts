import {
  mostRows,
  UnreadableFile,
  type FormatName,
  type RawRow,
  type Reading,
  type ReasonCode,
  type RefusedRow,
} from '../raw.ts'

/** The result of reading one row: a question as written, or the reason why it was rejected. */
export type Outcome = { row: RawRow } | { refused: RefusedRow }

/** Maximum nesting of lists, records and elements in a file. */
export const deepestNesting = 64

const longestDetail = 120

/** Rejects a row, with enough of its words for a person to find it. */
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

/** Puts words that apply to several questions before those that apply only to this one. */
export function withWordsAbove(outcome: Outcome, words: readonly string[]): Outcome {
  if ('refused' in outcome || words.length === 0) return outcome
  return { row: { ...outcome.row, context: [...words, ...(outcome.row.context ?? [])] } }
}

/** The two lists of a reading, in file order. Throws if the file has too many rows. */
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

/** The text of a field: numbers as written, undefined if there is nothing to read. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value.trim() === '') return undefined
  return value
}

/** Leaves out undefined fields. */
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

/** Briefly describes a value that should have been a question, however deeply it is nested. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isRecord(value)) return `a record of ${Object.keys(value).slice(0, 8).join(', ') || 'nothing'}`
  return String(value)
}

/** Normalises a field name, so that 'Correct_Option' and 'correctOption' are equal. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.-]+/g, '')
}
