import { randomUUID } from 'node:crypto'

/** Data of the student that others must not see or change. */
export interface Belongings {
  userId: string
  /** A practice session and an answer in it. */
  practiceSessionId: string
  answerId: string
  /** The sign-in session, by its public id. */
  deviceId: string
  /** Questions that were made for the student, and one of them. */
  generationId: string
  madeQuestionId: string
  /** Reports of a wrong question, and of a wrong reply of the tutor. */
  flagId: string
  tutorReportId: string
  messageId: string
  /** A class that the student teaches, with another student in it, and one that the student is in. */
  classId: string
  memberId: string
  joinedClassId: string
  /** A learner of the class whose account the student made. */
  learnerId: string
  /** An assignment of the class that the student teaches. */
  assignmentId: string
}

/** Belongings of nobody: ids that the server does not know. */
export function unknownBelongings(): Belongings {
  return {
    userId: randomUUID(),
    practiceSessionId: randomUUID(),
    answerId: randomUUID(),
    deviceId: randomUUID(),
    generationId: randomUUID(),
    madeQuestionId: 'none',
    flagId: randomUUID(),
    tutorReportId: randomUUID(),
    messageId: randomUUID(),
    classId: randomUUID(),
    memberId: randomUUID(),
    joinedClassId: randomUUID(),
    learnerId: randomUUID(),
    assignmentId: randomUUID(),
  }
}

export interface SampleInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

const password = 'correct horse battery'
const unusedToken = 'A'.repeat(43)
const report = { examType: 'JAMB', score: 1, totalQuestions: 2, timeSpent: 60 }
const place = { topicId: 'bio-1', examType: 'JAMB', difficulty: 'easy' }
const topic = { title: 'A topic', subject: 'biology', level: 'SS1', unit: 1 }
const newEmail = () => `${randomUUID()}@example.org`

/**
 * A valid input for each call, aimed at the data of one student if the call takes a target. A missing call fails the
 * access test.
 */
