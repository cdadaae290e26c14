import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'
import { createNetworkMark } from './network-mark.ts'

const markWith = (SECRET_KEY: string) => createNetworkMark({ SECRET_KEY, DATA_DIR: '' })
const mark = (address: string, key = 'a key of this site that is long enough') =>
  markWith(key)(networkOf(address))?.toString('hex')

test('neighbours share a mark of two bytes, others have another', () => {
  expect(mark('102.89.1.7')).toMatch(/^[0-9a-f]{4}$/)
  expect(mark('102.89.1.250')).toBe(mark('102.89.1.7'))
  expect(mark('::ffff:102.89.1.9')).toBe(mark('102.89.1.7'))
  expect(mark('102.89.2.7')).not.toBe(mark('102.89.1.7'))
  expect(mark('2c0f:f5c0:1:2::1')).toBe(mark('2c0f:f5c0:1:9::5'))
  expect(mark('2c0f:f5c0:2::1')).not.toBe(mark('2c0f:f5c0:1::1'))
})

test('another site marks the same network otherwise', () => {
  expect(mark('102.89.1.7', 'the key of another site, also long')).not.toBe(mark('102.89.1.7'))
})

test('there is no mark where no key can be kept, and nothing fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-mark-'))
  await writeFile(join(folder, 'file'), '')
  expect(createNetworkMark({ DATA_DIR: join(folder, 'file') })('102.89.1.7')).toBeNull()
  await rm(folder, { recursive: true })
})
