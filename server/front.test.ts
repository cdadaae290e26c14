import { inject, expect, onTestFinished, test } from 'vitest'
import { createPlatform, OwnFront } from './front.ts'
import { parseSettings } from './platform/settings.ts'
import { openDatabaseLink } from './testing/database-link.ts'

async function openFront(url: string) {
  const settings = parseSettings({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' })
  const platform = await createPlatform(settings, { url, say: () => undefined })
  onTestFinished(() => platform.close())
  const front = new OwnFront(platform)
  onTestFinished(() => front.close())
  const address = `http://127.0.0.1:${await front.listen()}`
  await front.open()
  return address
}

test('opens while the database is away: pages are there, and calls are told to come back, not that it starts', async () => {
  const address = await openFront('postgres://nobody@127.0.0.1:1/none')
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
