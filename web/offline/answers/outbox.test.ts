// @vitest-environment happy-dom
import { describe, expect, it, vi, beforeEach, afterEach } from 'vitest'
import type { SyncedAnswer } from '@sabi/shared/sync/calls'
import { maximumBatchBytes } from '@sabi/shared/sync/calls'
import { RequestError } from '../../platform/server/request-error.ts'
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

interface Things {
  ids: string[]
}

/** A phone with this many unsent things, and a server that follows the script, then replies normally. */
function aWorld(count: number, script: ((batch: Things) => string[])[] = []) {
  const unsent = new Set(Array.from({ length: count }, (_, index) => `a${index}`))
  const world = {
    unsent,
    log: [] as string[],
    setAside: [] as string[],
    batches: [] as number[],
    user: 'amina' as string | null,
    isWell: true,
    /** What happens while things are collected. */
    meanwhile: () => {},
  }
  const outbox = createOutbox<Things>({
    lock: 'things',
    owner: () => world.user,
    collect: async (_, limit) => {
      world.meanwhile()
      return unsent.size === 0 ? null : { ids: [...unsent].slice(0, limit) }
    },
    countOf: ({ ids }) => ids.length,
    deliver: async (_, { ids }) => {
      world.batches.push(ids.length)
      const taken = script.shift()?.({ ids }) ?? ids
      world.log.push(...taken)
      for (const id of taken) unsent.delete(id)
      return taken.length > 0
    },
    probe: async () => {
      if (!world.isWell) throw refusal(400)
    },
    setAside: async (_, { ids }) => {
      world.setAside.push(...ids)
      for (const id of ids) unsent.delete(id)
    },
    onChange: () => {},
  })
  return { world, outbox }
}

function refusal(status: number, retryAfterSeconds: number | null = null): RequestError {
  return new RequestError({ kind: 'http', status, message: 'No.', isServerText: true, retryAfterSeconds })
}

const unreachable = new RequestError({ kind: 'network', message: 'Nobody answers' })
const senseless = new RequestError({ kind: 'contract', status: 200, message: 'What?' })

const fail = (error: Error) => () => {
  throw error
}

