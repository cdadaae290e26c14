import { Migrator, type Migration, type MigrationResultSet } from 'kysely'
import * as z from 'zod/mini'
import * as first from './migrations/0001-first.ts'
import * as notes from './migrations/0002-notes.ts'
import * as imports from './migrations/0003-imports.ts'
import * as accounts from './migrations/0004-accounts.ts'
import * as messages from './migrations/0005-messages.ts'
import * as revisions from './migrations/0006-revisions.ts'
import * as ai from './migrations/0007-ai.ts'
import * as corrections from './migrations/0008-corrections.ts'
import * as operation from './migrations/0009-operation.ts'
import * as scale from './migrations/0010-scale.ts'
import * as covering from './migrations/0011-covering.ts'
import * as reading from './migrations/0012-reading.ts'
import * as keyAtHand from './migrations/0013-key-at-hand.ts'
import * as trust from './migrations/0014-trust.ts'
import * as timeOfSessions from './migrations/0015-time-of-sessions.ts'
import * as signInTries from './migrations/0016-sign-in-tries.ts'
import * as specifiedNames from './migrations/0017-specified-names.ts'
import * as appFiles from './migrations/0019-app-files.ts'
import * as keptSums from './migrations/0020-kept-sums.ts'
import * as drafts from './migrations/0021-drafts.ts'
import * as wrongTries from './migrations/0022-wrong-tries.ts'
import * as batches from './migrations/0023-batches.ts'
import * as identityOfDrawn from './migrations/0024-identity-of-drawn.ts'
import * as studyGoals from './migrations/0025-study-goals.ts'
import * as hints from './migrations/0026-hints.ts'
import * as lookAlikes from './migrations/0027-look-alike-nicknames.ts'
import * as sessionsWritten from './migrations/0028-sessions-written.ts'
import * as runningPapers from './migrations/0029-running-papers.ts'
import * as mailsInOrder from './migrations/0030-mails-in-order.ts'
import * as classes from './migrations/0031-classes.ts'
import * as viewers from './migrations/0032-viewers.ts'
import * as assignments from './migrations/0033-assignments.ts'
import * as accountsWithoutEmail from './migrations/0034-accounts-without-email.ts'
import * as pictures from './migrations/0035-pictures.ts'
import type { Database } from './database.ts'
import { typedSql } from './typed-sql.ts'

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
  '0009-operation': operation,
  '0010-scale': scale,
  '0011-covering': covering,
  '0012-reading': reading,
  '0013-key-at-hand': keyAtHand,
  '0014-trust': trust,
  '0015-time-of-sessions': timeOfSessions,
  '0016-sign-in-tries': signInTries,
  '0017-specified-names': specifiedNames,
  '0019-app-files': appFiles,
  '0020-kept-sums': keptSums,
  '0021-drafts': drafts,
  '0022-wrong-tries': wrongTries,
  '0023-batches': batches,
  '0024-identity-of-drawn': identityOfDrawn,
  '0025-study-goals': studyGoals,
  '0026-hints': hints,
  '0027-look-alike-nicknames': lookAlikes,
  '0028-sessions-written': sessionsWritten,
  '0029-running-papers': runningPapers,
  '0030-mails-in-order': mailsInOrder,
  '0031-classes': classes,
  '0032-viewers': viewers,
  '0033-assignments': assignments,
  '0034-accounts-without-email': accountsWithoutEmail,
  '0035-pictures': pictures,
}

const Migrated = z.object({ name: z.string() })

/** The names of all migrations in their order. */
export const migrationNames = Object.keys(migrations)

/**
 * Migrates the schema and returns the names of the migrations that ran. Safe when several processes start at once:
 * Kysely's migrator holds a lock in the database, and the second finds nothing to do. A server older than the database
 * uses it unchanged: during a rolling upgrade, an old server that restarts must still serve.
 */
export async function migrate(database: Database): Promise<string[]> {
  return namesOf(await migratorOf(database).migrateToLatest())
}

/** Migrates the schema up to a migration, within the connection's transaction. */
export async function migrateUpTo(database: Database, name: string): Promise<void> {
  namesOf(await migratorOf(database, { disableTransactions: true }).migrateTo(name))
}

function migratorOf(database: Database, options: { disableTransactions?: boolean } = {}): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: () => withNewer(database) }, ...options })
}

function namesOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error !== undefined) throw error
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** Ours, and those that a newer server has run, of which we know nothing but the names. */
async function withNewer(database: Database): Promise<Record<string, Migration>> {
  const { rows } = await typedSql(Migrated)`select name from kysely_migration`.execute(database)
  const newer = rows.filter(({ name }) => !(name in migrations)).map(({ name }) => [name, { up: async () => {} }])
  return { ...migrations, ...Object.fromEntries(newer) }
}
