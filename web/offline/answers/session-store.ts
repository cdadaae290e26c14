import type { ShownQuestion } from '@sabi/shared/content/question'
import { toSyncedSession } from '@sabi/shared/practice/answer-log'
import { correctedSession } from '@sabi/shared/practice/corrected-session'
import { isResumable } from '@sabi/shared/practice/resumable'
import { sessionScore } from '@sabi/shared/practice/score'
import { PracticeSession } from '@sabi/shared/practice/session'
import type { SyncedAnswer } from '@sabi/shared/sync/calls'
import * as z from 'zod/mini'
import {
  answersDatabase,
  isRefused,
  knownRows,
  StoredSession,
  type AnswersDatabase,
  type ServerWord,
  type StoredAnswer,
} from './answers-database.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { readQuestions } from '../questions/question-store.ts'

/** How many sessions of practice and how many papers stay on the phone, newest first. Older ones go once ended and sent. */
export const keptSessions = 30

/** How long to wait for corrections to the questions. After that they are shown as the student saw them. */
const newestDeadlineMs = 2000

/** A session in the list, without its questions. */
export const ListedSession = z.extend(StoredSession, {
  /**
   * The version of the phone's questions for which the score was last computed; missing if the session changed since.
   */
  scoredBy: z.optional(z.string()),
})
export type ListedSession = z.infer<typeof ListedSession>

/** The result of one action: the session as it is now, and the answer if one was given. */
export interface Step {
  userId: string
  session: PracticeSession
  answer: SyncedAnswer | null
  /** The server's verdict on the answer, from a time when the phone could not write; `unsent` before that. */
  said: ServerWord
}

/** Writes steps in one transaction: all of them or none. They are on the disk when this resolves. */
export async function writeSteps(steps: readonly Step[]): Promise<void> {
  const transaction = beginWriting(await answersDatabase())
  const latestById = new Map(steps.map((step) => [step.session.id, step]))
  const writes = [
    ...[...latestById.values()].map((step) => writeSession(transaction, step)),
    ...steps.map((step) => writeAnswer(transaction, step)),
  ]
  // If the transaction was aborted, its own error has the cause; those of its requests don't.
  await Promise.all(writes).catch(async (error: unknown) => {
    await transaction.done
    throw error
  })
  await transaction.done
}

type Writing = ReturnType<typeof beginWriting>

/** Strict durability: what the student is told is saved survives a power cut. */
function beginWriting(database: AnswersDatabase) {
  return database.transaction(['sessions', 'papers', 'traces', 'answers'], 'readwrite', { durability: 'strict' })
}

async function writeSession(transaction: Writing, { userId, session }: Step): Promise<void> {
  const { questions, ...progress } = session
  const { id } = session
  const before = await transaction.objectStore('sessions').get(id)
  const { correct, total } = sessionScore(session)
  const row: StoredSession = {
    ...progress,
    userId,
    savedAt: Date.now(),
    correct,
    total,
    synced: toSyncedSession(session),
    sentAs: before?.sentAs ?? null,
    refusal: before?.refusal,
  }
  knownRows.sessions.set(id, row)
  await transaction.objectStore('sessions').put(row)
  const papers = transaction.objectStore('papers')
  if ((await papers.getKey(id)) === undefined) await papers.put({ id, userId, questions })
}

async function writeAnswer(transaction: Writing, { userId, answer, said }: Step): Promise<void> {
  if (answer === null) return
  const answers = transaction.objectStore('answers')
  if ((await answers.getKey(answer.id)) !== undefined) return
  const row: StoredAnswer = {
    ...answer,
    userId,
    ...said,
    ...(said.state === 'unsent' ? {} : { settledAt: Date.now() }),
  }
  knownRows.answers.set(row.id, row)
  await answers.put(row)
}

