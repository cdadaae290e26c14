import { deepStrictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
// By this name no alias takes zod's place.
import * as z from 'zod/v4/mini'
import { valuesFor } from '../testing/schema-values.ts'

interface Reader {
  parse: (value: unknown) => unknown
  safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: { issues: { path: unknown[] }[] } }
}

const modules = import.meta.glob<object>([
  '../../shared/**/*.ts',
  '!../../shared/**/*.test.ts',
  '!../../shared/**/builders.ts',
  '../offline/answers-database.ts',
])
/** Read where the content is built and nowhere else: phones get no record of names that are all known. */
const unread = 'Syllabus'

const phones = await loadSchemas()
vi.doMock('./zod-on-phones.ts', () => ({ ...z }))
const servers = await loadSchemas()

/** Every schema of shared and of the phone's database, by its name; of a call the reply. */
async function loadSchemas(): Promise<ReadonlyMap<string, Reader>> {
  vi.resetModules()
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  const named = loaded
    .flatMap((module) => Object.entries(module))
    .map(([name, value]) => [name, schemaOf(value)] as const)
  return new Map(named.flatMap(([name, value]) => (isReader(value) && name !== unread ? [[name, value]] : [])))
}

function schemaOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'reply' in value ? value.reply : value
}

function isReader(value: unknown): value is Reader {
  return typeof value === 'object' && value !== null && 'safeParse' in value
}

/** What a reader makes of a value: what it gives, or the fields that it finds fault with, of which forms tell. */
function outcome(reader: Reader, value: unknown) {
  const { success, data, error } = reader.safeParse(value)
  return { success, data, faulty: new Set(error?.issues.flatMap(({ path }) => path.slice(0, 1))) }
}

test('schemas of all calls and of the database are compared', () => {
  expect(phones.size).toBeGreaterThan(100)
  expect([...phones.keys()]).toEqual(expect.arrayContaining(['listTopics', 'Pack', 'PracticeSession', 'StoredAnswer']))
})

describe('a phone takes and refuses what zod does, and makes the same of it', () => {
  test.each([...phones])('%s', (name, phone) => {
    const server = servers.get(name)
    if (!(server instanceof z.ZodMiniType)) throw new Error(`${name} is not read by zod`)
    const seen = new Set<boolean>()
    const agrees = fc.property(valuesFor(server), (value) => {
      const expected = outcome(server, value)
      seen.add(expected.success)
      deepStrictEqual(outcome(phone, value), expected)
    })
    fc.assert(agrees, { numRuns: 200, seed: 17 })
    expect(seen.size).toBe(2)
  })
})

test('a phone throws where zod does', () => {
  for (const [name, value] of [
    ['SubjectId', 'music'],
    ['PhoneId', '1'],
    ['Pack', { format: 2 }],
  ] as const)
    for (const readers of [phones, servers]) expect(() => readers.get(name)?.parse(value), name).toThrow()
})
