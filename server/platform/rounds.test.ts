import { expect, onTestFinished, test, vi } from 'vitest'
import { Rounds } from './rounds.ts'

test('continues after failures, reports the first in a row only, and never overlaps', async () => {
  const lines: string[] = []
  const outcomes = ['fails', 'fails', 'works', 'fails', 'works']
  let [rounds, running] = [0, 0]
  const work = async () => {
    expect(++running).toBe(1)
    const outcome = outcomes[rounds++]
    await Promise.resolve()
    running--
    if (outcome === 'fails') throw new Error(`round ${rounds}`)
  }
  const repeated = new Rounds(work, { name: 'Work', pauseMs: 1, say: (line) => lines.push(line) })
  onTestFinished(() => repeated.stop())
  repeated.start()
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(outcomes.length))
  expect(lines).toEqual(['Work: Error: round 1; trying again', 'Work: Error: round 4; trying again'])
})

test('a stop waits for the round under way, and none follows', async () => {
  let rounds = 0
  let finish: () => void = () => undefined
  const work = () =>
    new Promise<void>((resolve) => {
      rounds++
      finish = resolve
    })
  const repeated = new Rounds(work, { name: 'Work', pauseMs: 0, say: () => undefined })
  repeated.start()
  let isStopped = false
  const stopping = repeated.stop().then(() => (isStopped = true))
  await new Promise(setImmediate)
  expect(isStopped).toBe(false)
  finish()
  await stopping
  repeated.start()
  expect(rounds).toBe(1)
})
