// @vitest-environment happy-dom
import { call } from '@sabi/shared/contract/call'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { isOnline, noteReply, onBackOnline } from './connection.ts'
import { request } from './request.ts'

const ask = call({
  method: 'GET',
  path: '/api/ask',
  access: 'visitor',
  summary: 'Asks',
  reply: z.object({ ok: z.boolean() }),
})
const asked = 'GET /api/ask'
const probed = 'GET /healthz'

beforeEach(() => {
  vi.useFakeTimers()
  noteReply()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fail = () => request(ask, {}).catch(() => undefined)
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a request that fails once does not make the phone offline', async () => {
  fakeServer({ [asked]: 'no network' })
  await fail()
  await wait(0)
  expect(isOnline()).toBe(true)
})

test.each([
  ['nobody answers', 'no network'],
  ["somebody's sign-in page answers", { text: '<html>Welcome to our Wi-Fi</html>' }],
] as const)('where %s, the phone is offline though its browser says it is online', async (_, answer) => {
  fakeServer({ [asked]: answer, [probed]: answer })
  await fail()
  await wait(0)
  expect(isOnline()).toBe(false)
})

test('a connection that takes everything and answers nothing counts as offline after 4 s', async () => {
  fakeServer({ [asked]: 'no network', [probed]: 'silence' })
  await fail()
  await wait(3999)
  expect(isOnline()).toBe(true)
  await wait(1)
  expect(isOnline()).toBe(false)
})

test('the phone notices automatically that the server is back, asking ever less often', async () => {
  const server = fakeServer({ [asked]: 'no network', [probed]: 'no network' })
  const back = vi.fn<() => void>()
  const stop = onBackOnline(back)
  await fail()
  await wait(0)
  expect(server.countOf(probed)).toBe(1)
  await wait(3000)
  expect(server.countOf(probed)).toBe(2)
  await wait(5999)
  expect(server.countOf(probed)).toBe(2)
  server.answer(probed, { json: { status: 'alive' } })
  await wait(1)
  expect(isOnline()).toBe(true)
  expect(back).toHaveBeenCalledOnce()
  stop()
})

test('any reply of the server ends the search', async () => {
  const server = fakeServer({ [asked]: 'no network', [probed]: 'no network' })
  await fail()
  await wait(0)
  server.answer(asked, { json: { ok: true } })
  await request(ask, {})
  expect(isOnline()).toBe(true)
  await wait(120_000)
  expect(server.countOf(probed)).toBe(1)
})
