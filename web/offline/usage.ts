import { percentage } from '@sabi/shared/progress/percentage'
import { withTimeout } from '../platform/with-timeout.ts'
import { questionsDatabase, type UsageEvent, type UsageRow } from './questions/questions-database.ts'

const dayMs = 24 * 60 * 60 * 1000
const shownMs = 7 * dayMs
const keptMs = 30 * dayMs
const deadlineMs = 3000

/** How the app was used in the last 7 days. */
export interface Usage {
  offlineAccess: number
  onlineAccess: number
  syncSuccess: number
  syncFailure: number
  /** Visits without a network, as a percentage of all. */
  offlinePercentage: number
}

/** Records an event, and drops those older than 30 days. Does nothing if the browser can't store it. */
export async function logUsage(event: UsageEvent, metadata: Readonly<Record<string, string>> = {}): Promise<void> {
  await withTimeout(write({ event, timestamp: Date.now(), metadata }), deadlineMs).catch(() => undefined)
}

/** The figures of the last 7 days; null if the browser stores nothing. */
export async function readUsage(): Promise<Usage | null> {
  const reading = questionsDatabase().then((database) => database.getAll('analytics'))
  const rows = await withTimeout(reading, deadlineMs).catch(() => null)
  if (rows === null) return null
  const since = Date.now() - shownMs
  const count = (wanted: UsageEvent) => rows.filter((row) => row.event === wanted && row.timestamp >= since).length
  const [offlineAccess, onlineAccess] = [count('offline_access'), count('online_access')]
  return {
    offlineAccess,
    onlineAccess,
    syncSuccess: count('sync_success'),
    syncFailure: count('sync_failure'),
    offlinePercentage: percentage(offlineAccess, offlineAccess + onlineAccess),
  }
}

async function write(row: UsageRow): Promise<void> {
  const { store, done } = (await questionsDatabase()).transaction('analytics', 'readwrite', { durability: 'relaxed' })
  await store.add(row)
  // The ids count up, so that the oldest come first.
  for (let cursor = await store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    if (cursor.value.timestamp >= row.timestamp - keptMs) break
    await cursor.delete()
  }
  await done
}
