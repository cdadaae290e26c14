import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orMissing } from '@sabi/shared/errors/error-code'

/** The file in which a running server records itself; the port follows shortly after the pid. */
export type PostmasterNote = { pid: number | undefined; port: number | undefined }

/** The path of the note. */
export function postmasterPidPath(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** Reads the note of a running (or killed) server; undefined when there is none. */
export async function readPostmasterNote(cluster: string): Promise<PostmasterNote | undefined> {
  const text = await orMissing(readFile(postmasterPidPath(cluster), 'utf8'))
  return text === undefined ? undefined : parsePostmasterNote(text)
}

/** Parses the eight lines of postmaster.pid, of which the later ones may be missing. */
export function parsePostmasterNote(text: string): PostmasterNote {
  const lines = text.split('\n').map((line) => line.trim())
  return { pid: parsePositive(lines[0]), port: parsePositive(lines[3]) }
}

function parsePositive(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : undefined
}
