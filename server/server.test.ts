import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { parseSettings } from './platform/settings.ts'
import { Server } from './server.ts'
import { createDatabase } from './testing/databases.ts'
import { MailServer } from './testing/mail-server.ts'

// These run the whole server as `npm start` does; they need the built app and bank, which `npm test` builds first.

async function startServer(environment: Record<string, string>) {
  const lines: string[] = []
  const settings = parseSettings({ PORT: '0', LOG_LEVEL: 'silent', ...environment })
  const server = new Server(settings, { say: (line) => lines.push(line) })
  onTestFinished(() => server.stop())
  await server.start()
  const url = /Ready on (.*)/.exec(lines.join('\n'))?.[1] ?? ''
  return { server, url, lines }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-server-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const statusOf = async (address: string) => (await fetch(address)).status

test(
  'starts on an empty folder, keeps what it stored, and starts again where it stopped',
  { timeout: 120_000 },
  async () => {
    const DATA_DIR = await temporaryFolder()
    const first = await startServer({ DATA_DIR })
    expect(first.lines).toEqual(expect.arrayContaining(['Migrated the database: 0001-first']))
    expect(await statusOf(`${first.url}/readyz`)).toBe(200)
    const account = { email: 'kept@example.org', password: 'green mango tree', name: 'Kept' }
    const body = JSON.stringify(account)
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${first.url}/api/auth/register`, { method: 'POST', headers, body })
    await first.server.stop()

    const second = await startServer({ DATA_DIR })
    expect(second.lines.filter((line) => /Migrated|Loaded/.test(line))).toEqual([])
    const login = await fetch(`${second.url}/api/auth/login`, { method: 'POST', headers, body })
    expect(login.status).toBe(200)
  },
)

test('lives through a kill -9 of its database in the middle of requests, and serves again', async () => {
  const DATA_DIR = await temporaryFolder()
  const { url } = await startServer({ DATA_DIR })
  const requests = Array.from({ length: 50 }, () => statusOf(`${url}/api/questions?random=true&limit=100`))
  const postmaster = await readFile(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8')
  process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL')
  for (const status of await Promise.all(requests)) expect([200, 503]).toContain(status)
  expect(await statusOf(`${url}/healthz`)).toBe(200)
  await vi.waitFor(async () => expect(await statusOf(`${url}/readyz`)).toBe(200), { timeout: 20_000, interval: 100 })
  expect(await statusOf(`${url}/api/topics`)).toBe(200)
})

test('four servers that start at once on one empty database migrate and load it once', async () => {
  const DATABASE_URL = await createDatabase(inject('clusterUrl'), { name: `four_${randomBytes(4).toString('hex')}` })
  const servers = await Promise.all(Array.from({ length: 4 }, () => startServer({ DATABASE_URL })))
  const lines = servers.flatMap((server) => server.lines)
  const migrated = lines.filter((line) => line.startsWith('Migrated'))
  expect(migrated).toContain('Migrated the database: 0001-first')
  expect(new Set(migrated).size).toBe(migrated.length)
  expect(lines.filter((line) => line.startsWith('Loaded'))).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('No administrator yet.'))).toHaveLength(1)
  for (const { url } of servers) expect(await statusOf(`${url}/readyz`)).toBe(200)
})

test('waits for a database that cannot be reached, alive and refusing calls with 503, and stops when told to', async () => {
  const lines: string[] = []
  const settings = parseSettings({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  const server = new Server(settings, { say: (line) => lines.push(line) })
  const starting = server.start()
  // After the third try it pauses for two seconds; with every further one for longer than a stop may take.
  await vi.waitFor(() => expect(lines.join().match(/cannot be reached yet/g)).toHaveLength(3), { timeout: 20_000 })
  const pause = sleep(2_000, 'the pause is over')
  expect(await Promise.race([server.stop().then(() => 'stopped'), pause])).toBe('stopped')
  await starting
  expect(lines.join()).not.toContain('Ready')
})

// AUTH-13
test('sends the mails of what happens, and says in the terminal of the student’s own machine what it cannot send', async () => {
  const mailServer = await MailServer.start()
  onTestFinished(() => mailServer.stop())
  const DATABASE_URL = await createDatabase(inject('clusterUrl'), { name: `mail_${randomBytes(4).toString('hex')}` })
  const register = (url: string, email: string) =>
    fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'green mango tree', name: 'Amina Bello' }),
    })
  const sending = await startServer({ DATABASE_URL, SMTP_URL: mailServer.url })
  await register(sending.url, 'amina@example.org')
  expect((await mailServer.mailTo('amina@example.org')).link).toContain('/verify-email?token=')
  await sending.server.stop()

  const saying = await startServer({ DATABASE_URL })
  await register(saying.url, 'bola@example.org')
  await vi.waitFor(() => expect(saying.lines.join('\n')).toMatch(/bola@example\.org .*\/verify-email\?token=/), {
    timeout: 10_000,
  })
})
