// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { SyncedAnswer } from '@sabi/shared/sync/calls'
import { v7 as uuid } from 'uuid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { signInAs } from '../platform/session.ts'
import { flushNow, forgetUser, keepStep, unsentCount, useOutbox, whenKept } from './answers.ts'

const userId = '0190b5a0-0000-4000-8000-0000000000a1'
const amina = {
  id: userId,
  name: 'Amina Bello',
  email: 'amina@example.ng',
  image: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  accountType: 'student' as const,
}
const Body = z.object({ answers: z.array(SyncedAnswer) })

/** A server that keeps each answer once, and replies as the script says before it replies well. */
function aServer() {
  const log = new Set<string>()
  const script: ((answers: SyncedAnswer[]) => Response | Promise<Response>)[] = []
  const replyWell = (answers: SyncedAnswer[]) => {
    const [saved, duplicate] = [[], []] as [string[], string[]]
    for (const { id } of answers) (log.has(id) ? duplicate : saved).push(id)
    for (const id of saved) log.add(id)
    return Response.json({ success: true, saved, duplicate, rejected: [] })
  }
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { answers } = Body.parse(JSON.parse(String(init.body)))
    return (script.shift() ?? replyWell)(answers)
  })
  return { log, script, replyWell }
}

async function answerSome(count: number): Promise<void> {
  let session = aSession(count, { id: uuid() })
  for (let answered = 0; answered < count; answered++) {
    session = practise(session, { type: 'go to', position: answered, at: startOfTime })
    const tap = { questionId: `q${answered + 1}`, option: 1, answerId: uuid(), tzOffset: 60, at: startOfTime }
    session = practise(session, { type: 'choose', ...tap })
    void keepStep({ userId, session, answer: toSyncedAnswer(session) })
  }
  await whenKept()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  signInAs(amina, { isSharedDevice: false })
})

afterEach(async () => {
  vi.useRealTimers()
  await forgetUser(userId)
  vi.unstubAllGlobals()
})

describe('answers on their way to the server', () => {
  it('are counted until they are sent, and saved once each', async () => {
    const server = aServer()
    await answerSome(7)
    expect(await unsentCount(userId)).toBe(7)
    await vi.waitFor(() => expect(useOutbox.getState()).toMatchObject({ unsent: 7, isSending: false }))
    await flushNow()
    expect(server.log.size).toBe(7)
    expect(await unsentCount(userId)).toBe(0)
    await vi.waitFor(() => expect(useOutbox.getState()).toMatchObject({ unsent: 0, isPaused: false }))
  })

  it('are sent by themselves before long', async () => {
    const server = aServer()
    await answerSome(2)
    await vi.advanceTimersByTimeAsync(20_000)
    await vi.waitFor(() => expect(server.log.size).toBe(2))
  })

  it.each([
    ['a failing server', () => Response.json({ success: false, error: 'x', message: 'x' }, { status: 500 })],
    ['a proxy with a page of its own', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['the sign-in page of a hotspot', () => new Response('<html>Welcome to free Wi-Fi</html>', { status: 200 })],
    ['a reply cut off', () => new Response('{"success":true,"saved":["0190', { status: 200 })],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stay on the phone through %s and are sent later, once', async (_, fault) => {
    const server = aServer()
    server.script.push(fault)
    await answerSome(3)
    await flushNow()
    expect(await unsentCount(userId)).toBe(3)
    await flushNow()
    expect(await unsentCount(userId)).toBe(0)
    expect(server.log.size).toBe(3)
  })

  it('count once when the reply to a saved batch is lost', async () => {
    const server = aServer()
    server.script.push((answers) => {
      server.replyWell(answers)
      throw new TypeError('Failed to fetch')
    })
    await answerSome(4)
    await flushNow()
    expect(await unsentCount(userId)).toBe(4)
    await flushNow()
    expect(await unsentCount(userId)).toBe(0)
    expect(server.log.size).toBe(4)
  })

  it('wait for signing in again when the server does not know the student', async () => {
    const server = aServer()
    server.script.push(() => Response.json({ success: false, error: 'x', message: 'x' }, { status: 401 }))
    await answerSome(2)
    await flushNow()
    await vi.waitFor(() => expect(useOutbox.getState()).toMatchObject({ unsent: 2, isPaused: true }))
    await flushNow()
    expect(server.log.size).toBe(2)
  })

  it('go in smaller batches to a server that finds them too large', async () => {
    const server = aServer()
    const tooLarge = (answers: SyncedAnswer[]) =>
      answers.length > 3 ? new Response('', { status: 413 }) : server.replyWell(answers)
    server.script.push(...Array.from({ length: 9 }, () => tooLarge))
    await answerSome(10)
    await flushNow()
    expect(server.log.size).toBe(10)
  })

  it('are set aside, and shown, when the server refuses them', async () => {
    const server = aServer()
    server.script.push((answers) => {
      const rejected = answers.map(({ id }) => ({ id, reason: 'unknown-question' }))
      return Response.json({ success: true, saved: [], duplicate: [], rejected })
    })
    await answerSome(2)
    await flushNow()
    await vi.waitFor(() => expect(useOutbox.getState()).toMatchObject({ unsent: 0, rejected: 2 }))
  })
})
