import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { typedSql } from '../../database/typed-sql.ts'

/** Metrics that only the database knows. */
const StoredFigures = z.object({
  mailsWaiting: z.int(),
  /** Null where none was made yet. */
  backupMadeAt: z.nullable(z.date()),
  /** True if the last attempt at a backup failed. */
  hasBackupFailed: z.boolean(),
})
export type StoredFigures = z.infer<typeof StoredFigures>

export async function getStoredFigures(database: Database): Promise<StoredFigures> {
  const { rows } = await typedSql(StoredFigures)`
    select (select count(*)::integer from mails where sent_at is null and failed_at is null) as "mailsWaiting",
           made_at as "backupMadeAt",
           coalesce(failed_at > coalesce(made_at, '-infinity'), false) as "hasBackupFailed"
    from backups
  `.execute(database)
  return rows[0] ?? { mailsWaiting: 0, backupMadeAt: null, hasBackupFailed: false }
}
