import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { SystemInfo } from '@sabi/shared/administration/system-calls'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'
import { runBackupCommand } from './commands.ts'
import { getLastBackup } from './last-backup.queries.ts'
import { readBackup } from './read-backup.ts'
import { NightlyBackup } from './nightly-backup.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'sabi-nightly-test-')), 'backups')
const server = useTestServer({ BACKUP_DIR: folder, BACKUPS_KEPT: '3' })
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

async function nightsPass(nights: number): Promise<void> {
  const { database } = server.connection
  await sql`update backups set since = now() - ${nights} * interval '1 day', made_at = null`.execute(database)
}

/** One round, as the server that runs it makes; gives what was said. */
async function makeRound(isOver: () => Promise<boolean>): Promise<string[]> {
  const said: string[] = []
  const nightly = new NightlyBackup(server.platform, { say: (line) => said.push(line) })
  nightly.start()
  await vi.waitFor(async () => expect(await isOver()).toBe(true), { timeout: 10_000 })
  await nightly.stop()
  return said
}

/** A round to its end: there it removes what a killed process left, whether it made a backup or none. */
async function makeWholeRound(): Promise<string[]> {
  const left = join(folder, 'sabi-20200101T000000000Z.backup.gz.draft')
  await writeFile(left, '')
  await utimes(left, 0, 0)
  return makeRound(async () => !existsSync(left))
}

const lastBackup = () => getLastBackup(server.connection.database)
const isMade = async () => (await lastBackup()).madeAt !== null

async function systemInfo(): Promise<SystemInfo> {
  const { body } = await server.send('/api/admin/system', { as: await server.newAdministrator() })
  return SystemInfo.parse(body['data'])
}

// ADMIN-02
test('a backup is made when it is time, the newest stay, and System Info says when', async () => {
  mkdirSync(folder)
  const names = ['20200101', '20200102', '20200103', '20990101'].map((day) => `sabi-${day}T000000000Z.backup.gz`)
  const [long, now] = ['sabi-20200104T000000000Z.backup.gz.draft', 'sabi-20200105T000000000Z.backup.gz.draft']
  for (const name of [...names, long, now, 'of-the-operator.gz']) await writeFile(join(folder, name), '')
  await utimes(join(folder, long), 0, 0)
  await nightsPass(2)
  expect(await makeRound(isMade)).toEqual([])
  const left = (await readdir(folder)).toSorted()
  const made = left.find((name) => !names.includes(name) && name.endsWith('.backup.gz')) ?? ''
  expect(left).toEqual(['of-the-operator.gz', ...names.slice(1, 3), now, made, names[3]])
  const { madeAt, sizeBytes, error } = await lastBackup()
  expect([sizeBytes, error]).toEqual([expect.any(Number), null])
  expect(await systemInfo()).toMatchObject({ lastBackupAt: madeAt?.toISOString(), lastBackupError: null })
  expect((await readBackup(join(folder, made))).rowsByTable).toHaveProperty('answers', 0)
})

test('one by hand to another place leaves the next night its backup; one into the same folder is that of the night', async () => {
  const DATABASE_URL = server.connection.pool.options.connectionString
  const backUpInto = (words: string[]) =>
    runBackupCommand({ ...server.platform.settings, DATABASE_URL }, words, () => undefined)
  await nightsPass(2)
  const { hoursSince } = await lastBackup()
  await backUpInto([join(folder, '..', 'stick')])
  expect(await lastBackup()).toMatchObject({ madeAt: null })
  expect((await lastBackup()).hoursSince).toBeGreaterThanOrEqual(hoursSince)
  await backUpInto([])
  expect(await lastBackup()).toMatchObject({ madeAt: expect.any(Date), sizeBytes: expect.any(Number) })
  await nightsPass(2)
  await backUpInto([relative('.', folder)])
  expect(await lastBackup()).toMatchObject({ madeAt: expect.any(Date) })
})

test('the oldest are removed on a night without a separate backup as well', async () => {
  await rm(folder, { recursive: true })
  await nightsPass(0)
  expect(await makeRound(async () => true)).toEqual([])
  mkdirSync(folder)
  const names = ['20200101', '20200102', '20200103', '20200104'].map((day) => `sabi-${day}T000000000Z.backup.gz`)
  for (const name of names) await writeFile(join(folder, name), '')
  expect(await makeRound(async () => (await readdir(folder)).length < names.length)).toEqual([])
  expect((await readdir(folder)).toSorted()).toEqual(names.slice(1))
})

test('none is made of a new database, nor twice in one night', async () => {
  await rm(folder, { recursive: true })
  mkdirSync(folder)
  await nightsPass(0)
  expect(await makeWholeRound()).toEqual([])
  expect(await readdir(folder)).toEqual([])
  await nightsPass(2)
  expect(await makeWholeRound()).toEqual([])
  const ofTheNight = await readdir(folder)
  expect(ofTheNight).toHaveLength(1)
  expect(await makeWholeRound()).toEqual([])
  expect(await readdir(folder)).toEqual(ofTheNight)
})

// ADMIN-02
test('one that fails is said, noted and shown in System Info, leaves no half file, and the last good one stays the last', async () => {
  await rm(folder, { recursive: true })
  await writeFile(folder, 'in the way')
  onTestFinished(() => rm(folder))
  await nightsPass(2)
  const said = await makeRound(async () => (await lastBackup()).error !== null)
  expect(said).toEqual([expect.stringMatching(/^Nightly backup: .*can't be written to/)])
  expect(await lastBackup()).toMatchObject({ madeAt: null, error: expect.stringContaining('BACKUP_DIR') })
  expect((await systemInfo()).lastBackupError).toContain("can't be written to")
})

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

test.skipIf(!isRoot)('a disk that is almost full stops a backup before the disk is full', async ({ skip }) => {
  mkdirSync(folder)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder])
  skip(mounted.status !== 0, 'this system forbids to mount a small disk')
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  await writeFile(join(folder, 'ballast'), Buffer.alloc(4_000_000))
  await nightsPass(2)
  const said = await makeRound(async () => (await lastBackup()).error?.includes('almost full') === true)
  expect(said).toEqual([expect.stringContaining('almost full, so no backup was made. Free some space.')])
  expect(await readdir(folder)).toEqual(['ballast'])
})
