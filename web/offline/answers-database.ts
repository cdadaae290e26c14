import { SessionPaper, SessionProgress } from '@sabi/shared/practice/session'
import { rejections, SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'
import { beginFreshLog } from './fresh-log.ts'

export const answersDatabaseName = 'sabi-answers'

/** Why an answer or a session is set aside: the server's word on it, or `refused` when the server took no request that held it. */
export const setAsideReasons = [...rejections, 'refused'] as const
export type SetAsideReason = (typeof setAsideReasons)[number]

/** A session as it is kept: all that changes, who it belongs to, and what the answer log is to know of it. */
export const StoredSession = z.extend(SessionProgress, {
  userId: z.string(),
  /** Epoch milliseconds of the last change. */
  savedAt: z.number(),
  correct: z.int(),
  total: z.int(),
  synced: SyncedSession,
  /** `synced` as the server last took it, as JSON; null before that. */
  sentAs: z.nullable(z.string()),
  /** `synced` as the server last refused it, as JSON, and why. Out of date once the session changes. */
  refusal: z.optional(
    z.object({
      of: z.string(),
      reason: z.enum(setAsideReasons),
      /** True from when the student asks to send the session again until the server replies. */
      isToRetry: z.optional(z.boolean()),
    }),
  ),
})

/** The questions of a session, kept apart: they are written once, not with every tap. */
export const StoredPaper = z.object({ id: z.string(), userId: z.string(), questions: SessionPaper })

/** What stays of a session that was taken off the phone, as long as an answer of it is there. */
export type SessionTrace = Pick<StoredSession, 'id' | 'userId' | 'synced' | 'sentAs' | 'refusal'>

export const StoredAnswer = z.extend(SyncedAnswer, {
  userId: z.string(),
  state: z.enum(['unsent', 'acknowledged', 'rejected']),
  reason: z.optional(z.enum(setAsideReasons)),
  /** Epoch milliseconds of the server's word, by the phone's clock. */
  settledAt: z.optional(z.number()),
})

export type StoredSession = z.infer<typeof StoredSession>
export type StoredPaper = z.infer<typeof StoredPaper>
export type StoredAnswer = z.infer<typeof StoredAnswer>
/** True when the server refused the session as it now is: only a change of it, or the student, has it sent again. */
export function isRefused<Row extends Pick<SessionTrace, 'synced' | 'refusal'>>(
  row: Row,
): row is Row & { refusal: NonNullable<Row['refusal']> } {
  return row.refusal?.isToRetry !== true && row.refusal?.of === JSON.stringify(row.synced)
}

/** What the server said of an answer, and why. */
export type ServerWord = Pick<StoredAnswer, 'state' | 'reason'>

interface AnswersSchema extends DBSchema {
  sessions: { key: string; value: StoredSession; indexes: { byUser: string } }
  papers: { key: string; value: StoredPaper; indexes: { byUser: string } }
  traces: { key: string; value: SessionTrace; indexes: { byUser: string } }
  answers: {
    key: string
    value: StoredAnswer
    indexes: { byUser: string; byState: [string, string]; bySession: string }
  }
}

export type AnswersDatabase = IDBPDatabase<AnswersSchema>

/** So long after its end the database is opened again by itself. */
const reopenAfterMs = 5000

/**
 * What this page knows of that the server may lack, in memory too: it is written again should the browser lose the database
 * while the page is open.
 */
export const knownRows = {
  sessions: new Map<string, StoredSession>(),
  answers: new Map<string, StoredAnswer>(),
}

/** Keeps what was removed on purpose from coming back. */
export function forgetRowsOf(userId: string): void {
  for (const rows of Object.values(knownRows)) for (const [id, row] of rows) if (row.userId === userId) rows.delete(id)
}

let opened: Promise<AnswersDatabase> | null = null

/** The database of answers, opened on first use; after a failure the next call tries again. */
export function answersDatabase(): Promise<AnswersDatabase> {
  if (opened !== null) return opened
  opened = open().catch((error: unknown) => {
    opened = null
    throw error
  })
  // Nobody waits for it, and where it fails all works the same.
  opened
    .then(rememberRows)
    .then(beginFreshLog)
    .catch(() => undefined)
  return opened
}

/** Before anything is written: a log that a full disk tore, and that is written on, is the end of the database. */
async function rememberRows(database: AnswersDatabase): Promise<void> {
  const transaction = database.transaction(['sessions', 'answers'])
  const sessions = await transaction.objectStore('sessions').getAll()
  const answers: StoredAnswer[] = []
  const index = transaction.objectStore('answers').index('byState')
  for (let cursor = await index.openKeyCursor(null, 'nextunique'); cursor !== null; cursor = await cursor.continue())
    if (cursor.key[1] !== 'acknowledged') answers.push(...(await index.getAll(cursor.key)))
  // What was noted meanwhile is newer.
  for (const row of sessions) if (!knownRows.sessions.has(row.id)) knownRows.sessions.set(row.id, row)
  for (const row of answers) knownRows.answers.set(row.id, row)
}

/** Closes the database, so that it can be opened afresh. */
export async function closeAnswersDatabase(): Promise<void> {
  const database = await opened
  opened = null
  database?.close()
}

function open(): Promise<AnswersDatabase> {
  return openDB<AnswersSchema>(answersDatabaseName, 2, {
    upgrade(database, oldVersion, _, transaction) {
      database.createObjectStore('traces', { keyPath: 'id' }).createIndex('byUser', 'userId')
      if (oldVersion === 1) return
      database.createObjectStore('sessions', { keyPath: 'id' }).createIndex('byUser', 'userId')
      database.createObjectStore('papers', { keyPath: 'id' }).createIndex('byUser', 'userId')
      const answers = database.createObjectStore('answers', { keyPath: 'id' })
      answers.createIndex('byUser', 'userId')
      answers.createIndex('byState', ['userId', 'state'])
      answers.createIndex('bySession', 'sessionId')
      for (const row of knownRows.sessions.values()) void transaction.objectStore('sessions').put(row)
      for (const row of knownRows.answers.values()) void answers.put(row)
    },
    blocking: () => void closeAnswersDatabase(),
    // What made the browser end it may have been the end of the rows too: they are written again as long as they are known.
    terminated: () => {
      opened = null
      setTimeout(() => answersDatabase().catch(() => undefined), reopenAfterMs)
    },
  })
}
