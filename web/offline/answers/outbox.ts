import { withLock } from '../../platform/locks.ts'
import { failureOf, reactionTo, type Failure } from './outbox-rules.ts'
import { afterOutboxEvent, isPausedFor, restingOutbox, waitsUntil, type OutboxEvent } from './outbox-states.ts'

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
  probe: (owner: string) => Promise<unknown>
  /** Moves a batch of one out of the queue, to where the student can find it. */
  setAside: (owner: string, batch: Batch) => Promise<void>
  onChange: () => void
}

/**
 * Sends what waits on this phone, in batches and from one tab at a time, until the server has named everything. Its
 * states and transitions are in `outbox-states.ts`.
 */
export function createOutbox<Batch>(parts: Parts<Batch>) {
  let state = restingOutbox
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()

  function dispatch(event: OutboxEvent) {
    const before = state
    state = afterOutboxEvent(state, event)
    if (state.alarm !== before.alarm) setTimer()
    return state.activity
  }

  function setTimer(): void {
    clearTimeout(timer)
    if (state.alarm !== null) timer = setTimeout(() => void flush(), state.alarm.afterMs)
  }

  /** Sends everything now. Resolves when done, or when it has to wait at the server's request. Never rejects. */
  function flush(): Promise<void> {
    const wasResting = state.activity.name === 'resting'
    const activity = dispatch({ type: 'flush', at: Date.now() })
    if (waitsUntil(state, Date.now()) !== null) return Promise.resolve()
    if (wasResting && activity.name !== 'resting') running = sendInRounds()
    return running
  }

  async function sendInRounds(): Promise<void> {
    try {
      do {
        const owner = parts.owner()
        if (owner !== null) await withLock(parts.lock, () => sendAll(owner))
      } while (dispatch({ type: 'end round', at: Date.now() }).name !== 'resting')
    } catch (error) {
      giveUpFor(null, failureOf(error))
      dispatch({ type: 'break off' })
    }
    parts.onChange()
  }

  async function sendAll(owner: string): Promise<void> {
    for (;;) {
      const batch = await collectFor(owner)
      if (batch === null) return
      const failure = await sendBatch(owner, batch)
      if (failure === null) continue
      if (reactionTo(failure) !== 'divide') return giveUpFor(owner, failure)
      const { name } = dispatch({ type: 'refuse', count: parts.countOf(batch) })
      if (name === 'doubting') {
        // A server that refuses everything says nothing about this one: it may be a proxy, or our own bug.
        if (!(await isServerWell(owner))) return giveUpFor(owner, failure)
        dispatch({ type: 'trust server' })
      } else if (name === 'setting aside') {
        await parts.setAside(owner, batch)
        dispatch({ type: 'set aside' })
      }
    }
  }

  async function collectFor(owner: string): Promise<Batch | null> {
    if (state.activity.name === 'resting') return null
    const batch = await parts.collect(owner, state.activity.limit)
    // Another student may have signed in, and must not send these in their name.
    return parts.owner() === owner ? batch : null
  }

  /** Returns null once the server has given its verdict on the batch. */
  async function sendBatch(owner: string, batch: Batch): Promise<Failure | null> {
    try {
      if (!(await parts.deliver(owner, batch))) return failureOf(null)
      dispatch({ type: 'deliver' })
      return null
    } catch (error) {
      return failureOf(error)
    } finally {
      parts.onChange()
    }
  }

  function isServerWell(owner: string): Promise<boolean> {
    return parts.probe(owner).then(
      () => true,
      () => false,
    )
  }

  function giveUpFor(owner: string | null, failure: Failure): void {
    dispatch({ type: 'fail', owner, failure, jitter: Math.random(), at: Date.now() })
  }

  return {
    flush,
    isPaused: (): boolean => isPausedFor(state, parts.owner()),
    /** Until when the server asked this phone to wait, by this phone's clock; null if it may send. */
    waitsUntil: (): number | null => waitsUntil(state, Date.now()),
    /** Sends soon, together with what arrives in between. Respects a pause that the server asked for. */
    flushSoon(): void {
      dispatch({ type: 'add', owner: parts.owner(), at: Date.now() })
    },
  }
}
