import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { CommandRefused } from '../platform/command.ts'
import { migrate, migrateUpTo, migrationNames } from '../database/migrate.ts'
import { errorCode } from '@sabi/shared/errors/error-code'
import type { Header } from './backup-text.ts'
import { readBackup, tooNew, type BackupContents } from './read-backup.ts'
import { countOtherSessions, dropAll, findOccupant, findSealed, refill, refreshViews } from './schema.queries.ts'
import { withSession, type Session } from './session.queries.ts'
import { copyIn, listTables } from './tables.queries.ts'

/** A server that has just been stopped may still be leaving. */
const othersLeaveWithinMs = 2_000
const lockNotAvailable = '55P03'

interface Restoring {
  url: string
  path: string
  /** True if the current content of the database may be deleted. */
  isReplacing: boolean
  say: (line: string) => void
}

export interface Restored extends BackupContents {
  /** One of the secrets that only the key of the site which made the backup opens; null where there is none. */
  sealed: Buffer | null
}

/**
 * Replaces the content of the database with a backup, in one transaction: if anything fails, nothing has changed.
 * Throws CommandRefused if the file is incomplete, or the database is in use or contains accounts.
 */
export async function restoreBackup({ url, path, isReplacing, say }: Restoring): Promise<Restored> {
  say('Checking the backup')
  const checked = await readBackup(path)
  refuseUnknownSchema(checked.header)
  return withSession(url, async (session) => {
    await refuseUse(session)
    await session.client.query('begin')
    await refuseOccupied(session, { isReplacing })
    say('Restoring')
    await replaceAll(session, { path, header: checked.header })
    await session.client.query('commit')
    for (const name of await migrate(session.database)) say(`Migrated the database: ${name}`)
    await session.client.query('analyze')
    return { ...checked, sealed: await findSealed(session.database) }
  })
}

async function replaceAll(session: Session, { path, header }: { path: string; header: Header }): Promise<void> {
  try {
    await dropAll(session)
  } catch (error) {
    throw errorCode(error) === lockNotAvailable ? new CommandRefused(inUse) : error
  }
  await migrateUpTo(session.database, header.migrations.at(-1) ?? '')
  if (!isDeepStrictEqual(await listTables(session.database), header.tables))
    throw new CommandRefused('The tables in this backup do not match its version. Nothing was changed.')
  const names = header.tables.map(({ name }) => name)
  await refill(session, names, async () => {
    // Read and verified a second time, because the file may have changed in between.
    const read = await readBackup(path, (table, rows) => copyIn(session, table, rows))
    if (!isDeepStrictEqual(read.header, header)) throw new CommandRefused('The backup changed. Nothing was changed.')
  })
  await refreshViews(session)
}

function refuseUnknownSchema({ migrations, appVersion }: Header): void {
  const known = migrationNames.slice(0, migrations.length)
  if (migrations.length === 0 || !isDeepStrictEqual(known, migrations)) throw new CommandRefused(tooNew(appVersion))
}

const inUse =
  'The database is in use. Stop every server that uses it and the pooler in front of it, then try again. Nothing was changed.'

async function refuseUse({ database }: Session): Promise<void> {
  for (let waitedMs = 0; (await countOtherSessions(database)) > 0; waitedMs += 200) {
    if (waitedMs >= othersLeaveWithinMs) throw new CommandRefused(inUse)
    await sleep(200)
  }
}

async function refuseOccupied({ database }: Session, { isReplacing }: { isReplacing: boolean }): Promise<void> {
  const { hasTables, migrations, accounts } = await findOccupant(database)
  if (!hasTables) return
  if (migrations === null)
    throw new CommandRefused('This database contains tables of another program. Nothing was changed.')
  if (migrations.some((name) => !migrationNames.includes(name)))
    throw new CommandRefused('This database belongs to a newer Sabi Prep. Update this one first. Nothing was changed.')
  if (accounts > 0 && !isReplacing)
    throw new CommandRefused(
      `This database holds ${accounts} accounts. Nothing was changed. To delete everything in it, add --replace.`,
    )
}
