import { afterAll, expect, test } from 'vitest'
import { choose } from '../testing/flagged.ts'
import { MailServer } from '../testing/mail-server.ts'
import { newestMail } from '../testing/mailbox.ts'
import { tokenOf, useTestServer } from '../testing/test-server.ts'

const mailServer = await MailServer.start()
afterAll(() => mailServer.stop())
const server = useTestServer({ SMTP_URL: mailServer.url, BASE_URL: 'https://prep.example.org' })

const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.send(path, { method: 'POST', body, headers })
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

// API-02
test('takes a student through every call of an account, by the paths and fields of the specification', async () => {
  const [email, password] = ['ngozi@example.org', 'green mango tree']
  const registered = await post('/api/auth/register', { email, password, name: 'Ngozi Obi' })
  const fields = ['accountType', 'createdAt', 'email', 'id', 'image', 'name', 'userName']
  expect([registered.status, Object.keys(Object(registered.body['user'])).toSorted()]).toEqual([201, fields])
  const session = bearer(tokenOf(registered))

  expect((await post('/api/auth/send-verification-email', {}, session)).status).toBe(200)
  const { token } = await newestMail(email, /verify|confirm/i, { server, mailServer })
  expect((await post('/api/auth/verify-email', { token })).body).toMatchObject({ success: true })
  const { body } = await server.send('/api/auth/session', { headers: session })
  expect(body).toMatchObject({ success: true, user: { email, accountType: 'student' } })
  const stats = await server.send('/api/auth/stats', { headers: session })
  expect(stats.body).toMatchObject({ totalQuestionsAttempted: 0, currentStreak: 0, subjectBreakdown: [] })

  expect((await post('/api/auth/reset-password', { email })).status).toBe(200)
  const reset = await newestMail(email, /choose a new password/i, { server, mailServer })
  const changed = { token: reset.token, password: 'a wholly new password' }
  expect((await post('/api/auth/update-password', changed)).status).toBe(200)
  expect((await server.send('/api/auth/session', { headers: session })).body).toMatchObject({ success: false })

  const again = await post('/api/auth/login', { email, password: changed.password })
  expect(again.status).toBe(200)
  expect((await post('/api/auth/logout', undefined, bearer(tokenOf(again)))).status).toBe(200)
  const after = await server.send('/api/auth/session', { headers: bearer(tokenOf(again)) })
  expect(after.body).toMatchObject({ success: false })
})

// API-04
test('says how far a student is, by the log only, through every call of progress', async () => {
  const student = await server.newStudent()
  const { id } = student.user
  await choose(server, student, { questionId: 'che-1-0', option: 1 })
  const progress = { topicId: 'che-1', questionsAttempted: 1, questionsCorrect: expect.any(Number) }
  const all = await server.send(`/api/progress/${id}`, { as: student })
  expect(all.body).toMatchObject({ success: true, data: [progress] })
  const path = `/api/progress/${id}/topic/che-1`
  const one = await server.send(path, { as: student })
  expect(one.body['data']).toEqual(progress)
  const claimed = { questionsAttempted: 500, questionsCorrect: 500 }
  const told = await server.send(path, { method: 'POST', as: student, body: claimed })
  expect(told.body['data']).toEqual(one.body['data'])

  const attempt = { userId: id, examType: 'JAMB', score: 7, totalQuestions: 10, timeSpent: 300 }
  const reported = await server.send('/api/progress/attempt', { method: 'POST', as: student, body: attempt })
  expect([reported.status, reported.body['data']]).toEqual([
    201,
    expect.objectContaining({ score: 7, verified: false }),
  ])
  const { body } = await server.send(`/api/progress/${id}/attempts`, { as: student })
  expect(body['data']).toMatchObject([
    { score: 7, totalQuestions: 10, verified: false },
    { totalQuestions: 1, verified: true },
  ])
  const other = await server.newStudent()
  for (const each of [`/api/progress/${id}`, path, `/api/progress/${id}/attempts`])
    expect([each, (await server.send(each, { as: other })).status]).toEqual([each, 403])
})
