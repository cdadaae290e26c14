import type { Review } from '@sabi/shared/plan/learner'
import type { PlanTopic } from '@sabi/shared/plan/today'
import { SubjectId } from '@sabi/shared/content/question'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { isBeingSat } from '../database/papers-being-sat.ts'
import { typedSql } from '../database/typed-sql.ts'

const ReviewRow = z.object({
  questionId: z.string(),
  skill: z.string(),
  topicId: z.string(),
  isRight: z.boolean(),
  at: z.number(),
  durationMs: z.int(),
  isMixed: z.boolean(),
  isWithHint: z.boolean(),
})

/** A review with the id of its question. */
type QuestionReview = Review & { questionId: string }

const TopicRow = z.object({ id: z.string(), subject: SubjectId, unit: z.int(), skills: z.array(z.string()) })

/** Answers looked at: years of practice. */
export const mostReviews = 20_000

/**
 * The student's latest answers to published questions, as their keys are now, at most `limit`, in order of time: in a session, the
 * first answer to each question. An answer from the future, by a wrong clock, counts from its arrival. Those of a paper that is
 * being sat are left out.
 */
export async function listFirstAnswers(
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<QuestionReview[]> {
  const { rows } = await typedSql(ReviewRow)`
    select "questionId", skill, "topicId", "isRight", "isMixed", "isWithHint", (extract(epoch from at) * 1000)::float8 as at, "durationMs"
    from (
      select * from (
        -- The joins come before the first answers are chosen, because PostgreSQL knows how many rows they have.
        select distinct on (a.session_id, a.question_id)
               q.id as "questionId", coalesce(q.family, q.id) as skill, q.topic_id as "topicId", is_right(a.option, v.correct_option) as "isRight",
               least(a.answered_at, a.received_at) as at, a.id, a.duration_ms as "durationMs",
               a.hints > 0 as "isWithHint",
               s.id is not null and s.topic_id is null as "isMixed"
        from (
          -- Twice as many, because later answers to a question are left out: the cost must not grow with the log.
          select * from answers where user_id = ${userId} order by answered_at desc limit ${2 * limit}
        ) a
        join questions q on q.id = a.question_id
        join question_versions v on v.question_id = a.question_id and v.version = a.question_version
        left join practice_sessions s on s.user_id = a.user_id and s.id = a.session_id
        where q.is_published and ${isBeingSat} is not true
        order by a.session_id, a.question_id, a.seq, a.answered_at, a.id
      ) firsts
      order by at desc, id desc limit ${limit}
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

/** The topics that have published questions, with their skills. */
export async function listTopicsWithSkills(database: Database): Promise<PlanTopic[]> {
  const { rows } = await typedSql(TopicRow)`
    select t.id, t.subject, t.unit, array_agg(distinct coalesce(q.family, q.id)) as skills
    from topics t
    join questions q on q.topic_id = t.id
    where q.is_published
    group by t.id
    order by t.position, t.id
  `.execute(database)
  return rows
}
