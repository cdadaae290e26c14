import { randomUUID } from 'node:crypto'
import type { Call } from '@sabi/shared/contract/call'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { routesOf } from '../app.ts'
import { parseSettings } from '../platform/settings.ts'
import { answerMany } from '../testing/answer-many.ts'
import { noteChanges, takeChanges } from '../testing/changes.ts'
import {
  answer,
  practiceSession,
  sampleAssignment,
  sampleInputs,
  type Belongings,
  type SampleInput,
} from '../testing/sample-inputs.ts'
import { tokenOf, useTestServer, type TestStudent } from '../testing/test-server.ts'

// Each test makes every call, which takes as long as there are calls.
vi.setConfig({ testTimeout: 900_000 })

const server = useTestServer()
const ownerName = 'Zubaida Canary-Okonkwo'

let calls: Call[] = []
let owner: TestStudent
let belongings: Belongings
/** The text of a question generated only for the owner. */
let madeText = ''
const Made = z.object({
  data: z.object({ id: z.string(), questions: z.array(z.object({ id: z.string(), text: z.string() })) }),
})
const CodeOf = z.object({ class: z.object({ code: z.string() }) })
const MembersOf = z.object({ members: z.array(z.object({ id: z.string(), name: z.string() })) })

beforeAll(async () => {
  calls = routesOf({ ...server.connection, settings: parseSettings({}), provider: null, standby: null }).map(
    ({ call }) => call,
  )
  owner = await server.newStudent({ name: ownerName })
  const [practiceSessionId, answerId] = [randomUUID(), randomUUID()]
  await server.send('/api/sync/answers', {
    method: 'POST',
    as: owner,
    body: {
      deviceId: 'canary-device',
      sessions: [practiceSession(practiceSessionId)],
      answers: [answer(practiceSessionId, answerId)],
    },
  })
  const { rows } = await sql<{ id: string }>`select id from sessions where user_id = ${owner.user.id}`.execute(
    server.connection.database,
  )
  await answerMany(server, owner)
  const made = await post('/api/question-generator/generate', { subject: 'chemistry', examType: 'JAMB', count: 1 })
  const generation = Made.parse(made).data
  const question = generation.questions[0]
  if (question === undefined) throw new Error('No question was made')
  madeText = question.text
  const [flagId, tutorReportId, messageId] = [randomUUID(), randomUUID(), randomUUID()]
  await post('/api/question-flags', { id: flagId, questionId: 'che-1-0', reason: 'canary-reason' })
  await post('/api/ai/reports', { id: tutorReportId, question: 'canary-question', reply: 'Work.', mode: 'textbook' })
  const { name, email } = owner.user
  await post('/api/contact', { id: messageId, name, email, subject: 'Hello', message: 'canary-message' })
  const classes = await placesInClasses()
  belongings = {
    ...classes,
    userId: owner.user.id,
    practiceSessionId,
    answerId,
    deviceId: rows[0]?.id ?? '',
    generationId: generation.id,
    madeQuestionId: question.id,
    flagId,
    tutorReportId,
    messageId,
  }
  const { userId, classId, joinedClassId } = belongings
  await noteChanges(server.connection.database, [userId, email, classId, joinedClassId])
})

/** A class that the owner teaches, whose only student is someone else, and a class of someone else that the owner is in. */
async function placesInClasses() {
  const [classId, joinedClassId, learnerId] = [randomUUID(), randomUUID(), randomUUID()]
  const own = await post('/api/classes', { id: classId, name: 'canary-class', subjects: ['chemistry'] })
  const member = await server.newStudent()
  await post('/api/joined-classes', { code: CodeOf.parse(own).class.code, name: 'canary-member' }, member)
  await post(`/api/classes/${classId}/learners`, { learners: [{ id: learnerId, name: 'canary-learner' }] })
  const teacher = await server.newStudent()
  const other = await post('/api/classes', { id: joinedClassId, name: 'canary-joined', subjects: ['physics'] }, teacher)
  await post('/api/joined-classes', { code: CodeOf.parse(other).class.code, name: 'canary-shown' })
  const { members } = MembersOf.parse((await server.send(`/api/classes/${classId}/members`, { as: owner })).body)
  const [assignmentId, joinedAssignmentId] = [randomUUID(), randomUUID()]
  await post(`/api/classes/${classId}/assignments`, sampleAssignment(assignmentId, 'canary-assignment'))
  const forOwner = { ...sampleAssignment(joinedAssignmentId, 'canary-given'), task: paperOfPhysics }
  await post(`/api/classes/${joinedClassId}/assignments`, forOwner, teacher)
  const joined = members.find(({ id }) => id !== learnerId)
  return { classId, memberId: joined?.id ?? '', joinedClassId, assignmentId, learnerId }
}

