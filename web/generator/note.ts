import * as z from 'zod/mini'
import { currentUser } from '../platform/session.ts'
import { readJson, storageKeys, writeItem } from '../platform/storage.ts'

const Note = z.object({
  userId: z.string(),
  /** Questions were asked for, and have not come yet. */
  isPending: z.boolean(),
  /** When they were asked for, in epoch milliseconds by this phone's clock. */
  since: z.number(),
  /** Id of the last generation whose questions came to this phone. */
  taken: z.nullable(z.string()),
})
type Note = z.infer<typeof Note>

/** What this phone remembers of the generations of the student who is signed in. */
export function readNote(): Note | null {
  const { data } = z.safeParse(Note, readJson(storageKeys.generation))
  return data !== undefined && data.userId === currentUser()?.id ? data : null
}

export function changeNote(changes: Partial<Note>): void {
  const userId = currentUser()?.id
  if (userId === undefined) return
  const before = readNote() ?? { isPending: false, since: 0, taken: null }
  writeItem(storageKeys.generation, JSON.stringify({ ...before, ...changes, userId } satisfies Note))
}

/** Whether questions are being made that this phone has not got yet. */
export function isGenerationPending(): boolean {
  return readNote()?.isPending === true
}
