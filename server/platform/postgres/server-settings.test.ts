import { expect, test } from 'vitest'
import { serverOptions, sharedBuffers } from './server-settings.ts'

const gigabyte = 1024 ** 3

test.each([
  [0.25, '32MB'],
  [0.5, '32MB'],
  [4, '256MB'],
  [64, '1024MB'],
])('a machine with %s GB lets the database keep %s at hand', (gigabytes, kept) => {
  expect(sharedBuffers(gigabytes * gigabyte)).toBe(kept)
})

test('the many databases of a test run keep little', () => {
  expect(serverOptions(5432, 'throw-away')).toContain('shared_buffers=32MB')
})
