import type { ImportedQuestion } from './imported-question.ts'
import { unknownNames, type ImportContext, type UnknownName } from './normalise/normalise-fields.ts'
import { normaliseRows } from './normalise/normalise.ts'
import type { FormatName, RefusedRow } from './raw.ts'
import { readQuestions } from './readers/read-file.ts'

/** The result of reading a file, before it is compared with the bank: every row is accepted or rejected. */
export interface PreparedFile {
  format: FormatName
  rowCount: number
  accepted: ImportedQuestion[]
  refused: RefusedRow[]
  unknownNames: UnknownName[]
}

export interface FileToPrepare {
  name: string
  bytes: Uint8Array
  /** Detected from name and content if omitted. */
  format?: FormatName
}

/** Reads a file and turns its rows into questions. Throws UnreadableFile if it cannot be read at all. */
export async function prepareFile(
  { name, bytes, format }: FileToPrepare,
  context: ImportContext,
): Promise<PreparedFile> {
  const reading = await readQuestions(name, bytes, format === undefined ? {} : { format })
  const { accepted, refused } = normaliseRows(reading.rows, context)
  return {
    format: reading.format,
    rowCount: reading.rows.length + reading.refused.length,
    accepted,
    refused: [...reading.refused, ...refused],
    unknownNames: unknownNames(reading.rows, context),
  }
}
