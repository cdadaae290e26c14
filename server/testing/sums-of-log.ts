import type { Database } from '../database/database.ts'
import {
  getOverview,
  getTotals,
  listAttempts,
  listPractisedDays,
  listTopicProgress,
} from '../progress/progress.queries.ts'
import { sql } from 'kysely'

const dayMs = 24 * 60 * 60 * 1000
const longestPaceSeconds = 3600
const daysOfPaper = 30

interface LoggedAnswer {
  id: string
  sessionId: string
  questionId: string
  answeredAt: number
  tzOffset: number
  durationMs: number
  seq: number
  isRight: boolean
  subject: string | null
  topicId: string | null
  isPublished: boolean
}

interface LoggedSession {
  id: string
  examType: string
  subject: string | null
  topicId: string | null
  startedAt: number
  finishedAt: number | null
  questionCount: number | null
  kind: string
}

/** The student's figures as the server shows them, from the stored sums. */
export async function shownSums(database: Database, { userId, today }: { userId: string; today: string }) {
  const { totals, exams, recent, topicProgress } = await getOverview(database, { userId, today, limit: 3 })
  return {
    totals,
    isSameAlone: JSON.stringify(await getTotals(database, { userId, today })) === JSON.stringify(totals),
    exams,
    recent: recent.map(({ id }) => id),
    attempts: (await listAttempts(database, { userId, limit: 500 })).map(({ userId: _, ...attempt }) => attempt),
    topicProgress,
    topicsAlone: await listTopicProgress(database, { userId }),
    days: await listPractisedDays(database, userId),
  }
}

/** The same, counted out of the log in another way: row by row, without what is kept. */
export async function sumsOfLog(database: Database, { userId, today }: { userId: string; today: string }) {
  const { now, answers, sessions } = await readLog(database, userId)
  const isWrongClock = (time: number) => time > now + dayMs
  const stands = [...groups(answers, ({ sessionId, questionId }) => `${sessionId} ${questionId}`).values()].flatMap(
    (rivals) => rivals.toSorted(byTap).slice(0, 1),
  )
  const newest = (one: { time: number; id: string }, other: { time: number; id: string }) =>
    Number(isWrongClock(one.time)) - Number(isWrongClock(other.time)) ||
    other.time - one.time ||
    (one.id < other.id ? 1 : -1)
  const isBeingSat = (sessionId: string) => {
    const { kind, finishedAt, startedAt } = sessions.get(sessionId) ?? {}
    return kind === 'exam' && finishedAt === null && Number(startedAt) > now - daysOfPaper * dayMs
  }
  const counted = stands.filter(({ sessionId }) => !isBeingSat(sessionId))
  const attempts = [...groups(stands, ({ sessionId }) => sessionId)]
    .map(([id, given]) => attemptOf(given, sessions.get(id), id))
    .map(({ attempt, ...one }) => ({ ...one, attempt: isBeingSat(one.id) ? { ...attempt, score: 0 } : attempt }))
    .toSorted((one, other) => newest({ time: one.time, id: one.id }, { time: other.time, id: other.id }))
  const ended = attempts.filter(({ id }) => !isBeingSat(id))
  const latest = [...groups(counted, ({ questionId }) => questionId).values()].flatMap((given) =>
    given
      .filter(({ isPublished }) => isPublished)
      .toSorted((one, other) => newest({ time: one.answeredAt, id: one.id }, { time: other.answeredAt, id: other.id }))
      .slice(0, 1),
  )
  const isToday = (answer: LoggedAnswer) => dayOf(answer) === today
  const topicProgress = sorted(groups(latest, ({ topicId }) => topicId ?? '')).map(([topicId, given]) => ({
    topicId,
    questionsAttempted: given.length,
    questionsCorrect: countRight(given),
  }))
  const bySubject = sorted(groups(counted, ({ subject }) => subject ?? '')).map(([subject, given]) => ({
    attempted: given.length,
    correct: countRight(given),
    today: given.filter(isToday).length,
    medianSeconds: medianSeconds(given),
    timed: timesOf(given).length,
    subject,
  }))
  const exams = sorted(groups(ended, ({ attempt }) => attempt.examType)).map(([examType, of]) => ({
    examType,
    attempts: of.length,
    correct: sum(of.map(({ attempt }) => attempt.score)),
    total: sum(of.map(({ attempt }) => attempt.totalQuestions)),
  }))
  const recent = [...groups(ended, ({ attempt }) => attempt.subject ?? '').values()].flatMap((of) => of.slice(0, 3))
  return {
    totals: {
      answered: counted.length,
      correct: countRight(counted),
      today: counted.filter(isToday).length,
      bySubject,
    },
    isSameAlone: true,
    exams,
    recent: recent.toSorted(newest).map(({ id }) => id),
    attempts: attempts.map(({ attempt }) => attempt),
    topicProgress,
    topicsAlone: topicProgress,
    days: [...new Set(answers.map(dayOf))].toSorted().toReversed(),
  }
}

