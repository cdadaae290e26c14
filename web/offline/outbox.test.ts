// @vitest-environment happy-dom
import { describe, expect, it, vi, beforeEach, afterEach } from 'vitest'
import type { SyncedAnswer } from '@sabi/shared/sync/calls'
import { maximumBatchBytes } from '@sabi/shared/sync/calls'
import type { Unsent, Verdict } from './answer-store.ts'
import { batchLimit, fitBatch, reactionTo, retryDelayMs, type Failure } from './outbox-rules.ts'
import { createOutbox } from './outbox.ts'

const noReply: Failure = { status: null, retryAfterSeconds: null }

function anAnswer(id: string): SyncedAnswer {
  return {
    id,
    sessionId: 'session',
    questionId: 'q1',
    questionVersion: 1,
    option: 0,
    answeredAt: '2026-11-21T09:00:00.000Z',
    tzOffset: 60,
    durationMs: 1000,
    seq: 0,
  }
}

class Refusal extends Error {
  readonly failure: Failure
  constructor(failure: Partial<Failure>) {
    super('refused')
    this.failure = { ...noReply, ...failure }
  }
}

/** A phone with so many unsent answers and a server that answers by the script, then well. */
function aWorld(count: number, script: ((batch: Unsent) => object)[] = []) {
  const unsent = new Map(Array.from({ length: count }, (_, index) => [`a${index}`, anAnswer(`a${index}`)]))
  const log: string[] = []
  const world = {
    unsent,
    log,
    rejected: new Map<string, string>(),
    batches: [] as number[],
    user: 'amina' as string | null,
  }
  const outbox = createOutbox({
    currentUser: () => world.user,
    collect: async (_, limit) => ({ answers: [...unsent.values()].slice(0, limit), sessions: [] }),
    send: async (batch) => {
      world.batches.push(batch.answers.length)
      const reply = script.shift()?.(batch) ?? { saved: batch.answers.map(({ id }) => id) }
      const whole = { success: true as const, saved: [], duplicate: [], rejected: [], ...reply }
      log.push(...whole.saved)
      return whole
    },
    record: async (_, { acknowledged, rejected }: Verdict) => {
      for (const id of acknowledged) unsent.delete(id)
      for (const { id, reason } of rejected) {
        unsent.delete(id)
        world.rejected.set(id, reason)
      }
    },
    failureOf: (error) => (error instanceof Refusal ? error.failure : noReply),
    onChange: () => {},
    random: () => 1,
  })
  return { world, outbox }
}

