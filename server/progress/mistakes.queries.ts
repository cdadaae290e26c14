import { Passage } from '@sabi/shared/content/passage'
import { Figure, SubjectId } from '@sabi/shared/content/question'
import { TypesetMistake } from '@sabi/shared/progress/calls'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import { isBeingSat } from '../database/papers-being-sat.ts'

/** A review with the id of its answer. */
const MarkedReview = z.object({
  answerId: z.string(),
  questionId: z.string(),
  skill: z.string(),
  isRight: z.boolean(),
  at: z.number(),
  day: z.string(),
})
export type MarkedReview = z.infer<typeof MarkedReview>

/**
 * The student's latest answers to published questions as they are marked now, at most `limit`. An answer from the
 * future, by a wrong clock, counts from its arrival, because otherwise nothing could put its mistake right. Those of a paper that is
 * being sat are left out: the book shows right answers.
 */
export async function listReviews(
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<MarkedReview[]> {
  const { rows } = await typedSql(MarkedReview)`
    select id as "answerId", "questionId", skill, "isRight", (extract(epoch from at) * 1000)::float8 as at,
           to_char((at at time zone 'UTC') + make_interval(mins => tz_offset), 'YYYY-MM-DD') as day
    from (
      select m.id, m.question_id as "questionId", coalesce(q.family, q.id) as skill, m.is_correct as "isRight", m.tz_offset,
             case when m.answered_at <= now() then m.answered_at
                  else (select received_at from answers a where a.user_id = m.user_id and a.id = m.id) end as at
      from marked_answers m
      join questions q on q.id = m.question_id
      left join practice_sessions s on s.user_id = m.user_id and s.id = m.session_id
      where m.user_id = ${userId} and q.is_published and ${isBeingSat} is not true
    ) reviews
    order by at desc, id desc limit ${limit}
  `.execute(database)
  return rows
}

/** A review with why the chosen option is wrong; `at` by the clock of the device, by which a device knows its own answers. */
const ReasonedReview = z.extend(z.omit(MarkedReview, { answerId: true }), {
  topicId: z.string(),
  reason: z.nullable(z.string()),
})
type ReasonedReview = z.infer<typeof ReasonedReview>

/** More than anyone answers in two weeks. */
const mostRecent = 5_000

/**
 * The student's first answers of the last two weeks to the questions of a session, in skills that were wrong at least twice. Answers by a
 * clock more than a day ahead and those of a paper that is being sat are left out. Reads a day more, because a session may have begun before.
 */
export async function listRecentMisses(database: Database, userId: string): Promise<ReasonedReview[]> {
  const { rows } = await typedSql(ReasonedReview)`
    select "questionId", skill, "topicId", "isRight", at, day, case when not "isRight" then v.content -> 'reasons' ->> option end as reason
    from (
      select a.question_id as "questionId", a.question_version as version, coalesce(q.family, q.id) as skill, q.topic_id as "topicId",
             k.is_right as "isRight", a.option::integer as option, (extract(epoch from a.answered_at) * 1000)::float8 as at,
             to_char((a.answered_at at time zone 'UTC') + make_interval(mins => a.tz_offset), 'YYYY-MM-DD') as day,
             count(*) filter (where not k.is_right) over (partition by coalesce(q.family, q.id)) as misses
      from (
        select distinct on (session_id, question_id) *
        from (
          select * from answers
          where user_id = ${userId} and answered_at between now() - interval '15 days' and now() + interval '1 day'
          order by answered_at desc limit ${mostRecent}
        ) recent
        order by session_id, question_id, seq, answered_at, id
      ) a
      join questions q on q.id = a.question_id
      join question_versions w on w.question_id = a.question_id and w.version = a.question_version
      cross join lateral (select is_right(a.option, w.correct_option) as is_right) k
      left join practice_sessions s on s.user_id = a.user_id and s.id = a.session_id
      where q.is_published and ${isBeingSat} is not true
    ) reviews
    join question_versions v on v.question_id = "questionId" and v.version = reviews.version
    where misses > 1
    order by at
  `.execute(database)
  return rows
}

/** A wrong answer in words, as the student saw the question. */
const WrongAnswer = z.object({
  answerId: z.string(),
  questionId: z.string(),
  subject: SubjectId,
  topicId: z.string(),
  text: z.string(),
  figure: z.nullable(Figure),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  chosen: z.string(),
  /** Null if no option is right. */
  right: z.nullable(z.string()),
  /** Why the chosen option is wrong; null if that is not known. */
  reason: z.nullable(z.string()),
  rich: TypesetMistake,
  answeredAt: z.date(),
  passage: z.nullable(Passage),
})
export type WrongAnswer = z.infer<typeof WrongAnswer>

/** These answers in words, in any order. */
export async function listWrongAnswers(
  database: Database,
  { userId, answerIds }: { userId: string; answerIds: readonly string[] },
): Promise<WrongAnswer[]> {
  const { rows } = await typedSql(WrongAnswer)`
    select a.id as "answerId", a.question_id as "questionId", q.subject, q.topic_id as "topicId", a.answered_at as "answeredAt",
           v.content ->> 'text' as text, v.content -> 'figure' as figure, v.content ->> 'imageUrl' as "imageUrl",
           v.content ->> 'imageAlt' as "imageAlt", v.content -> 'options' ->> a.option::integer as chosen,
           v.content -> 'options' ->> v.correct_option::integer as right, v.content -> 'reasons' ->> a.option::integer as reason,
           jsonb_strip_nulls(jsonb_build_object(
             'text', v.content #> '{rich,text}',
             'chosen', v.content #> '{rich,options}' -> a.option::integer,
             'right', v.content #> '{rich,options}' -> v.correct_option::integer,
             'reason', v.content #> '{rich,reasons}' -> a.option::integer
           )) as rich,
           v.content -> 'passage' as passage
    from answers a
    join questions q on q.id = a.question_id
    join question_versions v on v.question_id = a.question_id and v.version = a.question_version
    where a.user_id = ${userId} and a.id = any(${answerIds}::uuid[])
  `.execute(database)
  return rows
}
