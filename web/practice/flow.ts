import type { PracticeSession } from '@sabi/shared/practice/session'
import { create } from 'zustand'
import type { StoredSession } from '../offline/answers-database.ts'
import { finishedSession } from '../platform/finished-session.ts'

/** Where a visit to practice stands. */
export type Stage =
  | { name: 'opening' }
  | { name: 'settings' }
  | { name: 'starting' }
  | { name: 'session'; userId: string; session: PracticeSession }
  /** The session is open in another tab, which alone may change it. */
  | { name: 'elsewhere'; sessionId: string }

interface Flow {
  stage: Stage
  /** A step waits for the answer before it to be on the disk. */
  isMoving: boolean
  /** The student's sessions on this phone, the latest first. */
  sessions: readonly StoredSession[]
  /** Nothing was started or chosen on this visit yet: a link to a topic may still start by itself. */
  isUntouched: boolean
}

const beginning: Flow = { stage: { name: 'opening' }, isMoving: false, sessions: [], isUntouched: true }

export const useFlow = create<Flow>(() => beginning)

export function setStage(stage: Stage): void {
  if (stage.name === 'session' && stage.session.phase === 'results') finishedSession.set('yes')
  useFlow.setState(stage.name === 'session' ? { stage, isUntouched: false } : { stage })
}

/** Notes that the student has taken over from the link that led here. */
export function touch(): void {
  useFlow.setState({ isUntouched: false })
}

/** Forgets the visit, with all that it showed of the student. */
export function resetFlow(): void {
  useFlow.setState(beginning)
}

/** The session on the screen, or null. */
export function shownSession(): { userId: string; session: PracticeSession } | null {
  const { stage } = useFlow.getState()
  return stage.name === 'session' ? stage : null
}

/** Gives way to the tab that took the session over. */
export function yieldSession(id: string): void {
  if (shownSession()?.session.id === id) setStage({ name: 'elsewhere', sessionId: id })
}
