import type { PracticeSession } from '@sabi/shared/practice/session'
import { create } from 'zustand'
import type { StoredSession } from '../../offline/answers/answers-database.ts'
import { finishedSession } from '../../platform/server/finished-session.ts'

/** The stage of a visit to practice. */
export type Stage =
  | { name: 'opening' }
  | { name: 'settings' }
  | { name: 'starting' }
  | { name: 'session'; userId: string; session: PracticeSession }
  /** The session is open in another tab, and only that one may change it. */
  | { name: 'elsewhere'; sessionId: string }

interface Flow {
  stage: Stage
  /** True while the next step waits until the last answer is on the disk. */
  isMoving: boolean
  /** The student's sessions on this phone, latest first. */
  sessions: readonly StoredSession[]
  /** Nothing was started or chosen on this visit yet, so a link to a topic may still start on its own. */
  isUntouched: boolean
}

const beginning: Flow = { stage: { name: 'opening' }, isMoving: false, sessions: [], isUntouched: true }

export const useFlow = create<Flow>(() => beginning)

export function setStage(stage: Stage): void {
  if (stage.name === 'session' && stage.session.phase === 'results') finishedSession.set('yes')
  useFlow.setState(stage.name === 'session' ? { stage, isUntouched: false } : { stage })
}

/** Records that the student has changed something since following the link. */
export function touch(): void {
  useFlow.setState({ isUntouched: false })
}

/** Resets the visit and everything it showed. */
export function resetFlow(): void {
  useFlow.setState(beginning, true)
}

/** The session on the screen, or null. */
export function shownSession(): { userId: string; session: PracticeSession } | null {
  const { stage } = useFlow.getState()
  return stage.name === 'session' ? stage : null
}

/** Yields to the tab that took over the session. */
export function yieldSession(id: string): void {
  if (shownSession()?.session.id === id) setStage({ name: 'elsewhere', sessionId: id })
}
