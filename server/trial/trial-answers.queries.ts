import type { SubjectId } from '@sabi/shared/content/question'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

interface AskedTrial {
  userId: string
  subject: SubjectId
  topicId: string | null
  questionIds: readonly string[]
}

/**
 * Of the questions of a trial, those that the student has answered in it already: in a session of the kind that trials are, with
 * questions of this one alone. A phone gives its session an id of its own, so that only the questions tell.
 */
export async function listAnsweredInTrial(
  database: Database,
  { userId, subject, topicId, questionIds }: AskedTrial,
): Promise<string[]> {
  const { rows } = await sql<{ questionId: string }>`
    select distinct unnest(array_agg(a.question_id)) as "questionId"
    from practice_sessions s join answers a on a.user_id = s.user_id and a.session_id = s.id
    where s.user_id = ${userId} and s.kind = 'review' and s.subject = ${subject} and s.topic_id is not distinct from ${topicId}
    group by s.id having bool_and(a.question_id = any(${questionIds}::text[]))
  `.execute(database)
  return rows.map(({ questionId }) => questionId)
}
