import { readdir, utimes, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { claimPath, type Holder } from './claim.ts'
import { isFolderHeld, isAbandoned, lockFolder } from './folder-lock.ts'
import { findPidRealm, findStartMark } from './processes.ts'
import { isLinux, makeTemporaryFolder } from './testing/test-support.ts'
import { DataFolderInUse } from './unavailable.ts'

const DEAD_PID = 2 ** 22 + 1

async function makeClaimedFolder(holder: Partial<Holder>, secondsAgo = 0): Promise<string> {
  const folder = await makeTemporaryFolder()
  const mine = { pid: process.pid, startMark: await findStartMark(process.pid), realm: await findPidRealm() }
  await writeFile(claimPath(folder, 7), JSON.stringify({ ...mine, ...holder }))
  const beatAt = new Date(Date.now() - secondsAgo * 1_000)
  await utimes(claimPath(folder, 7), beatAt, beatAt)
  return folder
}

const lock = (folder: string, patienceMs = 0) => lockFolder({ folder, patienceMs, log: () => undefined })

async function canTakeOver(folder: string): Promise<boolean> {
  const taken = await lock(folder)
  const isHeld = await isFolderHeld(folder)
  await taken.release()
  return isHeld
}

it('has one winner among many, over and over, whether the last owner left or died', async () => {
  const folder = await makeClaimedFolder({ pid: DEAD_PID })
  for (let round = 0; round < 20; round++) {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lock(folder)))
    const winners = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(winners).toHaveLength(1)
    expect(await isFolderHeld(folder)).toBe(true)
    await winners[0]?.release()
    expect(await isFolderHeld(folder)).toBe(false)
  }
  const lastWinner = await lock(folder)
  expect(await readdir(folder)).toHaveLength(1)
  await lastWinner.release()
})

it('keeps out everyone while the owner lives, however old its last heartbeat', async () => {
  const folder = await makeClaimedFolder({}, process.platform === 'linux' ? 3_600 : 0)
  await expect(lock(folder)).rejects.toThrow(DataFolderInUse)
})

it.skipIf(!isLinux)('takes over from an owner whose pid belongs to a later process', async () => {
  const folder = await makeClaimedFolder({ startMark: '1' })
  expect(await canTakeOver(folder)).toBe(true)
})

it('respects an owner in another container while its heart beats', async () => {
  const folder = await makeClaimedFolder({ realm: 'elsewhere', pid: DEAD_PID })
  await expect(lock(folder)).rejects.toThrow(DataFolderInUse)
})

it('takes over from an owner in another container, or before a reboot, whose heart is silent', async () => {
  const folder = await makeClaimedFolder({ realm: 'elsewhere' }, 20)
  expect(await canTakeOver(folder)).toBe(true)
})

it('takes over a claim that a power cut left empty or broken', async () => {
  for (const text of ['', '\0\0\0', '{"pid":']) {
    const folder = await makeTemporaryFolder()
    await writeFile(claimPath(folder, 3), text)
    expect(await canTakeOver(folder)).toBe(true)
  }
})

it('tells a folder to which nobody comes back from one that lives, was just left or never claimed', async () => {
  expect(await isAbandoned(await makeClaimedFolder({ pid: DEAD_PID }))).toBe(true)
  expect(await isAbandoned(await makeClaimedFolder({}))).toBe(false)
  expect(await isAbandoned(await makeTemporaryFolder())).toBe(false)
  expect(await isAbandoned('/nowhere/at/all')).toBe(false)
  const left = await makeTemporaryFolder()
  await (await lock(left)).release()
  expect(await isAbandoned(left)).toBe(false)
  const longAgo = new Date(Date.now() - 3_600_000)
  await utimes(claimPath(left, 1), longAgo, longAgo)
  expect(await isAbandoned(left)).toBe(true)
})
