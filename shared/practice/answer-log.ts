import type { QuestionFilter } from '../subjects/calls.ts'
import { longestDurationMs, type SyncedAnswer, type SyncedSession } from '../sync/calls.ts'
import { markedOver } from './score.ts'
import { timeSpentMs, type PracticeSession } from './session.ts'

/** The exam under which a session is saved: 'General' when it was not limited to one. */
export function savedExamType({ examType }: Pick<QuestionFilter, 'examType'>): SyncedSession['examType'] {
  return examType === 'ALL' ? 'General' : examType
}

/**
 * The session as the answer log takes it, with the questions that it is marked over so far: one that is never ended has the same
 * total everywhere. Its end goes along only once it has ended. The fields come as in the schema: what was sent is compared as JSON.
 */
export function toSyncedSession(session: PracticeSession): SyncedSession {
  const { id, kind, filter, startedAt, finishedAt, phase, assignmentId } = session
  // An assignment that was left is not done.
  const isOver = assignmentId === undefined || phase === 'results'
  return {
    id,
    kind,
    examType: savedExamType(filter),
    ...(filter.subject === 'ALL' ? {} : { subject: filter.subject }),
    ...(filter.topicId === 'ALL' ? {} : { topicId: filter.topicId }),
    startedAt,
    ...(finishedAt === null || !isOver ? {} : { finishedAt }),
    questionCount: markedOver(session).length,
    durationMs: Math.min(timeSpentMs(session), longestDurationMs),
    ...(assignmentId === undefined ? {} : { assignmentId }),
  }
}

/** The latest answer to the question on the screen as the answer log takes it, or null when it has none. */
export function toSyncedAnswer(session: PracticeSession): SyncedAnswer | null {
  const question = session.questions[session.position]?.question
  const answer = question && session.answers[question.id]
  if (question === undefined || answer === undefined) return null
  return { ...answer, sessionId: session.id, questionId: question.id, questionVersion: question.version }
}
