import { listOwnAssignments, type OwnAssignment } from '@sabi/shared/classes/assignments-calls'
import type { AssignmentTask } from '@sabi/shared/classes/assignments'
import { filterFrom } from '@sabi/shared/practice/link'
import { navigate } from 'wouter/use-browser-location'
import { listSessions } from '../../offline/answers/session-store.ts'
import { readQuestions } from '../../offline/questions/question-store.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { knownReply } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { useFlow } from '../../practice/session/flow.ts'
import type { DrawnQuestions } from '../../practice/session/local-questions.ts'
import { startPractice } from '../../practice/session/start.ts'
import { enterSession } from '../../practice/session/visit.ts'
import { explainsEach } from '../../practice/setup/session-choices.ts'
import { drawForSheet, readSheet } from '../../worksheet/draw-sheet.ts'
import { assignmentTexts } from './assignment-words.ts'
import { assignmentHere, nextCounts, ownAssignments } from './own-assignments.ts'

/**
 * Continues the attempt at an assignment that is open on this phone, or starts one. After the only attempt that counts it is
 * ordinary practice.
 */
export async function startAssignment(userId: string, id: string): Promise<void> {
  const assignment = await findAssignment(id)
  if (assignment === undefined) return refuse(assignmentTexts.gone)
  const here = assignmentHere(assignment, await listSessions(userId).catch(() => []))
  // Another page may be on the screen by now.
  if (useFlow.getState().stage.name !== 'settings') return
  if (here.openId !== null) return enterSession(userId, here.openId)
  const drawn = await draw(assignment.task).catch(() => null)
  if (useFlow.getState().stage.name !== 'settings') return
  if (drawn === null) return refuse(assignmentTexts.notHere)
  const counts = nextCounts(here)
  if (!counts) toast({ ...assignmentTexts.again })
  const filter = filterOf(assignment.task)
  const choices = {
    length: drawn.questions.length,
    // An assignment that counts once is a test: the answers are explained at its end.
    explains: !assignment.isOnce && explainsEach(filter),
    ...(counts && { assignmentId: id, isTest: assignment.isOnce }),
  }
  return startPractice(userId, filter, choices, Promise.resolve(drawn))
}

async function findAssignment(id: string): Promise<OwnAssignment | undefined> {
  const ofId = (reply: { assignments: OwnAssignment[] } | undefined) =>
    reply?.assignments.find((assignment) => assignment.id === id)
  const known = ofId(knownReply(listOwnAssignments, ownAssignments))
  return known ?? ofId(await request(listOwnAssignments, ownAssignments).catch(() => undefined))
}

/** The questions, from this phone; a subject that is not on it is fetched first. Null if that fails, or for a paper. */
async function draw(task: AssignmentTask): Promise<DrawnQuestions | null> {
  if (task.kind === 'paper') return null
  const questions = task.kind === 'questions' ? await readSheet(task) : await drawOnTopics(task)
  return questions === null || questions.length === 0 ? null : { questions, matching: questions.length }
}

async function drawOnTopics(task: AssignmentTask & { kind: 'topics' }) {
  const ids = await drawForSheet({ ...task, examType: 'ALL', difficulty: 'ALL' })
  return readQuestions(ids ?? [])
}

function filterOf(task: AssignmentTask) {
  if (task.kind === 'paper') return filterFrom(new URLSearchParams())
  const [topicId, ...others] = task.kind === 'topics' ? task.topicIds : []
  const isOfTopic = topicId !== undefined && others.length === 0
  return filterFrom(new URLSearchParams({ subject: task.subject, ...(isOfTopic && { topicId }) }))
}

function refuse(reason: { title: string; description: string }): void {
  toast({ ...reason, tone: 'warning' })
  navigate('/classes', { replace: true })
}
