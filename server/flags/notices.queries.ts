import { Notice } from '@sabi/shared/flags/correction-calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { heldAccount } from '../database/student-log.queries.ts'
import { typedSql } from '../database/typed-sql.ts'

const mostListed = 20
/** How long a notice waits for a student who stays away. */
const toldFor = sql`interval '180 days'`
/** A decided flag whose author has not been notified. */
const isToTell = sql`f.status in ('resolved', 'dismissed') and f.told_at is null and f.decided_at > now() - ${toldFor}`

/** Corrected keys of versions that the student answered (as a) and has not been notified of. */
const unseenKeys = (userId: string) => sql`
  join corrected_keys k on k.question_id = a.question_id and k.version = a.question_version
  join corrections c on c.id = k.correction_id and c.corrected_at > now() - ${toldFor}
  left join seen_corrections s on s.user_id = ${userId} and s.correction_id = c.id
  where a.user_id = ${userId} and s.user_id is null`

const HasRow = z.object({ has: z.boolean() })
const NoticeRow = z.extend(Notice, { at: z.date() })

/** Returns whether the student may have notices. The dashboard asks only this for nearly every student, so it must be cheap. */
export async function hasNotices(database: Database, userId: string): Promise<boolean> {
  const { rows } = await typedSql(HasRow)`
    select exists (select from flags f where f.user_id = ${userId} and ${isToTell})
        or exists (select from answers a ${unseenKeys(userId)}) as has
  `.execute(database)
  return rows[0]?.has ?? false
}

/**
 * A student's notices, newest first. They are computed from the log, so an answer that arrives after the correction also counts.
 * A report that led to a correction of the student's own marks is part of that notice.
 */
export async function listNoticesOf(database: Database, userId: string): Promise<Notice[]> {
  const { rows } = await typedSql(NoticeRow)`
    with touched as (
      select c.id, c.question_id, c.corrected_at as at, max(k.version) as version,
             sum(is_right(a.option, k.new_key)::integer - is_right(a.option, k.old_key)::integer)::integer as mark_change
      from standing_answers a ${unseenKeys(userId)}
      group by c.id
    ),
    told as (
      select t.id, t.question_id, t.at, t.version, t.mark_change,
             (select f.status from flags f where f.user_id = ${userId} and f.correction_id = t.id and ${isToTell}
              order by f.flagged_at limit 1) as outcome
      from touched t
      union all
      select f.id, f.question_id, f.decided_at, f.question_version, null, f.status
      from flags f
      where f.user_id = ${userId} and ${isToTell}
        and not exists (select from touched t where t.id = f.correction_id)
    )
    select told.id, told.question_id as "questionId", left(v.content ->> 'text', 160) as text,
           case when told.mark_change is not null then v.content -> 'options' ->> v.correct_option end as "rightOption",
           told.mark_change as "markChange", told.outcome, told.at
    from told
    join question_versions v on v.question_id = told.question_id and v.version = told.version
    order by told.at desc, told.id limit ${mostListed}
  `.execute(database)
  return rows.map(({ at, ...notice }) => ({ ...notice, at: at.toISOString() }))
}

/** Marks notices as seen: those of corrections, with the reports they settled, and those of the student's own reports. */
export async function saveSeen(database: Database, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    with seen as (
      insert into seen_corrections (user_id, correction_id)
      select account.user_id, c.id from ${heldAccount(userId)} account cross join corrections c where c.id = any(${ids}::uuid[])
      on conflict do nothing
    )
    update flags f set told_at = now()
    where f.user_id = ${userId} and ${isToTell} and (f.id = any(${ids}::uuid[]) or f.correction_id = any(${ids}::uuid[]))
  `.execute(database)
}
