import { SystemInfo } from '@sabi/shared/administration/system-calls'
import { expect, test, vi } from 'vitest'
import { faultsToPause } from '../ai-provider/breaker.ts'
import { AiServer } from '../testing/ai-server.ts'
import { aRequest, collect } from '../testing/test-provider.ts'
import { useTestServer } from '../testing/test-server.ts'

const aiServer = await AiServer.start()
const key = 'sk-nobody-may-see-this'
const server = useTestServer({
  AI_BASE_URL: aiServer.url.replace('http://', 'http://proxy-user:proxy-password@'),
  AI_API_KEY: key,
  AI_MODEL: 'small-model',
  AI_MODEL_GENERATE: 'large-model',
  AI_PRICE_INPUT: '2500',
  AI_PRICE_OUTPUT: '10000.5',
  AI_CALLS_A_DAY: '50',
  AI_ADDRESS_PERCENT: '100',
})

async function systemInfo() {
  const { body } = await server.send('/api/admin/system', { as: await server.newAdministrator() })
  return { words: JSON.stringify(body), ai: SystemInfo.parse(body['data']).ai }
}

const speak = async () => {
  const { provider } = server.platform
  if (provider === null) throw new Error('The settings name no provider')
  const { user } = await server.newStudent()
  return collect(provider.speak(aRequest({ payer: { userId: user.id, network: '127.0.0.1' } })))
}

// ADMIN-02
test('shows the provider, its usage and cost in System Info, but no secrets', async () => {
  await speak()
  const spending = { calls: 1, failures: 0, inputTokens: 100, outputTokens: 20, cost: expect.closeTo(0.45001, 8) }
  await vi.waitFor(async () =>
    expect((await systemInfo()).ai).toEqual({
      isConfigured: true,
      host: new URL(aiServer.url).host,
      models: ['small-model', 'large-model'],
      pausedSince: null,
      callsADay: 50,
      today: spending,
      thisMonth: spending,
    }),
  )
  const { words } = await systemInfo()
  for (const secret of [key, 'proxy-user', 'proxy-password']) expect(words).not.toContain(secret)
})

// ADMIN-02
test('shows since when the provider has been suspended in System Info', async () => {
  const startedAt = Date.now()
  aiServer.script(() => ({ status: 401 }))
  for (let n = 0; n < faultsToPause; n++) await speak()
  const { pausedSince } = (await systemInfo()).ai
  expect(Date.parse(pausedSince ?? '')).toBeGreaterThanOrEqual(startedAt)
  await aiServer.stop()
})

// ADMIN-02
test('shows System Info only to administrators', async () => {
  expect((await server.send('/api/admin/system', { as: await server.newStudent() })).status).toBe(403)
  expect((await server.send('/api/admin/system')).status).toBe(401)
})
