import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from './outbox-rules.ts'
import {
  afterOutboxEvent,
  gatheringMs,
  isPausedFor,
  restingOutbox,
  waitsUntil,
  type OutboxEvent,
  type OutboxState,
} from './outbox-states.ts'

const noReply: Failure = { status: null, retryAfterSeconds: null }
const signedOut: Failure = { status: 401, retryAfterSeconds: null }
const busyFor = (retryAfterSeconds: number): Failure => ({ status: 429, retryAfterSeconds })

const flush = (at = 0): OutboxEvent => ({ type: 'flush', at })
const endRound = (at = 0): OutboxEvent => ({ type: 'end round', at })
const add = (at = 0, owner: string | null = 'amina'): OutboxEvent => ({ type: 'add', owner, at })
const fail = (failure: Failure, at = 0): OutboxEvent => ({ type: 'fail', owner: 'amina', failure, jitter: 1, at })
const refuse = (count: number): OutboxEvent => ({ type: 'refuse', count })
const trust: OutboxEvent = { type: 'trust server' }
const deliver: OutboxEvent = { type: 'deliver' }
const setAside: OutboxEvent = { type: 'set aside' }
const breakOff: OutboxEvent = { type: 'break off' }

const after = (...events: OutboxEvent[]): OutboxState => events.reduce(afterOutboxEvent, restingOutbox)

describe('what an outbox is doing', () => {
  it.each<[string, OutboxEvent[]]>([
    ['resting', []],
    ['sending', [flush()]],
    ['sending', [flush(), deliver]],
    ['sending', [flush(), refuse(2)]],
    ['doubting', [flush(), refuse(1)]],
    ['confirming', [flush(), refuse(1), trust]],
    ['confirming', [flush(), refuse(1), trust, refuse(2)]],
    ['sending', [flush(), refuse(1), trust, deliver]],
    ['setting aside', [flush(), refuse(1), trust, refuse(1)]],
    ['sending', [flush(), refuse(1), trust, refuse(1), setAside]],
    ['resting', [flush(), refuse(1), fail(noReply), endRound()]],
    ['resting', [flush(), endRound()]],
    ['sending', [flush(), flush(), endRound()]],
    ['resting', [flush(), flush(), endRound(), endRound()]],
    ['sending', [flush(), flush(), fail(noReply), endRound()]],
    ['sending', [flush(), flush(), fail(signedOut), endRound()]],
    ['resting', [flush(), flush(), fail(busyFor(30)), endRound()]],
    ['resting', [flush(), flush(), fail(noReply), breakOff]],
  ])('is %s after %j', (name, events) => {
    expect(after(...events).activity.name).toBe(name)
  })

  it.each([deliver, refuse(1), refuse(9), trust, setAside, endRound()])('stays resting at %j', (event) => {
    expect(after(event)).toEqual(restingOutbox)
  })

  it.each<[string, OutboxEvent[]]>([
    ['trust server', [flush(), trust]],
    ['set aside', [flush(), refuse(1), setAside]],
  ])('ignores "%s" where it makes no sense', (_, events) => {
    expect(after(...events)).toEqual(after(...events.slice(0, -1)))
  })

  it('halves a refused batch, and sends full ones once the refused thing is set aside', () => {
    expect(after(flush()).activity).toMatchObject({ limit: 100 })
    expect(after(flush(), refuse(75)).activity).toMatchObject({ limit: 38 })
    expect(after(flush(), refuse(75), deliver).activity).toMatchObject({ limit: 38 })
    const found = after(flush(), refuse(2), refuse(1), trust, refuse(1))
    expect(found.activity).toMatchObject({ limit: 1 })
    expect(afterOutboxEvent(found, setAside).activity).toMatchObject({ limit: 100 })
  })

  it('sends smaller batches after a failure, and full ones in the round after a delivery', () => {
    const failed = after(flush(), fail(noReply), endRound(), flush())
    expect(failed.activity).toMatchObject({ limit: 50 })
    expect([deliver, endRound(), flush()].reduce(afterOutboxEvent, failed).activity).toMatchObject({ limit: 100 })
  })
})

