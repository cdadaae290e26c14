import { largestSharedBytes } from '@sabi/shared/contract/share-target'
import { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import * as z from 'zod/mini'
import { addUnsent } from './add-unsent.ts'
import { listAnswers, listSyncedSessions } from './answer-store.ts'

const format = 'sabi-prep-answers'
/** Entries are parsed one by one, so that a bad one does not block the others. */
const AnswersFile = z.object({
  format: z.literal(format),
  userId: z.string(),
  sessions: z.array(z.unknown()),
  answers: z.array(z.unknown()),
})

/** Returns a file of what only this phone has: unsent answers, answers set aside, and refused sessions. */
export async function answersFile(userId: string): Promise<{ name: string; content: Blob }> {
  const lists = await Promise.all([listAnswers(userId, 'unsent'), listAnswers(userId, 'rejected')])
  const answers = lists.flat()
  const sessions = await listSyncedSessions(userId, new Set(answers.map(({ sessionId }) => sessionId)))
  const savedAt = new Date().toISOString()
  const file = { format, savedAt, userId, sessions, answers } satisfies z.input<typeof AnswersFile> & {
    savedAt: string
  }
  const content = new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' })
  return { name: `sabi-prep-answers-${savedAt.slice(0, 10)}.json`, content }
}

export type BroughtBack = { added: number; unreadable: number } | 'too large' | 'not ours' | 'another account'

/** Imports the answers of such a file as unsent. Answers already on this phone stay unchanged. */
export async function bringBack(userId: string, file: Blob): Promise<BroughtBack> {
  if (file.size > largestSharedBytes) return 'too large'
  const { data } = z.safeParse(AnswersFile, parseJson(await file.text()))
  if (data === undefined) return 'not ours'
  if (data.userId !== userId) return 'another account'
  const answers = data.answers.flatMap((entry) => SyncedAnswer.safeParse(entry).data ?? [])
  const sessions = data.sessions.flatMap((entry) => SyncedSession.safeParse(entry).data ?? [])
  return { added: await addUnsent(userId, { answers, sessions }), unreadable: data.answers.length - answers.length }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
