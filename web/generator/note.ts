import * as z from 'zod/mini'
import { currentUser } from '../platform/server/session.ts'
import { readJson, storageKeys, writeItem } from '../platform/storage.ts'

const Note = z.object({
  userId: z.string(),
  /** Questions were requested and have not arrived yet. */
  isPending: z.boolean(),
  /** When they were requested, in epoch milliseconds by this phone's clock. */
  since: z.number(),
  /** Id of the last generation whose questions came to this phone. */
  taken: z.nullable(z.string()),
})
type Note = z.infer<typeof Note>

/** What this phone knows about the generations of the signed-in student. */
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

/** Returns whether a generation is running whose questions this phone does not have yet. */
export function isGenerationPending(): boolean {
  return readNote()?.isPending === true
}
