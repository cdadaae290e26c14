import { Migrator, type Migration } from 'kysely'
import * as first from '../database/migrations/0001-first.ts'
import * as notes from '../database/migrations/0002-notes.ts'
import * as imports from '../database/migrations/0003-imports.ts'
import * as accounts from '../database/migrations/0004-accounts.ts'
import * as messages from '../database/migrations/0005-messages.ts'
import * as revisions from '../database/migrations/0006-revisions.ts'
import * as ai from '../database/migrations/0007-ai.ts'
import * as corrections from '../database/migrations/0008-corrections.ts'
import type { Database } from './database.ts'

/** All migrations in their order, forward only. A released one is never edited: a change is a new migration. */
const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-notes': notes,
  '0003-imports': imports,
  '0004-accounts': accounts,
  '0005-messages': messages,
  '0006-revisions': revisions,
  '0007-ai': ai,
  '0008-corrections': corrections,
}

/**
 * Brings the schema up to date and gives the names of the migrations that ran. Safe when several processes start at once:
 * Kysely's migrator holds a lock in the database, and who comes second finds nothing left to do.
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
