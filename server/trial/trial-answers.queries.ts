import type { SubjectId } from '@sabi/shared/content/question'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

interface AskedTrial {
  userId: string
  subject: SubjectId
  topicId: string | null
  questionIds: readonly string[]
}

/** An answer that the student has given in a trial already. */
export interface AnsweredInTrial {
  questionId: string
  sessionId: string
}

/**
 * The answers to questions of a trial that the student has given in it already: in a session of the kind that trials are, with
 * only questions of this one. A phone chooses the id of its session, so only the questions tell.
 */
export async function listAnsweredInTrial(
  database: Database,
  { userId, subject, topicId, questionIds }: AskedTrial,
): Promise<AnsweredInTrial[]> {
  const { rows } = await sql<AnsweredInTrial>`
    select distinct unnest(array_agg(a.question_id)) as "questionId", s.id as "sessionId"
    from practice_sessions s join answers a on a.user_id = s.user_id and a.session_id = s.id
    where s.user_id = ${userId} and s.kind = 'review' and s.subject = ${subject} and s.topic_id is not distinct from ${topicId}
    group by s.id having bool_and(a.question_id = any(${questionIds}::text[]))
  `.execute(database)
  return rows
}
