import { SyncedAnswer, type Rejection, type SyncedSession } from '@sabi/shared/sync/calls'
import { answersDatabase, StoredSession, type StoredAnswer } from './answers-database.ts'

export interface Unsent {
  answers: SyncedAnswer[]
  /** Sessions that the server must hear of: those of the answers, and those whose end it doesn't know. */
  sessions: SyncedSession[]
}

/** What the server said about the answers of a batch. */
export interface Verdict {
  acknowledged: readonly string[]
  rejected: readonly { id: string; reason: Rejection }[]
  sessions: readonly SyncedSession[]
}

/** Answers that are not sent yet, oldest first, at most `limit`, with the sessions to send along. */
export async function listUnsent(userId: string, limit: number): Promise<Unsent> {
  const database = await answersDatabase()
  const [rows, sessionRows] = await Promise.all([
    database.getAllFromIndex('answers', 'byState', [userId, 'unsent'], limit),
    database.getAllFromIndex('sessions', 'byUser', userId),
  ])
  const answers = rows.flatMap((row) => {
    const parsed = SyncedAnswer.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
  const wanted = new Set(answers.map(({ sessionId }) => sessionId))
  const sessions = sessionRows.flatMap((row) => {
    const parsed = StoredSession.safeParse(row)
    return parsed.success && (wanted.has(row.id) || isEndUnsent(parsed.data)) ? [parsed.data.synced] : []
  })
  return { answers, sessions }
}

/** Marks what the server named, and nothing else. */
export async function recordVerdict(userId: string, { acknowledged, rejected, sessions }: Verdict): Promise<void> {
  const database = await answersDatabase()
  const transaction = database.transaction(['answers', 'sessions'], 'readwrite', { durability: 'strict' })
  const settle = async (id: string, change: Pick<StoredAnswer, 'state' | 'reason'>) => {
    const answer = await transaction.objectStore('answers').get(id)
    if (answer?.userId === userId) await transaction.objectStore('answers').put({ ...answer, ...change })
  }
  const markSession = async (synced: SyncedSession) => {
    const session = await transaction.objectStore('sessions').get(synced.id)
    if (session?.userId !== userId) return
    await transaction.objectStore('sessions').put({ ...session, sentAs: JSON.stringify(synced) })
  }
  await Promise.all([
    ...acknowledged.map((id) => settle(id, { state: 'acknowledged' })),
    ...rejected.map(({ id, reason }) => settle(id, { state: 'rejected', reason })),
    ...sessions.map(markSession),
    transaction.done,
  ])
}

export interface Counts {
  unsent: number
  rejected: number
}

/** How many answers of the student wait to be sent, and how many the server refused. */
export async function countAnswers(userId: string): Promise<Counts> {
  const database = await answersDatabase()
  const count = (state: StoredAnswer['state']) => database.countFromIndex('answers', 'byState', [userId, state])
  const [unsent, rejected] = await Promise.all([count('unsent'), count('rejected')])
  return { unsent, rejected }
}

/** Ids of the sessions of which the server lacks an answer or the end. */
export async function listUnsentSessions(userId: string): Promise<Set<string>> {
  const database = await answersDatabase()
  const [answers, sessions] = await Promise.all([
    database.getAllFromIndex('answers', 'byState', [userId, 'unsent']),
    database.getAllFromIndex('sessions', 'byUser', userId),
  ])
  return new Set([...answers.map(({ sessionId }) => sessionId), ...sessions.filter(isEndUnsent).map(({ id }) => id)])
}

/** Removes all that this phone holds of the student: sessions, questions and answers, sent or not. */
export async function forgetStudent(userId: string): Promise<void> {
  const database = await answersDatabase()
  const stores = ['sessions', 'papers', 'answers'] as const
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const removals = stores.map(async (name) => {
    const store = transaction.objectStore(name)
    const keys = await store.index('byUser').getAllKeys(userId)
    await Promise.all(keys.map((key) => store.delete(key)))
  })
  await Promise.all([...removals, transaction.done])
}

function isEndUnsent({ synced, sentAs, taps }: StoredSession): boolean {
  return taps > 0 && synced.finishedAt !== undefined && sentAs !== JSON.stringify(synced)
}
