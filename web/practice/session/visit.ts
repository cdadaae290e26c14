import type { PracticeSession } from '@sabi/shared/practice/session'
import { navigate } from 'wouter/use-browser-location'
import { withTimeout } from '../../platform/with-timeout.ts'
import { listScoredSessions } from '../../offline/answers/session-scores.ts'
import { findSession, listSessions } from '../../offline/answers/session-store.ts'
import { setStage, useFlow, yieldSession } from './flow.ts'
import { openSession } from './open-session.ts'
import { holdSession, letGoOfSession } from './session-lock.ts'
import { act } from './steps.ts'

/** How long to wait for what the phone has. */
const phoneDeadlineMs = 2500

/** Incremented whenever the screen changes, so that earlier work can tell that it is outdated. */
let turn = 0

/** Opens practice: the session that was shown before a reload or a detour, else the settings. */
export async function openPractice(userId: string): Promise<void> {
  const id = openSession.get()
  if (id === null) return showSettings(userId)
  await enterSession(userId, id)
}

/** Leaves the current session, if any; it can be resumed later. */
export function leavePractice(): void {
  turn++
  const { stage } = useFlow.getState()
  if (stage.name === 'opening' || stage.name === 'settings') return
  act({ type: 'hide', at: Date.now() })
  letGoOfSession()
  setStage({ name: 'opening' })
}

/**
 * Shows the settings with the sessions on this phone, together on arrival, because the one to resume would push the
 * rest down.
 */
export async function showSettings(userId: string): Promise<void> {
  const mine = ++turn
  letGoOfSession()
  openSession.clear()
  if (useFlow.getState().stage.name !== 'opening') setStage({ name: 'settings' })
  const sessions = await fromPhone(listSessions(userId), [])
  if (mine !== turn) return
  useFlow.setState(({ stage }) => ({ sessions, stage: stage.name === 'opening' ? { name: 'settings' } : stage }))
  // After a correction, reading the answers takes a moment; the rest need not wait.
  const scored = await listScoredSessions(userId).catch(() => sessions)
  if (mine === turn) useFlow.setState({ sessions: scored })
}

/**
 * Shows a session of this phone where it was left, or its results; the settings if the phone does not have it. `steal`
 * takes it from another tab.
 */
export async function enterSession(userId: string, id: string, { steal = false } = {}): Promise<void> {
  const mine = ++turn
  const isHeld = await holdSession(id, { steal, onLost: () => yieldSession(id) })
  const session = await fromPhone(findSession(userId, id), null)
  if (mine !== turn) return
  if (session === null) return showSettings(userId)
  if (session.exam !== undefined) return openPaper(session)
  openSession.set(id)
  // Results don't change, so any number of tabs may show them.
  if (!isHeld && session.phase !== 'results') return setStage({ name: 'elsewhere', sessionId: id })
  setStage({ name: 'session', userId, session })
  act({ type: session.ending === 'exited' ? 'reopen' : 'show', at: Date.now() })
}

/** A paper is sat, and its result shown, in the exam hall. */
function openPaper({ id, phase }: PracticeSession): void {
  // The hall holds it from here on, and wants to hear who takes it.
  letGoOfSession()
  navigate(phase === 'results' ? `/exam/results/${id}` : '/exam', { replace: true })
}

/** The result, or the fallback if the database is blocked: practice continues without it. */
export async function fromPhone<T>(reading: Promise<T>, fallback: T): Promise<T> {
  try {
    return await withTimeout(reading, phoneDeadlineMs)
  } catch {
    return fallback
  }
}
