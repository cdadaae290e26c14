// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { v7 as uuid } from 'uuid'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { signInAs } from '../../platform/server/session.ts'
import { aUser } from '../../testing/app.tsx'
import { sentBody } from '../../testing/sent-body.ts'
import { answersFile } from './answer-file.ts'
import { dropOldAnswers, listAnswers, listRefusedSessions } from './answer-store.ts'
import { flushNow, forgetUser, keepStep, retrySetAside, useOutbox, whenKept } from './answers.ts'
import { dropOldSessions, listSessions } from './session-store.ts'

const amina = aUser()
const someId = z.object({ id: z.string() })
const Body = z.object({ answers: z.array(someId), sessions: z.array(someId) })

/** A server that accepts every answer and refuses the sessions that `refuses` names. */
function aServer(refuses: { current: string | null }) {
  const server = { sentSessions: [] as string[], savedAnswers: new Set<string>() }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.startsWith('/api/sync/answers')) return Response.json({ success: true, days: [] })
    const { answers, sessions } = Body.parse(await sentBody(init))
    server.sentSessions.push(...sessions.map(({ id }) => id))
    for (const { id } of answers) server.savedAnswers.add(id)
    const rejectedSessions = sessions
      .filter(({ id }) => id === refuses.current)
      .map(({ id }) => ({ id, reason: 'invalid' }))
    const saved = answers.map(({ id }) => id)
    return Response.json({ success: true, saved, duplicate: [], rejected: [], rejectedSessions })
  })
  return server
}

async function keep(session: PracticeSession): Promise<PracticeSession> {
  void keepStep({ userId: amina.id, session, answer: toSyncedAnswer(session) })
  await whenKept()
  return session
}

/** A session of two questions with one answer, on the phone and ended. */
async function anEndedSession(end: 'exit' | 'finish' = 'exit'): Promise<PracticeSession> {
  const tap = { questionId: 'q1', option: 1, answerId: uuid(), tzOffset: 60, at: startOfTime }
  const answered = await keep(practise(aSession(2, { id: uuid() }), { type: 'choose', ...tap }))
  return keep(practise(answered, { type: end, at: startOfTime + 1000 }))
}

beforeEach(() => signInAs(amina, { isSharedDevice: false }))

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await forgetUser(amina.id)
  localStorage.clear()
})

it('keeps a session that the server refused as refused, and does not send it again', async () => {
  const ended = await anEndedSession()
  const server = aServer({ current: ended.id })
  await flushNow()
  await flushNow()
  expect(server.sentSessions).toEqual([ended.id])
  expect(server.savedAnswers.size).toBe(1)
  expect(await listRefusedSessions(amina.id)).toMatchObject([{ synced: { id: ended.id }, reason: 'invalid' }])
  expect(useOutbox.getState()).toMatchObject({ unsent: 0, rejected: 0, refusedSessions: 1 })
  expect(useOutbox.getState().unsentSessions.size).toBe(0)
})

it('does not send a refused session again and again from a phone that is too full to note the refusal', async () => {
  const ended = await anEndedSession()
  const server = aServer({ current: ended.id })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort()
    throw new DOMException('No space left', 'QuotaExceededError')
  })
  await flushNow()
  await flushNow()
  expect(server.sentSessions).toEqual([ended.id])
  put.mockRestore()
  await flushNow()
  expect(server.sentSessions).toEqual([ended.id])
  expect(await listRefusedSessions(amina.id)).toHaveLength(1)
})

it('counts a session as refused when the server takes no request that holds it', async () => {
  const ended = await anEndedSession()
  const refusal = { success: false, error: 'No.', message: 'No.' }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.startsWith('/api/sync/answers')) return Response.json({ success: true, days: [] })
    const { answers, sessions } = Body.parse(await sentBody(init))
    if (answers.length === 0 && sessions.length > 0) return Response.json(refusal, { status: 422 })
    const saved = answers.map(({ id }) => id)
    // Earlier servers reply without mentioning sessions.
    return Response.json({ success: true, saved, duplicate: [], rejected: [] })
  })
  await flushNow()
  await keep(practise(practise(ended, { type: 'reopen', at: startOfTime }), { type: 'finish', at: startOfTime + 9000 }))
  await flushNow()
  expect(await listRefusedSessions(amina.id)).toMatchObject([{ synced: { id: ended.id }, reason: 'refused' }])
})

it('sends a refused session again once it has changed, and forgets the refusal when the server takes it', async () => {
  const ended = await anEndedSession()
  const refuses: { current: string | null } = { current: ended.id }
  const server = aServer(refuses)
  await flushNow()
  refuses.current = null
  await keep(practise(practise(ended, { type: 'reopen', at: startOfTime }), { type: 'finish', at: startOfTime + 9000 }))
  expect(await listRefusedSessions(amina.id)).toEqual([])
  await flushNow()
  expect(server.sentSessions).toEqual([ended.id, ended.id])
  expect(await listRefusedSessions(amina.id)).toEqual([])
  expect(useOutbox.getState()).toMatchObject({ refusedSessions: 0 })
})

it('sends a refused session that has not ended again too, rather than forget it', async () => {
  const tap = { questionId: 'q1', option: 1, answerId: uuid(), tzOffset: 60, at: startOfTime }
  const open = await keep(practise(aSession(2, { id: uuid() }), { type: 'choose', ...tap }))
  const server = aServer({ current: open.id })
  await flushNow()
  await retrySetAside(amina.id)
  await flushNow()
  expect(server.sentSessions).toEqual([open.id, open.id])
  expect(await listRefusedSessions(amina.id)).toHaveLength(1)
})

it('sends refused sessions again when the student asks for it', async () => {
  const ended = await anEndedSession()
  const refuses: { current: string | null } = { current: ended.id }
  const server = aServer(refuses)
  await flushNow()
  await retrySetAside(amina.id)
  expect(server.sentSessions).toEqual([ended.id, ended.id])
  expect(await listRefusedSessions(amina.id)).toHaveLength(1)
  refuses.current = null
  await retrySetAside(amina.id)
  expect(server.sentSessions).toEqual([ended.id, ended.id, ended.id])
  expect(await listRefusedSessions(amina.id)).toEqual([])
})

it.each([
  ['the phone made room before its answers were dropped', [dropOldSessionsOfAmina, dropOldAnswersLater]],
  ['its answers were dropped before the phone made room', [dropOldAnswersLater, dropOldSessionsOfAmina]],
])('still knows a refused session after %s', async (_, steps) => {
  const ended = await anEndedSession('finish')
  aServer({ current: ended.id })
  await flushNow()
  for (const step of steps) await step()
  expect(await listSessions(amina.id)).toEqual([])
  expect(await listAnswers(amina.id, 'acknowledged')).toEqual([])
  expect(await listRefusedSessions(amina.id)).toMatchObject([{ synced: { id: ended.id }, reason: 'invalid' }])
})

function dropOldSessionsOfAmina(): Promise<void> {
  return dropOldSessions(amina.id, 0)
}

async function dropOldAnswersLater(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 })
  await dropOldAnswers(amina.id)
  vi.useRealTimers()
}

it('puts refused sessions into the file that saves what only this phone has', async () => {
  const ended = await anEndedSession()
  aServer({ current: ended.id })
  await flushNow()
  const { content } = await answersFile(amina.id)
  expect(JSON.parse(await content.text())).toMatchObject({ answers: [], sessions: [{ id: ended.id }] })
})
