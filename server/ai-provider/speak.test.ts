import { expect, test } from 'vitest'
import { collectGarbage } from '../testing/collect-garbage.ts'
import { aRequest, collect, useTestProvider } from '../testing/test-provider.ts'
import { useTestServer } from '../testing/test-server.ts'
import type { Behaviour } from '../testing/ai-server.ts'
import { ProviderFailed } from './provider.ts'

const server = useTestServer()
const testProvider = await useTestProvider(server)
const { aiServer } = testProvider

const fault = (name: string) => expect.objectContaining({ fault: name })

// TUTOR-06
test('gives the reply piece by piece, asked for with the key and no more than is needed', async () => {
  const provider = await testProvider.create()
  aiServer.next({ pieces: ['Wa', 'ter ', 'moves.'] })
  expect(await collect(provider.speak(aRequest()))).toEqual({ pieces: ['Wa', 'ter ', 'moves.'], error: null })
  const [sent] = aiServer.requests
  expect(sent?.authorization).toBe(`Bearer ${aiServer.environment['AI_API_KEY']}`)
  expect(sent?.body).toEqual({
    model: 'test-model',
    messages: aRequest().messages,
    max_tokens: 100,
    stream: true,
    stream_options: { include_usage: true },
  })
})

test('gives the first piece while the provider still writes the rest', async () => {
  const provider = await testProvider.create()
  const caller = new AbortController()
  aiServer.next({ pieces: ['Wa'], ending: 'hang' })
  const pieces = provider.speak(aRequest({ signal: caller.signal }))[Symbol.asyncIterator]()
  expect(await pieces.next()).toEqual({ value: 'Wa', done: false })
  caller.abort(new Error('gone'))
  await expect(pieces.next()).rejects.toThrow('gone')
})

test.each<[string, Behaviour]>([
  ['is busy', { status: 429, retryAfter: '0' }],
  ['fails inside', { status: 500 }],
  ['is overloaded', { status: 503 }],
  ['hangs up', 'hang up'],
  ['breaks off before the first piece', { pieces: [], ending: 'cut' }],
  ['says nothing', { pieces: [] }],
  ['sends a page', { body: '<html>Please sign in</html>' }],
  [
    'sends an error in the stream',
    { body: 'data: {"error": {"message": "overloaded"}}\n\n', type: 'text/event-stream' },
  ],
  ['sends what is no JSON', { body: 'data: {"choices": [\n\n', type: 'text/event-stream' }],
  ['sends what is not of the protocol', { body: 'data: {"choices": 3}\n\n', type: 'text/event-stream' }],
])('asks again where the provider %s, and the student notices nothing', async (_, behaviour) => {
  const provider = await testProvider.create()
  aiServer.next(behaviour, behaviour, { pieces: ['Water.'] })
  expect(await collect(provider.speak(aRequest()))).toEqual({ pieces: ['Water.'], error: null })
  expect(aiServer.requests).toHaveLength(3)
  expect(testProvider.lines).toEqual([])
})

test.each<[string, Behaviour, string]>([
  ['is busy', { status: 429 }, 'busy'],
  ['fails inside', { status: 500 }, 'busy'],
  ['hangs up', 'hang up', 'unreachable'],
  ['says nothing', { pieces: [] }, 'unreadable'],
  ['sends a page', { body: '<html></html>' }, 'unreadable'],
])('gives up after the third time that the provider %s', async (_, behaviour, name) => {
  const provider = await testProvider.create()
  aiServer.next(behaviour, behaviour, behaviour)
  const { pieces, error } = await collect(provider.speak(aRequest()))
  expect({ pieces, error }).toEqual({ pieces: [], error: fault(name) })
  expect(error).toBeInstanceOf(ProviderFailed)
  expect(aiServer.requests).toHaveLength(3)
  expect(testProvider.lines).toHaveLength(1)
})

test.each<[string, Behaviour]>([
  ['the key is wrong', { status: 401, code: 'invalid_api_key' }],
  ['no money is left', { status: 402 }],
  ['the quota is spent', { status: 429, code: 'insufficient_quota' }],
  ['there is no such model', { status: 404, code: 'model_not_found' }],
  ['its filter stops the reply', { pieces: [], finish: 'content_filter' }],
])('asks once only where %s', async (_, behaviour) => {
  const provider = await testProvider.create()
  aiServer.next(behaviour)
  expect(await collect(provider.speak(aRequest()))).toEqual({ pieces: [], error: fault('refused') })
  expect(aiServer.requests).toHaveLength(1)
})

test('is not asked again where it wants to be left alone for longer than there is time', async () => {
  const provider = await testProvider.create()
  aiServer.next({ status: 429, retryAfter: '3600' })
  expect(await collect(provider.speak(aRequest()))).toEqual({ pieces: [], error: fault('busy') })
  expect(aiServer.requests).toHaveLength(1)
})