describe('how soon an outbox may send again', () => {
  it('backs off after a failure, but sends at once when asked', () => {
    const failed = after(flush(), fail(noReply, 1000), endRound(1000))
    expect(failed).toMatchObject({ pace: { name: 'backing off', until: 3000 }, alarm: { afterMs: 2000 } })
    expect(afterOutboxEvent(failed, flush(1500))).toMatchObject({ activity: { name: 'sending' }, alarm: null })
  })

  it('waits as long as the server asks, whoever wants to send', () => {
    const told = after(flush(), fail(busyFor(30)), endRound())
    expect(told.pace).toEqual({ name: 'told to wait', until: 30_000 })
    expect(waitsUntil(told, 29_999)).toBe(30_000)
    expect(afterOutboxEvent(told, flush(10_000))).toMatchObject({
      activity: { name: 'resting' },
      alarm: { afterMs: 20_000 },
    })
    expect(waitsUntil(told, 30_000)).toBeNull()
    expect(afterOutboxEvent(told, flush(30_000)).activity.name).toBe('sending')
  })

  it('is free after a delivery', () => {
    const delivered = after(flush(), fail(noReply), endRound(), flush(), deliver, endRound())
    expect(delivered).toMatchObject({ pace: { name: 'free' }, failures: 0, alarm: null })
  })

  it('gathers what is added, and does not postpone the alarm for more', () => {
    const one = after(add(0))
    expect(one.alarm).toEqual({ afterMs: gatheringMs })
    expect(afterOutboxEvent(one, add(15_000))).toBe(one)
  })

  it('sends what is added after the time that is left to wait', () => {
    const busy = after(flush(), fail(busyFor(60)), endRound(), flush(60_000), endRound(60_000))
    expect(afterOutboxEvent(busy, add(60_000)).alarm).toEqual({ afterMs: gatheringMs })
    const failedOften = after(...Array.from({ length: 6 }, () => fail(noReply)), flush(), endRound())
    expect(failedOften.alarm).toBeNull()
    expect(afterOutboxEvent(failedOften, add(4000)).alarm).toEqual({ afterMs: 60_000 })
  })

  it('sends at once where the clock was set back by more than any wait', () => {
    const told = after(flush(2 ** 40), fail(busyFor(60), 2 ** 40), endRound(2 ** 40))
    expect(afterOutboxEvent(told, flush(0)).activity.name).toBe('sending')
  })
})

describe('an owner whom the server no longer knows', () => {
  const paused = after(flush(), fail(signedOut), endRound())

  it('is paused alone, until a delivery', () => {
    expect([isPausedFor(paused, 'amina'), isPausedFor(paused, 'bola'), isPausedFor(paused, null)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isPausedFor([flush(), deliver].reduce(afterOutboxEvent, paused), 'amina')).toBe(false)
  })

  it('sends nothing automatically, while others do', () => {
    expect(paused.alarm).toBeNull()
    expect(afterOutboxEvent(paused, add())).toBe(paused)
    expect(afterOutboxEvent(paused, add(0, 'bola')).alarm).toEqual({ afterMs: gatheringMs })
  })
})

const anEvent = fc.oneof(
  fc.constantFrom<OutboxEvent>(deliver, trust, setAside, breakOff, refuse(1), refuse(50)),
  fc.nat({ max: 100_000 }).chain((at) => fc.constantFrom(flush(at), add(at), endRound(at))),
  fc.constantFrom(fail(noReply), fail(signedOut), fail(busyFor(30))),
)

it('sets a thing aside only after two refusals and a word with the server in between, whatever happens', () => {
  const allowed = { confirming: ['doubting', 'confirming'], 'setting aside': ['confirming', 'setting aside'] }
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 30 }), (events) => {
      let state = restingOutbox
      for (const event of events) {
        const before = state.activity.name
        state = afterOutboxEvent(state, event)
        const { name } = state.activity
        if (name === 'confirming' || name === 'setting aside') expect(allowed[name]).toContain(before)
      }
    }),
    { numRuns: 1000 },
  )
})
