import { SessionPaper, SessionProgress } from '@sabi/shared/practice/session'
import { rejections, SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'
import { beginFreshLog } from './fresh-log.ts'

export const answersDatabaseName = 'sabi-answers'

/**
 * Why an answer or a session is set aside: the server's reason, or `refused` if the server accepted no request that
 * contained it.
 */
export const setAsideReasons = [...rejections, 'refused'] as const
export type SetAsideReason = (typeof setAsideReasons)[number]

/** A stored session: everything that changes, its owner, and what the answer log should know of it. */
export const StoredSession = z.extend(SessionProgress, {
  userId: z.string(),
  /** Epoch milliseconds of the last change. */
  savedAt: z.number(),
  correct: z.int(),
  total: z.int(),
  synced: SyncedSession,
  /** `synced` as the server last accepted it, as JSON; null before that. */
  sentAs: z.nullable(z.string()),
  /** `synced` as the server last refused it, as JSON, and why. Outdated once the session changes. */
  refusal: z.optional(
    z.object({
      of: z.string(),
      reason: z.enum(setAsideReasons),
      /** True after the student asked to send the session again, until the server replies. */
      isToRetry: z.optional(z.boolean()),
    }),
  ),
})

/** The questions of a session, stored apart so that they are written once instead of with every tap. */
export const StoredPaper = z.object({ id: z.string(), userId: z.string(), questions: SessionPaper })

/** What remains of a session that was removed from the phone, as long as one of its answers is there. */
export type SessionTrace = Pick<StoredSession, 'id' | 'userId' | 'synced' | 'sentAs' | 'refusal'>

export const StoredAnswer = z.extend(SyncedAnswer, {
  userId: z.string(),
  state: z.enum(['unsent', 'acknowledged', 'rejected']),
  reason: z.optional(z.enum(setAsideReasons)),
  /** Epoch milliseconds of the server's verdict, by the phone's clock. */
  settledAt: z.optional(z.number()),
})

export type StoredSession = z.infer<typeof StoredSession>
export type StoredPaper = z.infer<typeof StoredPaper>
export type StoredAnswer = z.infer<typeof StoredAnswer>
/**
 * Returns true if the server refused the session in its current state. It is sent again only after a change, or when
 * the student asks.
 */
export function isRefused<Row extends Pick<SessionTrace, 'synced' | 'refusal'>>(
  row: Row,
): row is Row & { refusal: NonNullable<Row['refusal']> } {
  return row.refusal?.isToRetry !== true && row.refusal?.of === JSON.stringify(row.synced)
}

/** The server's verdict on an answer, and why. */
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

/** How long after it was terminated the database is reopened automatically. */
const reopenAfterMs = 5000

/**
 * What this page knows that the server may lack. It is kept in memory too, to be written again if the browser loses the
 * database while the page is open.
 */
export const knownRows = {
  sessions: new Map<string, StoredSession>(),
  answers: new Map<string, StoredAnswer>(),
}

/** Prevents rows that were removed on purpose from being restored. */
export function forgetRowsOf(userId: string): void {
  for (const rows of Object.values(knownRows)) for (const [id, row] of rows) if (row.userId === userId) rows.delete(id)
}

let opened: Promise<AnswersDatabase> | null = null

/** The database of answers, opened on first use. After a failure the next call tries again. */
export function answersDatabase(): Promise<AnswersDatabase> {
  if (opened !== null) return opened
  opened = open().catch((error: unknown) => {
    opened = null
    throw error
  })
  // Nothing awaits this, and nothing depends on its success.
  opened
    .then(rememberRows)
    .then(beginFreshLog)
    .catch(() => undefined)
  return opened
}

/** Runs before anything is written: writing to a log that a full disk corrupted destroys the database. */
async function rememberRows(database: AnswersDatabase): Promise<void> {
  const transaction = database.transaction(['sessions', 'answers'])
  const sessions = await transaction.objectStore('sessions').getAll()
  const answers: StoredAnswer[] = []
  const index = transaction.objectStore('answers').index('byState')
  for (let cursor = await index.openKeyCursor(null, 'nextunique'); cursor !== null; cursor = await cursor.continue())
    if (cursor.key[1] !== 'acknowledged') answers.push(...(await index.getAll(cursor.key)))
  // Rows recorded since then are newer.
  for (const row of sessions) if (!knownRows.sessions.has(row.id)) knownRows.sessions.set(row.id, row)
  for (const row of answers) knownRows.answers.set(row.id, row)
}

/** Closes the database, so that it can be reopened. */
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
    // Whatever made the browser terminate it may have destroyed the rows too, so they are written again.
    terminated: () => {
      opened = null
      setTimeout(() => answersDatabase().catch(() => undefined), reopenAfterMs)
    },
  })
}
