// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { SyncedAnswer } from '@sabi/shared/sync/calls'
import { digestOf } from '@sabi/shared/sync/digest'
import { v7 as uuid } from 'uuid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { noteHistory } from '../../platform/server/server-history.ts'
import { signInAs } from '../../platform/server/session.ts'
import { keepBusy } from '../../testing/busy-database.ts'
import { sentBody } from '../../testing/sent-body.ts'
import { compareAfterSignIn } from './answer-digest.ts'
import { listAnswers } from './answer-store.ts'
import { answersDatabaseName, closeAnswersDatabase } from './answers-database.ts'
import {
  flushNow,
  forgetUser,
  keepStep,
  retryKeeping,
  retrySetAside,
  unsentCount,
  useOutbox,
  whenKept,
} from './answers.ts'

const userId = '0190b5a0-0000-4000-8000-0000000000a1'
const names = { name: 'Amina Bello', email: 'amina@example.ng', userName: null, image: null }
const amina = { id: userId, ...names, createdAt: '2026-01-01T00:00:00.000Z', accountType: 'student' as const }
const Body = z.object({ answers: z.array(SyncedAnswer), userId: z.string(), deviceId: z.string() })

/** A server that keeps each answer once. It replies as the script says, then normally. */
function aServer() {
  const script: ((answers: SyncedAnswer[]) => Response | Promise<Response>)[] = []
  const digestFaults: (() => Response | Promise<Response>)[] = []
  const server = {
    /** When the answers with these ids were given. */
    log: new Map<string, string>(),
    script,
    digestFaults,
    batches: 0,
    owners: new Set<string>(),
    devices: new Set<string>(),
    replyWell(answers: SyncedAnswer[]) {
      const [saved, duplicate] = [[], []] as [string[], string[]]
      for (const { id } of answers) (server.log.has(id) ? duplicate : saved).push(id)
      for (const { id, answeredAt } of answers) server.log.set(id, answeredAt)
      return Response.json({ success: true, saved, duplicate, rejected: [] })
    },
    digest() {
      const days = digestOf([...server.log].map(([id, answeredAt]) => ({ id, answeredAt })))
      return Response.json({ success: true, days })
    },
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/healthz')) return new Response('{}')
    if (address.startsWith('/api/sync/digest')) return (digestFaults.shift() ?? server.digest)()
    const { answers, userId: owner, deviceId } = Body.parse(await sentBody(init))
    server.batches++
    server.owners.add(owner)
    server.devices.add(deviceId)
    return (script.shift() ?? server.replyWell)(answers)
  })
  return server
}

function refuse(answers: SyncedAnswer[]): Response {
  const rejected = answers.map(({ id }) => ({ id, reason: 'unknown-question' }))
  return Response.json({ success: true, saved: [], duplicate: [], rejected })
}

