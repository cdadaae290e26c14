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
  expect(serverOptions(5432, { durability: 'throw-away', connections: 0 })).toContain('shared_buffers=32MB')
})

test.each([
  [20, 100],
  [170, 190],
])('processes that open %s connections find them all, and commands some beside', (connections, most) => {
  expect(serverOptions(5432, { durability: 'durable', connections })).toContain(`max_connections=${most} `)
})
