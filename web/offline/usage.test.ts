import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeQuestionsDatabase, questionsDatabase, questionsDatabaseName } from './questions/questions-database.ts'
import { logUsage, readUsage } from './usage.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await closeQuestionsDatabase().catch(() => undefined)
  await deleteDB(questionsDatabaseName)
})

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

// STOR-02
test('the figures count the visits and syncs of 7 days, with the share of visits offline', async () => {
  await logUsage('offline_access')
  wait(day)
  for (const event of ['offline_access', 'offline_access', 'online_access', 'sync_success', 'sync_failure'] as const)
    await logUsage(event)
  wait(6 * day + 1)
  expect(await readUsage()).toEqual({
    offlineAccess: 2,
    onlineAccess: 1,
    syncSuccess: 1,
    syncFailure: 1,
    offlinePercentage: 67,
  })
})

test('a phone that was never used was offline 0 %', async () => {
  expect(await readUsage()).toMatchObject({ offlineAccess: 0, offlinePercentage: 0 })
})

// SYNC-01
test('events keep their time and what belongs to them, for 30 days', async () => {
  const start = Date.now()
  await logUsage('sync_failure', { trigger: 'schedule' })
  const database = await questionsDatabase()
  expect(await database.getAll('analytics')).toEqual([
    { event: 'sync_failure', timestamp: start, metadata: { trigger: 'schedule' } },
  ])
  wait(20 * day)
  await logUsage('online_access')
  wait(10 * day + 1)
  await logUsage('online_access')
  expect((await database.getAll('analytics')).map(({ timestamp }) => timestamp)).toEqual([
    start + 20 * day,
    start + 30 * day + 1,
  ])
})

test('without a database nothing is noted, and there are no figures', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await logUsage('online_access')
  expect(await readUsage()).toBeNull()
})
