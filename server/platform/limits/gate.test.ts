import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Entrance } from '@sabi/shared/contract/call'
import { Gate } from './gate.ts'
import { Refusal } from '../http/refusal.ts'

const stays = () => new AbortController().signal

/** Work that runs until it is ended. */
function openWork() {
  let end = (): void => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

/** Takes slots until it is released. */
function occupy(gate: Gate, { entrance = 'answers', count }: { entrance?: Entrance; count: number }) {
  const { work, end } = openWork()
  const all = Array.from({ length: count }, () => gate.run(entrance, { signal: stays() }, work))
  return async () => {
    end()
    await Promise.all(all)
  }
}

function refusalOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.catch((error: unknown) => error)
}

test('does no more work at once than there are places, and all of it in the end', async () => {
  const gate = new Gate({ places: 3 })
  let atOnce = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++atOnce)
    await sleep(1)
    atOnce--
  }
  await Promise.all(Array.from({ length: 40 }, () => gate.run('answers', { signal: stays() }, work)))
  expect(most).toBe(3)
  expect(gate.state.answers).toEqual({ underWay: 0, waiting: 0, refused: 0 })
})

test('lets answers in before sessions, and sessions before reads', async () => {
  const gate = new Gate({ places: 1 })
  const leave = occupy(gate, { count: 1 })
  const order: string[] = []
  const all = (['reads', 'sessions', 'answers', 'reads', 'answers'] as const).map((entrance) =>
    gate.run(entrance, { signal: stays() }, async () => void order.push(entrance)),
  )
  await leave()
  await Promise.all(all)
  expect(order).toEqual(['answers', 'answers', 'sessions', 'reads', 'reads'])
})

test('lets reads in under a load of answers that never ends', async () => {
  const gate = new Gate({ places: 1 })
  const leave = occupy(gate, { count: 1 })
  let isOver = false
  const streams = Array.from({ length: 20 }, async () => {
    while (!isOver) await gate.run('answers', { signal: stays() }, () => Promise.resolve())
  })
  const read = gate.run('reads', { signal: stays() }, async () => 'was read')
  await leave()
  expect(await read).toBe('was read')
  isOver = true
  await Promise.all(streams)
})

test('keeps places for answers where reads fill all that are theirs', async () => {
  const gate = new Gate({ places: 4 })
  const leave = occupy(gate, { entrance: 'reads', count: 20 })
  expect(gate.state.reads.underWay).toBe(3)
  expect(await gate.run('answers', { signal: stays() }, async () => 'saved')).toBe('saved')
  await leave()
})

test('keeps a crowd at the password check and talks with a model away from the places of the others', async () => {
  const gate = new Gate({ places: 1 })
  const leave = [
    occupy(gate, { entrance: 'passwords', count: 64 + 256 }),
    occupy(gate, { entrance: 'others', count: 64 }),
  ]
  expect(await gate.run('reads', { signal: stays() }, async () => 'was read')).toBe('was read')
  expect(await refusalOf(gate.run('passwords', { signal: stays() }, async () => 'in'))).toBeInstanceOf(Refusal)
  await Promise.all(leave.map((go) => go()))
})

test('refuses at once, with a time to come back that differs, who finds the connection full', async () => {
  const gate = new Gate({ places: 1 })
  const leave = occupy(gate, { entrance: 'reads', count: 1 + 128 })
  const refusals = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(gate.run('reads', { signal: stays() }, async () => 'was read'))),
  )
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 503, message: 'The server is busy. Please try again in a moment.' })
  const pauses = refusals.map((refusal) => (refusal instanceof Refusal ? refusal.retryAfterSeconds : undefined))
  expect(new Set(pauses)).toEqual(new Set([2, 3, 4, 5]))
  expect(gate.state.reads).toEqual({ underWay: 1, waiting: 128, refused: 50 })
  await leave()
})

test('refuses at once who would wait too long, going by how fast the connection moves', async () => {
  const gate = new Gate({ places: 1 })
  const slowly = () => gate.run('reads', { signal: stays() }, () => sleep(60))
  await Promise.all(Array.from({ length: 12 }, slowly))
  const crowd = Array.from({ length: 100 }, () => refusalOf(slowly()))
  expect(gate.state.reads.waiting).toBeGreaterThan(0)
  expect(gate.state.reads.waiting).toBeLessThan(30)
  await Promise.all(crowd)
})

