import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { isExam, resumeExam, sitExam, type ExamAction, type ExamSession } from '@sabi/shared/exams/sitting'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { create } from 'zustand'
import { flushNow, keepStep, whenKept } from '../../offline/answers/answers.ts'
import { dropOldSessions, findOpenPaper, findSession } from '../../offline/answers/session-store.ts'
import { newId } from '../../offline/device.ts'
import { holdSession, letGoOfSession } from '../../practice/session/session-lock.ts'
import { readClocks } from './clocks.ts'

/** The state of the screen. */
type Stage =
  | { name: 'opening' }
  /** No paper is open. */
  | { name: 'empty' }
  | { name: 'paper'; userId: string; session: ExamSession }
  /** The five questions of a try-out have been handed in. */
  | { name: 'tried out' }
  /** The paper is open in another tab, and only that one may change it. */
  | { name: 'elsewhere' }

interface Hall {
  stage: Stage
  /** The time left, in milliseconds. It changes every second, and only the clock on the screen follows it. */
  leftMs: number
}

const closed: Hall = { stage: { name: 'opening' }, leftMs: 0 }

export const useHall = create<Hall>(() => closed)

/** How often the time is saved while nothing else is. A student who sets the phone's clock back and reloads gains no more than this. */
const saveEveryMs = 5_000

interface Sitting {
  userId: string
  session: ExamSession
  /** Nothing of a try-out of the screen is kept or sent. */
  isTryOut: boolean
}

/** The paper with the latest reading of the clock, which the screen does not follow. */
let latest: Sitting | null = null
let savedAt = 0
/** The paper handed in last, for its result on a phone that can't save. */
let lastHandedIn: Pick<Sitting, 'userId' | 'session'> | null = null
let isMoving = false

/** Opens the paper that is being sat. One whose time has run out meanwhile is handed in at its end. `steal` takes it from another tab. */
export async function openHall(userId: string, { steal = false } = {}): Promise<void> {
  const open = await findOpenPaper(userId).catch(() => null)
  if (open === null) return setStage({ name: 'empty' })
  if (!(await hold(open.id, steal))) return setStage({ name: 'elsewhere' })
  // Read only now: until then the tab that had it may have changed it.
  const session = await findSession(userId, open.id).catch(() => null)
  if (session === null || !isExam(session)) return setStage({ name: 'empty' })
  const { now } = readClocks({ isNewVisit: true })
  take({ userId, session: resumeExam(session, now), isTryOut: false })
}

/** Starts the clock of a paper that has been set, and keeps it. If another one is being sat already, that one is opened. */
export async function enterHall(userId: string, start: () => ExamSession): Promise<void> {
  const open = await findOpenPaper(userId).catch(() => null)
  if (open !== null) return openHall(userId)
  const session = start()
  readClocks({ isNewVisit: true })
  take({ userId, session, isTryOut: false })
  void hold(session.id, false)
  dropOldSessions(userId).catch(() => undefined)
}

/** Shows a few questions in the hall to try out its screen. */
export function tryOutHall(userId: string, session: ExamSession): void {
  readClocks({ isNewVisit: true })
  take({ userId, session, isTryOut: true })
}

/** Goes back from a try-out to the instructions. */
export function endTryOut(): void {
  latest = null
  setStage({ name: 'empty' })
}

/** Leaves the hall. The clock of the paper runs on. */
export function leaveHall(): void {
  act({ type: 'hide', at: Date.now() })
  latest = null
  letGoOfSession()
  useHall.setState(closed)
}

/** Applies an action at once, and starts writing it to the phone in the same task. */
export function act(action: ExamAction): void {
  if (latest === null) return
  const { session: before } = latest
  const session = sitExam(before, action, readClocks())
  if (session === before) return
  const isOver = session.phase === 'results'
  const isTick = action.type === 'tick' && !isOver
  latest = { ...latest, session }
  if (isTick && Date.now() - savedAt < saveEveryMs) return showTime(session)
  keep(action.type === 'choose' && session.taps > before.taps ? toSyncedAnswer(session) : null)
  if (isTick) return showTime(session)
  // “Paused” invites to close the app, so it appears once the pause is on the disk.
  if (action.type === 'pause') return void whenKept().then(show)
  show()
  if (!isOver) return
  lastHandedIn = { userId: latest.userId, session }
  void flushNow()
}

/** Chooses an option of the question on the screen, by its stored index. */
export function choose(questionId: string, option: number): void {
  const now = new Date()
  act({ type: 'choose', questionId, option, answerId: newId(), at: now.getTime(), tzOffset: -now.getTimezoneOffset() })
}

/** Goes to another question, once the last answer is on the disk. */
export async function move(step: { type: 'next' | 'previous' } | { type: 'go to'; position: number }): Promise<void> {
  if (isMoving) return
  isMoving = true
  await whenKept()
  isMoving = false
  act({ ...step, at: Date.now() })
  window.scrollTo(0, 0)
}

/** A paper that was handed in, from the disk once everything is there, or from memory on a phone that can't save; else null. */
export async function findPaperSat(userId: string, id: string): Promise<PracticeSession | null> {
  await whenKept()
  const found = await findSession(userId, id).catch(() => null)
  const inMemory = lastHandedIn?.userId === userId && lastHandedIn.session.id === id ? lastHandedIn.session : null
  return inMemory !== null && found?.phase !== 'results' ? inMemory : found
}

/** Hands the paper in as it stands. */
export async function handIn(): Promise<void> {
  await whenKept()
  act({ type: 'finish', at: Date.now() })
}

function take(sitting: Sitting): void {
  latest = sitting
  keep(null)
  show()
  if (sitting.session.phase === 'results') void flushNow()
}

function keep(answer: ReturnType<typeof toSyncedAnswer>): void {
  if (latest === null) return
  savedAt = Date.now()
  const { userId, session, isTryOut } = latest
  if (!isTryOut) void keepStep({ userId, session, answer })
}

function show(): void {
  if (latest === null) return
  const { userId, session, isTryOut } = latest
  if (isTryOut && session.phase === 'results') return setStage({ name: 'tried out' })
  setStage({ name: 'paper', userId, session })
  showTime(session)
}

function showTime({ exam }: ExamSession): void {
  useHall.setState({ leftMs: exam.leftMs })
}

function hold(id: string, steal: boolean): Promise<boolean> {
  const yieldPaper = () => {
    latest = null
    setStage({ name: 'elsewhere' })
  }
  return holdSession(id, { steal, onLost: yieldPaper })
}

function setStage(stage: Stage): void {
  useHall.setState({ stage })
}
