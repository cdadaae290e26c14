// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { SyncedAnswer } from '@sabi/shared/sync/calls'
import { digestOf } from '@sabi/shared/sync/digest'
import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { aUser } from '../../testing/app.tsx'
import { sentBody } from '../../testing/sent-body.ts'

const runs = 200
/**
 * How many turns of the event loop the database gets between two jumps of the clock. With few it times out, as real
 * ones may.
 */
const turnsOfDatabase = 30
const amina = aUser()
const Body = z.object({ answers: z.array(SyncedAnswer) })

const faults = ['none', 'lost', 'swallowed', 'twice', '401', '413', '429', '500', 'html', 'cut'] as const
type Fault = (typeof faults)[number]

/** What happens to one request: a fault, and how long its reply takes; some replies come after the timeout. */
interface Fate {
  fault: Fault
  delayMs: number
}

/** The server's log, and the fates of the requests to come. */
const server = { log: new Map<string, SyncedAnswer>(), fates: [] as Fate[] }

function take(answers: readonly SyncedAnswer[]) {
  const duplicate = answers.filter(({ id }) => server.log.has(id)).map(({ id }) => id)
  const saved = answers.filter(({ id }) => !server.log.has(id)).map(({ id }) => id)
  for (const answer of answers) if (!server.log.has(answer.id)) server.log.set(answer.id, answer)
  return JSON.stringify({ success: true, saved, duplicate, rejected: [] })
}

function refuse(status: number, headers = {}): Response {
  return Response.json({ success: false, error: 'No.', message: 'No.' }, { status, headers })
}

async function fetchFromModel(address: string, init: RequestInit): Promise<Response> {
  if (address.startsWith('/healthz')) return new Response('{}')
  if (address.startsWith('/api/sync/digest'))
    return Response.json({ success: true, days: digestOf([...server.log.values()]) })
  const { answers } = Body.parse(await sentBody(init))
  const { fault, delayMs } = server.fates.shift() ?? { fault: 'none', delayMs: 1 }
  if (fault === 'lost') throw new TypeError('Failed to fetch')
  const reply = replyTo(answers, fault)
  await new Promise((resolve, reject) => {
    setTimeout(resolve, delayMs)
    init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
  if (fault === 'swallowed') throw new TypeError('Failed to fetch')
  return reply
}

function replyTo(answers: readonly SyncedAnswer[], fault: Fault): Response {
  if (fault === '401') return refuse(401)
  if (fault === '413' && answers.length > 1) return refuse(413)
  if (fault === '429') return refuse(429, { 'Retry-After': '30' })
  if (fault === '500') return refuse(500)
  if (fault === 'html') return new Response('<html>Welcome to free Wi-Fi</html>')
  const reply = take(answers)
  if (fault === 'twice') return new Response(take(answers))
  return new Response(fault === 'cut' ? reply.slice(0, 40) : reply)
}

/** Web Locks across all tabs: one holder at a time. */
function someLocks() {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, work: () => Promise<void>) => {
      queue = queue.then(work, work)
      return queue
    },
  }
}

/** The app in one tab of a device: its own modules over the device's database. */
async function openTab(device: IDBFactory) {
  vi.stubGlobal('indexedDB', device)
  vi.resetModules()
  const session = await import('../../platform/server/session.ts')
  const answers = await import('./answers.ts')
  session.signInAs(amina, { isSharedDevice: false })
  await answers.unsentCount(amina.id)
  return answers
}

const tabs: Awaited<ReturnType<typeof openTab>>[] = []

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('fetch', fetchFromModel)
  // It runs in a separate thread, which the jumping clock leaves behind.
  vi.stubGlobal('CompressionStream', undefined)
  const [first, second] = [new IDBFactory(), new IDBFactory()]
  for (const device of [first, first, first, second]) tabs.push(await openTab(device))
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Advances time in steps that give the databases time to work. */
async function pass(milliseconds: number): Promise<void> {
  for (let step = 0; step < 10; step++) {
    await vi.advanceTimersByTimeAsync(milliseconds / 10)
    for (let turn = 0; turn < turnsOfDatabase; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}

async function unsentEverywhere(): Promise<number> {
  const counts = await Promise.all(tabs.map((tab) => tab.unsentCount(amina.id)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The answers of this run, and the ids of those of earlier ones. */
let given: SyncedAnswer[] = []
const earlier = new Set<string>()

function giveAnswer(tab: number): void {
  const tap = { questionId: 'q1', option: 1, answerId: uuid(), tzOffset: 60, at: startOfTime }
  const session = practise(aSession(1, { id: uuid() }), { type: 'choose', ...tap })
  const answer = toSyncedAnswer(session)
  if (answer !== null) given.push(answer)
  void tabs[tab]?.keepStep({ userId: amina.id, session, answer })
}

const steps = fc.array(
  fc.record({
    tab: fc.nat({ max: 3 }),
    does: fc.oneof(
      { weight: 3, arbitrary: fc.constant('answer' as const) },
      { weight: 2, arbitrary: fc.constant('flush' as const) },
      { weight: 2, arbitrary: fc.integer({ min: 10, max: 40_000 }) },
    ),
  }),
  { minLength: 4, maxLength: 14 },
)
const fates = fc.array(fc.record({ fault: fc.constantFrom(...faults), delayMs: fc.nat({ max: 20_000 }) }), {
  maxLength: 12,
})

async function play(plan: readonly { tab: number; does: 'answer' | 'flush' | number }[]): Promise<void> {
  for (const { tab, does } of plan) {
    if (does === 'answer') giveAnswer(tab)
    else if (does === 'flush') void tabs[tab]?.flushNow()
    else await pass(does)
  }
  for (let round = 0; round < 20 && (round === 0 || (await unsentEverywhere()) > 0); round++) {
    for (const tab of tabs) void tab.flushNow()
    await pass(60_000)
  }
}

it('every answer of three tabs and another phone is in the log once, whatever becomes of the requests', async () => {
  const property = fc
    .asyncProperty(steps, fates, fc.boolean(), async (plan, fatesToCome, hasLocks) => {
      Object.defineProperty(navigator, 'locks', { value: hasLocks ? someLocks() : undefined, configurable: true })
      server.log.clear()
      server.fates = [...fatesToCome]
      given = []
      await play(plan)
      expect(await unsentEverywhere()).toBe(0)
      // A request of the previous run may arrive late, and twice.
      const log = [...server.log.values()].filter(({ id }) => !earlier.has(id))
      const byId = (one: SyncedAnswer, other: SyncedAnswer) => (one.id < other.id ? -1 : 1)
      expect(log.toSorted(byId)).toEqual(given.toSorted(byId))
    })
    .afterEach(async () => {
      for (const { id } of given) earlier.add(id)
      for (const tab of tabs) await tab.forgetUser(amina.id)
    })
  await fc.assert(property, { numRuns: runs, seed: 20_261_121, endOnFailure: true })
}, 60_000)
