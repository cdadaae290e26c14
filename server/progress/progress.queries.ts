import { Attempt, TopicProgress, type ReportedAttempt, type SubjectStatistics } from '@sabi/shared/progress/calls'
import { SubjectId, subjectIds } from '@sabi/shared/content/question'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { holdAccount, isOfWrongClock } from '../database/student-log.queries.ts'
import { isBeingSat } from '../database/papers-being-sat.ts'
import { transact } from '../database/transact.ts'
import { typedSql } from '../database/typed-sql.ts'

interface Asked {
  userId: string
  /** Limits the result to one session. */
  sessionId?: string | undefined
}

/** A moment: a string inside JSON. */
const Moment = z.union([z.date(), z.string()])
/** An attempt as the database returns it. */
const AttemptRow = z.extend(Attempt, { startedAt: Moment, completedAt: Moment })
type AttemptRow = z.infer<typeof AttemptRow>

const isWrong = isOfWrongClock(sql`completed_at`)
const newestFirst = sql`${isOfWrongClock(sql`"completedAt"`)}, "completedAt" desc, id desc`

/** The latest sessions with answers that meet a condition: up to `limit` with plausible clocks, and as many with others. */
const sessionsIn = ({ userId, where, limit }: { userId: string; where: RawBuilder<unknown>; limit: number }) => sql`
  select session_id::text as id, ${userId} as "userId", exam_type as "examType", subject, topic_id as "topicId", correct as score,
         total as "totalQuestions", seconds as "timeSpent", started_at as "startedAt", completed_at as "completedAt", true as verified
  from (
    (select * from kept_sessions where user_id = ${userId} and not ${isWrong} and ${where}
     order by completed_at desc, session_id desc limit ${limit})
    union all
    (select * from kept_sessions where user_id = ${userId} and ${isWrong} and ${where}
     order by completed_at desc, session_id desc limit ${limit})
  ) latest`

const attemptsIn = ({ userId, sessionId, limit }: Asked & { limit: number }) => typedSql(AttemptRow)`
  select id, "userId", "examType", subject, "topicId", case when s.is_being_sat then 0 else score end as score, "totalQuestions",
         "timeSpent", "startedAt", "completedAt", verified, s.kind, coalesce(s.is_open, false) as "isOpen"
  from (
    ${sessionsIn({ userId, limit, where: sql`(${sessionId ?? null}::uuid is null or session_id = ${sessionId ?? null}::uuid)` })}
    union all
    select id::text, ${userId}, exam_type, subject, topic_id, score, total_questions, time_spent_s,
           reported_at - make_interval(secs => time_spent_s), reported_at, false
    from reported_attempts
    where user_id = ${userId} and (${sessionId ?? null}::uuid is null or reported_attempts.id = ${sessionId ?? null}::uuid)
  ) attempts
  left join lateral (
    select kind, finished_at is null as is_open, ${isBeingSat} as is_being_sat from practice_sessions s
    where s.user_id = ${userId} and s.id = attempts.id::uuid
  ) s on true
  order by ${newestFirst}
  limit ${limit}`

const isNotBeingSat = (userId: string) => sql`not exists (
  select from practice_sessions s where s.user_id = ${userId} and s.id = session_id and ${isBeingSat})`

/** The latest sessions of each subject, and as many with several subjects. A paper that is being sat is none of them yet. */
const recentIn = ({ userId, limit }: { userId: string; limit: number }) => sql`
  select recent.* from unnest(${['', ...subjectIds]}::text[]) wanted (subject) cross join lateral (
    select * from (${sessionsIn({ userId, limit, where: sql`coalesce(subject, '') = wanted.subject and ${isNotBeingSat(userId)}` })}) found
    order by ${newestFirst} limit ${limit}
  ) recent
  order by ${newestFirst}`

function attemptsOf(rows: readonly AttemptRow[]): Attempt[] {
  return rows.map((row) => ({
    ...row,
    startedAt: new Date(row.startedAt).toISOString(),
    completedAt: new Date(row.completedAt).toISOString(),
  }))
}

/**
 * A student's sessions, newest first: those with answers, marked from the log, and those that were only reported. A session is marked
 * out of the questions that its phone counted: all of a paper, otherwise those that were answered. The score of a paper that is being
 * sat is 0: each answer would tell whether it is right.
 */
export async function listAttempts(
  database: Database,
  { userId, id: sessionId, limit }: { userId: string; id?: string; limit: number },
): Promise<Attempt[]> {
  const asked = { userId, sessionId, limit }
  const { rows } = await attemptsIn(asked).execute(database)
  return attemptsOf(rows)
}

const OwnerRow = z.object({ user_id: z.string() })

