import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DataFolderInUse } from './launcher.ts'
import { isAlive } from './processes.ts'
import {
  endChild,
  findPostmaster,
  getPostmaster,
  makeNewDataDir,
  makeTemporaryFolder,
  measure,
  query,
  startElsewhere,
  startHere,
} from './testing/test-support.ts'

it('starts on an empty folder, keeps rows over a clean stop and starts again', async () => {
  const dataDir = await makeNewDataDir()
  const first = await measure('first start', () => startHere(dataDir))
  await query(first.url, 'create table kept as select 42 as answer')
  await measure('stop', () => first.stop())
  const second = await measure('restart', () => startHere(dataDir))
  expect(await query(second.url, 'select answer from kept')).toEqual([42])
  expect(first.said.join('\n')).toMatch(/creating the database[^]*created in \d/)
  expect(second.said).toEqual([])
})

it('serves durably, in UTF-8, to a user who is no administrator, on the loopback only', async () => {
  const { url } = await startHere(await makeTemporaryFolder())
  expect(await query(url, 'show fsync')).toEqual(['on'])
  expect(await query(url, 'show synchronous_commit')).toEqual(['on'])
  expect(await query(url, 'show server_encoding')).toEqual(['UTF8'])
  expect(await query(url, 'show listen_addresses')).toEqual(['127.0.0.1'])
  expect(await query(url, "select current_setting('is_superuser')")).toEqual(['off'])
  expect(await query(url, "select upper('ọ̀ṣẹ́')")).toEqual(['Ọ̀ṢẸ́'])
  expect(new URL(url)).toMatchObject({ hostname: '127.0.0.1', pathname: '/sabi', username: 'sabi' })
})

it('lets the app take an online backup and make databases for tests', async () => {
  const { url } = await startHere(await makeTemporaryFolder())
  await query(url, "select pg_backup_start('test', true)")
  await query(url, 'create database another')
  expect(await query(url.replace(/sabi$/, 'another'), 'select 1')).toEqual([1])
})

it('refuses a wrong password', async () => {
  const { url } = await startHere(await makeTemporaryFolder())
  await expect(query(url.replace(/sabi:\w+/, 'sabi:wrong'), 'select 1')).rejects.toThrow(/password/)
})

it('leaves no process and no temporary file after stop, which may be called twice', async () => {
  const dataDir = await makeTemporaryFolder()
  const postgres = await startHere(dataDir)
  const pid = await getPostmaster(dataDir)
  expect(postgres.isRunning()).toBe(true)
  await Promise.all([postgres.stop(), postgres.stop()])
  expect(postgres.isRunning()).toBe(false)
  expect(await isAlive(pid)).toBe(false)
  expect(new Set(await readdir(dataDir))).toEqual(new Set(['owner.1', 'postgres', 'postgres.log']))
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
})

it.skipIf(process.platform === 'win32')('closes its folder, its password and its log to other users', async () => {
  const dataDir = await makeNewDataDir()
  await startHere(dataDir)
  const modeOf = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8)
  expect(await modeOf('.')).toBe('700')
  expect(await modeOf('postgres')).toBe('700')
  expect(await modeOf('postgres/sabi.password')).toBe('600')
  expect(await modeOf('postgres.log')).toBe('600')
})

it('refuses a second starter in the same process and says who owns the folder', async () => {
  const dataDir = await makeTemporaryFolder()
  const first = await startHere(dataDir)
  const second = startHere(dataDir, 100)
  await expect(second).rejects.toThrow(DataFolderInUse)
  await expect(second).rejects.toThrow(new RegExp(`process ${process.pid}.*DATA_DIR[^]*DATABASE_URL`))
  expect(await query(first.url, 'select 1')).toEqual([1])
})

it('gives the folder to one of four processes that start at once, also at the first start', async () => {
  const dataDir = await makeTemporaryFolder()
  const starters = [1, 2, 3, 4].map(() => startElsewhere(dataDir))
  const outcomes = await Promise.all(starters.map(({ outcome }) => outcome()))
  const refusals = outcomes.filter(({ kind }) => kind === 'failed').map(({ text }) => text)
  expect(refusals).toHaveLength(3)
  expect(refusals.join('\n')).toMatch(/(DataFolderInUse: Another Sabi Prep[^]*){3}/)
  const owner = starters[outcomes.findIndex(({ kind }) => kind === 'ready')]
  if (!owner) throw new Error('nobody owns the folder')
  await endChild(owner.child, 'SIGTERM')
  expect(owner.lines.at(-1)).toMatchObject({ kind: 'stopped' })
})

it('waits for an owner that is just leaving', async () => {
  const dataDir = await makeTemporaryFolder()
  const first = await startHere(dataDir)
  const second = startHere(dataDir, 10_000)
  await first.stop()
  expect(await query((await second).url, 'select 1')).toEqual([1])
})

it('sweeps away what a kill in the middle of the first start left', async () => {
  const dataDir = await makeTemporaryFolder()
  await mkdir(join(dataDir, 'postgres.half.draft', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres.half.draft', 'PG_VERSION'), '18\n')
  await writeFile(join(dataDir, 'postgres.half.draft.password'), 'secret')
  const { url } = await startHere(dataDir)
  expect(await query(url, 'select 1')).toEqual([1])
  expect(new Set(await readdir(dataDir))).toEqual(new Set(['owner.1', 'postgres', 'postgres.log']))
})

it('works in a folder with spaces and quotes in its name', async () => {
  const dataDir = join(await makeNewDataDir(), "Ada's (own) Application Support é")
  const { url } = await startHere(dataDir)
  expect(await query(url, 'select 1')).toEqual([1])
  expect(await findPostmaster(dataDir)).toBeGreaterThan(0)
})

it.skipIf(process.platform === 'win32')('refuses a folder whose name a shell would read as a command', async () => {
  await expect(startHere('/tmp/$(touch oops)')).rejects.toThrow(/DATA_DIR without/)
})

it('refuses a cluster of another major version with the way over that loses nothing, and goes that way', async () => {
  const dataDir = await makeTemporaryFolder()
  await (await startHere(dataDir)).stop()
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(startHere(dataDir)).rejects.toThrow(
    /made by PostgreSQL 17[^]*Nothing is lost[^]*previous version[^]*npm run backup[^]*move .*postgres aside[^]*npm run restore -- FILE/,
  )
  await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres-17'))
  expect(await query((await startHere(dataDir)).url, 'select 1')).toEqual([1])
})

it('says of a missing password where it is, and how to continue without it', async () => {
  const dataDir = await makeTemporaryFolder()
  await (await startHere(dataDir)).stop()
  await rm(join(dataDir, 'postgres', 'sabi.password'))
  await expect(startHere(dataDir)).rejects.toThrow(
    /sabi\.password, is missing[^]*copy of that folder[^]*`npm run backup` do not contain it[^]*move .*postgres aside/,
  )
})