export const sampleInputs: Record<string, (target: Belongings) => SampleInput> = {
  'GET /api/account/earlier/:id': ({ userId }) => ({ params: { id: userId } }),
  'POST /api/ai/chat': () => ({ body: { messages: [{ role: 'user', content: 'What is power?' }] } }),
  'POST /api/ai/reports': () => ({
    body: { id: randomUUID(), question: 'What is power?', reply: 'Work.', mode: 'textbook' },
  }),
  'GET /api/admin/tutor-reports': () => ({}),
  'DELETE /api/admin/tutor-reports/:id': ({ tutorReportId }) => ({ params: { id: tutorReportId } }),
  'POST /api/question-generator/generate': () => ({ body: { subject: 'physics', examType: 'JAMB', count: 1 } }),
  'GET /api/question-generator/generations/:id': ({ generationId }) => ({ params: { id: generationId } }),
  'GET /api/question-generator/generations/latest': () => ({}),
  'POST /api/question-generator/generations/:id/stop': ({ generationId }) => ({ params: { id: generationId } }),
  'GET /api/question-generator/progress': () => ({}),
  'POST /api/admin/preview': () => ({ body: { texts: ['$x^2$'] } }),
  // A client sends a form in place of this.
  'POST /api/admin/pictures': () => ({ body: { file: { name: 'cell.png', bytes: new Uint8Array(1) } } }),
  'GET /api/admin/written-questions': () => ({}),
  'POST /api/admin/written-questions/:id/publish': ({ madeQuestionId }) => ({ params: { id: madeQuestionId } }),
  'GET /api/search': () => ({ query: { search: 'heat' } }),
  'POST /api/auth/register': () => ({ body: { email: newEmail(), name: 'New Student', password } }),
  'POST /api/auth/login': () => ({ body: { email: newEmail(), password } }),
  'POST /api/auth/logout': () => ({}),
  'GET /api/auth/session': () => ({}),
  'GET /api/auth/stats': () => ({}),
  'POST /api/auth/reset-password': () => ({ body: { email: newEmail() } }),
  'POST /api/auth/update-password': () => ({ body: { token: unusedToken, password } }),
  'POST /api/auth/verify-email': () => ({ body: { token: unusedToken } }),
  'POST /api/auth/send-verification-email': () => ({}),
  'GET /api/auth/sessions': () => ({}),
  'DELETE /api/auth/sessions': () => ({}),
  'DELETE /api/auth/sessions/:id': ({ deviceId }) => ({ params: { id: deviceId } }),
  'GET /api/account/settings': () => ({}),
  'PUT /api/account/name': () => ({ body: { name: 'Another Name' } }),
  'PUT /api/account/exams': () => ({ body: { examTypes: ['JAMB'], year: 2027 } }),
  'PUT /api/account/goals': () => ({ body: { subjects: ['physics'], minutesADay: 20 } }),
  'PUT /api/account/nickname': () => ({ body: { nickname: null } }),
  'PUT /api/account/password': () => ({ body: { currentPassword: 'wrong one', newPassword: 'a better password' } }),
  'PUT /api/account/email': () => ({ body: { email: newEmail(), password: 'wrong one' } }),
  'GET /api/account/export': () => ({}),
  'POST /api/account/delete': () => ({ body: { password: 'wrong one' } }),
  'POST /api/account/second-factor': () => ({ body: { password: 'wrong one' } }),
  'POST /api/account/second-factor/confirm': () => ({ body: { code: '000000' } }),
  'POST /api/account/second-factor/remove': () => ({ body: { password: 'wrong one', code: '000000' } }),
  'GET /api/site': () => ({}),
  'POST /api/setup': () => ({
    body: {
      token: unusedToken,
      name: 'Intruder',
      email: newEmail(),
      password,
      site: { name: 'Mine', supportEmail: null },
    },
  }),
  'PUT /api/admin/site': () => ({ body: { name: 'Sabi Prep', supportEmail: null } }),
  'PUT /api/admin/exam-dates': () => ({ body: { examDates: [] } }),
  'POST /api/admin/test-mail': () => ({}),
  'GET /api/admin/system': () => ({}),
  'GET /api/admin/audit': () => ({}),
  'GET /api/admin/students': () => ({ query: { search: 'canary' } }),
  'POST /api/admin/students/:id/reset-link': ({ userId }) => ({ params: { id: userId } }),
  'POST /api/admin/students/:id/suspend': ({ userId }) => ({ params: { id: userId } }),
  'POST /api/admin/students/:id/unsuspend': ({ userId }) => ({ params: { id: userId } }),
  'GET /api/admin/classes': () => ({ query: { search: 'canary' } }),
  'PUT /api/admin/classes/:id/teacher': ({ classId }) => ({ params: { id: classId }, body: { account: newEmail() } }),
  // Of no class: an administrator may close any, and what comes after needs the student's.
  'DELETE /api/admin/classes/:id': () => ({ params: { id: randomUUID() } }),
  'POST /api/classes': () => ({ body: { id: randomUUID(), name: 'SS2 Science', subjects: ['physics'] } }),
  'GET /api/classes': () => ({}),
  'GET /api/classes/:classId': ({ classId }) => ({ params: { classId } }),
  'PUT /api/classes/:classId/name': ({ classId }) => ({ params: { classId }, body: { name: 'Another name' } }),
  'POST /api/classes/:classId/code': ({ classId }) => ({ params: { classId } }),
  'DELETE /api/classes/:classId/code': ({ classId }) => ({ params: { classId } }),
  'GET /api/classes/:classId/page': ({ classId }) => ({ params: { classId } }),
  'GET /api/classes/:classId/tables/:table': ({ classId }) => ({ params: { classId, table: 'students' } }),
  'GET /api/classes/:classId/members': ({ classId }) => ({ params: { classId } }),
  'DELETE /api/classes/:classId/members/:memberId': ({ classId, memberId }) => ({ params: { classId, memberId } }),
  'GET /api/classes/:classId/learners': ({ classId }) => ({ params: { classId } }),
  'POST /api/classes/:classId/learners': ({ classId }) => ({
    params: { classId },
    body: { learners: [{ id: randomUUID(), name: 'Ade Ojo' }] },
  }),
  'POST /api/classes/:classId/cards': ({ classId, learnerId }) => ({ params: { classId }, body: { ids: [learnerId] } }),
  'DELETE /api/classes/:classId': ({ classId }) => ({ params: { classId } }),
  'POST /api/classes/:classId/assignments': ({ classId }) => ({
    params: { classId },
    body: sampleAssignment(randomUUID(), 'Gas laws'),
  }),
  'GET /api/classes/:classId/assignments': ({ classId }) => ({ params: { classId } }),
  'GET /api/classes/:classId/assignments/:assignmentId/table': ({ classId, assignmentId }) => ({
    params: { classId, assignmentId },
  }),
  'GET /api/classes/:classId/assignments/:assignmentId/work': ({ classId, assignmentId }) => ({
    params: { classId, assignmentId },
  }),
  'PUT /api/classes/:classId/assignments/:assignmentId': ({ classId, assignmentId }) => ({
    params: { classId, assignmentId },
    body: { title: 'Another title', dueAt: inAWeek() },
  }),
  'DELETE /api/classes/:classId/assignments/:assignmentId': ({ classId, assignmentId }) => ({
    params: { classId, assignmentId },
  }),
  'GET /api/assignments': () => ({}),
  'GET /api/class-codes/:code': () => ({ params: { code: 'BCDFGH' } }),
  'POST /api/joined-classes': () => ({ body: { code: 'BCDFGH', name: 'Amina' } }),
  'GET /api/joined-classes': () => ({}),
  'PUT /api/joined-classes/:classId': ({ joinedClassId }) => ({
    params: { classId: joinedClassId },
    body: { name: 'Another' },
  }),
  'DELETE /api/joined-classes/:classId': ({ joinedClassId }) => ({ params: { classId: joinedClassId } }),
  'POST /api/contact': () => ({
    body: { id: randomUUID(), name: 'Somebody', email: newEmail(), subject: 'Hello', message: 'A question.' },
  }),
  'GET /api/admin/messages': () => ({}),
  'DELETE /api/admin/messages/:id': ({ messageId }) => ({ params: { id: messageId } }),
  'GET /api/exams/:paper': () => ({
    params: { paper: 'utme-subject' },
    query: { subjects: 'physics', length: '10', seed: 'K7F3Q' },
  }),
  'GET /api/questions': () => ({ query: { limit: '2' } }),
  'GET /api/questions/count': () => ({}),
  'GET /api/questions/version': () => ({}),
  'GET /api/questions/changes': () => ({ query: { subject: 'physics', since: 'test-1' } }),
  'GET /api/questions/signatures': () => ({}),
  'GET /api/questions/subject-stats': () => ({ query: { subject: 'physics' } }),
  'GET /api/questions/:id': ({ madeQuestionId }) => ({ params: { id: madeQuestionId } }),
  'POST /api/question-flags': () => ({
    body: { id: randomUUID(), questionId: 'che-1-0', reason: 'No option is right' },
  }),
  'GET /api/question-flags': () => ({}),
  'PATCH /api/question-flags/:id/status': ({ flagId }) => ({ params: { id: flagId }, body: { status: 'reviewed' } }),
  'PATCH /api/question-flags/:id/question': () => ({
    params: { id: randomUUID() },
    body: { text: 'What is power?', options: ['Work', 'Work in a second'], correctOption: 1, explanation: '' },
  }),
  'GET /api/notices': () => ({}),
  'POST /api/notices/seen': () => ({ body: { ids: [randomUUID()] } }),
  'GET /api/corrections': () => ({}),
  'GET /api/topics': () => ({}),
  'GET /api/topics/:id': () => ({ params: { id: 'che-1' } }),
  'GET /api/trials/:subject': () => ({ params: { subject: 'physics' } }),
  'GET /api/topics/:id/note': () => ({ params: { id: 'che-1' } }),
  'POST /api/trials/answers': () => ({
    body: { subject: 'physics', topic: null, draw: '2026-11-23', mark: 'abc', answers: 'AB' },
  }),
  'POST /api/questions/bulk-import': () => ({ body: { questions: [{}], dryRun: true } }),
  'GET /api/admin/questions/template': () => ({ query: { format: 'xlsx' } }),
  'POST /api/topics/bulk-import': () => ({ body: { topics: [{}], dryRun: true } }),
  'POST /api/questions': () => ({ body: { ...questionText(), ...place } }),
  'PUT /api/questions/:id': () => ({
    params: { id: 'bio-1-0' },
    body: { ...questionText(), ...place, cause: 'A slip' },
  }),
  'DELETE /api/questions/:id': () => ({ params: { id: 'none' } }),
  'POST /api/admin/questions/:id/restore': () => ({ params: { id: 'none' } }),
  'GET /api/admin/questions': () => ({ query: { search: 'question', limit: '2' } }),
  'GET /api/admin/questions/export': () => ({ query: { subject: 'physics', format: 'gift' } }),
  'GET /api/admin/questions/export/summary': () => ({ query: { subject: 'physics', format: 'gift' } }),
  'GET /api/admin/questions/:id/versions': () => ({ params: { id: 'che-1-0' } }),
  'POST /api/topics': () => ({ body: { ...topic, id: `added-${randomUUID().slice(0, 8)}` } }),
  'PUT /api/topics/:id': () => ({ params: { id: 'none' }, body: topic }),
  'DELETE /api/topics/:id': () => ({ params: { id: 'none' } }),
  'GET /api/imports': () => ({}),
  'POST /api/imports/:id/undo': () => ({ params: { id: randomUUID() } }),
  'GET /api/imports/:id/questions': () => ({ params: { id: randomUUID() } }),
  'POST /api/imports/:id/publish': () => ({ params: { id: randomUUID() } }),
  'POST /api/imports/:id/discard': () => ({ params: { id: randomUUID() } }),
  'DELETE /api/imports/:id/questions/:questionId': () => ({ params: { id: randomUUID(), questionId: 'none' } }),
  'PUT /api/imports/:id/questions/:questionId/explanation': () => ({
    params: { id: randomUUID(), questionId: 'none' },
    body: { explanation: 'Power is work in a second.' },
  }),
  'POST /api/sync/answers': ({ practiceSessionId, answerId }) => ({
    body: {
      deviceId: 'phone',
      sessions: [practiceSession(practiceSessionId)],
      answers: [answer(practiceSessionId, answerId)],
    },
  }),
  'GET /api/sync/digest': () => ({}),
  'GET /api/scores/user/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /api/scores/attempt/:id': ({ practiceSessionId }) => ({ params: { id: practiceSessionId } }),
  'POST /api/scores': () => ({ body: report }),
  'GET /api/scores/stats/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /api/scores/exam-stats': ({ userId }) => ({ query: { userId } }),
  'GET /api/scores/streak/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /api/progress/:userId/memory': ({ userId }) => ({ params: { userId } }),
  'GET /api/progress/:userId/predicted-scores': ({ userId }) => ({ params: { userId }, query: { examType: 'JAMB' } }),
  'GET /api/progress/:userId/mistakes': ({ userId }) => ({ params: { userId } }),
  'GET /api/scores/week/:userId': ({ userId }) => ({ params: { userId }, query: { from: '2026-11-23' } }),
  'GET /api/scores/leaderboard': () => ({}),
  'GET /api/progress/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /api/progress/:userId/topic/:topicId': ({ userId }) => ({ params: { userId, topicId: 'che-1' } }),
  'POST /api/progress/:userId/topic/:topicId': ({ userId }) => ({
    params: { userId, topicId: 'che-1' },
    body: { questionsAttempted: 999, questionsCorrect: 999 },
  }),
  'POST /api/progress/attempt': () => ({ body: report }),
  'GET /api/progress/:userId/attempts': ({ userId }) => ({ params: { userId } }),
}

function questionText(): object {
  return { text: `What is ${randomUUID()}?`, options: ['this', 'that'], correctOption: 0, explanation: 'It is.' }
}

const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString()

export function sampleAssignment(id: string, title: string) {
  const task = { kind: 'questions', subject: 'chemistry', ids: ['che-1-0', 'che-1-1'] }
  return { id, title, task, dueAt: inAWeek(), isOnce: true }
}

export function practiceSession(id: string): object {
  return {
    id,
    kind: 'practice',
    examType: 'JAMB',
    startedAt: '2026-11-20T10:00:00.000Z',
    questionCount: 2,
    durationMs: 15_000,
    assignmentId: '7c9e6679-7425-4de6-944b-e07fc1f90ae7',
  }
}

export function answer(sessionId: string, id: string): object {
  return {
    id,
    sessionId,
    questionId: 'che-1-0',
    questionVersion: 1,
    option: 0,
    answeredAt: '2026-11-20T10:00:00.000Z',
    tzOffset: 60,
    durationMs: 12_000,
    seq: 1,
  }
}
