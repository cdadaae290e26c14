import { batchLimit, longestObeyedMs, reactionTo, retryDelayMs, type Failure } from './outbox-rules.ts'

/** Batches answers for this long before sending, because a request per tap would waste mobile data. */
export const gatheringMs = 20_000

/**
 * What an outbox is doing:
 *
 * - `resting`: sends nothing. A flush makes it `sending`.
 * - `sending`: sends batches of at most `limit`. A refused batch halves the limit. If one refused thing is left, `doubting`.
 * - `doubting`: asks whether the server accepts anything. If it does, `confirming`; if not, this is a failure.
 * - `confirming`: sends what was refused again. A delivery makes it `sending`, a second refusal `setting aside`.
 * - `setting aside`: moves the refused thing out of the queue, then goes on `sending` full batches.
 *
 * The end of a round leads from each of them to `resting`, or to `sending` if a flush came in between.
 */
type Activity = { name: 'resting' } | { name: SendingName; limit: number; isAskedAgain: boolean }
type SendingName = 'sending' | 'doubting' | 'confirming' | 'setting aside'

/**
 * How soon an outbox may send again:
 *
 * - `free`: at any time.
 * - `backing off`: automatically after a failure; a flush sends at once.
 * - `told to wait`: not before the time that the server named, whoever asks.
 */
type Pace = { name: 'free' } | { name: 'backing off' | 'told to wait'; until: number }

export interface OutboxState {
  activity: Activity
  pace: Pace
  /** Failures since the last delivery. */
  failures: number
  /** The owner whom the server no longer knew; null if there is none. Their outbox is paused until a delivery. */
  signedOut: string | null
  /** When to flush automatically, counted from the event that set it; null for never. */
  alarm: { afterMs: number } | null
}

interface Moment {
  /** Epoch milliseconds by the phone's clock. */
  at: number
}

export type OutboxEvent =
  /** Someone wants everything sent now, or the alarm rings. */
  | ({ type: 'flush' } & Moment)
  /** Something was added to the queue. */
  | ({ type: 'add'; owner: string | null } & Moment)
  /** The server gave its verdict on a batch. */
  | { type: 'deliver' }
  /** The server refused a batch of so many things for what is in it. */
  | { type: 'refuse'; count: number }
  /** The server accepts requests in general. */
  | { type: 'trust server' }
  /** The refused thing is out of the queue. */
  | { type: 'set aside' }
  /** A batch failed for another reason. `jitter` is random, from 0 to 1. */
  | ({ type: 'fail'; owner: string | null; failure: Failure; jitter: number } & Moment)
  /** All there was to send has been sent, or failed. */
  | ({ type: 'end round' } & Moment)
  /** Something on the phone failed, such as its database. */
  | { type: 'break off' }

export const restingOutbox: OutboxState = {
  activity: { name: 'resting' },
  pace: { name: 'free' },
  failures: 0,
  signedOut: null,
  alarm: null,
}

/** The outbox after an event. An event that makes no sense in its state changes nothing. */
export function afterOutboxEvent(state: OutboxState, event: OutboxEvent): OutboxState {
  switch (event.type) {
    case 'flush':
      return flush(state, event.at)
    case 'add':
      return add(state, event)
    case 'fail':
      return fail(state, event)
    case 'deliver':
      return { ...become(state, 'sending'), pace: { name: 'free' }, failures: 0, signedOut: null }
    case 'break off':
      return { ...state, activity: { name: 'resting' } }
    default:
      return continueRound(state, event)
  }
}

/** Until when the server asked this phone to wait; null if it may send. */
export function waitsUntil({ pace }: OutboxState, at: number): number | null {
  return pace.name === 'told to wait' && msLeft(pace, at) > 0 ? pace.until : null
}

/** Returns true if the server no longer knew this owner. Signing in again resumes sending. */
export function isPausedFor({ signedOut }: OutboxState, owner: string | null): boolean {
  return signedOut !== null && signedOut === owner
}

function flush(state: OutboxState, at: number): OutboxState {
  if (waitsUntil(state, at) !== null) return { ...state, alarm: { afterMs: msLeft(state.pace, at) } }
  const { activity } = state
  if (activity.name !== 'resting') return { ...state, alarm: null, activity: { ...activity, isAskedAgain: true } }
  return { ...state, alarm: null, activity: newRound(state) }
}

function add(state: OutboxState, { at, owner }: { owner: string | null } & Moment): OutboxState {
  if (state.alarm !== null || isPausedFor(state, owner)) return state
  return { ...state, alarm: { afterMs: Math.max(gatheringMs, msLeft(state.pace, at)) } }
}

function continueRound(
  state: OutboxState,
  event: Extract<OutboxEvent, { type: 'refuse' | 'trust server' | 'set aside' | 'end round' }>,
): OutboxState {
  const { activity } = state
  if (activity.name === 'resting') return state
  switch (event.type) {
    case 'refuse':
      if (event.count > 1) return { ...state, activity: { ...activity, limit: Math.ceil(event.count / 2) } }
      return become(state, activity.name === 'confirming' ? 'setting aside' : 'doubting')
    case 'trust server':
      return activity.name === 'doubting' ? become(state, 'confirming') : state
    case 'set aside':
      if (activity.name !== 'setting aside') return state
      return { ...state, activity: { ...activity, name: 'sending', limit: batchLimit(state.failures) } }
    case 'end round':
      return { ...state, activity: hasAnotherRound(state, event.at) ? newRound(state) : { name: 'resting' } }
  }
}

function fail(state: OutboxState, { owner, failure, jitter, at }: Extract<OutboxEvent, { type: 'fail' }>): OutboxState {
  if (reactionTo(failure) === 'pause') return { ...state, signedOut: owner }
  const afterMs = retryDelayMs(state.failures, failure, () => jitter)
  const name = failure.retryAfterSeconds === null ? 'backing off' : 'told to wait'
  return { ...state, failures: state.failures + 1, pace: { name, until: at + afterMs }, alarm: { afterMs } }
}

function hasAnotherRound(state: OutboxState, at: number): boolean {
  return state.activity.name !== 'resting' && state.activity.isAskedAgain && waitsUntil(state, at) === null
}

function newRound({ failures }: OutboxState): Activity {
  return { name: 'sending', limit: batchLimit(failures), isAskedAgain: false }
}

function become(state: OutboxState, name: SendingName): OutboxState {
  const { activity } = state
  return activity.name === 'resting' ? state : { ...state, activity: { ...activity, name } }
}

/** Milliseconds left to wait. Limited, in case the clock was set back. */
function msLeft(pace: Pace, at: number): number {
  const left = pace.name === 'free' ? 0 : pace.until - at
  return left > longestObeyedMs ? 0 : Math.max(left, 0)
}
