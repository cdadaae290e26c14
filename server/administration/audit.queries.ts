import type { AuditEntry } from '@sabi/shared/administration/system-calls'
import type { Database } from '../database/database.ts'

/** Audit entries, newest first. */
export async function listEntries(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEntry[]> {
  const rows = await database
    .selectFrom('audit')
    .leftJoin('users as actors', 'actors.id', 'audit.actor_id')
    .leftJoin('users as subjects', 'subjects.id', 'audit.subject_id')
    .select(['audit.id', 'at', 'action', 'is_command_line', 'details'])
    .select(({ fn }) => [
      fn.coalesce('actors.email', 'actors.user_name').as('actor'),
      fn.coalesce('subjects.email', 'subjects.user_name').as('subject'),
    ])
    .orderBy('at', 'desc')
    .orderBy('audit.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ at, is_command_line: isCommandLine, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    isCommandLine,
  }))
}

export async function countEntries(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
