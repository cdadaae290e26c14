import { appendFile, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { boundLogFile, createLogKeeper, readLogSince } from './log-file.ts'
import { isRoot, makeTemporaryFolder } from './testing/test-support.ts'

it('moves a log past its limit aside, and over the last one', async () => {
  const path = join(await makeTemporaryFolder(), 'postgres.log')
  for (const text of ['first too long', 'second too long']) {
    await appendFile(path, text)
    await boundLogFile(path, 10)
    expect(await readFile(`${path}.1`, 'utf8')).toBe(text)
    expect(await readFile(path, 'utf8')).toBe('')
  }
})

it.skipIf(!isRoot)('leaves what root moved aside to the owner of the folder, who moves the next over it', async () => {
  const folder = await makeTemporaryFolder()
  const path = join(folder, 'postgres.log')
  await chown(folder, 65_534, 65_534)
  await writeFile(path, 'much too long')
  await boundLogFile(path, 10)
  expect((await stat(`${path}.1`)).uid).toBe(65_534)
})

it('does not touch a short or missing log', async () => {
  const path = join(await makeTemporaryFolder(), 'postgres.log')
  await boundLogFile(path, 10)
  await writeFile(path, 'short')
  await boundLogFile(path, 10)
  expect(await readFile(path, 'utf8')).toBe('short')
})

it('gives way when the old log cannot be kept', async () => {
  const path = join(await makeTemporaryFolder(), 'postgres.log')
  await mkdir(`${path}.1`)
  await writeFile(path, 'much too long')
  await expect(boundLogFile(path, 10)).rejects.toThrow(/EISDIR/)
  expect(await readFile(path, 'utf8')).toBe('')
})

it('says a complaint once, not at every tick', async () => {
  const path = join(await makeTemporaryFolder(), 'postgres.log')
  await mkdir(`${path}.1`)
  const said: string[] = []
  const keep = createLogKeeper(path, (message) => said.push(message))
  for (let tick = 0; tick < 3; tick++) {
    await writeFile(path, Buffer.alloc(5 * 1024 * 1024))
    await keep()
  }
  expect(said).toHaveLength(1)
})

it('reads what was said since a moment', async () => {
  const path = join(await makeTemporaryFolder(), 'postgres.log')
  await writeFile(path, 'before after')
  expect(await readLogSince(path, 7)).toBe('after')
  expect(await readLogSince(path, 700)).toBe('')
})
