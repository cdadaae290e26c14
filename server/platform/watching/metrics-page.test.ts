import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { mountMetrics } from './metrics-page.ts'

function pageFor(token?: string) {
  const app = fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  mountMetrics(app, { token, text: async () => 'up 1' })
  return (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers }).then(({ statusCode, body }) => ({ statusCode, body }))
}

// A proxy or a tunnel on the same machine need not add any header.
test('shows the metrics to nobody while no token is set, not even to this machine', async () => {
  const ask = pageFor()
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.0.0.1', '8.8.8.8', '']) {
    const { statusCode, body } = await ask(address)
    expect([address, statusCode]).toEqual([address, 403])
    expect(body).toContain('METRICS_TOKEN')
  }
  expect((await ask('127.0.0.1', { Authorization: 'Bearer undefined' })).statusCode).toBe(403)
})

test('shows the metrics to a caller with the token from anywhere, and to nobody else', async () => {
  const ask = pageFor('a token of the tests')
  const statusFor = async (address: string, headers?: Record<string, string>) =>
    (await ask(address, headers)).statusCode
  expect(await statusFor('8.8.8.8', { Authorization: 'Bearer a token of the tests' })).toBe(200)
  expect(await statusFor('127.0.0.1')).toBe(403)
  expect(await statusFor('127.0.0.1', { Authorization: 'Bearer a token of the test' })).toBe(403)
})
