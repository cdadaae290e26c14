import { subjectsOfTask } from '@sabi/shared/classes/assignments'
import { listOwnAssignments, type OwnAssignment } from '@sabi/shared/classes/assignments-calls'
import { assignmentLink } from '@sabi/shared/practice/link'
import { queryOf } from '../../platform/server/queries.ts'
import { listSessions, type ListedSession } from '../../offline/answers/session-store.ts'

/** The first page, which holds everything that is still to be done and not long overdue. Kept, to be done without a network. */
export const ownAssignments = { query: {} } as const
export const ownAssignmentsQuery = () => queryOf(listOwnAssignments, ownAssignments, { keep: true })

/** An assignment with what this phone knows of it, which the server may not have yet. */
export interface AssignmentHere {
  assignment: OwnAssignment
  /** `sent later` for one that was done here and of which the server does not know yet. */
  state: OwnAssignment['work']['state'] | 'sent later'
  /** The attempt on this phone that was left open. */
  openId: string | null
}

/** The assignments with the attempts on this phone. */
export async function assignmentsHere(
  userId: string,
  assignments: readonly OwnAssignment[],
): Promise<AssignmentHere[]> {
  const sessions = await listSessions(userId).catch(() => [])
  return assignments.map((assignment) => assignmentHere(assignment, sessions))
}

/** An assignment with the attempts among the sessions of this phone. */
export function assignmentHere(assignment: OwnAssignment, sessions: readonly ListedSession[]): AssignmentHere {
  const here = sessions.filter(({ assignmentId }) => assignmentId === assignment.id)
  const open = here.find(({ phase }) => phase !== 'results')
  const { state } = assignment.work
  const isDoneHere = here.some(({ phase, taps }) => phase === 'results' && taps > 0)
  const openState = open !== undefined && state === 'none' ? 'begun' : state
  return {
    assignment,
    state: isDoneHere && state !== 'done' && state !== 'late' ? 'sent later' : openState,
    openId: open?.id ?? null,
  }
}

/** Returns true once an attempt is complete, on this phone or as the server knows. */
export function isDone({ state }: AssignmentHere): boolean {
  return state === 'done' || state === 'late' || state === 'sent later'
}

/** Returns whether the next attempt counts for the class: always, unless it was done and only the first one does. */
export function nextCounts(here: AssignmentHere): boolean {
  return !(here.assignment.isOnce && isDone(here))
}

/** The address at which the next attempt starts, or the open one continues. */
export function startOf(here: AssignmentHere): string {
  const { id, task } = here.assignment
  if (task.kind !== 'paper') return assignmentLink(id)
  const query = new URLSearchParams({
    paper: task.paper,
    subjects: subjectsOfTask(task).join('-'),
    ...(task.length !== null && { length: String(task.length) }),
    code: task.code,
    ...(nextCounts(here) && { assignment: id }),
  })
  return `/exam?${query}`
}

const dayMs = 24 * 60 * 60 * 1000
/** How long before it is due, and after, the dashboard shows an assignment that is not done. */
const shown = { beforeMs: 14 * dayMs, afterMs: 14 * dayMs } as const

/** Returns whether the dashboard shows it: not done yet, and due soon or not long ago. */
export function isDueSoon(here: AssignmentHere, now = Date.now()): boolean {
  const leftMs = Date.parse(here.assignment.dueAt) - now
  return !isDone(here) && leftMs < shown.beforeMs && leftMs > -shown.afterMs
}
