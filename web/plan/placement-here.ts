import type { SubjectId } from '@sabi/shared/content/question'
import { placementLength } from '@sabi/shared/plan/placement-length'
import { listSessions, type ListedSession } from '../offline/answers/session-store.ts'

/** The placement in a subject, as far as it was taken on this phone. */
export interface PlacementHere {
  /** Its steps, the first one first. */
  steps: readonly ListedSession[]
  /** The step that is neither finished nor ended. */
  left: ListedSession | null
  asked: number
  correct: number
  isDone: boolean
}

export async function placementHere(userId: string, subject: SubjectId): Promise<PlacementHere> {
  return placementIn(await listSessions(userId), subject)
}

/** The placement in a subject by its sessions. */
export function placementIn(sessions: readonly ListedSession[], subject: SubjectId): PlacementHere {
  const steps = sessions
    .filter(({ isPlacement, filter }) => isPlacement === true && filter.subject === subject)
    .sort((one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt))
  const left = steps.find(({ phase }) => phase !== 'results') ?? null
  const asked = steps.reduce((sum, { total }) => sum + total, 0)
  const correct = steps.reduce((sum, step) => sum + step.correct, 0)
  return { steps, left, asked, correct, isDone: left === null && asked >= placementLength }
}
