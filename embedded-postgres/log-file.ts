import { chown, copyFile, open, stat, truncate } from 'node:fs/promises'
import type { Account } from './account.ts'
import { orMissing } from '@sabi/shared/errors/error-code'
import { leaveToOwner } from './hand-over.ts'

const LOG_LIMIT_BYTES = 4 * 1024 * 1024

/** Creates the log file when missing, readable by its owner only and writable for the account. */
export async function openLogFile(path: string, account: Account | undefined): Promise<void> {
  const handle = await open(path, 'a', 0o600)
  await handle.close()
  if (account) await chown(path, account.uid, account.gid)
}

/**
 * Keeps a log that a running server appends to within bounds: past the limit it moves to `.1`, over the last one.
 * The file itself stays, because the server holds it open.
 */
export async function boundLogFile(path: string, limitBytes = LOG_LIMIT_BYTES): Promise<void> {
  const size = (await orMissing(stat(path)))?.size ?? 0
  if (size <= limitBytes) return
  try {
    await copyFile(path, `${path}.1`)
    await leaveToOwner(`${path}.1`)
  } finally {
    // On a full disk above all, the log gives way.
    await truncate(path)
  }
}

/** A `boundLogFile` for every tick of a clock: never throws, and says the same complaint once. */
export function createLogKeeper(path: string, log: (message: string) => void): () => Promise<void> {
  let lastComplaint = ''
  return async () => {
    try {
      await boundLogFile(path)
    } catch (error) {
      const complaint = `Cannot shorten the PostgreSQL log: ${String(error)}`
      if (complaint !== lastComplaint) log(complaint)
      lastComplaint = complaint
    }
  }
}

/** The text appended to the log since it had `offset` bytes. */
export async function readLogSince(path: string, offset: number): Promise<string> {
  const handle = await open(path, 'r')
  try {
    const length = Math.max(0, (await handle.stat()).size - offset)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, offset)
    return buffer.toString()
  } finally {
    await handle.close()
  }
}
