import { create } from 'zustand'
import { markUnkept } from '../../platform/page/in-quiz.ts'
import { startBackground } from '../../platform/page/foreground.ts'
import { serverHistory } from '../../platform/server/server-history.ts'
import { currentUser } from '../../platform/server/session.ts'
import { turnHere } from '../../platform/server/turn.ts'
import { answerDelivery, heldAnswers, readDeadlineMs } from './answer-delivery.ts'
import { createAnswerKeeper, type Trouble } from './answer-keeper.ts'
import {
  countAnswers,
  type Counts,
  forgetStudent,
  listAnswers,
  listRefusedSessions,
  listUnsentSessions,
  markUnsent,
  retryRefusedSessions,
} from './answer-store.ts'
import { TimeoutError, withTimeout } from '../../platform/with-timeout.ts'
import { createOutbox } from './outbox.ts'
import { discardQuestions } from '../questions/question-store.ts'
import { dropOldSessions, writeSteps, type Step } from './session-store.ts'

/** Sessions that stay when a full disk needs room. */
const keptOnFullDisk = 3

export interface OutboxStatus {
  /** Answers that the server does not have yet. */
  unsent: number
  /** Answers set aside because the server refused them. They stay on the phone. */
  rejected: number
  /** Sessions that the server refused. Their answers are counted separately. */
  refusedSessions: number
  /** Sessions with an answer or an end that the server lacks. */
  unsentSessions: ReadonlySet<string>
  /** Why the phone can't write. */
  trouble: Trouble
  isSending: boolean
  /** True while sending waits for the student to sign in again. */
  isPaused: boolean
  /** Until when the server asked this phone to wait, by this phone's clock; null if it may send. */
  waitsUntil: number | null
}

/** The state of the answers on this phone, for banners and results. */
export const useOutbox = create<OutboxStatus>(() => ({
  unsent: 0,
  rejected: 0,
  refusedSessions: 0,
  unsentSessions: new Set<string>(),
  trouble: 'none',
  isSending: false,
  isPaused: false,
  waitsUntil: null,
}))

const keeper = createAnswerKeeper({
  write: writeSteps,
  // Questions can be fetched again, including those of a session; answers are never removed.
  waysToMakeRoom: [() => discardQuestions(), (userId) => dropOldSessions(userId, keptOnFullDisk)],
  onChange: () => void refreshStatus(),
})

const delivery = answerDelivery(keeper)

const outbox = createOutbox({
  ...delivery,
  owner: currentUserId,
  onChange: () => void refreshStatus(),
})

let isPersistenceAsked = false

/** Writes a step of a session to the phone, starting at once. An answer in it is sent soon. Never rejects. */
export async function keepStep(step: Omit<Step, 'said'>): Promise<void> {
  await keeper.keep(step)
  if (step.answer === null) return
  outbox.flushSoon()
  startBackground()
  if (isPersistenceAsked) return
  isPersistenceAsked = true
  askToPersist()
}

/** Asks the browser not to evict our data when space runs short. The app also works without this promise. */
function askToPersist(): void {
  const storage: StorageManager | undefined = navigator.storage
  storage?.persist?.().catch(() => undefined)
}

/** Resolves when all steps so far are on the disk, or when the phone can't write. */
export async function whenKept(): Promise<void> {
  if (keeper.trouble() === 'none') await keeper.settled()
}

let flushes = 0

/**
 * Sends everything unsent, and from time to time checks that the server still has what it accepted. Resolves when done
 * or when it has to wait. Never rejects.
 */
export async function flushNow(): Promise<void> {
  flushes++
  useOutbox.setState({ isSending: true })
  await keeper.settled()
  await outbox.flush()
  if (await isAnythingLost()) await outbox.flush()
  if (turnHere() !== null) await sendForOthers()
  flushes--
  await refreshStatus()
}

/** Sends the answers of this phone's other learners, each in their own name. The code loads when there are some. */
async function sendForOthers(): Promise<void> {
  // If it can't be fetched, they wait for the next flush.
  await import('../learners/other-outboxes.ts').then(({ flushOthers }) => flushOthers(delivery)).catch(() => undefined)
}

