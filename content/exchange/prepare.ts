import type { ImportedQuestion } from './imported-question.ts'
import { unknownNames, type ImportContext, type UnknownName } from './normalise-fields.ts'
import { normaliseRows } from './normalise.ts'
import type { FormatName, RefusedRow } from './raw.ts'
import { readQuestions } from './readers/read-file.ts'

/** What a file comes to before anybody looks at the bank: every row is accepted or refused. */
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
  /** Left out where name and content tell it. */
  format?: FormatName
}

/** Reads a file and makes questions of its rows. Throws UnreadableFile where it is not read at all. */
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
