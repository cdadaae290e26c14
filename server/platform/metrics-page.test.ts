import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { mountMetrics } from './metrics-page.ts'

function pageFor(token?: string) {
  const app = fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  mountMetrics(app, { token, text: async () => 'up 1' })
  return (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers }).then(({ statusCode }) => statusCode)
}

test('without a token only the machine itself reads the metrics', async () => {
  const ask = pageFor()
  for (const own of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
    expect([own, await ask(own)]).toEqual([own, 200])
  for (const other of ['10.0.0.1', '8.8.8.8', '::ffff:10.0.0.1', '2001:db8::1', ''])
    expect([other, await ask(other)]).toEqual([other, other === '' ? 200 : 403])
})

test('who comes through a proxy of the same machine is not the machine itself, nor who says so', async () => {
  const ask = pageFor()
  for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via', 'X-Forwarded-Proto'])
    expect([header, await ask('127.0.0.1', { [header]: '127.0.0.1' })]).toEqual([header, 403])
  expect(await ask('8.8.8.8', { 'X-Forwarded-For': '127.0.0.1' })).toBe(403)
})

test('with a token its bearer reads them from anywhere, and nobody else, the machine itself included', async () => {
  const ask = pageFor('a token of the tests')
  expect(await ask('8.8.8.8', { Authorization: 'Bearer a token of the tests' })).toBe(200)
  expect(await ask('127.0.0.1')).toBe(403)
  expect(await ask('127.0.0.1', { Authorization: 'Bearer a token of the test' })).toBe(403)
})
