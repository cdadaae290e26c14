import { identityOf } from '@sabi/content/exchange/identity'
import type { WrittenForm } from '@sabi/content/exchange/edited-question'
import type { Question } from '@sabi/shared/content/question'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { inWords } from '../questions/edit-questions.ts'
import { takeIn } from './import-questions.ts'
import { formFormat } from './imports.queries.ts'
import { demandPicture } from '../questions/pictures/take-in-pictures.ts'
import { listQuestionsById } from '../questions/questions.queries.ts'
import { listSyllabus } from '../questions/topics.queries.ts'

/** The source that students see: what comes with the program is original, and nobody knows that of what others write. */
const writtenHere = 'Written by an administrator of this site'

/**
 * Publishes a question that an administrator wrote, as an import of one, so that it is listed and can be undone. Throws Refusal:
 * 409 where it is there already, 400 where it is no sound question.
 */
export async function createQuestion(database: Database, form: WrittenForm, createdBy: string): Promise<Question> {
  const { questionOfForm } = await import('@sabi/content/exchange/edited-question')
  const written = questionOfForm(form, { topics: await listSyllabus(database) })
  if ('reason' in written) throw new Refusal(400, inWords(written))
  await demandPicture(database, written.imageUrl)
  const { added, refused } = await takeIn(
    database,
    { format: formFormat, rowCount: 1, accepted: [{ ...written, source: writtenHere }], refused: [] },
    { dryRun: false, publish: true, importedBy: createdBy, fileName: null },
  )
  const [conflict] = refused
  if (conflict !== undefined) throw new Refusal(409, `${conflict.message} ${conflict.detail}`)
  if (added === 0) throw new Refusal(409, 'This question already exists.')
  const [question] = await listQuestionsById(database, [identityOf(written)])
  if (question === undefined) throw new Error('An imported question is missing')
  return question
}
