import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PackIndex } from '@sabi/shared/content/pack'
import type { SubjectId } from '@sabi/shared/content/question'
import type { SubjectStatement } from '@sabi/shared/passing-on/signed-subject'

type NotesStatement = NonNullable<SubjectStatement['notes']>

/** The notes of each subject that has some, as a statement describes them, read from the files that phones download. */
export async function readTextbookFiles(packsRoot: string): Promise<ReadonlyMap<SubjectId, NotesStatement>> {
  const index = PackIndex.parse(JSON.parse(await readFile(join(packsRoot, 'index.json'), 'utf8')))
  const entries = index.textbooks.map(async ({ subject, file }) => {
    const content = await readFile(join(packsRoot, file))
    return [subject, { file, hash: sha256(content), bytes: content.length }] as const
  })
  return new Map(await Promise.all(entries))
}

/** The SHA-256 hash in hexadecimal digits. */
export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