async function readLog(database: Database, userId: string) {
  const { rows: answers } = await sql<LoggedAnswer>`
    select a.id::text, session_id::text as "sessionId", a.question_id as "questionId", tz_offset as "tzOffset", duration_ms as "durationMs",
           extract(epoch from answered_at)::float8 * 1000 as "answeredAt", seq, q.subject, q.topic_id as "topicId",
           coalesce(q.is_published, false) as "isPublished", v.correct_option is null or v.correct_option = option as "isRight"
    from answers a join question_versions v on v.question_id = a.question_id and v.version = a.question_version
    left join questions q on q.id = a.question_id where user_id = ${userId}
  `.execute(database)
  const { rows: sessions } = await sql<LoggedSession>`
    select id::text, exam_type as "examType", subject, topic_id as "topicId", extract(epoch from started_at)::float8 * 1000 as "startedAt",
           extract(epoch from finished_at)::float8 * 1000 as "finishedAt", question_count as "questionCount", kind
    from practice_sessions where user_id = ${userId}
  `.execute(database)
  const { rows } = await sql<{ now: number }>`select extract(epoch from now())::float8 * 1000 as now`.execute(database)
  return { now: rows[0]?.now ?? 0, answers, sessions: new Map(sessions.map((session) => [session.id, session])) }
}

/** The last tap first. */
function byTap(one: LoggedAnswer, other: LoggedAnswer): number {
  return other.seq - one.seq || other.answeredAt - one.answeredAt || (one.id < other.id ? 1 : -1)
}

function attemptOf(given: readonly LoggedAnswer[], session: LoggedSession | undefined, id: string) {
  const times = given.map(({ answeredAt }) => answeredAt)
  const time = session?.finishedAt ?? Math.max(...times)
  const attempt = {
    id,
    examType: session?.examType ?? 'General',
    subject: session?.subject ?? null,
    topicId: session?.topicId ?? null,
    score: countRight(given),
    totalQuestions: Math.max(given.length, session?.questionCount ?? 0),
    timeSpent: Math.round(sum(given.map(({ durationMs }) => durationMs)) / 1000),
    startedAt: new Date(session?.startedAt ?? Math.min(...times)).toISOString(),
    completedAt: new Date(time).toISOString(),
    verified: true,
    kind: session?.kind ?? null,
    isOpen: session !== undefined && session.finishedAt === null,
  }
  return { id, time, attempt }
}

function medianSeconds(given: readonly LoggedAnswer[]): number {
  const sortedMs = timesOf(given).toSorted((one, other) => one - other)
  const median = sortedMs[Math.ceil(sortedMs.length / 2) - 1] ?? 0
  return Math.min(Math.round(median / 1000), longestPaceSeconds)
}

/** A time of less than half a second means that it is not known. */
function timesOf(given: readonly LoggedAnswer[]): number[] {
  return given.map(({ durationMs }) => durationMs).filter((ms) => Math.round(ms / 1000) > 0)
}

function dayOf({ answeredAt, tzOffset }: LoggedAnswer): string {
  return new Date(answeredAt + tzOffset * 60_000).toISOString().slice(0, 10)
}

function countRight(given: readonly LoggedAnswer[]): number {
  return given.filter(({ isRight }) => isRight).length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item])
  return found
}

function sorted<Item>(map: Map<string, Item>): [string, Item][] {
  return [...map].toSorted(([one], [other]) => (one < other ? -1 : 1))
}
