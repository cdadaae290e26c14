import type { Review } from '@sabi/shared/plan/learner'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * The student's latest answers to published questions, as their keys are now, at most `limit`, in order of time: in a session, the
 * first answer to each question. An answer from the future, by a wrong clock, counts from its arrival.
 */
export async function listFirstAnswers(
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select skill, "topicId", "isRight", (extract(epoch from at) * 1000)::float8 as at, "durationMs"
    from (
      select coalesce(q.family, q.id) as skill, q.topic_id as "topicId", is_right(a.option, v.correct_option) as "isRight",
             least(a.answered_at, a.received_at) as at, a.id, a.duration_ms as "durationMs"
      from (
        select distinct on (session_id, question_id) *
        from answers
        where user_id = ${userId}
        order by session_id, question_id, seq, answered_at, id
      ) a
      join questions q on q.id = a.question_id
      join question_versions v on v.question_id = a.question_id and v.version = a.question_version
      where q.is_published
      order by at desc, a.id desc limit ${limit}
    ) latest
    order by at, id
  `.execute(database)
  return rows
}

/** When the student handed in a paper of at least `from` questions last, in epoch milliseconds; null if never. */
export async function findLastPaper(
  database: Database,
  { userId, from }: { userId: string; from: number },
): Promise<number | null> {
  const { last } = await database
    .selectFrom('practice_sessions')
    .where('user_id', '=', userId)
    .where('kind', '=', 'exam')
    .where('question_count', '>=', from)
    .select(({ fn }) => fn.max('finished_at').as('last'))
    .executeTakeFirstOrThrow()
  return last?.getTime() ?? null
}
