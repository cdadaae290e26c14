import { expect, test } from 'vitest'
import { aRequest, collect, useTestProvider } from '../testing/test-provider.ts'
import { useTestServer } from '../testing/test-server.ts'
import { Breaker, faultsToPause, firstPauseMs, longestPauseMs, type Outcome } from './breaker.ts'

const server = useTestServer()
const testProvider = await useTestProvider(server)
const { aiServer } = testProvider

function aBreaker() {
  const clock = { ms: Date.parse('2026-11-21T10:00:00Z') }
  const lines: string[] = []
  const breaker = new Breaker('m', { now: () => clock.ms, say: (line) => lines.push(line) })
  return { breaker, clock, lines }
}

const end = (breaker: Breaker, outcome: Outcome, times = 1) => {
  for (let n = 0; n < times; n++) breaker.enter()(outcome)
}
const isPaused = (breaker: Breaker) => {
  try {
    breaker.enter()('neither')
    return false
  } catch {
    return true
  }
}

test('does not touch the provider after five faults in a row, and says since when', () => {
  const { breaker, clock, lines } = aBreaker()
  end(breaker, 'failed', faultsToPause - 1)
  end(breaker, 'worked')
  end(breaker, 'failed', faultsToPause - 1)
  end(breaker, 'neither', 10)
  expect(breaker.pausedSince).toBeNull()
  end(breaker, 'failed')
  expect(breaker.pausedSince).toEqual(new Date(clock.ms))
  expect(isPaused(breaker)).toBe(true)
  expect(lines).toEqual(['The AI model m keeps failing; it gets no calls for 30 seconds'])
})

test('lets one call through after the pause, and all again when that worked', () => {
  const { breaker, clock, lines } = aBreaker()
  end(breaker, 'failed', faultsToPause)
  clock.ms += firstPauseMs
  const endTrial = breaker.enter()
  expect(isPaused(breaker)).toBe(true)
  endTrial('worked')
  expect(breaker.pausedSince).toBeNull()
  expect(isPaused(breaker)).toBe(false)
  expect(lines.at(-1)).toBe('The AI model m works again')
  end(breaker, 'failed', faultsToPause)
  clock.ms += firstPauseMs
  expect(isPaused(breaker)).toBe(false)
})

test('pauses for twice as long after each trial that failed, up to ten minutes', () => {
  const { breaker, clock } = aBreaker()
  const pausedAt = new Date(clock.ms)
  end(breaker, 'failed', faultsToPause)
  for (const pauseMs of [30, 60, 120, 240, 480, 600, 600].map((seconds) => seconds * 1000)) {
    expect(pauseMs).toBeLessThanOrEqual(longestPauseMs)
    clock.ms += pauseMs - 1
    expect(isPaused(breaker)).toBe(true)
    clock.ms += 1
    end(breaker, 'failed')
  }
  expect(breaker.pausedSince).toEqual(pausedAt)
})

test('a trial that a student ended says nothing: the next call is one', () => {
  const { breaker, clock } = aBreaker()
  end(breaker, 'failed', faultsToPause)
  clock.ms += firstPauseMs
  end(breaker, 'neither')
  const endTrial = breaker.enter()
  expect(isPaused(breaker)).toBe(true)
  endTrial('failed')
  clock.ms += firstPauseMs
  expect(isPaused(breaker)).toBe(true)
})

test('calls that began before the pause lengthen it by nothing, and end it where they worked', () => {
  const { breaker, clock } = aBreaker()
  const early = [breaker.enter(), breaker.enter()] as const
  end(breaker, 'failed', faultsToPause)
  early[0]('failed')
  clock.ms += firstPauseMs
  expect(isPaused(breaker)).toBe(false)
  early[1]('worked')
  expect(breaker.pausedSince).toBeNull()
})

test('a provider that is not touched is not asked, and is tried by one call later', async () => {
  const clock = { ms: Date.now() }
  const provider = await testProvider.create({ now: () => clock.ms })
  aiServer.script(() => ({ status: 401 }))
  for (let n = 0; n < faultsToPause; n++) await collect(provider.speak(aRequest()))
  expect(provider.pausedSince).toEqual(new Date(clock.ms))
  const { error } = await collect(provider.speak(aRequest()))
  expect(error).toMatchObject({ fault: 'paused' })
  expect(aiServer.requests).toHaveLength(faultsToPause)
  clock.ms += firstPauseMs
  aiServer.script(() => ({ text: 'Water.' }))
  expect(await collect(provider.speak(aRequest()))).toEqual({ pieces: ['Water.'], error: null })
  expect(provider.pausedSince).toBeNull()
})

test('neither what a student ends nor what the provider does not understand makes it pause', async () => {
  const provider = await testProvider.create()
  aiServer.script(() => ({ status: 400 }))
  for (let n = 0; n < faultsToPause; n++) await collect(provider.speak(aRequest()))
  aiServer.script(() => 'hang')
  for (let n = 0; n < faultsToPause; n++) {
    const student = new AbortController()
    const waiting = collect(provider.speak(aRequest({ signal: student.signal })))
    await aiServer.untilRequests(2 * faultsToPause + n + 1)
    student.abort()
    await waiting
  }
  expect(provider.pausedSince).toBeNull()
})

test('a wrong name of the model that writes questions does not silence the tutor', async () => {
  const provider = await testProvider.create({ environment: { AI_MODEL_GENERATE: 'wrong' } })
  aiServer.script(({ model }) => (model === 'wrong' ? { status: 404 } : { text: 'Water.' }))
  for (let n = 0; n < faultsToPause; n++) await collect(provider.speak(aRequest({ purpose: 'question' })))
  expect((await collect(provider.speak(aRequest({ purpose: 'check' })))).error).toMatchObject({ fault: 'paused' })
  expect((await collect(provider.speak(aRequest()))).error).toBeNull()
  expect(provider.pausedSince).not.toBeNull()
})
