import { SyncedAnswer, SyncedSession, type Rejection } from '@sabi/shared/sync/calls'
import {
  answersDatabase,
  forgetRowsOf,
  isRefused,
  StoredSession,
  type SessionTrace,
  type ServerWord,
  type SetAsideReason,
  type StoredAnswer,
} from './answers-database.ts'

/** How long an acknowledged answer stays, in case the server loses it. */
export const keptDays = 30
const keptMs = keptDays * 24 * 60 * 60 * 1000

export interface Unsent {
  answers: SyncedAnswer[]
  /** Sessions to send: those of the answers, those whose end the server doesn't know, and refused ones to retry. */
  sessions: SyncedSession[]
}

/** A session that the server refused, and why. */
export interface RefusedSession {
  synced: SyncedSession
  reason: SetAsideReason
}

/** What the server said about a batch. */
export interface Verdict {
  acknowledged: readonly string[]
  rejected: readonly { id: string; reason: SetAsideReason }[]
  /** The sessions that it accepted. */
  sessions: readonly SyncedSession[]
  refusedSessions: readonly RefusedSession[]
}

/**
 * Unsent answers, oldest first, at most `limit`, with the sessions to send along. Unreadable rows are set aside so that
 * they never block the others.
 */
export async function listUnsent(userId: string, limit: number): Promise<Unsent> {
  const database = await answersDatabase()
  const [rows, sessions, traces] = await Promise.all([
    database.getAllFromIndex('answers', 'byState', [userId, 'unsent'], limit),
    database.getAllFromIndex('sessions', 'byUser', userId),
    database.getAllFromIndex('traces', 'byUser', userId),
  ])
  const { answers, unreadable } = sortRows(rows)
  if (unreadable.length > 0) {
    await recordVerdict(userId, { acknowledged: [], rejected: unreadable, sessions: [], refusedSessions: [] })
    return listUnsent(userId, limit)
  }
  const wanted = new Set(answers.map(({ sessionId }) => sessionId))
  const entire = sessions.filter((row) => StoredSession.safeParse(row).success)
  return {
    answers,
    sessions: [
      ...[...entire, ...traces].filter((row) => wanted.has(row.id) && !isRefused(row)),
      ...[...entire.filter(({ taps }) => taps > 0), ...traces].filter((row) => !wanted.has(row.id) && isDue(row)),
    ].flatMap(({ synced }) => SyncedSession.safeParse(synced).data ?? []),
  }
}

function sortRows(rows: readonly StoredAnswer[]) {
  const answers: SyncedAnswer[] = []
  const unreadable: { id: string; reason: Rejection }[] = []
  for (const row of rows) {
    const { data } = SyncedAnswer.safeParse(row)
    if (data === undefined) unreadable.push({ id: row.id, reason: 'invalid' })
    else answers.push(data)
  }
  return { answers, unreadable }
}

/** Marks exactly what the server named. */
export async function recordVerdict(userId: string, verdict: Verdict): Promise<void> {
  const { acknowledged, rejected, sessions, refusedSessions } = verdict
  const database = await answersDatabase()
  const transaction = database.transaction(['answers', 'sessions', 'traces'], 'readwrite', { durability: 'strict' })
  const settledAt = Date.now()
  const settle = async (id: string, change: ServerWord) => {
    const answer = await transaction.objectStore('answers').get(id)
    if (answer?.userId === userId) await transaction.objectStore('answers').put({ ...answer, ...change, settledAt })
  }
  const markSession = async (id: string, change: Partial<SessionTrace>) => {
    const [session, trace] = await Promise.all([
      transaction.objectStore('sessions').get(id),
      transaction.objectStore('traces').get(id),
    ])
    if (session?.userId === userId) await transaction.objectStore('sessions').put({ ...session, ...change })
    if (trace?.userId === userId) await transaction.objectStore('traces').put({ ...trace, ...change })
  }
  await Promise.all([
    ...acknowledged.map((id) => settle(id, { state: 'acknowledged', reason: undefined })),
    ...rejected.map(({ id, reason }) => settle(id, { state: 'rejected', reason })),
    ...sessions.map((synced) => markSession(synced.id, { sentAs: JSON.stringify(synced), refusal: undefined })),
    ...refusedSessions.map(({ synced, reason }) =>
      markSession(synced.id, { refusal: { of: JSON.stringify(synced), reason } }),
    ),
    transaction.done,
  ])
}

/** Marks these answers to be sent again. The server counts each only once. */
export async function markUnsent(userId: string, ids: readonly string[]): Promise<void> {
  const database = await answersDatabase()
  const transaction = database.transaction('answers', 'readwrite', { durability: 'strict' })
  const marks = ids.map(async (id) => {
    const answer = await transaction.store.get(id)
    if (answer?.userId === userId) await transaction.store.put({ ...answer, state: 'unsent', reason: undefined })
  })
  await Promise.all([...marks, transaction.done])
}

