import { expect, test } from 'vitest'
import { capacityWithin, fewConnectionsLine, openFilesLimit, parseLimits } from './open-files.ts'

const capacity = (limit: number) => capacityWithin(limit, { databaseConnections: 10 })

test('reads the soft limit of open files', () => {
  const line = (soft: string) =>
    `Limit   Soft Limit   Hard Limit   Units\nMax open files            ${soft}     4096     files\n`
  expect(parseLimits(line('1024'))).toBe(1024)
  expect(parseLimits(line('unlimited'))).toBe(Number.MAX_SAFE_INTEGER)
  expect(parseLimits('')).toBeUndefined()
  expect(openFilesLimit()).toBeGreaterThan(0)
})

test.each([64, 256, 1024, 4096, 20_000, 1_048_576, Number.MAX_SAFE_INTEGER])(
  'leaves files for the database and the program below a limit of %i',
  (limit) => {
    const { connections, pages } = capacity(limit)
    expect(connections).toBeGreaterThan(0)
    expect(pages).toBeGreaterThan(0)
    expect(limit - connections - pages).toBeGreaterThanOrEqual(Math.min(limit / 2, 230))
  },
)

test('takes 5,000 connections where they fit, and says so where they do not', () => {
  expect(capacity(20_000).connections).toBe(5_000)
  expect(fewConnectionsLine(20_000, capacity(20_000))).toBeUndefined()
  expect(fewConnectionsLine(1024, capacity(1024))).toMatch(/1024 files .* at most \d+ connections/)
})
