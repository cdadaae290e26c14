import { withLock } from '../platform/locks.ts'
import { batchLimit, failureOf, longestObeyedMs, reactionTo, retryDelayMs, type Failure } from './outbox-rules.ts'

/** So long after an answer it is sent, together with those given meanwhile: a request a tap would cost data. */
const gatheringMs = 20_000

interface Parts<Batch> {
  /** Names the lock under which one tab at a time sends. */
  lock: string
  /** Whose things may be sent now; null for nobody's. */
  owner: () => string | null
  /** What is to be sent next, so many things at most; null when there is nothing. */
  collect: (owner: string, limit: number) => Promise<Batch | null>
  countOf: (batch: Batch) => number
  /** Sends a batch and notes what the reply says of it; false when it says nothing. Throws when no such reply comes. */
  deliver: (owner: string, batch: Batch) => Promise<boolean>
  /** Rejects unless the server takes such requests, whatever it thinks of one batch. */
  probe: () => Promise<unknown>
  /** Takes a batch of one out of the queue, where the student finds it. */
  setAside: (owner: string, batch: Batch) => Promise<void>
  onChange: () => void
}

/** Sends what waits on this phone, in batches, one flusher over all tabs, until the server has named all of it. */
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
      // Somebody else may have signed in meanwhile, and must not send it in their name.
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
        // Whoever refuses everything says nothing about this one: that may be a proxy, or a fault of ours.
        isSuspected = await isServerWell()
        if (!isSuspected) return giveUpFor(owner, failure)
      }
    }
  }

  /** Null when the server has said what became of the batch. */
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

  /** Milliseconds that are left to wait. A clock that was set back must not make them years. */
  function msLeft(): number {
    const left = notBefore - Date.now()
    return left > longestObeyedMs ? 0 : Math.max(left, 0)
  }

  function mustWait(): boolean {
    return isAskedToWait && msLeft() > 0
  }

  /** Sends all there is now; resolves when that is done or has to wait, as it must when the server asks. Never rejects. */
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

  /** True when the server did not know the student any more; signing in again goes on. */
  function isPaused(): boolean {
    return pausedFor !== null && pausedFor === parts.owner()
  }

  return {
    flush,
    isPaused,
    /** Until when the server asked this phone to wait, as a time by this phone's clock; null when it may send. */
    waitsUntil: (): number | null => (mustWait() ? notBefore : null),
    /** Sends before long, together with what comes meanwhile. Leaves a pause that the server asked for alone. */
    flushSoon(): void {
      if (timer === undefined && !isPaused()) schedule(Math.max(gatheringMs, msLeft()))
    },
  }
}
