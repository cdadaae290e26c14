import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { inject, expect, onTestFinished, test } from 'vitest'
import { createPlatform, OwnFront } from './front.ts'
import { parseSettings } from './platform/settings.ts'
import { openDatabaseLink } from './testing/database-link.ts'

const away = 'postgres://nobody@127.0.0.1:1/none'

async function listen(url: string) {
  const settings = parseSettings({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' })
  const platform = await createPlatform(settings, { url, say: () => undefined })
  onTestFinished(() => platform.close())
  const front = new OwnFront(platform)
  onTestFinished(() => front.close())
  return { front, port: await front.listen() }
}

async function openFront(url: string) {
  const { front, port } = await listen(url)
  await front.open()
  return `http://127.0.0.1:${port}`
}

/** The reply to a path that is sent as it stands here. */
async function replyTo(path: string, port: number): Promise<string> {
  const sent = get({ host: '127.0.0.1', port, path })
  const [reply] = await once(sent, 'response')
  return text(reply)
}

test('until it is opened no call is answered, however its address is written', async () => {
  const { port } = await listen(away)
  const address = `http://127.0.0.1:${port}`
  for (const path of ['/api/topics', '/%61pi/topics', `${address}/api/topics`, '/.well-known/security.txt'])
    expect([path, await replyTo(path, port)]).toEqual([path, expect.stringContaining('The server is starting.')])
  for (const path of ['/healthz', `${address}/healthz`])
    expect([path, await replyTo(path, port)]).toEqual([path, expect.stringContaining('alive')])
})

test('opens while the database is unreachable: pages are there, and calls are shown to come back, not that it starts', async () => {
  const address = await openFront(away)
  expect((await fetch(`${address}/login`)).status).toBe(200)
  const call = await fetch(`${address}/api/topics`)
  expect([call.status, await call.json()]).toMatchObject([503, { message: 'Server error. Please try again later.' }])
})

test('opens within seconds while the database stands still', { timeout: 8_000 }, async () => {
  const link = await openDatabaseLink(inject('clusterUrl'))
  onTestFinished(() => link.close())
  link.freeze()
  const address = await openFront(link.url)
  expect((await fetch(`${address}/login`)).status).toBe(200)
})
