import type { SubjectId } from '@sabi/shared/content/question'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import type { History } from './order-of-families.ts'

const AnsweredRow = z.object({
  topicId: z.string(),
  family: z.nullable(z.string()),
  answered: z.int(),
  correct: z.int(),
})
const GivenRow = z.object({ id: z.string(), family: z.nullable(z.string()) })

/** The student's answers in a subject, and the questions generated for them before. */
export async function getHistory(
  database: Database,
  { userId, subject }: { userId: string; subject: SubjectId },
): Promise<History & { givenIds: string[] }> {
  const { rows } = await typedSql(AnsweredRow)`
    select q.topic_id as "topicId", q.family, count(*)::integer as answered,
           (count(*) filter (where a.is_correct))::integer as correct
    from marked_answers a join questions q on q.id = a.question_id
    where a.user_id = ${userId} and a.subject = ${subject}
    group by q.topic_id, q.family
  `.execute(database)
  const { rows: given } = await typedSql(GivenRow)`
    select q.id, q.family from generated_questions g join questions q on q.id = g.question_id
    where g.user_id = ${userId} and q.subject = ${subject}
  `.execute(database)
  return {
    topics: rows,
    familiesSeen: [...rows, ...given.map(({ family }) => ({ family, answered: 1 }))],
    givenIds: given.map(({ id }) => id),
  }
}
