import type { sendAnswers } from '@sabi/shared/sync/calls'
import type { ReplyOf } from '@sabi/shared/contract/call'
import type { Unsent, Verdict } from './answer-store.ts'
import { withLock } from './locks.ts'
import { batchLimit, fitBatch, reactionTo, retryDelayMs, type Failure } from './outbox-rules.ts'

/** So long after an answer it is sent, together with those given meanwhile: a request a tap would cost data. */
const gatheringMs = 20_000

interface Parts {
  /** The signed-in student, or null. */
  currentUser: () => string | null
  collect: (userId: string, limit: number) => Promise<Unsent>
  send: (batch: Unsent) => Promise<ReplyOf<typeof sendAnswers>>
  record: (userId: string, verdict: Verdict) => Promise<void>
  failureOf: (error: unknown) => Failure
  onChange: () => void
  random: () => number
}

/** Sends what is unsent, in batches, one flusher over all tabs, until the server has named every answer. */
export function createOutbox(parts: Parts) {
  let failures = 0
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let pausedFor: string | null = null

  function schedule(delayMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delayMs)
  }

  async function sendAll(userId: string): Promise<void> {
    let limit = batchLimit(failures)
    for (;;) {
      const batch = fitBatch(await parts.collect(userId, limit), limit)
      if (batch.answers.length === 0 && batch.sessions.length === 0) return
      const reaction = await sendBatch(userId, batch)
      if (reaction === 'stop') return
      if (reaction === 'halve') limit = Math.ceil(batch.answers.length / 2)
    }
  }

  async function sendBatch(userId: string, batch: Unsent): Promise<'go on' | 'halve' | 'stop'> {
    try {
      const reply = await parts.send(batch)
      const verdict = verdictOf(batch, reply)
      await parts.record(userId, verdict)
      if (isSilent(batch, verdict)) return giveUpFor(unreadable)
      failures = 0
      notBefore = 0
      pausedFor = null
      return 'go on'
    } catch (error) {
      const failure = parts.failureOf(error)
      const reaction = reactionTo(failure)
      if (reaction === 'halve' && batch.answers.length > 1) return 'halve'
      if (reaction === 'pause') pausedFor = userId
      return reaction === 'pause' ? 'stop' : giveUpFor(failure)
    } finally {
      parts.onChange()
    }
  }

  function giveUpFor(failure: Failure): 'stop' {
    const delay = retryDelayMs(failures++, failure, parts.random)
    notBefore = Date.now() + delay
    schedule(delay)
    return 'stop'
  }

  async function flushOnce(): Promise<void> {
    do {
      isAskedAgain = false
      const userId = parts.currentUser()
      if (userId !== null) await withLock('sabi-outbox', () => sendAll(userId))
    } while (isAskedAgain)
  }

  /** Sends all there is now; resolves when that is done or has to wait. Never rejects. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    isAskedAgain = running !== null
    running ??= flushOnce()
      .catch((error: unknown) => void giveUpFor(parts.failureOf(error)))
      .finally(() => {
        running = null
        parts.onChange()
      })
    return running
  }

  /** True when the server did not know the student any more; signing in again goes on. */
  function isPaused(): boolean {
    return pausedFor !== null && pausedFor === parts.currentUser()
  }

  return {
    flush,
    isPaused,
    /** Sends before long, together with what comes meanwhile. Leaves a pause that the server asked for alone. */
    flushSoon(): void {
      if (timer === undefined && !isPaused()) schedule(Math.max(gatheringMs, notBefore - Date.now()))
    },
  }
}

const unreadable: Failure = { status: null, retryAfterSeconds: null }

/** What the reply says of the answers of this batch; ids that it does not name stay unsent. */
function verdictOf({ answers, sessions }: Unsent, reply: ReplyOf<typeof sendAnswers>): Verdict {
  const ours = new Set(answers.map(({ id }) => id))
  return {
    acknowledged: [...reply.saved, ...reply.duplicate].filter((id) => ours.has(id)),
    rejected: reply.rejected.filter(({ id }) => ours.has(id)),
    sessions,
  }
}

/** A reply that names none of the answers would be asked for again and again. */
function isSilent({ answers }: Unsent, { acknowledged, rejected }: Verdict): boolean {
  return answers.length > 0 && acknowledged.length + rejected.length === 0
}
