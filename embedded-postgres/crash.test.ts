import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { postmasterPidPath } from './postmaster-pid.ts'
import { isAlive } from './processes.ts'
import {
  isLinux,
  endChild,
  findPostmaster,
  getPostmaster,
  killAndWait,
  makeTemporaryFolder,
  measure,
  query,
  startElsewhere,
  startHere,
  waitForLine,
} from './testing/test-support.ts'
import { pollUntil } from './wait.ts'

/** Inserts numbers one by one until the connection breaks; returns the last that was acknowledged. */
async function insertUntilBroken(url: string, onRow: (row: number) => void): Promise<number> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists answers (n int primary key)')
  for (let row = 1; ; row++) {
    try {
      await client.query('insert into answers values ($1)', [row])
    } catch {
      return row - 1
    }
    onRow(row)
  }
}

function waitUntilRunning(postgres: { isRunning(): boolean; url: string }) {
  const check = async () => (postgres.isRunning() ? query(postgres.url, 'select 1').catch(() => undefined) : undefined)
  return pollUntil({ check, everyMs: 20, timeoutMs: 10_000 })
}

/** Puts another pid into the note that a killed server left behind. */
async function forgePid(dataDir: string, pid: number): Promise<void> {
  const path = postmasterPidPath(join(dataDir, 'postgres'))
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
  await writeFile(path, [pid, ...rest].join('\n'))
}

async function makeCrashedFolder(): Promise<string> {
  const dataDir = await makeTemporaryFolder()
  const { child, outcome } = startElsewhere(dataDir)
  const { text: url } = await outcome()
  await query(url, 'create table kept as select 42 as answer')
  await endChild(child, 'SIGKILL')
  await killAndWait(await getPostmaster(dataDir))
  return dataDir
}

it('adopts the running server after kill -9 of its owner, with all rows', async () => {
  const dataDir = await makeTemporaryFolder()
  const killed = startElsewhere(dataDir)
  const { text: url } = await killed.outcome()
  await query(url, 'create table kept as select 42 as answer')
  const pid = await getPostmaster(dataDir)
  await endChild(killed.child, 'SIGKILL')
  const adopted = await measure('adoption', () => startHere(dataDir))
  expect(adopted.url).toBe(url)
  expect(await getPostmaster(dataDir)).toBe(pid)
  expect(adopted.said.join()).toContain('still running')
  expect(await query(adopted.url, 'select answer from kept')).toEqual([42])
  await adopted.stop()
  expect(await isAlive(pid)).toBe(false)
})

it.skipIf(!isLinux)('survives Ctrl-C in the terminal, which reaches the whole process group', async () => {
  const dataDir = await makeTemporaryFolder()
  const { child, outcome } = startElsewhere(dataDir)
  await outcome()
  const pid = await getPostmaster(dataDir)
  const ended = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGINT')
  await ended
  expect(await isAlive(pid)).toBe(true)
  await (await startHere(dataDir)).stop()
  expect(await isAlive(pid)).toBe(false)
})

it('starts PostgreSQL again when it is killed, on the same address, without losing an acknowledged row', async () => {
  const dataDir = await makeTemporaryFolder()
  const postgres = await startHere(dataDir)
  const pid = await getPostmaster(dataDir)
  const acknowledged = await insertUntilBroken(postgres.url, (row) => {
    if (row === 300) process.kill(pid, 'SIGKILL')
  })
  expect(acknowledged).toBeGreaterThanOrEqual(300)
  await measure('back after kill -9 of PostgreSQL', () => waitUntilRunning(postgres))
  const [last] = await query(postgres.url, 'select max(n) from answers')
  expect(last).toBeGreaterThanOrEqual(acknowledged)
  expect(await query(postgres.url, 'select count(*)::int from answers')).toEqual([last])
  expect(postgres.said.join()).toMatch(/ended unexpectedly.*runs again/)
})

it('does not start PostgreSQL again behind the back of stop', async () => {
  const dataDir = await makeTemporaryFolder()
  const postgres = await startHere(dataDir)
  await killAndWait(await getPostmaster(dataDir))
  const saysSo = async () => (postgres.said.length > 0 ? true : undefined)
  await pollUntil({ check: saysSo, everyMs: 5, timeoutMs: 5_000 })
  await postgres.stop()
  expect(await findPostmaster(dataDir)).toBeUndefined()
})

it('recovers after kill -9 of both', async () => {
  const dataDir = await makeCrashedFolder()
  const postgres = await measure('start after kill -9 of both', () => startHere(dataDir))
  expect(await query(postgres.url, 'select answer from kept')).toEqual([42])
  expect(postgres.said.join()).toContain('it is recovering')
})

it('starts although the note of the last server names a process that lives and is someone else', async () => {
  const dataDir = await makeCrashedFolder()
  await forgePid(dataDir, process.pid)
  const postgres = await startHere(dataDir)
  expect(await query(postgres.url, 'select answer from kept')).toEqual([42])
})

it.skipIf(!isLinux)('counts a zombie as dead', async () => {
  const dataDir = await makeCrashedFolder()
  // The shell becomes a sleep that never collects its child.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'])
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line]: unknown[] = await once(parent.stdout, 'data')
  await forgePid(dataDir, Number(String(line).trim()))
  const postgres = await startHere(dataDir)
  expect(await query(postgres.url, 'select answer from kept')).toEqual([42])
})

it('starts although the note of the last server is empty', async () => {
  const dataDir = await makeCrashedFolder()
  await writeFile(postmasterPidPath(join(dataDir, 'postgres')), '')
  const postgres = await startHere(dataDir)
  expect(await query(postgres.url, 'select answer from kept')).toEqual([42])
})

it('leaves nothing half-made when the owner and initdb are killed in the middle', async () => {
  const dataDir = await makeTemporaryFolder()
  const { child, lines } = startElsewhere(dataDir)
  const creating = async () => lines.find(({ text }) => text.includes('creating the database'))
  await pollUntil({ check: creating, everyMs: 5, timeoutMs: 20_000 })
  await endChild(child, 'SIGKILL')
  const postgres = await startHere(dataDir)
  expect(await query(postgres.url, 'select 1')).toEqual([1])
  expect(postgres.said.join()).toContain('creating the database')
})

it.skipIf(!isLinux)(
  'continues watching when no file descriptor is left, and takes that for no sign of death',
  async () => {
    const dataDir = await makeTemporaryFolder()
    const { child, lines, outcome } = startElsewhere(dataDir, { openFiles: 256 })
    const { text: url } = await outcome()
    const pid = await getPostmaster(dataDir)
    child.kill('SIGUSR2')
    await waitForLine(lines, ['exhausted'])
    expect(lines.map(({ text }) => text).join()).not.toContain('ended unexpectedly')
    expect(await getPostmaster(dataDir)).toBe(pid)
    // It still starts PostgreSQL again when that does end.
    await killAndWait(pid)
    const postgres = { url, isRunning: () => lines.some(({ text }) => text.includes('runs again')) }
    await waitUntilRunning(postgres)
    expect(await query(url, 'select 1')).toEqual([1])
  },
)
