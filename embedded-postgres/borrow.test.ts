import { expect, it, vi } from 'vitest'
import { borrowPostgres } from './borrow.ts'
import { isFolderHeld } from './folder-lock.ts'
import { findPostmaster, makeTemporaryFolder, query, startHere } from './testing/test-support.ts'

const log = () => undefined

it('uses the database of a running owner and leaves it running', async () => {
  const dataDir = await makeTemporaryFolder()
  const owner = await startHere(dataDir)
  const borrowed = await borrowPostgres({ dataDir, log })
  expect(borrowed.url).toBe(owner.url)
  await borrowed.stop()
  expect(await query(owner.url, 'select 1')).toEqual([1])
})

it('waits for an owner that is still starting', async () => {
  const dataDir = await makeTemporaryFolder()
  const starting = startHere(dataDir)
  await vi.waitFor(async () => expect(await isFolderHeld(dataDir)).toBe(true), { timeout: 20_000 })
  const [owner, borrowed] = await Promise.all([starting, borrowPostgres({ dataDir, log })])
  expect(borrowed.url).toBe(owner.url)
})

it('starts the database itself when nobody runs, and stops it', async () => {
  const dataDir = await makeTemporaryFolder()
  const alone = await borrowPostgres({ dataDir, log })
  expect(await query(alone.url, 'select 1')).toEqual([1])
  await alone.stop()
  expect(await findPostmaster(dataDir)).toBeUndefined()
})
