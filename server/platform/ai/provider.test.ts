import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AiServer, fenced } from '../../testing/ai-server.ts'
import { parseSettings } from '../settings.ts'
import { createProvider } from './create-provider.ts'

const aiServer = await AiServer.start()
afterAll(() => aiServer.stop())
beforeEach(() => aiServer.reset())

const patience = { firstPieceMs: 3_000, silenceMs: 1_500, wholeMs: 5_000, firstPauseMs: 5 }
const request = {
  purpose: 'tutor' as const,
  messages: [{ role: 'user' as const, content: 'What is osmosis?' }],
  maximumTokens: 100,
  signal: new AbortController().signal,
}

async function newProvider(changes: Record<string, string> = {}) {
  const provider = await createProvider(parseSettings({ ...aiServer.environment, ...changes }), { patience })
  if (provider === null) throw new Error('The settings name no provider')
  return provider
}

async function collect(pieces: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = []
  for await (const piece of pieces) collected.push(piece)
  return collected
}

test('gives the reply piece by piece, and sends the key', async () => {
  const provider = await newProvider()
  aiServer.next({ pieces: ['Wa', 'ter ', 'moves.'] })
  expect(await collect(provider.speak(request))).toEqual(['Wa', 'ter ', 'moves.'])
  expect(aiServer.requests).toMatchObject([
    { isStream: true, model: 'test-model', authorization: `Bearer ${aiServer.environment['AI_API_KEY']}` },
  ])
})

test('gives an object of the shape that was asked for, also out of a fence', async () => {
  const provider = await newProvider()
  const asked = { ...request, name: 'sum', schema: z.object({ answer: z.int() }) }
  aiServer.next({ object: { answer: 4 } }, fenced({ answer: 5 }))
  expect(await provider.answer(asked)).toEqual({ answer: 4 })
  expect(await provider.answer(asked)).toEqual({ answer: 5 })
  expect(aiServer.requests[0]?.format).toBe('json_schema')
})

test('there is no provider without settings for one', async () => {
  expect(await createProvider(parseSettings({}))).toBeNull()
})
