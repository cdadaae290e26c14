import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { appVersion } from '../platform/app-version.ts'
import { backupName, writeWhole } from './backup-folder.ts'
import { copyStatement, endOfRows, formatVersion, noteLine } from './backup-text.ts'
import type { Header, Sum, Table, Trailer } from './backup-text.ts'
import { noteBackup } from './last-backup.queries.ts'
import { withSession, type Session } from './session.queries.ts'
import { copyOut, listMigrations, listTables, tryFreeze } from './tables.queries.ts'
import { Tally } from './tally.ts'

export interface Backup {
  name: string
  sizeBytes: number
}

/** A table is read without a pause, and its rows come one after the other. */
const longestSilenceMs = 10 * 60_000

interface Order {
  url: string
  folder: string
  /** True if it counts as the nightly backup: backups in other places are not managed. */
  isNoted: boolean
  signal?: AbortSignal
  longestSilenceMs?: number
}

/**
 * Writes a consistent snapshot of everything that must not be lost into a file of the folder, while everyone continues
 * to work. Returns null if another backup is running.
 */
export async function makeBackup({ url, folder, isNoted, ...limits }: Order): Promise<Backup | null> {
  const work = async (session: Session) => {
    const tables = await listTables(session.database)
    if (!(await tryFreeze(session, tables))) return null
    const isSameSchema = isDeepStrictEqual(await listTables(session.database), tables)
    if (!isSameSchema) throw new Error('The tables were changed when the backup began')
    const madeAt = new Date()
    const migrations = await listMigrations(session.database)
    const header = {
      format: 'sabi-backup',
      formatVersion,
      appVersion,
      madeAt: madeAt.toISOString(),
      migrations,
      tables,
    } satisfies Header
    const name = backupName(madeAt)
    const sizeBytes = await writeWhole(join(folder, name), textOf(session, header))
    await session.client.query('commit')
    if (isNoted) await noteBackup(session.database, sizeBytes)
    return { name, sizeBytes }
  }
  return withSession(url, work, { longestSilenceMs, ...limits })
}

async function* textOf(session: Session, header: Header): AsyncGenerator<string | Buffer> {
  const whole = createHash('sha256')
  const note = (line: string) => {
    whole.update(line)
    return line
  }
  let rows = 0
  yield note(noteLine(header))
  for (const table of header.tables) {
    yield `${copyStatement(table)}\n`
    const sum = yield* rowsOf(session, table)
    rows += sum.rows
    yield endOfRows
    yield note(noteLine(sum))
  }
  yield noteLine({ rows, sha256: whole.digest('hex') } satisfies Trailer)
}

async function* rowsOf(session: Session, table: Table): AsyncGenerator<Buffer, Sum> {
  const tally = new Tally()
  for await (const chunk of copyOut(session, table)) {
    tally.add(chunk)
    yield chunk
  }
  return tally.sumOf(table)
}
