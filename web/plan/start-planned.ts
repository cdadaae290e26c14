import { assignmentFrom, placementFrom } from '@sabi/shared/practice/link'
import { loadPart } from '../platform/server/other-release.ts'
import { startPlacement } from './start-placement.ts'
import { startToday } from './start-today.ts'

/** Starts what a link asks for: an assignment of a class, the placement in a subject, else the next block of today's plan. */
export async function startPlanned(userId: string, query: URLSearchParams): Promise<void> {
  const assignment = assignmentFrom(query)
  if (assignment !== null) {
    const { startAssignment } = await loadPart(() => import('../classes/assignments/start-assignment.ts'))
    return startAssignment(userId, assignment)
  }
  const subject = placementFrom(query)
  return subject === null ? startToday(userId) : startPlacement(userId, subject)
}
