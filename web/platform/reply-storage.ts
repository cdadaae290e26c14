import * as z from 'zod/mini'
import { currentUser } from './session.ts'
import { readJson, removeItemsUnder, storageKeys, writeItem } from './storage.ts'

export interface SavedReply<Reply> {
  savedAt: number
  reply: Reply
}

/** Earlier versions of the app did not write whose reply it is; they too removed all of them with a change of account. */
const Saved = z.object({ savedAt: z.number(), reply: z.unknown(), userId: z.optional(z.nullable(z.string())) })

/** The reply that an earlier visit saved, if it belongs to whoever is signed in and is still what the schema says. */
export function findSavedReply<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
): SavedReply<z.output<Schema>> | undefined {
  const saved = z.safeParse(Saved, readJson(keyOf(address))).data
  if (saved === undefined || (saved.userId !== undefined && saved.userId !== ownerId())) return undefined
  const reply = z.safeParse(schema, saved.reply)
  return reply.success ? { savedAt: saved.savedAt, reply: reply.data } : undefined
}

/** Saves a reply for a visit without network. Where the browser can't save it, the next visit just asks again. */
export function saveReply(address: string, saved: SavedReply<unknown>): void {
  writeItem(keyOf(address), JSON.stringify({ ...saved, userId: ownerId() }))
}

/** Removes all saved replies: they hold what one student did. */
export function removeSavedReplies(): void {
  removeItemsUnder(storageKeys.savedReply)
}

/** Null for a visitor. */
function ownerId(): string | null {
  return currentUser()?.id ?? null
}

function keyOf(address: string): string {
  return storageKeys.savedReply + address
}
