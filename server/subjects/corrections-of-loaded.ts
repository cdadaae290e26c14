import { keyOfRepeated } from '@sabi/shared/flags/corrected-key'
import type { Database } from '../platform/database.ts'
import { correctKeys, listKeyedVersions, listLoadedBeside } from './edits.queries.ts'

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
