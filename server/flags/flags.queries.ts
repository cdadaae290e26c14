import { randomUUID } from 'node:crypto'
import { AdminFlag, type FlagStatus } from '@sabi/shared/flags/calls'
import { reasonWithoutWords } from '@sabi/shared/flags/reasons'
import type { NewFlag } from '@sabi/shared/flags/report-call'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

type StudentsFlag = NewFlag & { userId: string }

/** Returns true if this report exists: by its id, or as an undecided one with the same words. */
export async function isFlagged(
  database: Database,
  { id, userId, questionId, reason }: StudentsFlag,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from flags
    where user_id = ${userId}
      and (id = ${id ?? null} or (question_id = ${questionId} and reason = ${reason} and status in ('pending', 'reviewed')))
    limit 1
  `.execute(database)
  return rows.length > 0
}

const VersionRow = z.object({ version: z.int() })

/** The version that a student reports: the one they saw, or the current one; null if they can't have seen it. */
export async function findFlaggedVersion(
  database: Database,
  { userId, questionId, questionVersion }: Pick<StudentsFlag, 'userId' | 'questionId' | 'questionVersion'>,
): Promise<number | null> {
  const { rows } = await typedSql(VersionRow)`
    select v.version from questions q
    join question_versions v on v.question_id = q.id and v.version = coalesce(${questionVersion ?? null}::integer, q.version)
    where q.id = ${questionId}
      and (q.origin is null or q.is_published or exists (
        select from generated_questions g where g.user_id = ${userId} and g.question_id = q.id))
  `.execute(database)
  return rows[0]?.version ?? null
}

/** Saves a report. If another student used its id, it gets a new one. */
export async function insertFlag(
  database: Database,
  { id = randomUUID(), userId, questionId, questionVersion, reason }: StudentsFlag & { questionVersion: number },
): Promise<void> {
  await sql`
    insert into flags (id, user_id, question_id, question_version, reason)
    select case when exists (select from flags where id = ${id} and user_id is distinct from ${userId})
                then gen_random_uuid() else ${id}::uuid end,
           ${userId}, ${questionId}, ${questionVersion}, ${reason}
    on conflict (id) do nothing
  `.execute(database)
}

const FlagRow = z.extend(z.omit(AdminFlag, { createdAt: true }), {
  flaggedAt: z.date(),
  decidedAt: z.nullable(z.date()),
  reviewedAt: z.nullable(z.date()),
  leavesAt: z.nullable(z.date()),
})

/** A page of flags, newest first, each with the current version of its question and its statistics. */
export async function listFlagsOfPage(
  database: Database,
  page: { status?: FlagStatus | undefined; limit: number; offset: number },
): Promise<AdminFlag[]> {
  return listAdminFlags(
    database,
    sql`where ${page.status === undefined ? sql`true` : sql`status = ${page.status}`}
        order by flagged_at desc, id limit ${page.limit} offset ${page.offset}`,
  )
}

export async function findFlag(database: Database, id: string): Promise<AdminFlag | undefined> {
  const [flag] = await listAdminFlags(database, sql`where id = ${id}`)
  return flag
}

async function listAdminFlags(database: Database, which: ReturnType<typeof sql>): Promise<AdminFlag[]> {
  const { rows } = await typedSql(FlagRow)`
    select f.id, f.status, f.reason, f.alarm, f.admin_notes as "adminNotes", f.revision, f.flagged_at as "flaggedAt",
           f.decided_at as "decidedAt",
           case when f.status <> 'pending' then coalesce(f.reviewed_at, f.decided_at) end as "reviewedAt",
           case when f.status in ('pending', 'reviewed') and q.is_published and q.version = f.question_version
                then f.leaves_at end as "leavesAt", u.name as "flaggedBy", f.question_version as "questionVersion",
           (select count(*)::integer from flags same where same.question_id = f.question_id) as "flagsOfQuestion",
           v.content as question, coalesce(q.is_published, false) as "isPublished",
           case when s.attempts is not null then jsonb_build_object(
             'attempts', s.attempts, 'difficulty', s.difficulty, 'discrimination', s.discrimination,
             'optionCounts', s.option_counts, 'optionDiscriminations', s.option_discriminations,
             'countedAt', to_char(s.counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as statistics
    from (select * from flags ${which}) f
    left join users u on u.id = f.user_id
    left join questions q on q.id = f.question_id
    left join question_versions v on v.question_id = q.id and v.version = q.version
    left join item_statistics s on s.question_id = q.id and s.version = q.version
    order by f.flagged_at desc, f.id
  `.execute(database)
  return rows.map(({ flaggedAt, decidedAt, reviewedAt, leavesAt, ...row }) => ({
    ...row,
    flaggedAt: flaggedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: flaggedAt.toISOString(),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    leavesAt: leavesAt?.toISOString() ?? null,
  }))
}

/** The number of flags in each status, including 0. */
export async function countFlags(database: Database): Promise<Record<FlagStatus, number>> {
  const rows = await database
    .selectFrom('flags')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = { pending: 0, reviewed: 0, resolved: 0, dismissed: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

interface Decision {
  id: string
  status: FlagStatus
  adminNotes: string
  actorId: string
  revision?: number | undefined
}

/** Decides on a flag; false if it doesn't exist or has a newer revision. A different outcome is notified again. */
export async function updateFlagStatus(
  database: Database,
  { id, status, adminNotes, actorId, revision }: Decision,
): Promise<boolean> {
  const { rows } = await sql`
    update flags set
      revision = revision + 1, admin_notes = ${adminNotes}, status = ${status}, decided_by = ${actorId},
      decided_at = case when ${status} not in ('resolved', 'dismissed') then null
                        when status = ${status} then decided_at else now() end,
      reviewed_at = case when ${status} <> 'pending' then now() end,
      told_at = case when status = ${status} then told_at end
    where id = ${id} and (${revision ?? null}::integer is null or revision = ${revision ?? null})
    returning id
  `.execute(database)
  return rows.length > 0
}

/** The question and reason of a flag, and the time of the first open report of the same question. */
export async function findReport(database: Database, id: string) {
  return database
    .selectFrom('flags')
    .select(['question_id as questionId', 'reason', 'alarm'])
    .select((select) =>
      select
        .selectFrom('flags as open')
        .select(({ fn }) => fn.min('open.flagged_at').as('at'))
        .whereRef('open.question_id', '=', 'flags.question_id')
        .where('open.alarm', 'is', null)
        .where('open.status', 'in', ['pending', 'reviewed'])
        .as('reportedAt'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

interface Resolution {
  /** The flag whose question was edited. */
  id: string
  correctionId: string
  adminNotes: string
  actorId: string
}

/** Resolves the flag that led to a correction and all other open flags of the question. Their reporters are notified. */
export async function resolveFlags(
  database: Database,
  { id, correctionId, adminNotes, actorId }: Resolution,
): Promise<void> {
  await sql`
    update flags set
      revision = revision + 1, status = 'resolved', correction_id = ${correctionId}, told_at = null,
      decided_at = now(), reviewed_at = now(), decided_by = ${actorId},
      admin_notes = case when id = ${id} then ${adminNotes} else admin_notes end
    where id = ${id}
       or (question_id = (select question_id from flags where id = ${id}) and status in ('pending', 'reviewed'))
  `.execute(database)
}

/**
 * Deletes what the student said in reports of questions. The reports stay without an author: corrections rest on them. Of the words only a
 * reason from our own list stays.
 */
export async function deleteWordsOfFlags(database: Database, userId: string): Promise<void> {
  const flags = await database.selectFrom('flags').select(['id', 'reason']).where('user_id', '=', userId).execute()
  for (const { id, reason } of flags)
    await database
      .updateTable('flags')
      .set({ reason: reasonWithoutWords(reason) })
      .where('id', '=', id)
      .execute()
}
