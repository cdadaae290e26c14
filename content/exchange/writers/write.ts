import type { ExportFormat } from '@sabi/shared/content/export-formats'
import type { Question } from '@sabi/shared/content/question'
import { writeAnki } from './anki.ts'
import { writeCsv } from './csv.ts'
import { writeGift } from './gift.ts'
import { writeJson } from './json.ts'
import { leftOut, type LeftOut } from './left-out.ts'
import { writeMoodleXml } from './moodle-xml.ts'
import { withPassageInText } from './passage-in-text.ts'
import { writeQti3 } from './qti3.ts'

export interface WrittenFile {
  bytes: Uint8Array
  /** The questions that the format cannot hold; all others are in the file. */
  left: LeftOut[]
}

const writers: Readonly<Record<ExportFormat, (questions: readonly Question[]) => string | Uint8Array>> = {
  json: writeJson,
  csv: writeCsv,
  gift: writeGift,
  'moodle-xml': writeMoodleXml,
  qti: writeQti3,
  anki: writeAnki,
}

/** A file with the questions. The same questions always give the same bytes. */
export function writeQuestions(format: ExportFormat, questions: readonly Question[]): WrittenFile {
  const left = leftOut(format, questions)
  const out = new Set(left.map(({ id }) => id))
  const written = writers[format](questions.filter(({ id }) => !out.has(id)).map(withPassageInText))
  return { bytes: typeof written === 'string' ? new TextEncoder().encode(written) : written, left }
}
