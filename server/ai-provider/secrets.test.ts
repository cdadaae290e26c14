import { afterEach, expect, test, vi } from 'vitest'
import { AiServer, type Behaviour } from '../testing/ai-server.ts'
import { aRequest, collect, studentsWords, useTestProvider } from '../testing/test-provider.ts'
import { useTestServer } from '../testing/test-server.ts'
import { parseSettings } from '../platform/settings.ts'
import { createProvider } from './create-provider.ts'

const server = useTestServer()
const testProvider = await useTestProvider(server)
const { aiServer } = testProvider

const key = String(aiServer.environment['AI_API_KEY'])
const withPassword = aiServer.url.replace('http://', 'http://proxy-user:proxy%20password@')
const basic = Buffer.from('proxy-user:proxy password').toString('base64')
const secrets = [key, 'proxy-user', 'proxy password', 'proxy%20password', basic, studentsWords, 'Amina']

/** Everything written to the terminal, by any part. */
const written = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
afterEach(() => written.forEach((spy) => spy.mockClear()))

/** Everything that an error would reveal when it is logged or shown. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return [error.message, error.stack, wordsOf(error.cause), JSON.stringify(error)].join('\n')
}

/** A provider's reply that repeats everything it was sent. */
const echo = `${key} ${basic} ${studentsWords}`

test.each<[string, Behaviour]>([
  ['a wrong key', { status: 401, message: `Incorrect API key: ${echo}`, code: 'invalid_api_key' }],
  ['a bad request', { status: 400, message: echo, code: key }],
  ['a wrong model', { status: 404, message: echo }],
  ['a fault inside', { status: 500, message: echo }],
  ['a hang-up', 'hang up'],
  ['a page', { body: `<html>${echo}</html>` }],
  ['a stream that is no JSON', { body: `data: {"${echo}\n\n`, type: 'text/event-stream' }],
  ['an error in a stream', { body: `data: {"error": {"message": "${echo}"}}\n\n`, type: 'text/event-stream' }],
  ['another place', { status: 307, message: echo }],
])('%s says why in the log once, and neither the key nor a password nor the student’s words', async (_, behaviour) => {
  aiServer.script(() => behaviour)
  for (const apiKey of [key, '']) {
    const environment = { AI_BASE_URL: withPassword, AI_API_KEY: apiKey }
    const provider = await testProvider.create({ environment })
    testProvider.lines.length = 0
    const { error } = await collect(provider.speak(aRequest()))
    expect(testProvider.lines).toEqual([expect.stringMatching(/^The AI provider failed \(tutor\): \w+, ./)])
    const words = [wordsOf(error), ...testProvider.lines].join('\n')
    for (const secret of secrets) expect(words).not.toContain(secret)
  }
  for (const spy of written) expect(spy).not.toHaveBeenCalled()
})

test('a password in the address is sent where there is no key, and only to the provider', async () => {
  for (const apiKey of ['', key]) {
    const environment = { AI_BASE_URL: `${withPassword}?api-version=2026`, AI_API_KEY: apiKey }
    await collect((await testProvider.create({ environment })).speak(aRequest()))
  }
  expect(aiServer.requests.map(({ authorization }) => authorization)).toEqual([`Basic ${basic}`, `Bearer ${key}`])
})

test('a provider that wants no key is sent none', async () => {
  await collect((await testProvider.create({ environment: { AI_API_KEY: '' } })).speak(aRequest()))
  expect(aiServer.requests[0]?.authorization).toBe('')
})

test('what the log is shown helps an operator', async () => {
  const provider = await testProvider.create()
  aiServer.next({ status: 401, code: 'invalid_api_key' }, { status: 404, code: 'model_not_found' })
  await collect(provider.speak(aRequest()))
  await collect(provider.speak(aRequest()))
  const stopped = await AiServer.start()
  const nowhere = await testProvider.create({ environment: { AI_BASE_URL: stopped.url } })
  await stopped.stop()
  await collect(nowhere.speak(aRequest()))
  expect(testProvider.lines).toEqual([
    'The AI provider failed (tutor): refused, status 401, invalid_api_key, invalid_request_error, check AI_API_KEY',
    'The AI provider failed (tutor): refused, status 404, model_not_found, invalid_request_error, check AI_BASE_URL, AI_MODEL and AI_MODEL_GENERATE',
    'The AI provider failed (tutor): unreachable, ECONNREFUSED',
  ])
})

test('there is no provider without settings for one, and half of them is a fault that tells no secret', async () => {
  expect(await createProvider(parseSettings({}), { ...server.connection, say: () => undefined })).toBeNull()
  expect(() => parseSettings({ AI_BASE_URL: withPassword })).toThrow('AI_MODEL: is needed with AI_BASE_URL')
  expect(() => parseSettings({ AI_MODEL: 'm', AI_API_KEY: key })).toThrow('AI_BASE_URL: is needed with AI_MODEL')
  expect(() => parseSettings({ AI_BASE_URL: `ftp://${key}@host`, AI_MODEL: 'm' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(key) }),
  )
})