test('has one time for all attempts until the first piece', async () => {
  const provider = await testProvider.create({ patience: { firstPieceMs: 1_000 } })
  aiServer.next({ status: 500 }, 'hang')
  expect(await collect(provider.speak(aRequest()))).toEqual({ pieces: [], error: fault('timeout') })
  expect(aiServer.requests).toHaveLength(2)
  await aiServer.untilHangUps(1)
})

test.each<[string, Behaviour, string]>([
  ['the line breaks', { pieces: ['Wa', 'ter'], ending: 'cut' }, 'unreadable'],
  ['the provider falls silent', { pieces: ['Wa', 'ter'], ending: 'hang' }, 'timeout'],
  ['the reply is longer than it may be', { pieces: ['Wa', 'ter'], finish: 'length' }, 'unreadable'],
])(
  'gives what came where %s in the middle, says that it is not all, and does not start again',
  async (_, behaviour, name) => {
    const provider = await testProvider.create({ patience: { silenceMs: 300 } })
    aiServer.next(behaviour)
    expect(await collect(provider.speak(aRequest()))).toEqual({ pieces: ['Wa', 'ter'], error: fault(name) })
    expect(aiServer.requests).toHaveLength(1)
  },
)

test.each<[string, Behaviour, string[]]>([
  ['before the first piece', 'hang', []],
  ['in the middle', { pieces: ['Wa', 'ter'], ending: 'hang' }, ['Wa', 'ter']],
])(
  'a provider that falls silent %s is hung up on also where garbage is collected meanwhile',
  async (_, behaviour, pieces) => {
    const provider = await testProvider.create({ patience: { firstPieceMs: 1_000, silenceMs: 500 } })
    collectGarbage()
    aiServer.next(behaviour)
    expect(await collect(provider.speak(aRequest()))).toEqual({ pieces, error: fault('timeout') })
    await aiServer.untilHangUps(1)
  },
)

test('a reply that only drips is ended, with what came of it', async () => {
  const provider = await testProvider.create({ patience: { speechMs: 500 } })
  aiServer.next({ pieces: Array<string>(40).fill('drop '), pauseMs: 100 })
  const { pieces, error } = await collect(provider.speak(aRequest()))
  expect(error).toEqual(fault('timeout'))
  expect(pieces.length).toBeGreaterThan(0)
  expect(pieces.length).toBeLessThan(40)
  await aiServer.untilHangUps(1)
})

test('a caller who takes a piece slowly is not held for a silent provider', async () => {
  const provider = await testProvider.create({ patience: { silenceMs: 500 } })
  aiServer.next({ pieces: ['Wa', 'ter'] })
  const pieces = []
  for await (const piece of provider.speak(aRequest())) {
    pieces.push(piece)
    await new Promise((resolve) => setTimeout(resolve, 600))
  }
  expect(pieces).toEqual(['Wa', 'ter'])
})

test('the provider is hung up on when the student goes, before a piece and after one', async () => {
  const provider = await testProvider.create()
  const early = new AbortController()
  aiServer.next('hang', { pieces: ['Wa', 'ter'], ending: 'hang' })
  const waiting = collect(provider.speak(aRequest({ signal: early.signal })))
  await aiServer.untilRequests(1)
  early.abort(new Error('gone'))
  expect(await waiting).toMatchObject({ pieces: [], error: { message: 'gone' } })
  await aiServer.untilHangUps(1)
  for await (const piece of provider.speak(aRequest())) if (piece === 'Wa') break
  await aiServer.untilHangUps(2)
  expect(testProvider.lines).toEqual([])
})

test('nothing is asked for a student who has gone already', async () => {
  const provider = await testProvider.create()
  const { error } = await collect(provider.speak(aRequest({ signal: AbortSignal.abort(new Error('gone')) })))
  expect(error).toMatchObject({ message: 'gone' })
  expect(aiServer.requests).toEqual([])
})

test('speaks also with a provider that cannot count a stream, or limits it by another name', async () => {
  const provider = await testProvider.create()
  aiServer.unknownFields.add('stream_options')
  aiServer.next({ pieces: ['One.'] }, { pieces: ['Two.'] })
  expect(await collect(provider.speak(aRequest()))).toEqual({ pieces: ['One.'], error: null })
  expect(await collect(provider.speak(aRequest()))).toEqual({ pieces: ['Two.'], error: null })
  expect(aiServer.requests.map(({ body }) => 'stream_options' in body)).toEqual([true, false, false])
})

test('each purpose has its model', async () => {
  const provider = await testProvider.create({ environment: { AI_MODEL_GENERATE: 'writing-model' } })
  for (const purpose of ['tutor', 'question', 'check'] as const) await collect(provider.speak(aRequest({ purpose })))
  expect(aiServer.requests.map(({ model }) => model)).toEqual(['test-model', 'writing-model', 'writing-model'])
})
