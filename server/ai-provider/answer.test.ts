import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fenced, truncated, type Behaviour } from '../testing/ai-server.ts'
import { aRequest, useTestProvider } from '../testing/test-provider.ts'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()
const testProvider = await useTestProvider(server)
const { aiServer } = testProvider

const Sum = z.object({ stem: z.string(), options: z.array(z.object({ text: z.string() })) })
const sum = { stem: '2 + 2', options: [{ text: '4' }] }
const fault = (name: string) => expect.objectContaining({ fault: name })
const aQuestion = (changes: Parameters<typeof aRequest>[0] = {}) => ({
  ...aRequest({ purpose: 'question', ...changes }),
  name: 'sum',
  schema: Sum,
})
const formats = () => aiServer.requests.map(({ format }) => format)

// GEN-05
test('asks for the shape with all its objects closed, as strict providers want it', async () => {
  const provider = await testProvider.create()
  aiServer.next({ object: sum })
  expect(await provider.answer(aQuestion())).toEqual(sum)
  expect(aiServer.requests[0]?.body['response_format']).toEqual({
    type: 'json_schema',
    json_schema: {
      name: 'sum',
      strict: true,
      schema: {
        type: 'object',
        properties: {
          stem: { type: 'string' },
          options: {
            type: 'array',
            items: {
              type: 'object',
              properties: { text: { type: 'string' } },
              required: ['text'],
              additionalProperties: false,
            },
          },
        },
        required: ['stem', 'options'],
        additionalProperties: false,
      },
    },
  })
})

test('goes down to what the provider understands, says the shape in words there, and remembers it', async () => {
  const provider = await testProvider.create()
  aiServer.unknownFormats.add('json_schema')
  aiServer.script(() => ({ object: sum }))
  expect(await provider.answer(aQuestion())).toEqual(sum)
  expect(await provider.answer(aQuestion())).toEqual(sum)
  expect(formats()).toEqual(['json_schema', 'json_object', 'json_object'])
  expect(aiServer.requests[0]?.messages[0]?.content).toBe('You are a tutor.')
  expect(aiServer.requests[1]?.messages[0]?.content).toMatch(
    /^You are a tutor\.\n\nReply with one JSON object .*"stem"/s,
  )
  aiServer.unknownFormats.add('json_object')
  expect(await provider.answer(aQuestion())).toEqual(sum)
  expect(formats().slice(3)).toEqual(['json_object', 'text'])
  expect(testProvider.lines).toEqual([])
})

test('limits the reply by the name that the provider knows, without giving up the shape', async () => {
  const provider = await testProvider.create()
  aiServer.script(({ body }) =>
    'max_tokens' in body
      ? { status: 400, message: "Unsupported parameter: use 'max_completion_tokens' instead." }
      : { object: sum },
  )
  expect(await provider.answer(aQuestion())).toEqual(sum)
  expect(formats()).toEqual(['json_schema', 'json_schema'])
  expect(aiServer.requests[1]?.body).toMatchObject({ max_completion_tokens: 100 })
})

test('a request that no manner makes understood fails without being remembered', async () => {
  const provider = await testProvider.create()
  const no: Behaviour = { status: 400, code: 'context_length_exceeded' }
  aiServer.next(no, no, no, { object: sum })
  await expect(provider.answer(aQuestion())).rejects.toEqual(fault('refused'))
  expect(await provider.answer(aQuestion())).toEqual(sum)
  expect(formats()).toEqual(['json_schema', 'json_object', 'text', 'json_schema'])
})

test.each<[string, Behaviour]>([
  ['in a fence after a sentence', fenced(sum)],
  ['after its thoughts', { text: `<think>Maybe {"stem": 3}?</think>${JSON.stringify(sum)}` }],
  ['between sentences', { text: `Sure: ${JSON.stringify(sum)} I hope {that} helps` }],
])('reads an object that comes %s', async (_, behaviour) => {
  const provider = await testProvider.create()
  aiServer.next(behaviour, { object: sum })
  expect(await provider.answer(aQuestion())).toEqual(sum)
})

