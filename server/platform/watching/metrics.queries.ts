import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Metrics that only the database knows. */
export interface StoredFigures {
  mailsWaiting: number
  /** Null where none was made yet. */
  backupMadeAt: Date | null
  /** True if the last attempt at a backup failed. */
  hasBackupFailed: boolean
}

export async function getStoredFigures(database: Database): Promise<StoredFigures> {
  const { rows } = await sql<StoredFigures>`
    select (select count(*)::integer from mails where sent_at is null and failed_at is null) as "mailsWaiting",
           made_at as "backupMadeAt",
           coalesce(failed_at > coalesce(made_at, '-infinity'), false) as "hasBackupFailed"
    from backups
  `.execute(database)
  return rows[0] ?? { mailsWaiting: 0, backupMadeAt: null, hasBackupFailed: false }
}
