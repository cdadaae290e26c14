import * as z from 'zod/mini'
import { currentUser } from './session.ts'
import { readJson, removeItemsUnder, storageKeys, writeItem } from '../storage.ts'

export interface SavedReply<Reply> {
  savedAt: number
  reply: Reply
}

/** Earlier versions of the app did not store the owner; they too removed all replies when the account changed. */
const Saved = z.object({ savedAt: z.number(), reply: z.unknown(), userId: z.optional(z.nullable(z.string())) })

/** The saved reply of an earlier visit, if it belongs to the signed-in student and still matches the schema. */
export function findSavedReply<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
): SavedReply<z.output<Schema>> | undefined {
  const saved = z.safeParse(Saved, readJson(keyOf(address))).data
  if (saved === undefined || (saved.userId !== undefined && saved.userId !== ownerId())) return undefined
  const reply = z.safeParse(schema, saved.reply)
  return reply.success ? { savedAt: saved.savedAt, reply: reply.data } : undefined
}

/** Saves a reply for offline visits. If the browser can't, the next visit just requests it again. */
export function saveReply(address: string, saved: SavedReply<unknown>): void {
  writeItem(keyOf(address), JSON.stringify({ ...saved, userId: ownerId() }))
}

/** Removes all saved replies, which contain one student's data. */
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