/** The student's sessions on this phone, most recently changed first. Unreadable ones are left out. */
export async function listSessions(userId: string): Promise<ListedSession[]> {
  const database = await answersDatabase()
  const rows = await database.getAllFromIndex('sessions', 'byUser', userId)
  return rows.flatMap((row) => parsed(ListedSession, row)).sort((one, other) => other.savedAt - one.savedAt)
}

/**
 * A session of the student with its questions, ready to continue; null unless it is completely on this phone. Marks and
 * explanations include corrections that the phone has downloaded.
 */
export async function findSession(userId: string, id: string): Promise<PracticeSession | null> {
  const database = await answersDatabase()
  const transaction = database.transaction(['sessions', 'papers'])
  const [progress, paper] = await Promise.all([
    transaction.objectStore('sessions').get(id),
    transaction.objectStore('papers').get(id),
  ])
  if (progress?.userId !== userId) return null
  const [session] = parsed(PracticeSession, { ...progress, questions: paper?.questions })
  return session === undefined ? null : correctedSession(session, await findNewest(session))
}

/** The questions of a session as this phone has them now; none if they can't be read. */
function findNewest({ questions }: PracticeSession): Promise<readonly ShownQuestion[]> {
  const reading = readQuestions(questions.map(({ question }) => question.id))
  return withTimeout(reading, newestDeadlineMs).catch(() => [])
}

/** The paper that is being sat: its clock runs, or ran out while nobody looked. */
export async function findOpenPaper(userId: string): Promise<ListedSession | null> {
  const sessions = await listSessions(userId)
  return sessions.find(({ kind, phase }) => kind === 'exam' && phase !== 'results') ?? null
}

/** The session that can be continued, the latest if there are several: still open, or left with Exit Quiz. */
export async function findUnfinished(userId: string): Promise<StoredSession | null> {
  const sessions = await listSessions(userId)
  return sessions.find(isResumable) ?? null
}

/** Removes a session from this phone. Its answers stay, with what the server needs to know about it. */
export async function removeSession(userId: string, id: string): Promise<void> {
  const transaction = beginWriting(await answersDatabase())
  const session = await transaction.objectStore('sessions').get(id)
  if (session?.userId === userId) {
    const { synced, sentAs, refusal } = session
    const hasAnswers = (await transaction.objectStore('answers').index('bySession').getKey(id)) !== undefined
    if (hasAnswers || isRefused(session))
      await transaction.objectStore('traces').put({ id, userId, synced, sentAs, refusal })
    await Promise.all([transaction.objectStore('sessions').delete(id), transaction.objectStore('papers').delete(id)])
  }
  await transaction.done
}

/**
 * Frees space: removes ended sessions beyond the newest ones from this phone. Papers are counted apart from practice, because the
 * next paper avoids their questions. Answers always stay.
 */
export async function dropOldSessions(userId: string, keep = keptSessions): Promise<void> {
  const sessions = await listSessions(userId)
  const papers = sessions.filter(({ kind }) => kind === 'exam')
  const practice = sessions.filter(({ kind }) => kind !== 'exam')
  const ended = [...papers.slice(keep), ...practice.slice(keep)].filter((row) => {
    const isSettled = row.taps === 0 || row.sentAs === JSON.stringify(row.synced) || isRefused(row)
    return row.phase === 'results' && isSettled
  })
  const database = await answersDatabase()
  const old: string[] = []
  for (const { id } of ended) {
    const answers = await database.getAllFromIndex('answers', 'bySession', id)
    if (!answers.some(({ state }) => state === 'unsent')) old.push(id)
  }
  // Large rows first: on a full phone nothing can be written until something has been removed.
  const transaction = database.transaction('papers', 'readwrite')
  await Promise.all([...old.map((id) => transaction.store.delete(id)), transaction.done])
  for (const id of old) await removeSession(userId, id)
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, row: unknown): z.output<Schema>[] {
  const result = schema.safeParse(row)
  return result.success ? [result.data] : []
}
