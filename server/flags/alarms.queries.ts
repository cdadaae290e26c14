import { randomUUID } from 'node:crypto'
import type { Alarm } from '@sabi/shared/flags/calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const FlagId = z.object({ id: z.string() })

/** Puts an alarm into the review list and gives its id; null where students do not get this version any more. */
export async function insertAlarm(
  transaction: Database,
  { questionId, version, alarm, reason }: { questionId: string; version: number; alarm: Alarm; reason: string },
): Promise<string | null> {
  const { rows } = await typedSql(FlagId)`
    insert into flags (id, alarm, question_id, question_version, reason)
    select ${randomUUID()}, ${alarm}, id, version, ${reason} from questions
    where id = ${questionId} and version = ${version} and is_published
    returning id
  `.execute(transaction)
  return rows[0]?.id ?? null
}

/** Says that the questions of these alarms will leave practice after so many days, unless a person decides before. */
export async function announceRemovals(
  transaction: Database,
  { flagIds, days }: { flagIds: readonly string[]; days: number },
): Promise<void> {
  await sql`update flags set leaves_at = now() + make_interval(days => ${days}) where id = any(${flagIds}::uuid[])`.execute(
    transaction,
  )
}

export async function withdrawRemovals(transaction: Database, flagIds: readonly string[]): Promise<void> {
  await sql`update flags set leaves_at = null where id = any(${flagIds}::uuid[])`.execute(transaction)
}
