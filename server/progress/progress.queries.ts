import type { Attempt, ReportedAttempt, SubjectStatistics, TopicProgress } from '@sabi/shared/progress/calls'
import type { SubjectId } from '@sabi/shared/content/question'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/database.ts'
import { holdAccount, isOfWrongClock } from '../platform/student-log.queries.ts'
import { transact } from '../platform/transact.ts'

/** The day of an answer by the student's clock. */
const localDay = sql`((answered_at at time zone 'UTC') + make_interval(mins => tz_offset))::date`

interface Asked {
  userId: string
  /** One session alone … */
  sessionId?: string | undefined
  /** … or one topic. */
  topicId?: string | undefined
}

/** The student's answers that stand, marked, which the queries below call `marked`. */
const marked = ({ userId, sessionId, topicId }: Asked) => sql`
  select id, session_id, question_id, subject, topic_id, answered_at, tz_offset, duration_ms, is_correct, is_published
  from marked_answers
  where user_id = ${userId} and (${sessionId ?? null}::uuid is null or session_id = ${sessionId ?? null}::uuid)
    and (${topicId ?? null}::text is null or topic_id = ${topicId ?? null})`

/** An attempt as the database tells it. */
type AttemptRow = Omit<Attempt, 'startedAt' | 'completedAt'> & { startedAt: Date | string; completedAt: Date | string }

const attemptsIn = ({ userId, sessionId, limit }: Asked & { limit: number }) => sql<AttemptRow>`
  select * from (
    select m.session_id::text as id, ${userId} as "userId", coalesce(s.exam_type, 'General') as "examType", s.subject,
           s.topic_id as "topicId", m.correct as score,
           greatest(m.answered, coalesce(s.question_count, 0)) as "totalQuestions", m.seconds as "timeSpent",
           coalesce(s.started_at, m.first_at) as "startedAt", coalesce(s.finished_at, m.last_at) as "completedAt",
           true as verified
    from (
      select session_id, count(*)::integer as answered, (count(*) filter (where is_correct))::integer as correct,
             (sum(duration_ms::bigint) / 1000)::bigint as seconds, min(answered_at) as first_at, max(answered_at) as last_at
      from marked group by session_id
    ) m
    left join practice_sessions s on s.user_id = ${userId} and s.id = m.session_id
    union all
    select id::text, ${userId}, exam_type, subject, topic_id, score, total_questions, time_spent_s,
           reported_at - make_interval(secs => time_spent_s), reported_at, false
    from reported_attempts
    where user_id = ${userId} and (${sessionId ?? null}::uuid is null or reported_attempts.id = ${sessionId ?? null}::uuid)
  ) attempts
  order by ${isOfWrongClock(sql`"completedAt"`)}, "completedAt" desc, id desc
  limit ${limit}`

function attemptsOf(rows: readonly AttemptRow[]): Attempt[] {
  return rows.map((row) => ({
    ...row,
    startedAt: new Date(row.startedAt).toISOString(),
    completedAt: new Date(row.completedAt).toISOString(),
  }))
}

/**
 * A student's sessions, newest first: those with answers, marked from the log, and those that were only reported. A session is
 * marked over the questions put to the student, so that what was left open counts as not correct.
 */
export async function listAttempts(
  database: Database,
  { userId, id: sessionId, limit }: { userId: string; id?: string; limit: number },
): Promise<Attempt[]> {
  const asked = { userId, sessionId, limit }
  const { rows } = await sql<AttemptRow>`with marked as (${marked(asked)}) ${attemptsIn(asked)}`.execute(database)
  return attemptsOf(rows)
}

/** Whose session this is, or null when there is none: for the administrator, who may read anyone's. */
export async function findOwnerOfAttempt(database: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
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

type TotalsRow = Omit<SubjectStatistics, 'subject'> & { subject: SubjectId | null; today: number }

const totalsIn = (today: string) => sql<TotalsRow>`
  select subject, count(*)::integer as attempted, (count(*) filter (where is_correct))::integer as correct,
         (count(*) filter (where ${localDay} = ${today}::date))::integer as today,
         round(coalesce(percentile_disc(0.5) within group (order by duration_ms), 0) / 1000.0)::integer as "medianSeconds"
  from marked group by grouping sets ((), (subject)) order by subject`

function totalsOf(rows: readonly TotalsRow[]): Totals {
  const whole = rows.find(({ subject }) => subject === null)
  return {
    answered: whole?.attempted ?? 0,
    correct: whole?.correct ?? 0,
    today: whole?.today ?? 0,
    bySubject: rows.flatMap(({ subject, ...totals }) => (subject === null ? [] : [{ ...totals, subject }])),
  }
}

/** Totals over the whole log and in each subject: answers that stand, those that are correct, how many were given today. */
export async function getTotals(
  database: Database,
  { userId, today }: { userId: string; today: string },
): Promise<Totals> {
  // Apart, since PostgreSQL would mark the answers of all students before it took this one's, for the sake of the grouping.
  const { rows } = await sql<TotalsRow>`
    with marked as materialized (${marked({ userId })}) ${totalsIn(today)}
  `.execute(database)
  return totalsOf(rows)
}

const topicProgress = sql<TopicProgress>`
  select topic_id as "topicId", count(*)::integer as "questionsAttempted",
         (count(*) filter (where is_correct))::integer as "questionsCorrect"
  from (
    select distinct on (question_id) topic_id, is_correct from marked where is_published
    order by question_id, ${isOfWrongClock(sql`answered_at`)}, answered_at desc, id desc
  ) latest
  group by topic_id order by topic_id`

/**
 * Distinct questions answered in each topic started, and those whose latest answer is correct. Only what is published counts:
 * more answers than questions would be no progress.
 */
export async function listTopicProgress(
  database: Database,
  asked: { userId: string; topicId?: string },
): Promise<TopicProgress[]> {
  const { rows } = await sql<TopicProgress>`with marked as (${marked(asked)}) ${topicProgress}`.execute(database)
  return rows
}

/** All three at once, from answers that are marked once. */
export async function getOverview(
  database: Database,
  { userId, today, limit }: { userId: string; today: string; limit: number },
): Promise<{ totals: Totals; attempts: Attempt[]; topicProgress: TopicProgress[] }> {
  const asList = (query: RawBuilder<unknown>) => sql`(select coalesce(json_agg(entry), '[]') from (${query}) entry)`
  const { rows } = await sql<{ totals: TotalsRow[]; attempts: AttemptRow[]; topics: TopicProgress[] }>`
    with marked as materialized (${marked({ userId })})
    select ${asList(totalsIn(today))} as totals, ${asList(attemptsIn({ userId, limit }))} as attempts,
           ${asList(topicProgress)} as topics
  `.execute(database)
  const [{ totals, attempts, topics } = { totals: [], attempts: [], topics: [] }] = rows
  return { totals: totalsOf(totals), attempts: attemptsOf(attempts), topicProgress: topics }
}

/** The days (YYYY-MM-DD by the student's clock at the time) with at least one answer, newest first. */
export async function listPractisedDays(database: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(${localDay}, 'YYYY-MM-DD') as day from answers where user_id = ${userId} order by day desc
  `.execute(database)
  return rows.map((row) => row.day)
}
