import { toSyncedSession } from '@sabi/shared/practice/answer-log'
import {
  getExamStatistics,
  getProfileStatistics,
  getScoreStatistics,
  getStreak,
  listAttempts,
  listProgress,
  listScores,
} from '@sabi/shared/progress/calls'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { createStore } from 'zustand/vanilla'
import { invalidate } from '../platform/call-cache.ts'
import { RequestError } from '../platform/request-error.ts'
import { request } from '../platform/request.ts'
import { currentUser } from '../platform/session.ts'
import { storeHook } from '../platform/store-hook.ts'
import { createAnswerKeeper, type Trouble } from './answer-keeper.ts'
import { countAnswers, forgetStudent, listUnsentSessions, listUnsent, recordVerdict } from './answer-store.ts'
import type { Unsent, Verdict } from './answer-store.ts'
import { withDeadline } from './deadline.ts'
import { deviceId } from './device.ts'
import type { Failure } from './outbox-rules.ts'
import { createOutbox } from './outbox.ts'
import { dropOldSessions, writeSteps, type Step } from './session-store.ts'

/** Sessions that stay when a full disk needs room. */
const keptOnFullDisk = 3
/** A database that does not answer must not hold up what is in memory. */
const readDeadlineMs = 3000

export interface OutboxStatus {
  /** Answers that the server does not have yet. */
  unsent: number
  /** Answers that the server refused; they stay on the phone. */
  rejected: number
  /** Sessions of which the server lacks an answer or the end. */
  unsentSessions: ReadonlySet<string>
  /** What keeps the phone from writing. */
  trouble: Trouble
  isSending: boolean
  /** True when sending waits for the student to sign in again. */
  isPaused: boolean
}

/** The state of the answers on this phone, for banners and results. */
export const useOutbox = storeHook(
  createStore<OutboxStatus>(() => ({
    unsent: 0,
    rejected: 0,
    unsentSessions: new Set<string>(),
    trouble: 'none',
    isSending: false,
    isPaused: false,
  })),
)

const keeper = createAnswerKeeper({
  write: writeSteps,
  makeRoom: (userId) => dropOldSessions(userId, keptOnFullDisk),
  onChange: () => void refreshStatus(),
})

const outbox = createOutbox({
  currentUser: currentUserId,
  collect: collectUnsent,
  send: ({ answers, sessions }) => request(sendAnswers, { body: { deviceId: deviceId(), answers, sessions } }),
  record: recordEverywhere,
  failureOf,
  onChange: () => void refreshStatus(),
  random: Math.random,
})

/** Writes a step of a session to the phone, starting at once; an answer in it is sent before long. Never rejects. */
export async function keepStep(step: Omit<Step, 'isSent'>): Promise<void> {
  await keeper.keep(step)
  if (step.answer !== null) outbox.flushSoon()
}

/** Resolves when all steps so far are on the disk. While the phone can't write nobody is kept waiting. */
export async function whenKept(): Promise<void> {
  if (keeper.trouble() === 'none') await keeper.settled()
}

let flushes = 0

/** Sends all that is unsent; resolves when that is done or has to wait. Never rejects. */
export async function flushNow(): Promise<void> {
  flushes++
  useOutbox.setState({ isSending: true })
  await keeper.settled()
  await outbox.flush()
  flushes--
  await refreshStatus()
}

/** How many answers of the student only this phone has. */
export async function unsentCount(userId: string): Promise<number> {
  await keeper.settled()
  const stored = await countStored(userId)
  return stored.unsent + heldAnswers(userId).length
}

/** Removes all that this phone holds of the student, sent or not. */
export async function forgetUser(userId: string): Promise<void> {
  await keeper.settled()
  keeper.forget(userId)
  await forgetStudent(userId)
  await refreshStatus()
}

/** Tries to write what is only in memory, when the student asks for it. */
export async function retryKeeping(): Promise<void> {
  await keeper.retry()
  await flushNow()
}

function currentUserId(): string | null {
  return currentUser()?.id ?? null
}

async function refreshStatus(): Promise<void> {
  const userId = currentUserId()
  const held = userId === null ? [] : heldAnswers(userId)
  const stored = await countStored(userId)
  useOutbox.setState({
    unsent: stored.unsent + held.length,
    rejected: stored.rejected,
    unsentSessions: new Set([...stored.sessions, ...held.map(({ session }) => session.id)]),
    trouble: keeper.trouble(),
    isSending: flushes > 0,
    isPaused: outbox.isPaused(),
  })
}

async function countStored(userId: string | null) {
  if (userId === null) return nothingStored
  try {
    const reading = Promise.all([countAnswers(userId), listUnsentSessions(userId)])
    const [counts, sessions] = await withDeadline(reading, readDeadlineMs)
    return { ...counts, sessions }
  } catch {
    // The keeper tells the student that the phone can't be read; what is in memory is still counted.
    return nothingStored
  }
}

const nothingStored = { unsent: 0, rejected: 0, sessions: new Set<string>() }

function heldAnswers(userId: string): Step[] {
  return keeper.held(userId).filter(({ answer, isSent }) => answer !== null && !isSent)
}

async function collectUnsent(userId: string, limit: number): Promise<Unsent> {
  const held = heldAnswers(userId)
  const inMemory = {
    answers: held.flatMap(({ answer }) => (answer === null ? [] : [answer])),
    sessions: held.map(({ session }) => toSyncedSession(session)),
  }
  try {
    const stored = await withDeadline(listUnsent(userId, limit), readDeadlineMs)
    return {
      answers: uniqueById([...stored.answers, ...inMemory.answers]),
      sessions: uniqueById([...stored.sessions, ...inMemory.sessions]),
    }
  } catch {
    // What is in memory can be sent even while the database can't be read.
    return { answers: inMemory.answers, sessions: uniqueById(inMemory.sessions) }
  }
}

/** What the server computes from the log changes with every answer that it takes. */
const viewsOfTheLog = [
  getExamStatistics,
  getProfileStatistics,
  getScoreStatistics,
  getStreak,
  listAttempts,
  listProgress,
  listScores,
] as const

async function recordEverywhere(userId: string, verdict: Verdict): Promise<void> {
  keeper.markSent(new Set([...verdict.acknowledged, ...verdict.rejected.map(({ id }) => id)]))
  await withDeadline(recordVerdict(userId, verdict), readDeadlineMs)
  viewsOfTheLog.forEach(invalidate)
}

function failureOf(error: unknown): Failure {
  if (error instanceof RequestError && error.kind === 'http') {
    return { status: error.status, retryAfterSeconds: error.retryAfterSeconds }
  }
  return { status: null, retryAfterSeconds: null }
}

function uniqueById<T extends { id: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((entry) => [entry.id, entry])).values()]
}
