import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findPostmaster, killPostmaster } from '@sabi/embedded-postgres/testing/test-support'
import { createDatabase } from './testing/databases.ts'

const repository = join(dirname(fileURLToPath(import.meta.url)), '..')

interface Ended {
  code: number | null
  said: string
}

/** Runs the server as `npm start` does; `told` is called with each piece that it says. */
async function run(
  environment: Record<string, string>,
  told?: (said: string, kill: (signal?: NodeJS.Signals) => void) => void,
): Promise<Ended> {
  const child = spawn(process.execPath, ['server/start.mjs'], {
    cwd: repository,
    // The test runner sets its own BASE_URL.
    env: { ...process.env, BASE_URL: '', PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
    told?.(said, (signal = 'SIGTERM') => child.kill(signal))
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, said }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-main-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('says where it is ready, and ends with 0 within ten seconds of SIGTERM', async () => {
  let toldAt = 0
  const { code, said } = await run({ DATA_DIR: await temporaryFolder() }, (text, kill) => {
    if (toldAt > 0 || !text.includes('Ready on ')) return
    toldAt = Date.now()
    kill()
  })
  expect(said).toMatch(/^Ready on http:\/\/localhost:\d+$/m)
  expect(code).toBe(0)
  expect(Date.now() - toldAt).toBeLessThan(10_000)
})

test.each<[string, NodeJS.Signals]>([
  ['Ctrl-C comes twice and more, from npm and from the terminal', 'SIGINT'],
  ['its terminal closes', 'SIGHUP'],
])('ends with 0, and its database with it, when %s', async (_, signal) => {
  const DATA_DIR = await temporaryFolder()
  onTestFinished(() => killPostmaster(DATA_DIR))
  let again: NodeJS.Timeout | undefined
  const { code } = await run({ DATA_DIR }, (text, kill) => {
    if (text.includes('Ready on ')) again ??= setInterval(kill, 20, signal)
  })
  clearInterval(again)
  expect(code).toBe(0)
  expect(await findPostmaster(DATA_DIR)).toBeUndefined()
})

// AUTH-15
test('says how to set the site up before it is ready, and no log holds the token of a link', async () => {
  let visits: Promise<unknown> | undefined
  const { said } = await run({ DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'info' }, (text, kill) => {
    const url = /^Ready on (.*)$/m.exec(text)?.[1]
    if (url === undefined || visits !== undefined) return
    const [link = '', token = ''] = /http\S+\/setup\?token=([\w-]{43})$/m.exec(text) ?? []
    const addresses = [link, `${url}/api/setup?token=${token}`, `${url}/nowhere?token=${token}`]
    visits = Promise.all(addresses.map((address) => fetch(address))).finally(kill)
  })
  await visits
  const lines = said.split('\n')
  const offer = lines.findIndex((line) => line.startsWith('No administrator yet. Set this site up: http://localhost:'))
  expect(lines[offer + 1]).toMatch(/^Ready on http:\/\/localhost:\d+$/)
  const token = lines[offer]?.split('token=')[1] ?? ''
  expect(token).toHaveLength(43)
  expect(said).toContain('"path":"/setup"')
  expect(said.split(token)).toHaveLength(2)
})

test('ends in good order when told to in the middle of its first start', async () => {
  let isTold = false
  const { code, said } = await run({ DATA_DIR: await temporaryFolder() }, (_, kill) => {
    if (!isTold) kill()
    isTold = true
  })
  expect(code).toBe(0)
  expect(said).not.toContain('Ready on ')
})

test('lists faulty settings instead of starting', async () => {
  const { code, said } = await run({ PORT: 'many', BASE_URL: 'nowhere' })
  expect(code).toBe(1)
  expect(said).toContain('- PORT: ')
  expect(said).toContain('- BASE_URL: ')
  expect(said).not.toContain('    at ')
})

test('says in plain words that its port is taken', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const { code, said } = await run({ PORT: port, DATA_DIR: await temporaryFolder() })
  expect(code).toBe(1)
  expect(said).toContain('Another program uses this port.')
})

const threeStarts = { timeout: 120_000 }

test(
  'leaves no compiled files behind, removes those of servers that were killed, and starts without room for any',
  threeStarts,
  async () => {
    const TMPDIR = await temporaryFolder()
    const kill = (signal: NodeJS.Signals) => (said: string, end: (signal: NodeJS.Signals) => void) => {
      if (said.includes('Ready on ')) end(signal)
    }
    const settings = { DATA_DIR: await temporaryFolder(), TMPDIR }
    await run(settings, kill('SIGKILL'))
    expect(await readdir(TMPDIR)).toEqual([expect.stringMatching(/^sabi-server-/)])
    await run(settings, kill('SIGTERM'))
    expect(await readdir(TMPDIR)).toEqual([])
    const DATABASE_URL = await createDatabase(inject('clusterUrl'), { name: 'uncompiled', template: 'template_loaded' })
    const { code, said } = await run({ DATABASE_URL, TMPDIR: join(TMPDIR, 'missing') }, kill('SIGTERM'))
    expect(said).toContain('The server could not be compiled')
    expect(code).toBe(0)
  },
)
