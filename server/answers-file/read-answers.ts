import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { errorCode } from '@sabi/shared/errors/error-code'
import { Damaged, LineReader } from '../backup/interface.ts'
import { CommandRefused } from '../platform/command.ts'
import { FileRecord, formatVersion, Header, Trailer } from './records.ts'

const pieceBytes = 256 * 1024
/** Unpacked: some four million answers. */
const largestFile = 1_000_000_000

/** A line that is a record, or the last one. */
const Line = z.union([FileRecord, Trailer])

export interface FileContents {
  header: Header
  lines: number
}

/** Receives each record in the order of the file. */
type UseRecord = (record: FileRecord) => Promise<void>

interface Reading {
  use: UseRecord
  /** Tells a reader about the state of the database when the file is refused. */
  consequence: string
}

/**
 * Reads an answers file from start to end, line by line. Its hash is verified only when this returns. Throws
 * CommandRefused if the file is damaged, of another kind, of a newer program, or too large.
 */
export async function readAnswersFile(path: string, { use, consequence }: Reading): Promise<FileContents> {
  try {
    return await pipeline(
      createReadStream(path),
      createGunzip({ chunkSize: pieceBytes }),
      boundedPieces,
      (pieces: AsyncIterable<Buffer>) => readLines(new LineReader(pieces), use),
    )
  } catch (error) {
    throw explain(error, { path, consequence })
  }
}

async function readLines(text: LineReader, use: UseRecord): Promise<FileContents> {
  const first = await text.line()
  const header = parseHeader(first)
  const whole = createHash('sha256').update(first)
  const order = new Order()
  for (let lines = 1; ; lines++) {
    const line = await text.line()
    const record = parseLine(line, lines + 1)
    if (record.record !== 'end') {
      order.accept(record)
      whole.update(line)
      await use(record)
    } else if (record.lines !== lines || record.sha256 !== whole.digest('hex') || !(await text.isOver()))
      throw new Damaged('it was changed')
    else return { header, lines }
  }
}

function parseHeader(line: string): Header {
  const header = Header.parse(JSON.parse(line))
  if (header.formatVersion > formatVersion) throw new Damaged('a newer Sabi Prep made it, so update this one first')
  return header
}

function parseLine(line: string, number: number): z.infer<typeof Line> {
  // PostgreSQL stores no NUL.
  const parsed = line.includes(String.raw`\u0000`) ? undefined : Line.safeParse(JSON.parse(line))
  if (parsed?.success !== true) throw new Damaged(`line ${number} is not as expected`)
  return parsed.data
}

/** Versions of questions come before the accounts, and what an account did after it. */
class Order {
  #hasAccount = false

  accept({ record }: FileRecord): void {
    if (record === 'account') this.#hasAccount = true
    else if ((record === 'version') === this.#hasAccount) throw new Damaged('its lines are in the wrong order')
  }
}

async function* boundedPieces(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > largestFile) throw new Damaged(`it holds more than ${largestFile / 1e9} GB`)
    yield piece
  }
}

function explain(error: unknown, { path, consequence }: { path: string; consequence: string }): unknown {
  const code = errorCode(error)
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES' || code === 'EIO')
    return new CommandRefused(`${path} can't be read (${code}). ${consequence}`)
  const isDamaged =
    error instanceof Damaged ||
    error instanceof SyntaxError ||
    error instanceof z.core.$ZodError ||
    code?.startsWith('Z_') === true
  if (!isDamaged) return error
  const why = error instanceof Damaged ? error.message : 'it is cut off, or is another kind of file'
  return new CommandRefused(`${path} is not a complete file of answers: ${why}. ${consequence}`)
}
