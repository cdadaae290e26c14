import { countedReasons, leftOut } from '@sabi/content/exchange/writers/left-out'
import type { WrittenFile } from '@sabi/content/exchange/writers/write'
import type { ExportFormat } from '@sabi/shared/content/export-formats'
import { typeOfPicture } from '@sabi/shared/content/picture'
import type { Question } from '@sabi/shared/content/question'
import { syncPageSize, type QuestionFilter } from '@sabi/shared/subjects/calls'
import type { QuestionExport } from '@sabi/shared/subjects/export-calls'
import type { Database } from '../database/database.ts'
import { listPictures } from '../questions/pictures/pictures.queries.ts'
import { listQuestions } from '../questions/questions.queries.ts'
import { writeFileApart } from './write-file.ts'

/** The published questions that match, as a file, with their number. */
export async function exportQuestions(
  database: Database,
  format: ExportFormat,
  filter: QuestionFilter,
): Promise<WrittenFile & { written: number }> {
  const questions = await listAll(database, filter)
  const carried = format === 'json' ? await withPictures(database, questions) : questions
  const file = await writeFileApart({ format, questions: carried })
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

/** The questions with their pictures themselves in place of addresses of this site. */
async function withPictures(database: Database, questions: readonly Question[]): Promise<Question[]> {
  const files = await listPictures(
    database,
    questions.flatMap(({ imageUrl }) => imageUrl ?? []),
  )
  return questions.map((question) => {
    const { imageUrl } = question
    const bytes = imageUrl === null ? undefined : files.get(imageUrl)
    if (imageUrl === null || bytes === undefined) return question
    return { ...question, imageUrl: `data:${typeOfPicture(imageUrl)};base64,${bytes.toString('base64')}` }
  })
}

async function listAll(database: Database, filter: QuestionFilter): Promise<Question[]> {
  const all: Question[] = []
  for (;;) {
    const page = await listQuestions(database, filter, { limit: syncPageSize, offset: all.length })
    all.push(...page)
    if (page.length < syncPageSize) return all
  }
}