const paperOfPhysics = { kind: 'paper', paper: 'utme-subject', subjects: ['physics'], length: 10, code: 'K7F3Q' }

async function teacherOfAnother(): Promise<TestStudent> {
  const teacher = await server.newStudent()
  await post('/api/classes', { id: randomUUID(), name: 'Another class', subjects: ['chemistry'] }, teacher)
  return teacher
}

/** A student of the owner's class. */
async function newMember(): Promise<TestStudent> {
  const student = await server.newStudent()
  const { code } = CodeOf.parse((await server.send(`/api/classes/${belongings.classId}`, { as: owner })).body).class
  await post('/api/joined-classes', { code, name: 'Removed' }, student)
  return student
}

async function removedStudent(): Promise<TestStudent> {
  const student = await newMember()
  const path = `/api/classes/${belongings.classId}/members`
  const { members } = MembersOf.parse((await server.send(path, { as: owner })).body)
  const removed = members.find(({ name }) => name === 'Removed')
  await server.send(`${path}/${removed?.id}`, { method: 'DELETE', as: owner })
  return student
}

async function post(path: string, body: unknown, as = owner): Promise<unknown> {
  const reply = await server.send(path, { method: 'POST', as, body })
  if (reply.status >= 400) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

// AUTH-18
test('a visitor may make the calls that are open to visitors, and no other', async () => {
  expect(await tryAll(async () => undefined, isOpenToVisitors)).toEqual([])
})

// AUTH-18
test('a session that has expired counts as none', async () => {
  expect(await tryAll(async () => expired(await server.newStudent()), isOpenToVisitors)).toEqual([])
})

// AUTH-18
test('a session that was signed out counts as none', async () => {
  expect(await tryAll(async () => signedOut(await server.newStudent()), isOpenToVisitors)).toEqual([])
})

// AUTH-18
test('another student, verified or not, gets nothing of a student and changes nothing', async () => {
  expect(await tryAll(async () => verified(await server.newStudent()), isOpenToOtherStudents)).toEqual([])
  expect(await tryAll(async () => server.newStudent(), isOpenToOtherStudents)).toEqual([])
})

// AUTH-18
test('a teacher of another class and a student who was removed get nothing of a class', async () => {
  expect(await tryAll(teacherOfAnother, isOpenToOtherStudents)).toEqual([])
  expect(await tryAll(removedStudent, isOpenToOtherStudents, { isOfOwnersClass: true })).toEqual([])
})

// AUTH-18
test('a student of a class may do nothing of its teacher', async () => {
  expect(await tryAll(newMember, isOpenToOtherStudents, { maySeeOwner: true })).toEqual([])
})

// AUTH-15, AUTH-18
test('an administrator whose right was taken away is a student like any other', async () => {
  expect(await tryAll(async () => demoted(await server.newAdministrator()), isOpenToOtherStudents)).toEqual([])
})

// AUTH-18
test('an administrator may make every call, also of a student, but is no teacher or student of a class', async () => {
  const isOpen = ({ access }: Call) => access !== 'teacher' && access !== 'member'
  expect(await tryAll(async () => server.newAdministrator(), isOpen, { maySeeOwner: true })).toEqual([])
})

// AUTH-18
test('the student may make every call that is not an administrator’s', async () => {
  const isOpen = ({ access }: Call) => access !== 'admin'
  expect(await tryAll(async () => signedInAgain(owner), isOpen, { maySeeOwner: true })).toEqual([])
  // A check that sees nothing also passes.
  expect((await takeChanges(server.connection.database)).length).toBeGreaterThan(0)
})

function isOpenToVisitors({ access }: Call): boolean {
  return access === 'visitor'
}

function isOpenToOtherStudents({ access }: Call): boolean {
  return access === 'visitor' || access === 'student'
}

/**
 * Makes every call of the contract, aimed at the owner's data, and returns everything unexpected: an open call that is refused or the
 * reverse, a reply with the owner's data, a changed row of the owner's. A call that may have changed its viewer gets the next a new one.
 */
async function tryAll(
  newViewer: () => Promise<TestStudent | undefined>,
  mayCall: (call: Call) => boolean,
  { maySeeOwner = false, isOfOwnersClass = false }: { maySeeOwner?: boolean; isOfOwnersClass?: boolean } = {},
): Promise<string[]> {
  const faults: string[] = []
  // Many viewers, all from one network: more new accounts than a school may open in ten minutes.
  await sql`delete from limits`.execute(server.connection.database)
  await takeChanges(server.connection.database)
  let viewer: TestStudent | undefined
  let isViewerSpent = true
  for (const call of calls) {
    const name = `${call.method} ${call.path}`
    const input = sampleInputs[name]?.(belongings)
    if (input === undefined) {
      faults.push(`${name}: sample-inputs.ts has no input for it`)
      continue
    }
    if (isViewerSpent) {
      viewer = await newViewer()
      if (isOfOwnersClass) await takeChanges(server.connection.database)
    }
    isViewerSpent = mayCall(call) && call.method !== 'GET'
    const { status, text } = await make(call, input, viewer)
    if (!isValid(call, input)) faults.push(`${name}: its sample input is not valid`)
    if (status === 500 || mayCall(call) === isRefusal(text)) faults.push(`${name}: answered ${status} ${text}`)
    if (maySeeOwner) continue
    for (const word of wordsOfOwner(input)) if (text.includes(word)) faults.push(`${name}: leaks ${word}`)
    for (const change of await takeChanges(server.connection.database)) faults.push(`${name}: changed ${change}`)
  }
  return faults
}

async function make({ method, path }: Call, { params = {}, query = {}, body }: SampleInput, as?: TestStudent) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const search = new URLSearchParams(query).toString()
  const {
    status,
    body: reply,
    headers,
  } = await server.send(search === '' ? filled : `${filled}?${search}`, { method, body, as })
  return { status, text: JSON.stringify([reply, [...headers]]) }
}

