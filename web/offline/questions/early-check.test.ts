// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataSaver } from '../../platform/data-saver.ts'
import { inForeground } from '../../platform/page/foreground.ts'
import { setOnline, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { readUsage } from '../usage.ts'
import { checkVersion, syncQuestions, useSyncStatus } from './question-sync.ts'
import { checkVersionEarly } from './questions-behind.ts'
import { deleteQuestionsDatabase } from './questions-database.ts'

// In this file the page is never quiet.
startAfresh()

const version = 'GET /api/questions/version'
const current = { [version]: { json: { success: true, version: 'v1', count: 3 } } } as const
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => dataSaver.set('automatic'))
afterEach(deleteQuestionsDatabase)

// SYNC-03
test('a check before the page is quiet asks for the version only, and shows that it checks', async () => {
  const server = fakeServer(current)
  const seen: string[] = []
  const stop = useSyncStatus.subscribe(({ status }) => seen.push(status))
  await checkVersion()
  stop()
  expect(server.calls.map(({ call }) => call)).toEqual([version])
  expect(seen).toEqual(['checking', 'idle'])
})

test('it waits for what the student asked for', async () => {
  const server = fakeServer(current)
  let end = () => {}
  const asked = inForeground(() => new Promise<void>((resolve) => (end = resolve)))
  const checked = checkVersion()
  await nextTurn()
  expect(server.calls).toEqual([])
  end()
  await Promise.all([asked, checked])
  expect(server.calls).toHaveLength(1)
})

test('with the data saver it asks for nothing', async () => {
  const server = fakeServer(current)
  dataSaver.set('on')
  await checkVersion()
  expect(server.calls).toEqual([])
})

// SYNC-03
test('a phone that has the app asks 2 s and 5 s after the load, and 2 s after it is back online', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { controller: {} } } }))
  const server = fakeServer(current)
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    for (let turn = 0; turn < 50; turn++) await nextTurn()
    return server.calls.length
  }
  checkVersionEarly()
  window.dispatchEvent(new Event('load'))
  expect([await after(1999), await after(1), await after(2999), await after(1)]).toEqual([0, 1, 1, 2])
  setOnline(false)
  setOnline(true)
  expect([await after(1999), await after(1)]).toEqual([2, 3])
})

test('a phone without the app asks for nothing before the page is quiet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = fakeServer(current)
  checkVersionEarly()
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.calls).toEqual([])
})

// SYNC-03
test.each(['current', 'failed'] as const)(
  'a check that ends as %s leaves the state to a sync that began meanwhile',
  async (end) => {
    const replies: ((reply: Response | Error) => void)[] = []
    vi.stubGlobal('fetch', (address: string) => {
      if (!address.includes('/version')) return Promise.resolve(new Response('{"status":"alive"}'))
      return new Promise((resolve, reject) => {
        replies.push((reply) => (reply instanceof Error ? reject(reply) : resolve(reply)))
      })
    })
    const checked = checkVersion()
    await vi.waitFor(() => expect(replies).toHaveLength(1))
    const synced = syncQuestions([])
    await vi.waitFor(() => expect(replies).toHaveLength(2))
    const [endCheck, endSync] = replies
    const seen: string[] = []
    const stop = useSyncStatus.subscribe(({ status }) => seen.push(status))
    const reply = () => Response.json(current[version].json)
    endCheck?.(end === 'failed' ? new TypeError('Failed to fetch') : reply())
    await checked
    stop()
    expect(seen).toEqual([])
    expect(useSyncStatus.getState().status).toBe('checking')
    endSync?.(reply())
    await synced
  },
)

// SYNC-03
test('a check that fails counts as a failed sync', async () => {
  fakeServer({ [version]: 'no network', 'GET /healthz': 'no network' })
  await checkVersion()
  expect(await readUsage()).toMatchObject({ syncFailure: 1 })
  expect(useSyncStatus.getState().status).toBe('error')
})