async function isAnythingLost(): Promise<boolean> {
  const userId = currentUserId()
  if (userId === null || outbox.isPaused()) return false
  // The next comparison meets the same failure.
  return import('./answer-digest.ts')
    .then(({ compareWhenDue }) => compareWhenDue(userId, serverHistory.getState().name))
    .catch(() => false)
}

/** Sends answers that were set aside again: the server may know the question by now. */
export async function retrySetAside(userId: string): Promise<void> {
  delivery.sendAgain(userId)
  const setAside = await listAnswers(userId, 'rejected')
  await markUnsent(
    userId,
    setAside.map(({ id }) => id),
  )
  await retryRefusedSessions(userId)
  await flushNow()
}

/**
 * How many of the student's answers only this phone has, including those set aside. Rejects if the phone is too slow to
 * tell.
 */
export async function unsentCount(userId: string): Promise<number> {
  await keeper.settled()
  const { unsent, rejected } = await countAll(userId, nothingUnlessSlow)
  return unsent + rejected
}

/** Removes everything on this phone that belongs to the student, sent or not. */
export async function forgetUser(userId: string): Promise<void> {
  await keeper.settled()
  keeper.forget(userId)
  await forgetStudent(userId)
  await refreshStatus()
}

/** Tries to write what is only in memory, at the student's request. */
export async function retryKeeping(): Promise<void> {
  await keeper.retry()
  await flushNow()
}

function currentUserId(): string | null {
  return currentUser()?.id ?? null
}

async function refreshStatus(): Promise<void> {
  markUnkept(keeper.trouble() !== 'none')
  const userId = currentUserId()
  useOutbox.setState({
    // The keeper reports that the phone can't be read; answers in memory still count.
    ...(userId === null ? nothingStored : await countAll(userId, () => nothingStored)),
    trouble: keeper.trouble(),
    isSending: flushes > 0,
    isPaused: outbox.isPaused(),
    waitsUntil: outbox.waitsUntil(),
  })
}

type Counted = Pick<OutboxStatus, 'unsent' | 'rejected' | 'refusedSessions' | 'unsentSessions'>

/** What only this phone has for the student, on disk and in memory. */
async function countAll(userId: string, storedAfter: (error: unknown) => Counted): Promise<Counted> {
  // Read first: counting a concurrent write twice is better than not at all.
  const [unsent, rejected] = [heldAnswers(keeper, userId, 'unsent'), heldAnswers(keeper, userId, 'rejected')]
  const stored = await countStored(userId).catch(storedAfter)
  return {
    unsent: stored.unsent + unsent.length,
    rejected: stored.rejected + rejected.length,
    refusedSessions: stored.refusedSessions,
    unsentSessions: new Set([...stored.unsentSessions, ...unsent.map(({ session }) => session.id)]),
  }
}

async function countStored(userId: string): Promise<Counted> {
  const reading = Promise.all([countAnswers(userId), listRefusedSessions(userId), listUnsentSessions(userId)])
  const [counts, refused, unsentSessions] = await withTimeout(reading, readDeadlineMs)
  return { ...(await countUnnoted(userId, counts)), refusedSessions: refused.length, unsentSessions }
}

/** Answers with a verdict count as settled, even if the phone could not record it. */
async function countUnnoted(userId: string, stored: Counts): Promise<Counts> {
  const words = delivery.unnoted(userId)
  if (words.size === 0) return stored
  const states = (await listAnswers(userId, 'unsent')).map(({ id }) => words.get(id)?.state)
  return {
    unsent: states.filter((state) => state === undefined).length,
    rejected: stored.rejected + states.filter((state) => state === 'rejected').length,
  }
}

const nothingStored: Counted = { unsent: 0, rejected: 0, refusedSessions: 0, unsentSessions: new Set() }

/** A store that fails holds nothing that could be saved; a slow one may hold all of it. */
function nothingUnlessSlow(error: unknown): Counted {
  if (error instanceof TimeoutError) throw error
  return nothingStored
}
