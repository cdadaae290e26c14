// @vitest-environment happy-dom
import { call } from '@sabi/shared/contract/call'
import { DownloadedFile } from '@sabi/shared/contract/download'
import * as z from 'zod/mini'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EventReply } from '../../testing/event-reply.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { unreachableText } from './request-error.ts'
import { addressOf, request, requestEvents, requestFile } from './request.ts'

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

test('a call says which contract the app speaks', async () => {
  let said: unknown
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    said = headers
    return Response.json({ greeting: 'Hello' })
  })
  await request(greet, args)
  expect(said).toMatchObject({ 'X-Contract-Version': '2' })
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

test('a refusal says when to try again and which fields are at fault', async () => {
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
])('%s is shown as a server that cannot be reached', async (_, answer) => {
  fakeServer({ [route]: answer })
  await expect(request(greet, args)).rejects.toMatchObject({ kind: 'network', status: 0, message: unreachableText })
})

test('a server that is silent for 15 seconds cannot be reached', async () => {
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

test('a reply that the contract does not know is a separate fault', async () => {
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

  test('takes no page of someone’s Wi-Fi for the file', async () => {
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

// TUTOR-07
describe('a call that is answered event by event', () => {
  const tell = call({
    method: 'POST',
    path: '/api/tell',
    access: 'student',
    summary: 'Tells a story',
    reply: z.object({ story: z.string() }),
    events: z.object({ word: z.string() }),
  })

  function ask(answer: Parameters<typeof fakeServer>[0][string], controller = new AbortController()) {
    fakeServer({ 'POST /api/tell': answer })
    const words: string[] = []
    const onEvent = ({ word }: { word: string }) => void words.push(word)
    return { words, ended: requestEvents(tell, {}, { onEvent, signal: controller.signal }) }
  }

  test('gives each event as it comes, wherever the network cuts the bytes', async () => {
    const reply = new EventReply()
    const { words, ended } = ask(reply)
    reply
      .send({ word: 'Once' })
      .sendText('data: {"word":"up')
      .sendText('on"}\n\ndata: {"word":"a time"}\n')
      .sendText('\n')
      .end()
    expect(await ended).toBeNull()
    expect(words).toEqual(['Once', 'upon', 'a time'])
  })

  test('gives the whole where the server answers in one piece', async () => {
    const { words, ended } = ask({ json: { story: 'The end' } })
    expect(await ended).toEqual({ story: 'The end' })
    expect(words).toEqual([])
  })

  test('is refused in the words of the server', async () => {
    const { ended } = ask({ status: 429, headers: { 'Retry-After': '60' }, json: { error: 'Not so often.' } })
    await expect(ended).rejects.toMatchObject({ status: 429, message: 'Not so often.', retryAfterSeconds: 60 })
  })

  test('reports a connection that goes dead in the middle', async () => {
    const reply = new EventReply()
    const { words, ended } = ask(reply)
    const failure = expect(ended).rejects.toMatchObject({ kind: 'network' })
    reply.send({ word: 'Once' })
    await vi.waitFor(() => expect(words).toEqual(['Once']))
    reply.breakOff()
    await failure
  })

  test('reports an event that the contract does not know', async () => {
    const reply = new EventReply()
    const { ended } = ask(reply)
    reply.send({ sound: 'Bang' })
    await expect(ended).rejects.toMatchObject({ kind: 'contract' })
  })

  test('takes no page of someone’s Wi-Fi for an answer', async () => {
    await expect(ask({ text: '<html></html>' }).ended).rejects.toMatchObject({ kind: 'network' })
  })

  test('waits 20 seconds for the first event, and 15 for each one after it', async () => {
    vi.useFakeTimers()
    const reply = new EventReply()
    const { words, ended } = ask(reply)
    let hasFailed = false
    ended.catch(() => (hasFailed = true))
    await vi.advanceTimersByTimeAsync(19_999)
    reply.send({ word: 'Once' })
    await vi.advanceTimersByTimeAsync(14_999)
    expect([words, hasFailed]).toEqual([['Once'], false])
    await vi.advanceTimersByTimeAsync(1)
    expect(hasFailed).toBe(true)
  })

  test('ends when the caller goes', async () => {
    const controller = new AbortController()
    const { ended } = ask(new EventReply(), controller)
    const failure = expect(ended).rejects.toMatchObject({ kind: 'network' })
    controller.abort()
    await failure
  })
})
