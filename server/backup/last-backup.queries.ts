import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const LastBackup = z.object({
  madeAt: z.nullable(z.date()),
  sizeBytes: z.nullable(z.number()),
  /** Since the database was there, where no backup was made. */
  hoursSince: z.number(),
  /** The error of the last attempt, if it failed. */
  error: z.nullable(z.string()),
})
export type LastBackup = z.infer<typeof LastBackup>

const NoteOfBackup = z.object({ isThere: z.boolean() })

export async function getLastBackup(database: Database): Promise<LastBackup> {
  const { rows } = await typedSql(LastBackup)`
    select made_at as "madeAt", size_bytes::float as "sizeBytes", error,
           (extract(epoch from now() - coalesce(made_at, since)) / 3600)::float as "hoursSince"
    from backups
  `.execute(database)
  const [last] = rows
  if (last === undefined) throw new Error('The note of the last backup is missing')
  return last
}

/** Notes a backup, where the database is not older than the note. */
export async function noteBackup(database: Database, sizeBytes: number): Promise<void> {
  const { rows } = await typedSql(NoteOfBackup)`select to_regclass('backups') is not null as "isThere"`.execute(
    database,
  )
  if (rows[0]?.isThere !== true) return
  await sql`update backups set made_at = now(), size_bytes = ${sizeBytes}, failed_at = null, error = null`.execute(
    database,
  )
}

export async function noteFailedBackup(database: Database, error: string): Promise<void> {
  await sql`update backups set failed_at = now(), error = ${error}`.execute(database)
}
