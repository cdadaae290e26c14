import { randomUUID } from 'node:crypto'
import { whatIsAsked } from '@sabi/shared/content/same-question'
import { keyOfRepeated, type ChangedKey } from '@sabi/shared/flags/corrected-key'
import type { Database } from '../database/database.ts'
import {
  correctKeys,
  insertCorrection,
  listKeyedVersions,
  listLoadedBeside,
  listPublishedAnew,
  type Correction,
  type PublishedAnew,
} from './edits.queries.ts'

/**
 * Puts the keys of versions right that a bank brings and that repeat a mistake which an administrator corrected: a phone may have
 * them from a pack and answer before it gets the edited one. For the transaction that stored these versions.
 */
export async function correctLoadedVersions(database: Database): Promise<void> {
  for (const { id: questionId, version, present } of await listLoadedBeside(database)) {
    const versions = await listKeyedVersions(database, questionId)
    const [loaded, now] = [version, present].map((number) => versions.find((one) => one.version === number))
    if (loaded === undefined || now === undefined) continue
    const known = versions.filter((one) => one !== loaded)
    const repeated = keyOfRepeated(loaded, { known, present: now })
    const id = repeated?.like.correctionId
    if (repeated === undefined || typeof id !== 'string') continue
    await correctKeys(database, { id, questionId, keys: [{ version, oldKey: loaded.key, newKey: repeated.newKey }] })
  }
}

/**
 * Puts right the marks of questions that were published in this revision with another key than versions of them which ask the
 * same: their source was mended, or a mend of it taken back. For the transaction that published them.
 */
export async function correctMended(
  database: Database,
  revision: number,
  by: Pick<Correction, 'cause' | 'correctedBy'>,
): Promise<void> {
  for (const published of await listPublishedAnew(database, revision)) {
    const keys = keysOfTheSame(published)
    if (keys.length === 0) continue
    await insertCorrection(database, {
      ...by,
      id: randomUUID(),
      questionId: published.present.id,
      fromVersion: Math.max(...keys.map(({ version }) => version)),
      toVersion: published.present.version,
      reportedAt: null,
      keys,
    })
  }
}

function keysOfTheSame({ present, otherwise }: PublishedAnew): ChangedKey[] {
  const right = present.options[present.correctOption] ?? ''
  return otherwise
    .filter(({ content }) => whatIsAsked(content) === whatIsAsked(present))
    .map(({ content, key }) => ({ version: content.version, oldKey: key, newKey: content.options.indexOf(right) }))
}