/** An input that is refused for its form would prove nothing about who may call. */
function isValid(call: Call, input: SampleInput): boolean {
  const parts = ['params', 'query', 'body'] as const
  return parts.every((part) => call[part]?.safeParse(input[part] ?? {}).success ?? true)
}

/** Returns whether a message is a refusal by access, whatever the handler would have said. */
function isRefusal(text: string): boolean {
  return text.includes('Please sign in first.') || text.includes("You don't have permission to")
}

/** Texts that only the owner's account contains, except what the caller sent. */
function wordsOfOwner(input: SampleInput): string[] {
  const said = JSON.stringify(input)
  const canaries = [
    'device',
    'reason',
    'question',
    'message',
    'class',
    'member',
    'learner',
    'joined',
    'shown',
    'assignment',
    'given',
  ].map((what) => `canary-${what}`)
  const words = [ownerName, owner.user.email, owner.token, madeText, ...canaries, ...Object.values(belongings)]
  return words.filter((word) => !said.includes(word))
}

async function verified(student: TestStudent): Promise<TestStudent> {
  await server.connection.database
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', student.user.id)
    .execute()
  return student
}

async function demoted(administrator: TestStudent): Promise<TestStudent> {
  await server.connection.database
    .updateTable('users')
    .set({ account_type: 'student' })
    .where('id', '=', administrator.user.id)
    .execute()
  return administrator
}

async function expired(student: TestStudent): Promise<TestStudent> {
  await server.connection.database
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', student.user.id)
    .execute()
  return student
}

async function signedOut(student: TestStudent): Promise<TestStudent> {
  await server.send('/api/auth/logout', { method: 'POST', as: student })
  return student
}

async function signedInAgain(student: TestStudent): Promise<TestStudent> {
  const { email } = student.user
  const answer = await server.send('/api/auth/login', { method: 'POST', body: { email, password: student.password } })
  return { ...student, token: tokenOf(answer) }
}
