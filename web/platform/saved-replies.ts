import * as z from 'zod/mini'
import { readItem, readJson, removeItemsUnder, storageKeys, writeItem } from './storage.ts'

export interface SavedReply<Reply> {
  savedAt: number
  reply: Reply
}

const Saved = z.object({ savedAt: z.number(), reply: z.unknown() })

/** A reply of an earlier visit, if it still is what the schema says. */
export function findSavedReply<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
): SavedReply<z.output<Schema>> | undefined {
  const saved = z.safeParse(Saved, readJson(keyOf(address)))
  if (!saved.success) return undefined
  const reply = z.safeParse(schema, saved.data.reply)
  return reply.success ? { savedAt: saved.data.savedAt, reply: reply.data } : undefined
}

/** Keeps a reply for a visit without network. Where the browser can't keep it, the next visit just asks again. */
export function saveReply(address: string, saved: SavedReply<unknown>): void {
  writeItem(keyOf(address), JSON.stringify(saved))
}

/** Whether the bank is still the one that this reply came from, as far as this phone heard. */
export function isOfThisBank({ savedAt }: { savedAt: number }): boolean {
  const since = readItem(storageKeys.bankSince)
  return since !== null && Number(since) <= savedAt
}

/** Notes the version of the bank, and tells whether it is another than the one before. */
export function isNewBank(version: string): boolean {
  const before = readItem(storageKeys.bankVersion)
  if (before === version) return false
  writeItem(storageKeys.bankVersion, version)
  // The first version heard is that of what was asked just before.
  writeItem(storageKeys.bankSince, before === null ? '0' : String(Date.now()))
  return before !== null
}

/** Forgets all of them: they hold what one student did. */
export function removeSavedReplies(): void {
  removeItemsUnder(storageKeys.savedReply)
}

function keyOf(address: string): string {
  return storageKeys.savedReply + address
}
