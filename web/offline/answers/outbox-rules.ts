import { maximumBatchAnswers, maximumBatchBytes } from '@sabi/shared/sync/calls'
import { RequestError } from '../../platform/server/request-error.ts'
import type { Unsent } from './answer-store.ts'

const firstDelayMs = 2000
const longestDelayMs = 5 * 60 * 1000
/** Ignores longer waits: a wrong date must not silence a phone for years. */
export const longestObeyedMs = 60 * 60 * 1000
const smallestBatch = 10

export interface Failure {
  /** HTTP status, or null when there was no readable reply. */
  status: number | null
  retryAfterSeconds: number | null
}

/** What went wrong. A 401 without our error envelope comes from a proxy and says nothing about the student. */
export function failureOf(error: unknown): Failure {
  const isReply = error instanceof RequestError && error.kind === 'http'
  if (!isReply || (error.status === 401 && !error.isServerText)) return { status: null, retryAfterSeconds: null }
  return { status: error.status, retryAfterSeconds: error.retryAfterSeconds }
}

/**
 * How to react to a failed batch: `pause` until the student signs in again, `divide` the batch to find the refused
 * answer, or `wait` and retry. None of them drops an answer.
 */
export function reactionTo({ status }: Failure): 'pause' | 'divide' | 'wait' {
  if (status === 401) return 'pause'
  return status === 400 || status === 413 || status === 422 ? 'divide' : 'wait'
}

/**
 * The pause before the next attempt. It doubles with every failure, with jitter, and is never shorter than the server
 * asks for.
 */
export function retryDelayMs(failures: number, { retryAfterSeconds }: Failure, random: () => number): number {
  const longest = Math.min(firstDelayMs * 2 ** Math.min(failures, 20), longestDelayMs)
  return Math.max(longest * (0.5 + random() / 2), Math.min((retryAfterSeconds ?? 0) * 1000, longestObeyedMs))
}

/**
 * The maximum number of answers in a batch. It halves with every failure, because a full batch may never get through a
 * slow connection.
 */
export function batchLimit(failures: number): number {
  return Math.max(smallestBatch, Math.ceil(maximumBatchAnswers / 2 ** failures))
}

/** The next batch: at most `limit` answers and sessions and 256 KB. The sessions of its answers come first. */
export function fitBatch({ answers, sessions }: Unsent, limit = maximumBatchAnswers): Unsent {
  const taken = answers.slice(0, limit)
  const needed = new Set(taken.map(({ sessionId }) => sessionId))
  const ordered = [...sessions.filter(({ id }) => needed.has(id)), ...sessions.filter(({ id }) => !needed.has(id))]
  const batch = { answers: taken, sessions: ordered.slice(0, limit) }
  return limit > 1 && bytesOf(batch) > maximumBatchBytes ? fitBatch({ answers, sessions }, Math.ceil(limit / 2)) : batch
}

/** Leaves room for the rest of the request: device id and field names. */
function bytesOf(batch: Unsent): number {
  return new TextEncoder().encode(JSON.stringify(batch)).length + 1024
}
