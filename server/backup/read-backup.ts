import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { CommandRefused } from '../platform/command.ts'
import { errorCode } from '@sabi/shared/errors/error-code'
import { copyStatement, formatVersion, Header, noteLine, type Table, type Trailer } from './backup-text.ts'
import { Damaged, LineReader } from './line-reader.ts'
import { Tally } from './tally.ts'

const pieceBytes = 256 * 1024

export interface BackupContents {
  header: Header
  rowsByTable: Record<string, number>
}

/** Takes all rows of a table. */
type UseRows = (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>

/** The header fields that every version of the format has. */
const Beginning = z.object({ format: z.literal('sabi-backup'), formatVersion: z.int(), appVersion: z.string() })

/**
 * Reads a backup from start to end and passes on the rows of each table. The content is verified only when this
 * returns; throws CommandRefused if it is corrupt.
 */
export async function readBackup(path: string, use: UseRows = passOver): Promise<BackupContents> {
  try {
    return await pipeline(
      createReadStream(path),
      createGunzip({ chunkSize: pieceBytes }),
      (chunks: AsyncIterable<Buffer>) => readText(new LineReader(chunks), use),
    )
  } catch (error) {
    throw explain(error, path)
  }
}

async function readText(text: LineReader, use: UseRows): Promise<BackupContents> {
  const first = await text.line()
  const header = parseHeader(first)
  const whole = createHash('sha256').update(first)
  const rowsByTable: Record<string, number> = {}
  for (const table of header.tables) {
    if ((await text.line()) !== `${copyStatement(table)}\n`) throw new Damaged(`${table.name} is missing`)
    const tally = new Tally()
    await use(table, tallied(text, tally))
    const sum = tally.sumOf(table)
    const line = await text.line()
    if (line !== noteLine(sum)) throw new Damaged(`${table.name} was changed`)
    whole.update(line)
    rowsByTable[table.name] = sum.rows
  }
  const rows = Object.values(rowsByTable).reduce((total, count) => total + count, 0)
  const trailer = noteLine({ rows, sha256: whole.digest('hex') } satisfies Trailer)
  if ((await text.line()) !== trailer || !(await text.isOver())) throw new Damaged('it does not end as expected')
  return { header, rowsByTable }
}

function parseHeader(line: string): Header {
  const note: unknown = JSON.parse(line.replace(/^-- /, ''))
  const beginning = Beginning.parse(note)
  if (beginning.formatVersion > formatVersion) throw new CommandRefused(tooNew(beginning.appVersion))
  return Header.parse(note)
}

/** Words for a backup whose maker was ahead of us. */
export function tooNew(madeBy: string): string {
  return `This backup was made by a newer Sabi Prep (${madeBy}). Update this one first. Nothing was changed.`
}

async function* tallied(text: LineReader, tally: Tally): AsyncGenerator<Buffer> {
  for await (const chunk of text.rows()) {
    tally.add(chunk)
    yield chunk
  }
}

async function passOver(_: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of rows) void chunk
}

function explain(error: unknown, path: string): unknown {
  const code = errorCode(error)
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
    return new CommandRefused(`The backup ${path} can't be read (${code}). Nothing was changed.`)
  const isDamaged =
    error instanceof Damaged ||
    error instanceof SyntaxError ||
    error instanceof z.core.$ZodError ||
    code?.startsWith('Z_') === true
  if (!isDamaged) return error
  const why = error instanceof Damaged ? error.message : 'it is truncated, or is not a backup'
  return new CommandRefused(`${path} is not a complete backup: ${why}. Nothing was changed. Use an older one.`)
}
