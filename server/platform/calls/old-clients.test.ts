import { randomUUID } from 'node:crypto'
import { coreSubjectIds, subjectIds } from '@sabi/shared/content/question'
import { listTopics } from '@sabi/shared/subjects/calls'
import { sendAnswers } from '@sabi/shared/sync/calls'

import { expect, test } from 'vitest'
import { answer, practiceSession } from '../../testing/sample-inputs.ts'
import { useTestServer } from '../../testing/test-server.ts'
import { understoodBy } from './old-clients.ts'

const server = useTestServer()
const tooOld = { 'X-Contract-Version': '0' }

test('a client that is too old is shown to reload', async () => {
  const { status, body } = await server.send('/api/questions?limit=1', { headers: tooOld })
  expect(status).toBe(410)
  expect(body).toMatchObject({
    success: false,
    error: 'A new version of this app is out. Please reload the page to get it.',
  })
})

test('a client that is too old may still sign in and send its answers, a message and a report', async () => {
  const student = await server.newStudent()
  const { email } = student.user
  const signIn = { method: 'POST', headers: tooOld, body: { email, password: student.password } }
  expect(await server.send('/api/auth/login', signIn)).toMatchObject({ status: 200 })
  const [sessionId, id] = [randomUUID(), randomUUID()]
  const batch = { deviceId: 'phone', sessions: [practiceSession(sessionId)], answers: [answer(sessionId, id)] }
  const sent = await server.send(sendAnswers.path, { method: 'POST', headers: tooOld, body: batch, as: student })
  expect(sent).toMatchObject({ status: 200, body: { saved: [id] } })
  const message = { id: randomUUID(), name: 'Amina', email, subject: 'Hello', message: 'A question.' }
  expect(await server.send('/api/contact', { method: 'POST', headers: tooOld, body: message })).toMatchObject({
    status: 201,
  })
  const report = { id: randomUUID(), questionId: 'che-1-0', reason: 'No option is right' }
  const reported = await server.send('/api/question-flags', {
    method: 'POST',
    headers: tooOld,
    body: report,
    as: student,
  })
  expect(reported.status).toBeLessThan(300)
})

test.each(['1', '2', 'newest', ''])('a client that says %j is served', async (version) => {
  const { status } = await server.send('/api/questions?limit=1', { headers: { 'X-Contract-Version': version } })
  expect(status).toBe(200)
})

test('a client of the time before Use of English gets nothing in it, and all others do', async () => {
  const subjectsFor = async (version: string) => {
    const headers = { 'X-Contract-Version': version }
    const { body } = await server.send('/api/topics?subject=ALL', { headers })
    return new Set(listTopics.reply.parse(body).data.map(({ subject }) => subject))
  }
  expect([...(await subjectsFor('1'))].sort()).toEqual([...coreSubjectIds].sort())
  for (const version of ['2', 'newest'])
    expect([...(await subjectsFor(version))].sort()).toEqual([...subjectIds].sort())
})

test('leaves out what is in Use of English wherever a reply has a list, and keeps the rest', () => {
  const on = new Date(0)
  const reply = {
    on,
    data: [{ subject: 'english' }, { subject: 'physics', options: ['english', 'latin'] }, 'english'],
    goals: { subjects: ['english', 'biology'] },
    paper: [{ question: { subject: 'english' } }, { question: { subject: 'chemistry' } }],
    one: null,
  }
  const before = structuredClone(reply)
  expect(understoodBy({ 'x-contract-version': '1' }, reply)).toEqual({
    on,
    data: [{ subject: 'physics', options: ['english', 'latin'] }, 'english'],
    goals: { subjects: ['biology'] },
    paper: [{ question: { subject: 'chemistry' } }],
    one: null,
  })
  expect(understoodBy({ 'x-contract-version': '2' }, reply)).toEqual(before)
})