/** From now on nothing can be written, until the mock is restored. */
function fillPhone() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort()
    throw new DOMException('No space left', 'QuotaExceededError')
  })
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
  localStorage.setItem('device-id', 'spoilt\0')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  signInAs(amina, { isSharedDevice: false })
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await forgetUser(userId)
  localStorage.clear()
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

  it('are sent automatically before long', async () => {
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

  it('are sent in their student’s name and to nobody else: who signed in meanwhile sends none of them', async () => {
    const server = aServer()
    await answerSome(2)
    signInAs({ ...amina, id: '0190b5a0-0000-4000-8000-0000000000b2' }, { isSharedDevice: false })
    await flushNow()
    expect(server.log.size).toBe(0)
    signInAs(amina, { isSharedDevice: false })
    await flushNow()
    expect(server.log.size).toBe(2)
    expect(server.owners).toEqual(new Set([userId]))
  })

  it('are sent even from a phone whose own id was spoilt', async () => {
    const server = aServer()
    await answerSome(1)
    await flushNow()
    expect([...server.devices][0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('have the browser promise to keep them, from the first one on, once a visit', async () => {
    aServer()
    const persist = vi.fn<() => Promise<boolean>>(async () => true)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }))
    vi.resetModules()
    const { keepStep: keepFirst } = await import('./answers.ts')
    const session = aSession(2, { id: uuid() })
    await keepFirst({ userId, session, answer: null })
    expect(persist).toHaveBeenCalledTimes(0)
    for (const questionId of ['q1', 'q2']) {
      const tap = { questionId, option: 1, answerId: uuid(), tzOffset: 60, at: startOfTime }
      const answered = practise(session, { type: 'choose', ...tap })
      await keepFirst({ userId, session: answered, answer: toSyncedAnswer(answered) })
    }
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('are set aside, and shown, when the server refuses them', async () => {
    const server = aServer()
    server.script.push(refuse)
    await answerSome(2)
    await flushNow()
    await vi.waitFor(() => expect(useOutbox.getState()).toMatchObject({ unsent: 0, rejected: 2 }))
  })
})

describe('answers on a phone that can’t be read', () => {
  // Decision 20
  it('are not said to be none while the database is slow', async () => {
    aServer()
    await answerSome(2)
    const release = await keepBusy(answersDatabaseName)
    const counting = unsentCount(userId).catch(String)
    await vi.advanceTimersByTimeAsync(3000)
    await release()
    expect(await counting).toContain('Too slow')
    expect(await unsentCount(userId)).toBe(2)
  })

  it('are none where there is no database to read', async () => {
    await closeAnswersDatabase()
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    expect(await unsentCount(userId)).toBe(0)
  })
})

describe('answers that the server has taken', () => {
  it('are sent again after the server was restored from an old backup, once a day or after signing in', async () => {
    const server = aServer()
    await answerSome(3)
    await flushNow()
    const [lost = ''] = server.log.keys()
    server.log.delete(lost)
    await flushNow()
    expect(server.log.size).toBe(2)
    compareAfterSignIn()
    await flushNow()
    expect(server.log.has(lost)).toBe(true)
    server.log.delete(lost)
    vi.setSystemTime(Date.now() + 25 * 3_600_000)
    await flushNow()
    expect(server.log.has(lost)).toBe(true)
    expect(await unsentCount(userId)).toBe(0)
  })

  it('are compared at once when the server says that its data have another history', async () => {
    const server = aServer()
    noteHistory('before')
    await answerSome(3)
    await flushNow()
    const [lost = ''] = server.log.keys()
    server.log.delete(lost)
    noteHistory('restored')
    await flushNow()
    expect(server.log.has(lost)).toBe(true)
  })

  it('are not sent again for what another phone of the student added, but once', async () => {
    const server = aServer()
    await answerSome(3)
    await flushNow()
    server.log.set(uuid(), new Date(startOfTime).toISOString())
    compareAfterSignIn()
    await flushNow()
    const sent = server.batches
    vi.setSystemTime(Date.now() + 25 * 3_600_000)
    await flushNow()
    vi.setSystemTime(Date.now() + 25 * 3_600_000)
    await flushNow()
    expect(server.batches).toBe(sent)
    expect(server.log.size).toBe(4)
  })

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of somebody else', () => new Response('<html>', { status: 200 })],
  ])('stay as they are when the comparison meets %s, and are compared the next time', async (_, fault) => {
    const server = aServer()
    await answerSome(2)
    await flushNow()
    server.log.clear()
    compareAfterSignIn()
    server.digestFaults.push(fault)
    await flushNow()
    expect(await unsentCount(userId)).toBe(0)
    await flushNow()
    expect(server.log.size).toBe(2)
  })
})

describe('answers to a question that the server did not know', () => {
  it('are sent again a day later, once a day, since a restored server may learn of it', async () => {
    const server = aServer()
    server.script.push(refuse, refuse)
    await answerSome(2)
    await flushNow()
    await flushNow()
    expect(server.batches).toBe(1)
    vi.setSystemTime(Date.now() + 25 * 3_600_000)
    const counted: number[] = []
    const stop = useOutbox.subscribe(() => counted.push(useOutbox.getState().unsent))
    await flushNow()
    await flushNow()
    stop()
    expect(new Set(counted)).toEqual(new Set([0]))
    expect([server.batches, await unsentCount(userId)]).toEqual([2, 2])
    expect((await listAnswers(userId, 'rejected')).map(({ reason }) => reason)).toEqual(
      Array(2).fill('unknown-question'),
    )
    vi.setSystemTime(Date.now() + 25 * 3_600_000)
    await flushNow()
    expect([server.log.size, await unsentCount(userId)]).toEqual([2, 0])
  })

  it('are not sent again where the server refused them for another reason', async () => {
    const server = aServer()
    server.script.push((answers) => {
      const rejected = answers.map(({ id }) => ({ id, reason: 'unknown-option' }))
      return Response.json({ success: true, saved: [], duplicate: [], rejected })
    })
    await answerSome(2)
    await flushNow()
    vi.setSystemTime(Date.now() + 25 * 3_600_000)
    await flushNow()
    expect([server.batches, await unsentCount(userId)]).toEqual([1, 2])
  })
})

describe('answers on a full phone', () => {
  it('reach the server, each once, from a phone that is too full to note that they did', async () => {
    const server = aServer()
    await answerSome(100)
    await answerSome(50)
    const put = fillPhone()
    await flushNow()
    expect(server.log.size).toBe(150)
    expect(server.batches).toBe(2)
    await vi.waitFor(() => expect(useOutbox.getState()).toMatchObject({ unsent: 0, isSending: false }))
    put.mockRestore()
    await flushNow()
    expect(server.batches).toBe(2)
    expect((await listAnswers(userId, 'acknowledged')).length).toBe(150)
  })

  it('still count as only on this phone when the server refused them and that can’t be noted', async () => {
    const server = aServer()
    server.script.push(refuse)
    await answerSome(2)
    fillPhone()
    await flushNow()
    expect(await unsentCount(userId)).toBe(2)
    await vi.waitFor(() => expect(useOutbox.getState()).toMatchObject({ unsent: 0, rejected: 2 }))
    await retrySetAside(userId)
    expect(server.log.size).toBe(2)
    expect(await unsentCount(userId)).toBe(0)
  })

  it('are set aside when the server refused them before the phone could write them, and can be sent again', async () => {
    const server = aServer()
    server.script.push(refuse, refuse)
    const put = fillPhone()
    await answerSome(2)
    await flushNow()
    expect(await unsentCount(userId)).toBe(2)
    await vi.waitFor(() => expect(useOutbox.getState()).toMatchObject({ unsent: 0, rejected: 2 }))
    await retrySetAside(userId)
    expect(server.batches).toBe(2)
    put.mockRestore()
    await retryKeeping()
    expect((await listAnswers(userId, 'rejected')).map(({ reason }) => reason)).toEqual(
      Array(2).fill('unknown-question'),
    )
    await retrySetAside(userId)
    expect(server.log.size).toBe(2)
    expect(await unsentCount(userId)).toBe(0)
  })
})
