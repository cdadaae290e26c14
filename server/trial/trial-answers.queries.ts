import type { SubjectId } from '@sabi/shared/content/question'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

interface AskedTrial {
  userId: string
  subject: SubjectId
  topicId: string | null
  questionIds: readonly string[]
}

/** An answer that the student has given in a trial already. */
const AnsweredInTrial = z.object({ questionId: z.string(), sessionId: z.string() })
export type AnsweredInTrial = z.infer<typeof AnsweredInTrial>

/**
 * The answers to questions of a trial that the student has given in it already: in a session of the kind that trials are, with
 * only questions of this one. A phone chooses the id of its session, so only the questions tell.
 */
export async function listAnsweredInTrial(
  database: Database,
  { userId, subject, topicId, questionIds }: AskedTrial,
): Promise<AnsweredInTrial[]> {
  const { rows } = await typedSql(AnsweredInTrial)`
    select distinct unnest(array_agg(a.question_id)) as "questionId", s.id as "sessionId"
    from practice_sessions s join answers a on a.user_id = s.user_id and a.session_id = s.id
    where s.user_id = ${userId} and s.kind = 'review' and s.subject = ${subject} and s.topic_id is not distinct from ${topicId}
    group by s.id having bool_and(a.question_id = any(${questionIds}::text[]))
  `.execute(database)
  return rows
}
