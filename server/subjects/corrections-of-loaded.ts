import { withPlainSigns } from '@sabi/content/exchange/identity'
import { changedKeys, type KeyedVersion } from '@sabi/shared/flags/corrected-key'
import type { Database } from '../platform/database.ts'
import { correctKeys, listCorrectionsOfStored } from './edits.queries.ts'

/**
 * Puts the keys of versions right that a bank brings and that repeat a mistake which an administrator corrected: a phone may have
 * them from a pack and answer before it gets the edited one. For the transaction that stored these versions.
 */
export async function correctLoadedVersions(database: Database): Promise<void> {
  const keyByVersion = new Map<string, number | null>()
  for (const { id, questionId, edited, next, stored } of await listCorrectionsOfStored(database)) {
    const name = `${questionId} ${stored.version}`
    const loaded = { ...compared(stored), key: keyByVersion.has(name) ? (keyByVersion.get(name) ?? null) : stored.key }
    const changed = changedKeys(compared(edited), compared(next), [loaded])
    const keys = changed.filter(({ version }) => version === stored.version)
    await correctKeys(database, { id, questionId, keys })
    for (const { newKey } of keys) keyByVersion.set(name, newKey)
  }
}

function compared({ options, ...version }: KeyedVersion): KeyedVersion {
  return { ...version, options: options.map(withPlainSigns) }
}