const fail = (failure: Partial<Failure>) => () => {
  throw new Refusal(failure)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the outbox', () => {
  it('sends all there is, at most 100 answers a batch', async () => {
    const { world, outbox } = aWorld(250)
    await outbox.flush()
    expect(world.batches).toEqual([100, 100, 50])
    expect(world.unsent.size).toBe(0)
  })

  it.each([[noReply], [{ status: 408 }], [{ status: 429 }], [{ status: 500 }], [{ status: 503 }], [{ status: 200 }]])(
    'keeps everything at %j and tries again by itself',
    async (failure) => {
      const { world, outbox } = aWorld(3, [fail(failure), fail(failure)])
      await outbox.flush()
      expect(world.unsent.size).toBe(3)
      await vi.advanceTimersByTimeAsync(2000)
      expect(world.batches).toHaveLength(2)
      await vi.advanceTimersByTimeAsync(4000)
      expect(world.unsent.size).toBe(0)
      expect(world.log).toHaveLength(3)
    },
  )

  it('sends fewer at once after every failure, so that a slow line gets them through', async () => {
    const tooSlow = (batch: Unsent) => {
      if (batch.answers.length > 30) throw new Refusal(noReply)
      return { saved: batch.answers.map(({ id }) => id) }
    }
    const { world, outbox } = aWorld(
      100,
      Array.from({ length: 20 }, () => tooSlow),
    )
    await outbox.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(world.batches).toEqual([100, 50, 25, 25, 25, 25])
    expect(world.unsent.size).toBe(0)
  })

  it('waits as long as the server asks', async () => {
    const { world, outbox } = aWorld(1, [fail({ status: 429, retryAfterSeconds: 60 })])
    await outbox.flush()
    outbox.flushSoon()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(world.batches).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.unsent.size).toBe(0)
  })

  it('pauses at 401, keeps everything, and goes on when asked after signing in', async () => {
    const { world, outbox } = aWorld(2, [fail({ status: 401 })])
    await outbox.flush()
    expect(outbox.isPaused()).toBe(true)
    outbox.flushSoon()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(world.batches).toHaveLength(1)
    await outbox.flush()
    expect(outbox.isPaused()).toBe(false)
    expect(world.unsent.size).toBe(0)
  })

  it('halves a batch that is too large for the server, down to one', async () => {
    const tooLarge = (batch: Unsent) => {
      if (batch.answers.length > 30) throw new Refusal({ status: 413 })
      return { saved: batch.answers.map(({ id }) => id) }
    }
    const { world, outbox } = aWorld(
      100,
      Array.from({ length: 20 }, () => tooLarge),
    )
    await outbox.flush()
    expect(world.batches).toEqual([100, 50, 25, 25, 25, 25])
    const { world: other, outbox: stuck } = aWorld(2, [fail({ status: 413 }), fail({ status: 413 })])
    await stuck.flush()
    expect(other.batches).toEqual([2, 1])
    expect(other.unsent.size).toBe(2)
  })

  it('counts a duplicate as sent and sets what is refused aside', async () => {
    const { world, outbox } = aWorld(3, [
      () => ({ saved: ['a0'], duplicate: ['a1'], rejected: [{ id: 'a2', reason: 'unknown-question' }] }),
    ])
    await outbox.flush()
    expect(world.unsent.size).toBe(0)
    expect([...world.rejected]).toEqual([['a2', 'unknown-question']])
  })

  it('keeps what a cut reply does not name, without asking in a storm', async () => {
    const { world, outbox } = aWorld(3, [() => ({ saved: ['a0', 'foreign'] }), () => ({ saved: [] })])
    await outbox.flush()
    expect(world.batches).toEqual([3, 2])
    expect([...world.unsent.keys()]).toEqual(['a1', 'a2'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(world.unsent.size).toBe(0)
  })

  it('gathers the answers of a while into one request', async () => {
    const { world, outbox } = aWorld(1)
    outbox.flushSoon()
    await vi.advanceTimersByTimeAsync(15_000)
    world.unsent.set('late', anAnswer('late'))
    outbox.flushSoon()
    await vi.advanceTimersByTimeAsync(5000)
    expect(world.batches).toEqual([2])
  })

  it('sends nothing for a visitor', async () => {
    const { world, outbox } = aWorld(3)
    world.user = null
    await outbox.flush()
    expect(world.batches).toEqual([])
  })

  it('sends what comes while it is sending', async () => {
    const { world, outbox } = aWorld(1)
    const first = outbox.flush()
    world.unsent.set('late', anAnswer('late'))
    await Promise.all([first, outbox.flush()])
    expect(world.unsent.size).toBe(0)
  })
})

describe('the rules of the outbox', () => {
  it.each([
    [401, 'pause'],
    [413, 'halve'],
    [408, 'wait'],
    [429, 'wait'],
    [500, 'wait'],
    [400, 'wait'],
    [null, 'wait'],
  ])('react to %s with %s', (status, reaction) => {
    expect(reactionTo({ status, retryAfterSeconds: null })).toBe(reaction)
  })

  it('wait longer after every failure, never beyond five minutes, never all phones at once', () => {
    expect([0, 1, 2, 3].map((failures) => retryDelayMs(failures, noReply, () => 1))).toEqual([2000, 4000, 8000, 16_000])
    expect(retryDelayMs(99, noReply, () => 1)).toBe(300_000)
    expect(retryDelayMs(3, noReply, () => 0)).toBe(8000)
  })

  it('halve a batch down to ten answers', () => {
    expect([0, 1, 2, 3, 4, 5000].map(batchLimit)).toEqual([100, 50, 25, 13, 10, 10])
  })

  it('fit a batch into the bytes that the server takes', () => {
    const answers = Array.from({ length: 100 }, (_, index) => ({
      ...anAnswer(`a${index}`),
      questionId: 'x'.repeat(6000),
    }))
    const batch = fitBatch({ answers, sessions: [] })
    expect(batch.answers.length).toBeLessThan(100)
    expect(JSON.stringify(batch).length).toBeLessThan(maximumBatchBytes)
  })
})
