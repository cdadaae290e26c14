import { Question } from '@sabi/shared/content/question'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const ContentRow = z.object({ content: Question })

/** Finds a question this student may ask about: a published one, or one generated for this student; null for any other. */
export async function findQuestionFor(
  database: Database,
  { questionId, userId }: { questionId: string; userId: string },
): Promise<Question | null> {
  const { rows } = await typedSql(ContentRow)`
    select v.content from questions q
    join question_versions v on v.question_id = q.id and v.version = q.version
    where q.id = ${questionId} and (q.is_published or exists (
      select from generated_questions g where g.question_id = q.id and g.user_id = ${userId}
    ))
  `.execute(database)
  return rows[0]?.content ?? null
}