test.each<[string, Behaviour]>([
  ['is cut', truncated(sum)],
  ['is prose', { text: 'I would rather tell you about osmosis.' }],
  ['is empty', { text: '' }],
  ['has another shape', { object: { stem: 3 } }],
])('asks again where the reply %s, and shows it what it said', async (_, behaviour) => {
  const provider = await testProvider.create()
  aiServer.next(behaviour, { object: sum })
  expect(await provider.answer(aQuestion())).toEqual(sum)
  expect(aiServer.requests).toHaveLength(2)
  expect(aiServer.requests[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(aiServer.requests[1]?.lastMessage).toContain('JSON object only')
})

test('gives up where the reply cannot be read a second time, and does not take that for an illness', async () => {
  const provider = await testProvider.create()
  aiServer.script(() => ({ text: 'No JSON today.' }))
  for (let n = 0; n < 6; n++) await expect(provider.answer(aQuestion())).rejects.toEqual(fault('unreadable'))
  expect(aiServer.requests).toHaveLength(12)
  expect(provider.pausedSince).toBeNull()
})

test.each<[string, Behaviour, string]>([
  ['is busy', { status: 429, retryAfter: '0' }, 'busy'],
  ['fails inside', { status: 502 }, 'busy'],
  ['hangs up', 'hang up', 'unreachable'],
  ['sends a page', { body: '<html></html>' }, 'unreadable'],
  ['sends half of it', { pieces: ['{'], ending: 'cut' }, 'unreachable'],
  ['sends no choice', { body: '{"choices": []}', type: 'application/json' }, 'unreadable'],
])('tries again where the provider %s, three times in all', async (_, behaviour, name) => {
  const provider = await testProvider.create()
  aiServer.next(behaviour, { object: sum }, behaviour, behaviour, behaviour)
  expect(await provider.answer(aQuestion())).toEqual(sum)
  await expect(provider.answer(aQuestion())).rejects.toEqual(fault(name))
  expect(aiServer.requests).toHaveLength(5)
})

test('does not search through a reply that is longer than any may be', async () => {
  const provider = await testProvider.create()
  const blanks = (count: number) => '```' + ' '.repeat(count) + JSON.stringify(sum)
  aiServer.next({ text: blanks(10_000_000) }, { text: blanks(190_000) })
  await expect(provider.answer(aQuestion())).rejects.toEqual(fault('unreadable'))
  expect(await provider.answer(aQuestion())).toEqual(sum)
  expect(aiServer.requests).toHaveLength(2)
})

test('has one time for everything, with the second asking', async () => {
  const provider = await testProvider.create({ patience: { wholeMs: 1_000 } })
  aiServer.next({ text: 'No JSON today.' }, 'hang')
  await expect(provider.answer(aQuestion())).rejects.toEqual(fault('timeout'))
  expect(aiServer.requests).toHaveLength(2)
  await aiServer.untilHangUps(1)
})

test('hangs up when nobody wants the answer any more', async () => {
  const provider = await testProvider.create()
  const caller = new AbortController()
  aiServer.next('hang')
  const answer = provider.answer(aQuestion({ signal: caller.signal }))
  void aiServer.untilRequests(1).then(() => caller.abort(new Error('stopped')))
  await expect(answer).rejects.toThrow('stopped')
  await aiServer.untilHangUps(1)
  expect(testProvider.lines).toEqual([])
})

test('a model that declines is not pressed', async () => {
  const provider = await testProvider.create()
  const declined = { choices: [{ message: { content: null, refusal: 'I cannot.' }, finish_reason: 'stop' }] }
  aiServer.next({ body: JSON.stringify(declined), type: 'application/json' })
  await expect(provider.answer(aQuestion())).rejects.toEqual(fault('refused'))
  expect(aiServer.requests).toHaveLength(1)
})
