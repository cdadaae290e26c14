import { countedReasons, leftOut } from '@sabi/content/exchange/writers/left-out'
import type { WrittenFile } from '@sabi/content/exchange/writers/write'
import type { ExportFormat } from '@sabi/shared/content/export-formats'
import type { Question } from '@sabi/shared/content/question'
import { syncPageSize, type QuestionFilter } from '@sabi/shared/subjects/calls'
import type { QuestionExport } from '@sabi/shared/subjects/export-calls'
import type { Database } from '../database/database.ts'
import { listQuestions } from '../questions/questions.queries.ts'
import { writeFileApart } from './write-file.ts'

/** The published questions that match, as a file, with their number. */
export async function exportQuestions(
  database: Database,
  format: ExportFormat,
  filter: QuestionFilter,
): Promise<WrittenFile & { written: number }> {
  const questions = await listAll(database, filter)
  const file = await writeFileApart({ format, questions })
  return { ...file, written: questions.length - file.left.length }
}

/** What the file would contain, and why it omits the rest. */
export async function summariseExport(
  database: Database,
  format: ExportFormat,
  filter: QuestionFilter,
): Promise<QuestionExport> {
  const questions = await listAll(database, filter)
  const left = leftOut(format, questions)
  return { written: questions.length - left.length, left: countedReasons(left) }
}

async function listAll(database: Database, filter: QuestionFilter): Promise<Question[]> {
  const all: Question[] = []
  for (;;) {
    const page = await listQuestions(database, filter, { limit: syncPageSize, offset: all.length })
    all.push(...page)
    if (page.length < syncPageSize) return all
  }
}
