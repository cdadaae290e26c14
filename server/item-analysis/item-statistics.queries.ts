import { Difficulty, SubjectId } from '@sabi/shared/content/question'
import { Alarm } from '@sabi/shared/flags/calls'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const chunkSize = 1_000
const LockRow = z.object({ isMine: z.boolean() })
const HoursRow = z.object({ hours: z.nullable(z.number()) })
const IdRow = z.object({ id: z.string() })
/** Any number, but always the same; another than that of the bank. */
const lockKey = 7_220_042

/**
 * Takes the lock for counting until the transaction ends; false while another process has it. Works through a pooler
 * too.
 */
export async function tryLockStatistics(transaction: Database): Promise<boolean> {
  const { rows } = await typedSql(LockRow)`
    select pg_try_advisory_xact_lock(${lockKey}) as "isMine"
  `.execute(transaction)
  return rows[0]?.isMine ?? false
}

/** How many hours ago the statistics were counted last; null before the first time. */
export async function findHoursSinceCount(database: Database): Promise<number | null> {
  const { rows } = await typedSql(HoursRow)`
    select (extract(epoch from now() - max(counted_at)) / 3600)::float as hours from item_statistics
  `.execute(database)
  return rows[0]?.hours ?? null
}

/** A version of a question that answers may be counted for. */
const CountedVersion = z.object({
  id: z.string(),
  version: z.int(),
  subject: SubjectId,
  difficulty: Difficulty,
  key: z.nullable(z.int()),
  optionCount: z.int(),
  /** True if students get this version now. */
  isCurrent: z.boolean(),
})
export type CountedVersion = z.infer<typeof CountedVersion>

/**
 * A page of the versions in the order of ids. Variants that were made for one student are no questions of the bank: nobody else
 * answers them.
 */
export async function listCountedVersions(
  database: Database,
  after: { id: string; version: number },
  limit: number,
): Promise<CountedVersion[]> {
  const { rows } = await typedSql(CountedVersion)`
    select q.id, v.version, q.subject, q.difficulty, v.correct_option as key, v.option_count as "optionCount",
           (q.is_published and v.version = q.version) as "isCurrent"
    from question_versions v join questions q on q.id = v.question_id
    where (v.question_id, v.version) > (${after.id}, ${after.version}::integer)
      and (q.origin is null or q.is_published or q.held is not null)
    order by v.question_id, v.version limit ${limit}
  `.execute(database)
  return rows
}

const CountedAttempt = z.object({
  userId: z.string(),
  questionId: z.string(),
  version: z.int(),
  option: z.int(),
  answeredAt: z.date(),
  durationMs: z.int(),
  receivedAt: z.date(),
})
export type CountedAttempt = z.infer<typeof CountedAttempt>

/** The first attempts of these students at each question, counting final answers only, in the order of answering. */
export async function listFirstAttempts(database: Database, userIds: readonly string[]): Promise<CountedAttempt[]> {
  const { rows } = await typedSql(CountedAttempt)`
    select user_id as "userId", question_id as "questionId", question_version as version, option,
           answered_at as "answeredAt", duration_ms as "durationMs", received_at as "receivedAt"
    from (
      select distinct on (user_id, question_id) user_id, id, question_id, question_version, option, answered_at, duration_ms, received_at
      from standing_answers where user_id = any(${userIds}::uuid[])
      order by user_id, question_id, answered_at, id
    ) first
    order by user_id, answered_at, id
  `.execute(database)
  return rows
}

export interface StatisticsRow {
  question_id: string
  version: number
  attempts: number
  difficulty: number
  discrimination: number | null
  option_counts: number[]
  option_discriminations: number[]
  elo: number
}

/** Replaces all statistics with these. */
export async function replaceStatistics(transaction: Database, rows: readonly StatisticsRow[]): Promise<void> {
  await transaction.deleteFrom('item_statistics').execute()
  for (let start = 0; start < rows.length; start += chunkSize)
    await transaction
      .insertInto('item_statistics')
      .values(rows.slice(start, start + chunkSize))
      .execute()
}

/** The last alarm of a kind at a version of a question, and what a person made of it. */
const PastAlarm = z.object({
  flagId: z.string(),
  questionId: z.string(),
  version: z.int(),
  alarm: Alarm,
  /** Null while nobody has decided. */
  decidedAt: z.nullable(z.date()),
  /** When the question leaves practice because of it; null where that is not announced. */
  leavesAt: z.nullable(z.date()),
  /** True if the question left practice because of it. */
  hasQuarantined: z.boolean(),
})
export type PastAlarm = z.infer<typeof PastAlarm>

export async function listPastAlarms(database: Database): Promise<PastAlarm[]> {
  const { rows } = await typedSql(PastAlarm)`
    select distinct on (f.question_id, f.question_version, f.alarm)
           f.id as "flagId", f.question_id as "questionId", f.question_version as version, f.alarm,
           case when f.status in ('resolved', 'dismissed') then coalesce(f.decided_at, f.flagged_at) end as "decidedAt",
           f.leaves_at as "leavesAt",
           exists (select from audit a where a.action = 'question-quarantined' and a.details ->> 'flag' = f.id::text) as "hasQuarantined"
    from flags f join questions q on q.id = f.question_id and q.version = f.question_version
    where f.alarm is not null
    order by f.question_id, f.question_version, f.alarm, f.flagged_at desc
  `.execute(database)
  return rows
}

/** Those of these alarms that nobody has decided on and whose question students still get; they stay so until the transaction ends. */
export async function listOpenAlarms(transaction: Database, flagIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await typedSql(IdRow)`
    select f.id from flags f join questions q on q.id = f.question_id and q.version = f.question_version and q.is_published
    where f.id = any(${flagIds}::uuid[]) and f.status in ('pending', 'reviewed') for update of f
  `.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}

const Removal = z.object({ subject: SubjectId, questions: z.int(), removed: z.int() })

/** How many questions each subject has in all, and of how many an alarm decides: taken out and undecided, or announced. */
export async function countForRemoval(database: Database): Promise<z.infer<typeof Removal>[]> {
  const { rows } = await typedSql(Removal)`
    select q.subject, count(*)::integer as questions,
           (count(*) filter (where q.held = 'quarantined' or exists (
             select from flags f where f.question_id = q.id and f.question_version = q.version and f.leaves_at is not null
               and f.status in ('pending', 'reviewed'))))::integer as removed
    from questions q where q.is_published or q.held = 'quarantined' group by q.subject
  `.execute(database)
  return rows
}
