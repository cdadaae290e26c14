import { withDeadline } from '../offline/deadline.ts'
import { listScoredSessions } from '../offline/session-scores.ts'
import { findSession, listSessions } from '../offline/session-store.ts'
import { setStage, useFlow, yieldSession } from './flow.ts'
import { openSession } from './open-session.ts'
import { holdSession, letGoOfSession } from './session-lock.ts'
import { act } from './steps.ts'

/** The student does not wait longer than this for what the phone has. */
const phoneDeadlineMs = 2500

/** Counts up whenever the screen turns to something else, so that what was under way before can tell. */
let turn = 0

/** Opens practice: straight back into the session that was shown here before a reload or a way elsewhere, else the settings. */
export async function openPractice(userId: string): Promise<void> {
  const id = openSession.get()
  if (id === null) return showSettings(userId)
  await enterSession(userId, id)
}

/** Leaves the session that is shown, if any: it can be taken up again later. */
export function leavePractice(): void {
  turn++
  const { stage } = useFlow.getState()
  if (stage.name === 'opening' || stage.name === 'settings') return
  act({ type: 'hide', at: Date.now() })
  letGoOfSession()
  setStage({ name: 'opening' })
}

/**
 * Shows the settings with the sessions that this phone has: on arrival together with them, since the one to resume would
 * push the rest down.
 */
export async function showSettings(userId: string): Promise<void> {
  const mine = ++turn
  letGoOfSession()
  openSession.clear()
  if (useFlow.getState().stage.name !== 'opening') setStage({ name: 'settings' })
  const sessions = await fromPhone(listSessions(userId), [])
  if (mine !== turn) return
  useFlow.setState(({ stage }) => ({ sessions, stage: stage.name === 'opening' ? { name: 'settings' } : stage }))
  // After a correction it takes a moment to read what was answered; the rest need not wait for it.
  const scored = await listScoredSessions(userId).catch(() => sessions)
  if (mine === turn) useFlow.setState({ sessions: scored })
}

/**
 * Shows a session of this phone where it was left, or its results; the settings when the phone does not have it. `steal`
 * takes it away from another tab.
 */
export async function enterSession(userId: string, id: string, { steal = false } = {}): Promise<void> {
  const mine = ++turn
  const isHeld = await holdSession(id, { steal, onLost: () => yieldSession(id) })
  const session = await fromPhone(findSession(userId, id), null)
  if (mine !== turn) return
  if (session === null) return showSettings(userId)
  openSession.set(id)
  // Results don't change, so any number of tabs may show them.
  if (!isHeld && session.phase !== 'results') return setStage({ name: 'elsewhere', sessionId: id })
  setStage({ name: 'session', userId, session })
  act({ type: session.ending === 'exited' ? 'reopen' : 'show', at: Date.now() })
}

/** What the phone says, or the fallback when its database is blocked: practice goes on without it. */
export async function fromPhone<T>(reading: Promise<T>, fallback: T): Promise<T> {
  try {
    return await withDeadline(reading, phoneDeadlineMs)
  } catch {
    return fallback
  }
}
