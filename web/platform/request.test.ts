// @vitest-environment happy-dom
import { call } from '@sabi/shared/contract/call'
import { DownloadedFile } from '@sabi/shared/contract/download'
import * as z from 'zod/mini'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { unreachableText } from './request-error.ts'
import { addressOf, request, requestFile } from './request.ts'

const greet = call({
  method: 'POST',
  path: '/api/greet/:name',
  access: 'visitor',
  summary: 'Greets',
  params: z.object({ name: z.string() }),
  query: z.object({ loud: z.optional(z.string()), quiet: z.optional(z.string()) }),
  body: z.object({ words: z.string() }),
  reply: z.object({ greeting: z.string() }),
})
const args = { params: { name: 'Ada' }, query: {}, body: { words: 'Good day' } }
const route = 'POST /api/greet/Ada'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// API-01
test('parameters go to their places, escaped, and empty parts of the query are left out', () => {
  expect(addressOf(greet, { params: { name: 'a/b c' }, query: { loud: 'yes&no', quiet: undefined } })).toBe(
    '/api/greet/a%2Fb%20c?loud=yes%26no',
  )
  expect(addressOf(greet, { params: { name: 'a' }, query: { loud: null } })).toBe('/api/greet/a')
})

// API-01
test('a call sends JSON and gives the parsed reply', async () => {
  const { calls } = fakeServer({ [route]: { json: { greeting: 'Hello', more: 'dropped' } } })
  expect(await request(greet, args)).toEqual({ greeting: 'Hello' })
  expect(calls).toEqual([{ call: route, search: '', body: { words: 'Good day' } }])
})

// API-01
test.each([
  ['its error', { json: { error: 'The error', message: 'The message' } }, 'The error', true],
  ['else its message', { json: { message: 'The message' } }, 'The message', true],
  ['else the status', { json: {} }, 'HTTP error! status: 409', false],
  ['or the status where it is no JSON', { text: '<h1>Bad gateway</h1>' }, 'HTTP error! status: 409', false],
])('a refusal says %s', async (_, reply, message, isServerText) => {
  fakeServer({ [route]: { status: 409, ...reply } })
  await expect(request(greet, args)).rejects.toMatchObject({ kind: 'http', status: 409, message, isServerText })
})

test('a refusal tells when to try again and which fields are at fault', async () => {
  const fields = [{ path: 'body.words', message: 'Too short' }]
  fakeServer({
    [route]: {
      status: 429,
      headers: { 'Retry-After': '7' },
      json: { success: false, error: 'No', message: 'No', fields },
    },
  })
  await expect(request(greet, args)).rejects.toMatchObject({ retryAfterSeconds: 7, fields })
})

// AUTH-10
test.each([
  ['no network', 'no network' as const],
  ['the sign-in page of a Wi-Fi in place of a reply', { text: '<html>Buy data</html>' }],
])('%s is told as a server that can not be reached', async (_, answer) => {
  fakeServer({ [route]: answer })
  await expect(request(greet, args)).rejects.toMatchObject({ kind: 'network', status: 0, message: unreachableText })
})

test('a server that is silent for 15 seconds can not be reached', async () => {
  vi.useFakeTimers()
  fakeServer({ [route]: 'silence' })
  const failure = expect(request(greet, args)).rejects.toMatchObject({ kind: 'network' })
  await vi.advanceTimersByTimeAsync(15_000)
  await failure
})

test('a caller may give up earlier', async () => {
  fakeServer({ [route]: 'silence' })
  const controller = new AbortController()
  const failure = expect(request(greet, args, { signal: controller.signal })).rejects.toMatchObject({ kind: 'network' })
  controller.abort()
  await failure
})

test('a reply that the contract does not know is a fault of its own', async () => {
  fakeServer({ [route]: { json: { greeting: 3 } } })
  await expect(request(greet, args)).rejects.toMatchObject({ kind: 'contract', status: 200 })
})

describe('a call that gives a file', () => {
  const fetchNotes = call({
    method: 'GET',
    path: '/api/notes',
    access: 'student',
    summary: 'Gives notes',
    reply: DownloadedFile,
    givesFile: true,
  })
  const headers = { 'Content-Disposition': 'attachment; filename="notes.zip"', 'Content-Type': 'application/zip' }

  test('gives it with its name, and tells how much has come', async () => {
    fakeServer({ 'GET /api/notes': { text: 'Physics', headers } })
    const onProgress = vi.fn<(bytes: number) => void>()
    const { name, content } = await requestFile(fetchNotes, {}, onProgress)
    expect([name, content.type, await content.text()]).toEqual(['notes.zip', 'application/zip', 'Physics'])
    expect(onProgress).toHaveBeenLastCalledWith(7)
  })

  test('is refused in the words of the server', async () => {
    fakeServer({ 'GET /api/notes': { status: 429, json: { error: 'Not so often.' } } })
    await expect(requestFile(fetchNotes, {}, () => {})).rejects.toMatchObject({ status: 429, message: 'Not so often.' })
  })

  test('takes no page of somebody’s Wi-Fi for the file', async () => {
    fakeServer({ 'GET /api/notes': { text: '<html></html>' } })
    await expect(requestFile(fetchNotes, {}, () => {})).rejects.toMatchObject({ kind: 'network' })
  })

  test('is given up after a minute of silence', async () => {
    vi.useFakeTimers()
    fakeServer({ 'GET /api/notes': 'silence' })
    const failure = expect(requestFile(fetchNotes, {}, () => {})).rejects.toMatchObject({ kind: 'network' })
    await vi.advanceTimersByTimeAsync(60_000)
    await failure
  })
})
