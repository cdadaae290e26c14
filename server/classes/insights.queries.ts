import { insightDays, fewestStudents, hardestShown, type Miss, type TopicWork } from '@sabi/shared/classes/insights'
import { Passage } from '@sabi/shared/content/passage'
import { Figure, RichQuestion, SubjectId } from '@sabi/shared/content/question'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { isBeingSat } from '../database/papers-being-sat.ts'
import { typedSql } from '../database/typed-sql.ts'
import { lastPractised, markOfMembers } from './members.queries.ts'

const StudentWork = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Epoch milliseconds, like `lastPractisedAt`. */
  joinedAt: z.number(),
  lastPractisedAt: z.nullable(z.number()),
  answered: z.int(),
  right: z.int(),
  seconds: z.int(),
  /** True if more answers of the time were not looked at. */
  isMore: z.boolean(),
})
export type StudentWork = z.infer<typeof StudentWork>

const HardQuestion = z.object({ id: z.string(), students: z.int(), right: z.int(), chosen: z.array(z.int()) })

const ClassWork = z.object({
  mark: z.nullable(z.string()),
  students: z.array(StudentWork),
  topics: z.array(
    z.object({ topicId: z.string(), asked: z.int(), known: z.int() } satisfies Record<keyof TopicWork, unknown>),
  ),
  hardest: z.array(HardQuestion),
  misses: z.array(
    z.object({
      skill: z.string(),
      topicId: z.string(),
      reason: z.string(),
      students: z.array(z.int()),
    } satisfies Record<keyof Miss, unknown>),
  ),
})
export type ClassWork = z.infer<typeof ClassWork>

/** The students of a class, numbered, each with the papers that are being sat. */
const members = (classId: string) => sql`
  select m.*, c.subjects, (row_number() over (order by lower(m.name), m.id))::integer as n,
         array(select s.id from practice_sessions s where s.user_id = m.user_id and ${isBeingSat}) as papers
  from class_members m join classes c on c.id = m.class_id where m.class_id = ${classId}`

/**
 * The answers of `members` in the class's subjects since they joined, in the last weeks: the last one to each question of a session, marked
 * as of now. At most `limit` answers of a student are read, so that no class takes long. Answers by a clock more than a day
 * ahead and those of a paper that is being sat are left out.
 */
const given = (limit: number) => sql`
  select m.n, a.question_id, a.question_version as version, a.option::integer as option, a.answered_at, a.is_more,
         least(a.duration_ms, 3600000) as ms, q.topic_id, coalesce(q.family, q.id) as skill, q.is_published,
         q.version = a.question_version as is_current,
         coalesce(
           case when q.key_version = a.question_version then a.option = q.key_option end,
           (select is_right(a.option, v.correct_option) from question_versions v
            where v.question_id = a.question_id and v.version = a.question_version)
         ) as is_right
  from members m
  cross join lateral (
    select distinct on (session_id, question_id) *
    from (
      select *, count(*) over () = ${limit} as is_more from (
        select * from answers
        where user_id = m.user_id and answered_at >= greatest(m.joined_at, now() - make_interval(days => ${insightDays}))
          and answered_at <= now() + interval '1 day'
        order by answered_at desc limit ${limit}
      ) latest
    ) recent
    where session_id <> all (m.papers)
    order by session_id, question_id, seq desc, answered_at desc, id desc
  ) a
  join questions q on q.id = a.question_id and q.subject = any (m.subjects)`

const listOf = (name: string) =>
  sql`(select coalesce(json_agg(entry), '[]') from ${sql.table(name)} entry) as ${sql.ref(name)}`