/** A server that refuses every batch that contains something bad. */
const dislike = (isBad: (batch: Things) => boolean, status: number) =>
  Array.from({ length: 60 }, () => (batch: Things) => {
    if (isBad(batch)) throw refusal(status)
    return batch.ids
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the outbox', () => {
  it('sends all there is, at most 100 things a batch', async () => {
    const { world, outbox } = aWorld(250)
    await outbox.flush()
    expect(world.batches).toEqual([100, 100, 50])
    expect(world.unsent.size).toBe(0)
  })

  it.each<[string, Error]>([
    ['no reply', unreachable],
    ['a reply that makes no sense', senseless],
    ['a fault of our own', new Error('The database is gone')],
    ...[403, 404, 408, 429, 500, 502, 503].map((status): [string, Error] => [`a ${status}`, refusal(status)]),
  ])('keeps everything at %s and tries again automatically', async (_, error) => {
    const { world, outbox } = aWorld(3, [fail(error), fail(error)])
    await outbox.flush()
    expect(world.unsent.size).toBe(3)
    await vi.advanceTimersByTimeAsync(2000)
    expect(world.batches).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(4000)
    expect(world.unsent.size).toBe(0)
    expect(world.log).toHaveLength(3)
  })

  it('sends fewer at once after every failure, so that a slow line gets them through', async () => {
    const tooSlow = (batch: Things) => {
      if (batch.ids.length > 30) throw unreachable
      return batch.ids
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

  it('waits as long as the server asks, whichever student wants to send meanwhile', async () => {
    const { world, outbox } = aWorld(1, [fail(refusal(429, 60))])
    await outbox.flush()
    outbox.flushSoon()
    await outbox.flush()
    await vi.advanceTimersByTimeAsync(59_000)
    await outbox.flush()
    expect(world.batches).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.unsent.size).toBe(0)
  })

  it('is never silenced for more than an hour: not by a server, not by a clock that is set back', async () => {
    const { world, outbox } = aWorld(1, [fail(refusal(503, 10 * 365 * 24 * 3600)), fail(refusal(503, 3000))])
    await outbox.flush()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(world.batches).toHaveLength(2)
    vi.setSystemTime(Date.now() - 365 * 24 * 3_600_000)
    await outbox.flush()
    expect(world.unsent.size).toBe(0)
  })

  it('does not wait out its own pause when it is asked to send', async () => {
    const { world, outbox } = aWorld(1, [fail(unreachable)])
    await outbox.flush()
    await outbox.flush()
    expect(world.unsent.size).toBe(0)
  })

  it('pauses at 401, keeps everything, and continues when asked after signing in', async () => {
    const { world, outbox } = aWorld(2, [fail(refusal(401))])
    await outbox.flush()
    expect(outbox.isPaused()).toBe(true)
    outbox.flushSoon()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(world.batches).toHaveLength(1)
    await outbox.flush()
    expect(outbox.isPaused()).toBe(false)
    expect(world.unsent.size).toBe(0)
  })

  it('takes the 401 of someone’s proxy for no reply', async () => {
    const { world, outbox } = aWorld(1, [fail(new RequestError({ kind: 'http', status: 401, message: 'Wi-Fi' }))])
    await outbox.flush()
    expect(outbox.isPaused()).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(world.unsent.size).toBe(0)
  })
})

describe('the outbox at a server that refuses a batch', () => {
  it('halves a batch that is too large for the server', async () => {
    const { world, outbox } = aWorld(
      100,
      dislike(({ ids }) => ids.length > 30, 413),
    )
    await outbox.flush()
    expect(world.batches).toEqual([100, 50, 25, 25, 25, 25])
    expect(world.setAside).toEqual([])
  })

  it.each([400, 413, 422])(
    'finds the one thing that is refused with %i, sets it aside, and sends the others',
    async (status) => {
      const { world, outbox } = aWorld(
        150,
        dislike(({ ids }) => ids.includes('a77'), status),
      )
      await outbox.flush()
      expect(world.setAside).toEqual(['a77'])
      expect(world.unsent.size).toBe(0)
      expect(new Set(world.log).size).toBe(149)
      expect(world.batches.length).toBeLessThan(20)
    },
  )

  it.each([400, 413, 422])('sets nothing aside for someone who refuses everything with %i', async (status) => {
    const { world, outbox } = aWorld(
      4,
      dislike(() => !world.isWell, status),
    )
    world.isWell = false
    await outbox.flush()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(world.setAside).toEqual([])
    expect(world.unsent.size).toBe(4)
    world.isWell = true
    await outbox.flush()
    expect(world.unsent.size).toBe(0)
  })

  it('sets nothing aside that is taken the second time', async () => {
    const { world, outbox } = aWorld(1, [fail(refusal(422))])
    await outbox.flush()
    expect([world.setAside, world.log]).toEqual([[], ['a0']])
  })
})

describe('the outbox of a phone in use', () => {
  it('keeps what a cut reply does not name, without asking in a storm', async () => {
    const { world, outbox } = aWorld(3, [() => ['a0'], () => []])
    await outbox.flush()
    expect(world.batches).toEqual([3, 2])
    expect([...world.unsent]).toEqual(['a1', 'a2'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(world.unsent.size).toBe(0)
  })

  it('gathers the things of a while into one request', async () => {
    const { world, outbox } = aWorld(1)
    outbox.flushSoon()
    await vi.advanceTimersByTimeAsync(15_000)
    world.unsent.add('late')
    outbox.flushSoon()
    await vi.advanceTimersByTimeAsync(5000)
    expect(world.batches).toEqual([2])
  })

  it('sends nothing while nobody is signed in', async () => {
    const { world, outbox } = aWorld(3)
    world.user = null
    await outbox.flush()
    expect(world.batches).toEqual([])
  })

  it('sends nothing of a student in whose place another one signed in meanwhile', async () => {
    const { world, outbox } = aWorld(3)
    world.meanwhile = () => {
      world.user = 'bola'
    }
    await outbox.flush()
    expect(world.batches).toEqual([])
    expect(world.unsent.size).toBe(3)
  })

  it('sends what comes while it is sending', async () => {
    const { world, outbox } = aWorld(1)
    const first = outbox.flush()
    world.unsent.add('late')
    await Promise.all([first, outbox.flush()])
    expect(world.unsent.size).toBe(0)
  })

  it.each(Array.from({ length: 30 }, (_, index) => index))(
    'sends what comes %i steps after it was asked to send, also where it is about to rest',
    async (steps) => {
      const { world, outbox } = aWorld(1)
      void outbox.flush()
      for (let step = 0; step < steps; step++) await Promise.resolve()
      world.unsent.add('late')
      await outbox.flush()
      expect(world.unsent.size).toBe(0)
    },
  )

  it('sends again in a while after its own database failed', async () => {
    const { world, outbox } = aWorld(1)
    world.meanwhile = () => {
      throw new Error('The database is gone')
    }
    await outbox.flush()
    expect(world.batches).toEqual([])
    world.meanwhile = () => {}
    await vi.advanceTimersByTimeAsync(2000)
    expect(world.unsent.size).toBe(0)
  })
})

describe('the rules of the outbox', () => {
  it.each([
    [401, 'pause'],
    [403, 'wait'],
    [400, 'divide'],
    [413, 'divide'],
    [422, 'divide'],
    [408, 'wait'],
    [429, 'wait'],
    [500, 'wait'],
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