/** Marks the student's refused sessions to be sent again. */
export async function retryRefusedSessions(userId: string): Promise<void> {
  const database = await answersDatabase()
  const transaction = database.transaction(['sessions', 'traces'], 'readwrite', { durability: 'strict' })
  const [sessions, traces] = [transaction.objectStore('sessions'), transaction.objectStore('traces')]
  for (const row of await sessions.index('byUser').getAll(userId))
    if (isRefused(row)) await sessions.put({ ...row, refusal: { ...row.refusal, isToRetry: true } })
  for (const row of await traces.index('byUser').getAll(userId))
    if (isRefused(row)) await traces.put({ ...row, refusal: { ...row.refusal, isToRetry: true } })
  await transaction.done
}

/** The student's sessions that the server refused in their current state, and why. */
export async function listRefusedSessions(userId: string): Promise<RefusedSession[]> {
  const rows = await listSessionRows(userId)
  return rows.filter(isRefused).map(({ synced, refusal }) => ({ synced, reason: refusal.reason }))
}

/** What the server needs to know about these sessions of the student, and about refused ones. */
export async function listSyncedSessions(userId: string, ids: ReadonlySet<string>): Promise<SyncedSession[]> {
  const rows = await listSessionRows(userId)
  return rows.flatMap((row) => (ids.has(row.id) || isRefused(row) ? [row.synced] : []))
}

async function listSessionRows(userId: string): Promise<SessionTrace[]> {
  const database = await answersDatabase()
  const [sessions, traces] = await Promise.all([
    database.getAllFromIndex('sessions', 'byUser', userId),
    database.getAllFromIndex('traces', 'byUser', userId),
  ])
  return [...sessions, ...traces]
}

/** The student's answers in this state. */
export async function listAnswers(userId: string, state: StoredAnswer['state']): Promise<StoredAnswer[]> {
  const database = await answersDatabase()
  return database.getAllFromIndex('answers', 'byState', [userId, state])
}

/**
 * Removes answers acknowledged 30 days ago, and the traces of sessions without answers. A wrong clock may keep an
 * answer longer, but never drops an unsent one.
 */
export async function dropOldAnswers(userId: string): Promise<void> {
  const database = await answersDatabase()
  const transaction = database.transaction(['answers', 'traces'], 'readwrite', { durability: 'strict' })
  const [answers, traces] = [transaction.objectStore('answers'), transaction.objectStore('traces')]
  const now = Date.now()
  for (const row of await answers.index('byState').getAll([userId, 'acknowledged'])) {
    // For answers from before this was recorded, the days count from now.
    if (row.settledAt === undefined) await answers.put({ ...row, settledAt: now })
    else if (Math.abs(now - row.settledAt) > keptMs) await answers.delete(row.id)
  }
  for (const trace of await traces.index('byUser').getAll(userId)) {
    const isNeeded =
      (await answers.index('bySession').getKey(trace.id)) !== undefined || isDue(trace) || isRefused(trace)
    if (!isNeeded) await traces.delete(trace.id)
  }
  await transaction.done
}

export interface Counts {
  unsent: number
  rejected: number
}

/** How many of the student's answers are waiting to be sent, and how many are set aside. */
export async function countAnswers(userId: string): Promise<Counts> {
  const database = await answersDatabase()
  const count = (state: StoredAnswer['state']) => database.countFromIndex('answers', 'byState', [userId, state])
  const [unsent, rejected] = await Promise.all([count('unsent'), count('rejected')])
  return { unsent, rejected }
}

/** Ids of the sessions with an answer or an end that the server lacks. */
export async function listUnsentSessions(userId: string): Promise<Set<string>> {
  const database = await answersDatabase()
  const [answers, sessions] = await Promise.all([
    database.getAllFromIndex('answers', 'byState', [userId, 'unsent']),
    database.getAllFromIndex('sessions', 'byUser', userId),
  ])
  const open = sessions.filter((session) => session.taps > 0 && isEndUnsent(session))
  return new Set([...answers.map(({ sessionId }) => sessionId), ...open.map(({ id }) => id)])
}

/** Removes everything on this phone that belongs to the student: sessions, questions and answers, sent or not. */
export async function forgetStudent(userId: string): Promise<void> {
  const database = await answersDatabase()
  const stores = ['sessions', 'papers', 'traces', 'answers'] as const
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const removals = stores.map(async (name) => {
    const store = transaction.objectStore(name)
    const keys = await store.index('byUser').getAllKeys(userId)
    await Promise.all(keys.map((key) => store.delete(key)))
  })
  await Promise.all([...removals, transaction.done])
  // Only now: until here the rows may still be read into memory.
  forgetRowsOf(userId)
}

/** Returns true if the session has to be sent even without an answer. */
function isDue(row: SessionTrace): boolean {
  return row.refusal?.isToRetry === true || isEndUnsent(row)
}

function isEndUnsent(row: SessionTrace): boolean {
  return row.synced.finishedAt !== undefined && row.sentAs !== JSON.stringify(row.synced) && !isRefused(row)
}
