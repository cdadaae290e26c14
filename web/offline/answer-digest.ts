import { getDigest } from '@sabi/shared/sync/calls'
import { dayOf, digestOf, doubtsOf } from '@sabi/shared/sync/digest'
import * as z from 'zod/mini'
import { request } from '../platform/request.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'
import { dropOldAnswers, listAnswers, markUnsent } from './answer-store.ts'
import type { StoredAnswer } from './answers-database.ts'

const pauseMs = 24 * 60 * 60 * 1000
/** Less than the pause, so that what a comparison sends again and is refused again is sent at the next one too. */
const refusedRestMs = pauseMs / 2

/**
 * The last comparison: whose, when by this phone's clock, with which history of the server's data, and the doubts that were
 * settled by sending once more.
 */
const Comparison = z.object({
  userId: z.string(),
  at: z.number(),
  history: z.optional(z.string()),
  settled: z.array(z.string()),
})

/** Has the next sign-in compare at once. */
export function compareAfterSignIn(): void {
  removeItem(storageKeys.comparison)
}

/**
 * Once a day, after a sign-in, and when the server's data have another history than last time, as after a restore: asks what the server has of the days of which this phone holds acknowledged answers, and
 * marks as unsent what it may have lost, as when it was restored from an old backup, and answers to questions that it may
 * have learned of since. What the server has more is left alone. Then removes what has been kept long enough. True when
 * something is to be sent again.
 */
export async function compareWhenDue(userId: string, history: string | null): Promise<boolean> {
  const last = z.safeParse(Comparison, readJson(storageKeys.comparison)).data
  const isOurs = last?.userId === userId
  const isSameHistory = history === null || history === last?.history
  if (isOurs && isSameHistory && Math.abs(Date.now() - last.at) < pauseMs) return false
  const held = await listAnswers(userId, 'acknowledged')
  const ours = digestOf(held)
  const theirs = ours[0] === undefined ? [] : (await request(getDigest, { query: { from: ours[0].day } })).days
  const known = isOurs ? last.settled : []
  const doubts = doubtsOf(ours, theirs, new Set(known))
  const days = new Set(doubts.map(({ day }) => day))
  const doubted = held.filter(({ answeredAt }) => days.has(dayOf(answeredAt)))
  const ids = [...doubted, ...(await listUnknown(userId))].map(({ id }) => id)
  if (ids.length > 0) await markUnsent(userId, ids)
  await dropOldAnswers(userId)
  const settled = [
    ...known.filter((key) => ours.some(({ day }) => key.startsWith(day))),
    ...doubts.map(({ key }) => key),
  ]
  writeItem(
    storageKeys.comparison,
    JSON.stringify({ userId, at: Date.now(), history: history ?? last?.history, settled } satisfies z.infer<
      typeof Comparison
    >),
  )
  return ids.length > 0
}

/** What was set aside, not just now, since the server did not know the question. */
async function listUnknown(userId: string): Promise<StoredAnswer[]> {
  const setAside = await listAnswers(userId, 'rejected')
  return setAside.filter(
    ({ reason, settledAt = 0 }) => reason === 'unknown-question' && Math.abs(Date.now() - settledAt) > refusedRestMs,
  )
}
