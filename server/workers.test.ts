import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { isAlive } from './platform/postgres/processes.ts'
import { createDatabase } from './testing/databases.ts'

// These run the server as `npm start` does, with two processes that answer.

const repository = join(dirname(fileURLToPath(import.meta.url)), '..')
const patience = { timeout: 25_000, interval: 50 }

async function startWithWorkers() {
  const name = `workers_${randomBytes(4).toString('hex')}`
  const DATABASE_URL = await createDatabase(inject('clusterUrl'), { name, template: 'template_loaded' })
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: repository,
    env: { ...process.env, BASE_URL: '', PORT: '0', LOG_LEVEL: 'info', WORKERS: '2', DATABASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await vi.waitFor(() => {
    const address = /^Ready on (.*)$/m.exec(said)?.[1]
    if (address === undefined) throw new Error(`not ready: ${said}`)
    return address
  }, patience)
  return { child, ended, url, said: () => said }
}

const pidsIn = (said: string) => [...new Set([...said.matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid)))]
/** By a connection of its own, which goes to the next process. */
const isOk = (url: string) =>
  fetch(`${url}/api/topics`, { headers: { Connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

test(
  'several processes answer at one address, one that dies is replaced, and all end with 0 when told to',
  { timeout: 90_000 },
  async () => {
    const { child, ended, url, said } = await startWithWorkers()
    await vi.waitFor(async () => {
      expect(await isOk(url)).toBe(true)
      expect(pidsIn(said())).toHaveLength(2)
    }, patience)
    const [first = 0, second = 0] = pidsIn(said())
    process.kill(first, 'SIGKILL')
    await vi.waitFor(() => expect(said()).toContain('A process that answers requests ended (SIGKILL)'), patience)
    expect(await isOk(url)).toBe(true)
    const newcomer = await vi.waitFor(() => {
      const pid = pidsIn(said()).find((known) => known !== first && known !== second)
      if (pid === undefined) throw new Error('nobody took its place')
      return pid
    }, patience)
    // It answers calls as the others do, once it is told that the database is there.
    await vi.waitFor(async () => {
      expect(await isOk(url)).toBe(true)
      expect(said()).toMatch(new RegExp(`"pid":${newcomer},.*"path":"/api/topics","status":200`))
    }, patience)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await Promise.all([second, newcomer].map(isAlive))).toEqual([false, false])
  },
)

test('no process that answers outlives the first one, however that ends', async () => {
  const { child, ended, url, said } = await startWithWorkers()
  expect(await isOk(url)).toBe(true)
  await vi.waitFor(() => expect(pidsIn(said())).toHaveLength(2), patience)
  child.kill('SIGKILL')
  await ended
  const pids = pidsIn(said())
  await vi.waitFor(async () => expect(await Promise.all(pids.map(isAlive))).toEqual([false, false]), patience)
})
