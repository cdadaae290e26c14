import { spawnSync } from 'node:child_process'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isLinux, isRoot, makeTemporaryFolder, query, startHere } from './testing/test-support.ts'

/** A disk of a few megabytes; undefined where this system forbids to mount one. */
async function mountSmallDisk(megabytes: number): Promise<string | undefined> {
  const folder = join(await makeTemporaryFolder(), 'disk')
  await mkdir(folder)
  await chmod(join(folder, '..'), 0o755)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  return join(folder, 'data')
}

it.skipIf(!isRoot || !isLinux)(
  'says that the disk is full at the first start, leaves nothing half-made, and starts when there is space',
  async ({ skip }) => {
    const dataDir = await mountSmallDisk(90)
    skip(dataDir === undefined, 'this system forbids to mount a small disk')
    if (dataDir === undefined) return
    const ballast = join(dataDir, '..', 'ballast')
    await writeFile(ballast, Buffer.alloc(70 * 1024 * 1024))
    await expect(startHere(dataDir)).rejects.toThrow(/is full\. Free some space[^]*DATABASE_URL/)
    await rm(ballast)
    const { url } = await startHere(dataDir)
    expect(await query(url, 'select 1')).toEqual([1])
  },
)
