import { withLock } from '../../platform/locks.ts'
import { batchLimit, failureOf, longestObeyedMs, reactionTo, retryDelayMs, type Failure } from './outbox-rules.ts'

/** Batches answers for this long before sending, because a request per tap would waste mobile data. */
const gatheringMs = 20_000

interface Parts<Batch> {
  /** The name of the lock that lets one tab at a time send. */
  lock: string
  /** Whose things may be sent now; null for nobody's. */
  owner: () => string | null
  /** The next batch, at most this many things; null if there is nothing. */
  collect: (owner: string, limit: number) => Promise<Batch | null>
  countOf: (batch: Batch) => number
  /** Sends a batch and records the verdict. Returns false if the reply contains none. Throws if no such reply comes. */
  deliver: (owner: string, batch: Batch) => Promise<boolean>
  /** Rejects unless the server accepts such requests in general, whatever it says about one batch. */
  probe: () => Promise<unknown>
  /** Moves a batch of one out of the queue, to where the student can find it. */
  setAside: (owner: string, batch: Batch) => Promise<void>
  onChange: () => void
}

/** Sends what waits on this phone, in batches and from one tab at a time, until the server has named everything. */
export function createOutbox<Batch>(parts: Parts<Batch>) {
  let failures = 0
  let notBefore = 0
  let isAskedToWait = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let pausedFor: string | null = null

  function schedule(delayMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delayMs)
  }

  async function sendAll(owner: string): Promise<void> {
    let limit = batchLimit(failures)
    let isSuspected = false
    for (;;) {
      const batch = await parts.collect(owner, limit)
      // Another student may have signed in, and must not send these in their name.
      if (batch === null || parts.owner() !== owner) return
      const failure = await sendBatch(owner, batch)
      if (failure === null) isSuspected = false
      else if (reactionTo(failure) !== 'divide') return giveUpFor(owner, failure)
      else if (parts.countOf(batch) > 1) limit = Math.ceil(parts.countOf(batch) / 2)
      else if (isSuspected) {
        await parts.setAside(owner, batch)
        limit = batchLimit(failures)
        isSuspected = false
      } else {
        // A server that refuses everything says nothing about this one: it may be a proxy, or a bug of ours.
        isSuspected = await isServerWell()
        if (!isSuspected) return giveUpFor(owner, failure)
      }
    }
  }

  /** Returns null once the server has given its verdict on the batch. */
  async function sendBatch(owner: string, batch: Batch): Promise<Failure | null> {
    try {
      if (!(await parts.deliver(owner, batch))) return failureOf(null)
      failures = 0
      notBefore = 0
      pausedFor = null
      return null
    } catch (error) {
      return failureOf(error)
    } finally {
      parts.onChange()
    }
  }

  function isServerWell(): Promise<boolean> {
    return parts.probe().then(
      () => true,
      () => false,
    )
  }

  function giveUpFor(owner: string | null, failure: Failure): void {
    if (reactionTo(failure) === 'pause') {
      pausedFor = owner
      return
    }
    const delay = retryDelayMs(failures++, failure, Math.random)
    notBefore = Date.now() + delay
    isAskedToWait = failure.retryAfterSeconds !== null
    schedule(delay)
  }

  async function flushOnce(): Promise<void> {
    do {
      isAskedAgain = false
      const owner = parts.owner()
      if (owner !== null) await withLock(parts.lock, () => sendAll(owner))
    } while (isAskedAgain && !mustWait())
  }

  /** Milliseconds left to wait. Limited, in case the clock was set back. */
  function msLeft(): number {
    const left = notBefore - Date.now()
    return left > longestObeyedMs ? 0 : Math.max(left, 0)
  }

  function mustWait(): boolean {
    return isAskedToWait && msLeft() > 0
  }

  /** Sends everything now. Resolves when done, or when it has to wait at the server's request. Never rejects. */
  function flush(): Promise<void> {
    if (mustWait()) {
      schedule(msLeft())
      return Promise.resolve()
    }
    clearTimeout(timer)
    timer = undefined
    isAskedAgain = running !== null
    running ??= flushOnce()
      .catch((error: unknown) => giveUpFor(null, failureOf(error)))
      .finally(() => {
        running = null
        parts.onChange()
      })
    return running
  }

  /** Returns true if the server no longer knew the student. Signing in again resumes sending. */
  function isPaused(): boolean {
    return pausedFor !== null && pausedFor === parts.owner()
  }

  return {
    flush,
    isPaused,
    /** Until when the server asked this phone to wait, by this phone's clock; null if it may send. */
    waitsUntil: (): number | null => (mustWait() ? notBefore : null),
    /** Sends soon, together with what arrives in between. Respects a pause that the server asked for. */
    flushSoon(): void {
      if (timer === undefined && !isPaused()) schedule(Math.max(gatheringMs, msLeft()))
    },
  }
}