/** The owner of a session, or null if it doesn't exist. For administrators, who may read anyone's sessions. */
export async function findOwnerOfAttempt(database: Database, id: string): Promise<string | null> {
  const { rows } = await typedSql(OwnerRow)`
    select user_id from practice_sessions s where id = ${id} and exists (
      select from answers a where a.user_id = s.user_id and a.session_id = s.id)
    union all select user_id from reported_attempts where id = ${id}
    union all select user_id from answers where session_id = ${id}
    limit 1
  `.execute(database)
  return rows[0]?.user_id ?? null
}

export async function insertReportedAttempt(
  database: Database,
  attempt: Omit<ReportedAttempt, 'userId'> & { id: string; userId: string },
): Promise<void> {
  const row = {
    id: attempt.id,
    user_id: attempt.userId,
    exam_type: attempt.examType,
    subject: attempt.subject ?? null,
    topic_id: attempt.topicId ?? null,
    score: attempt.score,
    total_questions: attempt.totalQuestions,
    time_spent_s: attempt.timeSpent,
  }
  await transact(database, async (transaction) => {
    await holdAccount(transaction, attempt.userId)
    await transaction.insertInto('reported_attempts').values(row).execute()
  })
}

interface Totals {
  answered: number
  correct: number
  today: number
  bySubject: SubjectStatistics[]
}

/** Totals of a subject; of the whole log where there is none. */
const TotalsRow = z.object({
  subject: z.nullable(SubjectId),
  attempted: z.int(),
  correct: z.int(),
  today: z.int(),
  medianSeconds: z.int(),
  timed: z.int(),
})
type TotalsRow = z.infer<typeof TotalsRow>

/**
 * The key of a `day` row is the day and subject; that of a `pace` row is the subject and seconds, from which the median follows. Nobody
 * answers within half a second: at 0 seconds are the answers whose time is not known.
 */
const totalsIn = ({ userId, today }: { userId: string; today: string }) => typedSql(TotalsRow)`
  with days as (
    select nullif(split_part(key, ' ', 2), '') as subject, sum(b) as attempted, sum(c) as correct,
           coalesce(sum(b) filter (where starts_with(key, ${`${today} `})), 0) as today
    from kept_sums where user_id = ${userId} and kind = 'day' group by 1
  ),
  paces as (
    select subject, min(seconds) as median, max(count) as timed
    from (
      select subject, seconds, sum(a) over (partition by subject order by seconds) as reached, sum(a) over (partition by subject) as count
      from (
        select split_part(key, ' ', 1) as subject, split_part(key, ' ', 2)::integer as seconds, a
        from kept_sums where user_id = ${userId} and kind = 'pace' and a > 0
      ) each_second where seconds > 0
    ) counted where reached * 2 >= count group by subject
  )
  select null as subject, coalesce(sum(attempted), 0)::integer as attempted, coalesce(sum(correct), 0)::integer as correct,
         coalesce(sum(today), 0)::integer as today, 0 as "medianSeconds", 0 as timed from days
  union all
  select subject, attempted::integer, correct::integer, today::integer, coalesce(median, 0), coalesce(timed, 0)::integer
  from days left join paces using (subject) where subject is not null and attempted > 0
  order by 1`

function totalsOf(rows: readonly TotalsRow[]): Totals {
  const whole = rows.find(({ subject }) => subject === null)
  return {
    answered: whole?.attempted ?? 0,
    correct: whole?.correct ?? 0,
    today: whole?.today ?? 0,
    bySubject: rows.flatMap(({ subject, ...totals }) => (subject === null ? [] : [{ ...totals, subject }])),
  }
}

/** Totals over the whole log and for each subject: final answers, correct ones and answers given today. */
export async function getTotals(
  database: Database,
  { userId, today }: { userId: string; today: string },
): Promise<Totals> {
  const { rows } = await totalsIn({ userId, today }).execute(database)
  return totalsOf(rows)
}

const topicProgressIn = ({ userId, topicId }: { userId: string; topicId?: string }) => typedSql(TopicProgress)`
  select topic_id as "topicId", attempted as "questionsAttempted", correct as "questionsCorrect"
  from kept_topics
  where user_id = ${userId} and attempted > 0 and (${topicId ?? null}::text is null or topic_id = ${topicId ?? null})
  order by topic_id`

/**
 * For each topic started, the distinct questions answered and those whose latest answer is correct. Only published questions count,
 * because progress cannot exceed 100%.
 */
export async function listTopicProgress(
  database: Database,
  asked: { userId: string; topicId?: string },
): Promise<TopicProgress[]> {
  const { rows } = await topicProgressIn(asked).execute(database)
  return rows
}

