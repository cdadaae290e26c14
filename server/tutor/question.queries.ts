import type { Question } from '@sabi/shared/content/question'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Finds a question this student may ask about: a published one, or one generated for this student; null for any other. */
export async function findQuestionFor(
  database: Database,
  { questionId, userId }: { questionId: string; userId: string },
): Promise<Question | null> {
  const { rows } = await sql<{ content: Question }>`
    select v.content from questions q
    join question_versions v on v.question_id = q.id and v.version = q.version
    where q.id = ${questionId} and (q.is_published or exists (
      select from generated_questions g where g.question_id = q.id and g.user_id = ${userId}
    ))
  `.execute(database)
  return rows[0]?.content ?? null
}
