import { writeQuestions, type ExportFormat, type WrittenFile } from '@sabi/content/exchange/writers/write'
import type { Question } from '@sabi/shared/content/question'
import { syncPageSize, type QuestionFilter } from '@sabi/shared/subjects/calls'
import type { Database } from '../platform/database.ts'
import { listQuestions } from './questions.queries.ts'

/** The published questions that match, as a file, with their number. */
export async function exportQuestions(
  database: Database,
  format: ExportFormat,
  filter: QuestionFilter,
): Promise<WrittenFile & { written: number }> {
  const questions = await listAll(database, filter)
  const file = writeQuestions(format, questions)
  return { ...file, written: questions.length - file.left.length }
}

async function listAll(database: Database, filter: QuestionFilter): Promise<Question[]> {
  const all: Question[] = []
  for (;;) {
    const page = await listQuestions(database, filter, { limit: syncPageSize, offset: all.length })
    all.push(...page)
    if (page.length < syncPageSize) return all
  }
}