test('refuses who waited a second, and from then on at once, while the database stands still', async () => {
  const gate = new Gate({ places: 1 })
  const leave = occupy(gate, { count: 1 })
  const waits = refusalOf(gate.run('answers', { signal: stays() }, async () => 'saved'))
  expect(gate.state.answers.waiting).toBe(1)
  expect(await waits).toMatchObject({ status: 503 })
  const comes = refusalOf(gate.run('answers', { signal: stays() }, async () => 'saved'))
  expect(gate.state.answers.waiting).toBe(0)
  expect(await comes).toMatchObject({ status: 503 })
  await leave()
  expect(await gate.run('answers', { signal: stays() }, async () => 'saved')).toBe('saved')
})

test('keeps no place for a caller who went, nor for work that failed', async () => {
  const gate = new Gate({ places: 1 })
  const leave = occupy(gate, { count: 1 })
  const caller = new AbortController()
  const gone = refusalOf(gate.run('reads', { signal: caller.signal }, async () => 'was read'))
  expect(gate.state.reads.waiting).toBe(1)
  caller.abort()
  expect(gate.state.reads.waiting).toBe(0)
  await gone
  await leave()
  await expect(
    gate.run('reads', { signal: stays() }, async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  await refusalOf(gate.run('reads', { signal: caller.signal }, async () => 'was read'))
  expect(gate.state.reads.underWay).toBe(0)
})

test('counts those it told to come back, not those who went while they waited', async () => {
  const gate = new Gate({ places: 1 })
  const leave = occupy(gate, { count: 1 })
  const caller = new AbortController()
  const gone = refusalOf(gate.run('reads', { signal: caller.signal }, async () => 'was read'))
  caller.abort()
  await gone
  expect(await refusalOf(gate.run('reads', { signal: stays() }, async () => 'was read'))).toBeInstanceOf(Refusal)
  expect(gate.state.reads.refused).toBe(1)
  await leave()
})

test('lets what was begun continue before what comes, however long the connection', async () => {
  const gate = new Gate({ places: 1 })
  const { work, end } = openWork()
  const order: string[] = []
  const first = gate.run('reads', { signal: stays() }, work)
  const others = Array.from({ length: 128 }, () =>
    gate.run('reads', { signal: stays() }, async () => void order.push('new')),
  )
  const begun = ['first', 'second'].map((name) =>
    gate.run('reads', { signal: stays(), hasBegun: true }, async () => void order.push(name)),
  )
  end()
  await Promise.all([first, ...others, ...begun])
  expect(order.slice(0, 3)).toEqual(['first', 'second', 'new'])
})

test('refuses the least urgent first while the event loop is late, and never what has started', async () => {
  const refusedAt = async (latenessMs: number) => {
    const gate = new Gate({ places: 1, lateness: () => latenessMs, random: () => 0.5 })
    const refused: string[] = []
    for (const entrance of ['answers', 'sessions', 'reads'] as const)
      await gate.run(entrance, { signal: stays() }, async () => null).catch(() => refused.push(entrance))
    await gate.admitFile().catch(() => refused.push('files'))
    try {
      gate.admitPage()
    } catch {
      refused.push('pages')
    }
    expect(await gate.run('reads', { signal: stays(), hasBegun: true }, async () => 'done')).toBe('done')
    return refused
  }
  expect(await refusedAt(50)).toEqual([])
  expect(await refusedAt(310)).toEqual(['pages'])
  expect(await refusedAt(610)).toEqual(['reads', 'pages'])
  expect(await refusedAt(1_210)).toEqual(['sessions', 'reads', 'files', 'pages'])
  expect(await refusedAt(2_410)).toEqual(['answers', 'sessions', 'reads', 'files', 'pages'])
})

test('lets a file wait until a pause of the process is over, and a page not', async () => {
  const looks = [2_000, 1_700, 900, 400]
  const gate = new Gate({ places: 1, lateness: () => looks.shift() ?? 0, random: () => 0.5 })
  await gate.admitFile()
  expect(gate.state.pages).toMatchObject({ underWay: 1, refused: 0 })
  looks.push(2_000)
  expect(() => gate.admitPage()).toThrow(Refusal)
})

test('keeps no room for a file whose caller went while it waited', async () => {
  const gate = new Gate({ places: 1 })
  const gone = new ServerResponse(new IncomingMessage(new Socket())).destroy()
  const open = new ServerResponse(new IncomingMessage(new Socket()))
  for (const reply of [gone, open]) {
    await gate.admitFile()
    gate.leavePageWith(reply)
  }
  expect(gate.state.pages.underWay).toBe(1)
  open.emit('close')
  expect(gate.state.pages.underWay).toBe(0)
})