const ExamTotals = z.object({ examType: z.string(), attempts: z.int(), correct: z.int(), total: z.int() })
type ExamTotals = z.infer<typeof ExamTotals>

const examsIn = (userId: string) => sql`
  select key as "examType", a::integer as attempts, b::integer as correct, c::integer as total
  from kept_sums where user_id = ${userId} and kind = 'exam' and a > 0 order by key`

const OverviewRow = z.object({
  totals: z.array(TotalsRow),
  exams: z.array(ExamTotals),
  recent: z.array(z.omit(AttemptRow, { kind: true, isOpen: true })),
  topics: z.array(TopicProgress),
})

/** Everything on the dashboard in one query: totals, sessions by exam, the latest sessions of each subject, and progress. */
export async function getOverview(
  database: Database,
  { userId, today, limit }: { userId: string; today: string; limit: number },
): Promise<{ totals: Totals; exams: ExamTotals[]; recent: Attempt[]; topicProgress: TopicProgress[] }> {
  const asList = (query: RawBuilder<unknown>) => sql`(select coalesce(json_agg(entry), '[]') from (${query}) entry)`
  const { rows } = await typedSql(OverviewRow)`
    select ${asList(totalsIn({ userId, today }))} as totals, ${asList(examsIn(userId))} as exams,
           ${asList(recentIn({ userId, limit }))} as recent, ${asList(topicProgressIn({ userId }))} as topics
  `.execute(database)
  const [{ totals, exams, recent, topics } = { totals: [], exams: [], recent: [], topics: [] }] = rows
  return { totals: totalsOf(totals), exams, recent: attemptsOf(recent), topicProgress: topics }
}

const PractisedDay = z.object({ day: z.string() })

/** The days (YYYY-MM-DD by the student's clock at the time) with at least one answer, newest first. */
export async function listPractisedDays(database: Database, userId: string): Promise<string[]> {
  const { rows } = await typedSql(PractisedDay)`
    select distinct left(key, 10) as day from kept_sums where user_id = ${userId} and kind = 'day' and a > 0 order by day desc
  `.execute(database)
  return rows.map((row) => row.day)
}

/** A day of a student in a subject. */
const DayRow = z.object({
  day: z.string(),
  subject: SubjectId,
  given: z.int(),
  answered: z.int(),
  correct: z.int(),
})
type DayRow = z.infer<typeof DayRow>

/** A student's answers by day and subject, from a day up to another that is excluded. */
export async function listDays(
  database: Database,
  { userId, from, until }: { userId: string; from: string; until: string },
): Promise<DayRow[]> {
  const { rows } = await typedSql(DayRow)`
    select left(key, 10) as day, substr(key, 12) as subject, a::integer as given, b::integer as answered, c::integer as correct
    from kept_sums where user_id = ${userId} and kind = 'day' and key >= ${from} and key < ${until} and substr(key, 12) <> ''
    order by key
  `.execute(database)
  return rows
}

const SessionsOfTopic = z.object({
  topicId: z.nullable(z.string()),
  answered: z.int(),
  correct: z.int(),
  seconds: z.int(),
})
type SessionsOfTopic = z.infer<typeof SessionsOfTopic>

/** The sessions that ended in a span of time, by topic; null for those of several topics. */
export async function listSessionsByTopic(
  database: Database,
  { userId, from, until, offsetMinutes }: { userId: string; from: string; until: string; offsetMinutes: number },
): Promise<SessionsOfTopic[]> {
  const { rows } = await typedSql(SessionsOfTopic)`
    select topic_id as "topicId", sum(answered)::integer as answered, sum(correct)::integer as correct, sum(seconds)::integer as seconds
    from kept_sessions
    where user_id = ${userId}
      and completed_at >= (${from}::timestamp - make_interval(mins => ${offsetMinutes})) at time zone 'UTC'
      and completed_at < (${until}::timestamp - make_interval(mins => ${offsetMinutes})) at time zone 'UTC'
    group by topic_id order by answered desc, topic_id
  `.execute(database)
  return rows
}

const HintRow = z.object({ count: z.int() })

/** How many questions of sessions were answered with a hint in a span of time. */
export async function countWithHint(
  database: Database,
  { userId, from, until, offsetMinutes }: { userId: string; from: string; until: string; offsetMinutes: number },
): Promise<number> {
  const { rows } = await typedSql(HintRow)`
    select count(distinct (session_id, question_id))::integer as count
    from answers
    where user_id = ${userId} and hints > 0
      and answered_at >= (${from}::timestamp - make_interval(mins => ${offsetMinutes})) at time zone 'UTC'
      and answered_at < (${until}::timestamp - make_interval(mins => ${offsetMinutes})) at time zone 'UTC'
  `.execute(database)
  return rows[0]?.count ?? 0
}
