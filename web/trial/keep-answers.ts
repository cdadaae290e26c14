import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { practise } from '@sabi/shared/practice/practise'
import { startSession, type PracticeSession } from '@sabi/shared/practice/session'
import type { TrialProgress } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'
import { flushNow, keepStep } from '../offline/answers/answers.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { newId } from '../offline/device.ts'
import { findSession } from '../offline/answers/session-store.ts'
import { visitorId } from '../offline/visitor/visitor.ts'
import { currentUser } from '../platform/server/session.ts'
import { findTrialEntry, noteTrial, type KeptTrial } from '../offline/visitor/kept-trials.ts'
import type { WantedTrial } from '@sabi/shared/trial/wanted-trial'

/** How long to wait for what the phone has. After that the session starts again, with the same ids. */
const phoneDeadlineMs = 2_500

/** One at a time, so that each step is based on the latest. */
let queue: Promise<unknown> = Promise.resolve()
/** The session on the screen, with its owner. */
let live: { ownerId: string; session: PracticeSession } | null = null

/** How an address was reached: by a tap in the app, by our pages before the app had loaded, or by anything else, as a link in a chat. */
export type Arrival = 'tap' | 'own page' | 'link'

/**
 * Adds the answers of an address to this phone's log if they were given on this phone, each once: their ids derive from the
 * session's, and the same trial is the same session. Anybody can write an address, so a mere link adds nothing, and a tap adds only
 * its own answer, after all those before it. Resolves to the answers on the phone, one per question from the first on.
 */
export function keepAnswers(trial: Trial, step: TrialStep): Promise<readonly number[]> {
  return inTurn(() => keep(trial, step))
}

interface TrialStep {
  progress: TrialProgress
  arrival: Arrival
  /** Since when the question has been on the screen, in epoch milliseconds. */
  at: number
}

/** Sends what this phone has, so that the server knows what not to add to it. */
export function sendKept(): Promise<void> {
  return flushNow()
}

/** A question's time counts only while it is visible. */
export function noteSight(isHidden: boolean, at: number): Promise<void> {
  return inTurn(async () => {
    if (live === null) return
    live = { ...live, session: practise(live.session, { type: isHidden ? 'hide' : 'show', at }) }
  })
}

/** The questions of a trial started on this phone; null if none fits. */
export async function findKeptTrial(wanted: WantedTrial): Promise<Trial | null> {
  const entry = findTrialEntry(wanted, owner())
  const session = entry && (await findKeptSession(entry))
  if (entry === null || session === null) return null
  const { subject, topic, draw, mark } = entry
  return { subject, topic, draw, mark, questions: session.questions }
}

async function keep(trial: Trial, { progress, arrival, at }: TrialStep): Promise<readonly number[]> {
  const { chosen, position, phase } = progress
  let session = await sessionOf(trial, at)
  live = { ownerId: owner(), session }
  const counted = countedIn(session)
  const unknown = chosen.length - counted.length
  if (unknown > 0 && (arrival === 'link' || (arrival === 'tap' && unknown > 1))) return counted
  const tzOffset = -new Date(at).getTimezoneOffset()
  for (const [place, option] of chosen.entries()) {
    const questionId = trial.questions[place]?.question.id ?? ''
    if (session.answers[questionId] !== undefined) continue
    const answerId = answerIdOf(session, place)
    session = practise(session, { type: 'go to', position: place, at })
    session = practise(session, { type: 'choose', questionId, option, answerId, at, tzOffset })
    // The write starts at once; later steps wait for it in the keeper.
    void keepStep({ userId: owner(), session, answer: toSyncedAnswer(session) })
  }
  const moved = practise(session, phase === 'result' ? { type: 'finish', at } : { type: 'go to', position, at })
  if (moved !== session && moved.taps > 0) void keepStep({ userId: owner(), session: moved, answer: null })
  if (moved !== session && phase === 'result') void flushNow()
  live = { ownerId: owner(), session: moved }
  return countedIn(moved)
}

async function sessionOf(trial: Trial, at: number): Promise<PracticeSession> {
  const { questions, ...about } = trial
  const entry = noteTrial({ ...about, sessionId: newId(), ownerId: owner() })
  if (live?.session.id === entry.sessionId && live.ownerId === owner()) return live.session
  const kept = await findKeptSession(entry)
  if (kept !== null) return practise(kept, { type: kept.ending === 'exited' ? 'reopen' : 'show', at })
  const topicId = trial.topic?.id ?? 'ALL'
  const begun = startSession({
    id: entry.sessionId,
    // Its answers were explained at once and are final, as in a review of mistakes.
    kind: 'review',
    filter: { subject: trial.subject, examType: 'ALL', difficulty: 'ALL', topicId },
    questions: questions.map(({ question }) => question),
    at,
    random: Math.random,
  })
  if (begun === null) throw new RangeError('A trial has at least one question')
  return { ...begun, questions }
}

async function findKeptSession({ sessionId, ownerId }: KeptTrial): Promise<PracticeSession | null> {
  // The owner once more, to whom a visitor's may be moving.
  for (const userId of owner() === ownerId ? [ownerId] : [owner(), ownerId, owner()]) {
    const found = await withTimeout(findSession(userId, sessionId), phoneDeadlineMs).catch(() => null)
    if (found !== null) return found
  }
  return null
}

function countedIn({ questions, answers }: PracticeSession): number[] {
  const options = questions.map(({ question }) => answers[question.id]?.option)
  const firstOpen = options.indexOf(undefined)
  return options.slice(0, firstOpen === -1 ? options.length : firstOpen).flatMap((option) => option ?? [])
}

/** Differs from the session's id only in its last four digits, so that the same answer always has the same id. */
function answerIdOf({ id }: PracticeSession, place: number): string {
  const last = Number.parseInt(id.slice(-4), 16) ^ (place + 1)
  return id.slice(0, -4) + last.toString(16).padStart(4, '0')
}

/** The owner of new answers. */
function owner(): string {
  return currentUser()?.id ?? visitorId
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work)
  queue = done.catch(() => undefined)
  return done
}