/** The work of a class, counted from its students' answers. Only published questions are named; others are a student's own. */
export async function readClassWork(
  database: Database,
  { classId, limit }: { classId: string; limit: number },
): Promise<ClassWork> {
  const { rows } = await typedSql(ClassWork)`
    with members as materialized (${members(classId)}),
    given as materialized (${given(limit)}),
    totals as (
      select n, count(*) as answered, count(*) filter (where is_right) as "right", sum(ms) / 1000 as seconds, bool_or(is_more) as is_more
      from given group by n
    ),
    students as (
      select m.id, m.name, (extract(epoch from m.joined_at) * 1000)::float8 as "joinedAt",
             (extract(epoch from last.answered_at) * 1000)::float8 as "lastPractisedAt", coalesce(t.answered, 0) as answered,
             coalesce(t.right, 0) as "right", coalesce(t.seconds, 0) as seconds, coalesce(t.is_more, false) as "isMore"
      from members m left join totals t using (n) ${lastPractised}
    ),
    topics as (
      select topic_id as "topicId", count(*) as asked, count(*) filter (where is_known) as known
      from (
        select n, topic_id, (array_agg(is_right order by answered_at desc))[1] as is_known
        from given where is_published group by n, topic_id, skill
      ) skills group by n, topic_id
    ),
    hardest as (
      select question_id as id, count(*) as students, count(*) filter (where is_right) as "right",
             array[count(*) filter (where option = 0), count(*) filter (where option = 1), count(*) filter (where option = 2),
                   count(*) filter (where option = 3), count(*) filter (where option = 4)] as chosen
      from (
        select distinct on (question_id, n) * from given where is_published and is_current order by question_id, n, answered_at
      ) firsts
      group by question_id having count(*) >= ${fewestStudents} and not bool_and(is_right)
      order by avg(is_right::integer), count(*) desc, question_id limit ${hardestShown}
    ),
    wrong as (select * from given where is_published and not is_right),
    misses as (
      select w.skill, w.topic_id as "topicId", v.content -> 'reasons' ->> w.option as reason, array_agg(distinct w.n) as students
      from wrong w join question_versions v on v.question_id = w.question_id and v.version = w.version
      where w.skill in (select skill from wrong group by skill having count(distinct n) >= ${fewestStudents})
        and v.content -> 'reasons' ->> w.option <> ''
      group by 1, 2, 3
    )
    select ${markOfMembers(classId)} as mark, ${listOf('students')}, ${listOf('topics')}, ${listOf('hardest')}, ${listOf('misses')}
  `.execute(database)
  return rows[0] ?? { mark: null, students: [], topics: [], hardest: [], misses: [] }
}

const ShownQuestion = z.object({
  id: z.string(),
  subject: SubjectId,
  text: z.string(),
  options: z.array(z.string()),
  correctOption: z.nullable(z.int()),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  figure: z.nullable(Figure),
  passage: z.nullable(Passage),
  rich: z.nullable(RichQuestion),
})
export type ShownQuestion = z.infer<typeof ShownQuestion>

/** Questions as they are published now, in any order. */
export async function listQuestionsShown(database: Database, ids: readonly string[]): Promise<ShownQuestion[]> {
  const { rows } = await typedSql(ShownQuestion)`
    select q.id, q.subject, v.content ->> 'text' as text, v.content -> 'options' as options, v.correct_option as "correctOption",
           v.content ->> 'imageUrl' as "imageUrl", v.content ->> 'imageAlt' as "imageAlt", v.content -> 'figure' as figure, v.content -> 'passage' as passage, v.content -> 'rich' as rich
    from questions q join question_versions v on v.question_id = q.id and v.version = q.version
    where q.id = any (${ids}::text[])
  `.execute(database)
  return rows
}

const TitledTopic = z.object({ id: z.string(), title: z.string(), subject: SubjectId })
export type TitledTopic = z.infer<typeof TitledTopic>

export async function listTopicsShown(database: Database, ids: readonly string[]): Promise<TitledTopic[]> {
  const { rows } = await typedSql(TitledTopic)`
    select id, title, subject from topics where id = any (${ids}::text[])
  `.execute(database)
  return rows
}
