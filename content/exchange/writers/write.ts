import type { Question } from '@sabi/shared/content/question'
import { writeAnki } from './anki.ts'
import { writeCsv } from './csv.ts'
import { faultInGift, writeGift } from './gift.ts'
import { writeJson } from './json.ts'
import { writeMoodleXml } from './moodle-xml.ts'
import { writeQti3 } from './qti3.ts'

export const exportFormats = ['json', 'csv', 'gift', 'moodle-xml', 'qti', 'anki'] as const
export type ExportFormat = (typeof exportFormats)[number]

export interface WrittenFile {
  bytes: Uint8Array
  /** The questions that the format cannot hold; all others are in the file. */
  left: { id: string; reason: string }[]
}

interface Writer {
  /** Whether drawings can stand in its texts. */
  holdsFigures: boolean
  faultOf?: (question: Question) => string | null
  write(questions: readonly Question[]): string | Uint8Array
}

const writers: Readonly<Record<ExportFormat, Writer>> = {
  json: { holdsFigures: false, write: writeJson },
  csv: { holdsFigures: false, write: writeCsv },
  gift: { holdsFigures: false, faultOf: faultInGift, write: writeGift },
  'moodle-xml': { holdsFigures: true, write: writeMoodleXml },
  qti: { holdsFigures: true, write: writeQti3 },
  anki: { holdsFigures: true, write: writeAnki },
}

/** A file with the questions, their mathematics in plain Unicode. The same questions always give the same bytes. */
export function writeQuestions(format: ExportFormat, questions: readonly Question[]): WrittenFile {
  const writer = writers[format]
  const faults = questions.map((question) => faultOf(writer, question))
  const written = writer.write(questions.filter((_, index) => faults[index] === null))
  return {
    bytes: typeof written === 'string' ? new TextEncoder().encode(written) : written,
    left: questions.flatMap(({ id }, index) => {
      const reason = faults[index] ?? null
      return reason === null ? [] : [{ id, reason }]
    }),
  }
}

function faultOf(writer: Writer, question: Question): string | null {
  if (question.imageUrl !== null) return 'Its picture cannot be taken along.'
  if (question.figure !== undefined && !writer.holdsFigures) return 'The format cannot hold its figure.'
  return writer.faultOf?.(question) ?? null
}
