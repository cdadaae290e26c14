import { getDigest } from '@sabi/shared/sync/calls'
import { dayOf, digestOf, doubtsOf } from '@sabi/shared/sync/digest'
import * as z from 'zod/mini'
import { request } from '../../platform/server/request.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../../platform/storage.ts'
import { dropOldAnswers, listAnswers, markUnsent } from './answer-store.ts'
import type { StoredAnswer } from './answers-database.ts'

const pauseMs = 24 * 60 * 60 * 1000
/** Shorter than the pause, so that answers refused again after one comparison are included in the next. */
const refusedRestMs = pauseMs / 2

/**
 * The last comparison: the student, the time by this phone's clock, the history of the server's data, and the
 * differences settled by sending again.
 */
const Comparison = z.object({
  userId: z.string(),
  at: z.number(),
  history: z.optional(z.string()),
  settled: z.array(z.string()),
})

/** Makes the next sign-in compare at once. */
export function compareAfterSignIn(): void {
  removeItem(storageKeys.comparison)
}

/**
 * Once a day, after a sign-in, and when the server's history has changed (as after a restore), asks which answers the
 * server has for the days with acknowledged answers on this phone. Marks answers as unsent that the server may have
 * lost, and answers to questions that it may know by now. Then removes answers that were kept long enough. Returns true
 * if there is something to send again.
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

/** Answers set aside, not just now, because the server did not know the question. */
async function listUnknown(userId: string): Promise<StoredAnswer[]> {
  const setAside = await listAnswers(userId, 'rejected')
  return setAside.filter(
    ({ reason, settledAt = 0 }) => reason === 'unknown-question' && Math.abs(Date.now() - settledAt) > refusedRestMs,
  )
}
