import { chmod, chown, mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseAccount, parseAccounts } from './account.ts'
import { findPostmaster, getPostmaster, isRoot, makeNewDataDir, makeTemporaryFolder } from './testing/test-support.ts'
import { endChild, query, startElsewhere, startHere } from './testing/test-support.ts'

const NOBODY = 65_534
const uidOfProcess = async (pid: number) => (await stat(`/proc/${pid}`)).uid

it('reads the users of the system without root and without broken lines', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\n\nbroken\nnobody:x:65534:65533:nobody:/:/usr/sbin/nologin\n'
  expect(parseAccounts(passwd)).toEqual([{ name: 'nobody', uid: 65_534, gid: 65_533 }])
})

it.skipIf(isRoot)('needs no other account when it is not root', async () => {
  expect(await chooseAccount('/nowhere')).toBeUndefined()
})

it.skipIf(!isRoot)(
  'runs PostgreSQL under a lesser account, and stays with the owner of an existing cluster',
  async () => {
    const dataDir = await makeNewDataDir()
    const { child, outcome } = startElsewhere(dataDir)
    await outcome()
    expect(await uidOfProcess(await getPostmaster(dataDir))).not.toBe(0)
    await endChild(child, 'SIGTERM')
    await chown(join(dataDir, 'postgres'), NOBODY, NOBODY)
    expect(await chooseAccount(join(dataDir, 'postgres'))).toMatchObject({ uid: NOBODY })
  },
)

it.skipIf(!isRoot)(
  'takes a cluster that root copied back from a backup, owned by root and readable by all',
  async () => {
    const dataDir = await makeNewDataDir()
    await (await startHere(dataDir)).stop()
    await chown(join(dataDir, 'postgres'), 0, 0)
    await chown(join(dataDir, 'postgres', 'PG_VERSION'), 0, 0)
    await chmod(join(dataDir, 'postgres'), 0o755)
    const { url } = await startHere(dataDir)
    expect(await query(url, 'select 1')).toEqual([1])
  },
)

it.skipIf(!isRoot)('starts, is adopted and stops as a user who is not root', async () => {
  const folder = await makeTemporaryFolder()
  await chown(folder, NOBODY, NOBODY)
  const first = startElsewhere(folder, { uid: NOBODY })
  expect(await first.outcome()).toMatchObject({ kind: 'ready' })
  const pid = await getPostmaster(folder)
  expect(await uidOfProcess(pid)).toBe(NOBODY)
  await endChild(first.child, 'SIGKILL')
  const second = startElsewhere(folder, { uid: NOBODY })
  expect(await second.outcome()).toMatchObject({ kind: 'ready' })
  expect(await getPostmaster(folder)).toBe(pid)
  await endChild(second.child, 'SIGTERM')
  expect(await findPostmaster(folder)).toBeUndefined()
})

it.skipIf(!isRoot)(
  'starts again as its own user after a command of root, on the same database or on a new one',
  async () => {
    const folder = await makeTemporaryFolder()
    await chown(folder, NOBODY, NOBODY)
    const runOnce = async (options: Parameters<typeof startElsewhere>[1]) => {
      const { child, outcome } = startElsewhere(folder, options)
      expect(await outcome()).toMatchObject({ kind: 'ready' })
      await endChild(child, 'SIGTERM')
    }
    await runOnce({ uid: NOBODY })
    await runOnce({ mode: 'borrow' })
    await runOnce({ uid: NOBODY })
    // As before a restore into a new database, while root's last claim stands.
    await rename(join(folder, 'postgres'), join(folder, 'postgres-before'))
    await runOnce({ mode: 'borrow' })
    await runOnce({ uid: NOBODY })
  },
)

it.skipIf(!isRoot)('names the way out to a user id that has no account', async () => {
  const folder = await makeTemporaryFolder()
  await chown(folder, 54_321, 54_321)
  const { kind, text } = await startElsewhere(folder, { uid: 54_321 }).outcome()
  expect(kind).toBe('failed')
  expect(text).toMatch(/PostgresUnavailable: .*54321.*\n.*DATABASE_URL/)
})

it.skipIf(!isRoot)('says which folder is closed when the account cannot reach the data folder', async () => {
  const closed = join(await makeTemporaryFolder(), 'home')
  await mkdir(closed)
  await chmod(join(closed, '..'), 0o755)
  await chmod(closed, 0o700)
  await expect(startHere(join(closed, 'data'))).rejects.toThrow(
    new RegExp(`may not enter ${closed},.*\\(chmod o\\+x ${closed}\\).*DATA_DIR[^]*DATABASE_URL`),
  )
})

it.skipIf(!isRoot)("says so when a user's data folder belongs to someone else", async () => {
  const folder = await makeTemporaryFolder()
  const { kind, text } = await startElsewhere(folder, { uid: NOBODY }).outcome()
  expect(kind).toBe('failed')
  expect(text).toMatch(/PostgresUnavailable: Sabi Prep may not use its data folder/)
})
