import type { SubjectId } from '@sabi/shared/content/question'
import { placementLength } from '@sabi/shared/plan/placement-length'
import { askedIn, sessionScore } from '@sabi/shared/practice/score'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { findSession, listSessions } from '../offline/answers/session-store.ts'

/** The placement in a subject, as far as it was taken on this phone. */
export interface PlacementHere {
  /** Its steps, the first one first. */
  steps: readonly PracticeSession[]
  /** The step that is neither finished nor ended. */
  left: PracticeSession | null
  /** Its questions so far, with those that were passed over. */
  asked: number
  correct: number
  isDone: boolean
}

export async function placementHere(userId: string, subject: SubjectId): Promise<PlacementHere> {
  const listed = (await listSessions(userId))
    .filter(({ isPlacement, filter }) => isPlacement === true && filter.subject === subject)
    .sort((one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt))
  const found = await Promise.all(listed.map(({ id }) => findSession(userId, id)))
  const steps = found.filter((session) => session !== null)
  const left = steps.find(({ phase }) => phase !== 'results') ?? null
  const asked = steps.reduce((sum, step) => sum + askedIn(step).length, 0)
  const correct = steps.reduce((sum, step) => sum + sessionScore(step).correct, 0)
  return { steps, left, asked, correct, isDone: left === null && asked >= placementLength }
}
