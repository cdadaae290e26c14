// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keepFiles } from '../testing/kept-files.ts'
import { isMissing, keptTextbook, subjectsWithNotes } from './kept-notes.ts'

const physics = { format: 1, subject: 'physics', notes: [] } as const

afterEach(() => {
  vi.unstubAllGlobals()
})

// TUTOR-04
test('the notes that the service worker keeps are found without asking the server', async () => {
  keepFiles({ '/packs/physics-notes-a1.json': physics, '/packs/index.json': {} })
  expect(await subjectsWithNotes()).toEqual(['physics'])
  expect(await keptTextbook('physics')).toEqual(physics)
  expect(await keptTextbook('biology')).toBeNull()
  expect([await isMissing('physics-notes-a1.json'), await isMissing('physics-notes-b2.json')]).toEqual([false, true])
})

test('a file that is no textbook is none', async () => {
  keepFiles({ '/packs/physics-notes-a1.json': { format: 2 } })
  expect(await keptTextbook('physics')).toBeNull()
})

test.each([
  ['has no caches', undefined],
  ['refuses them', { open: () => Promise.reject(new Error('Not in a private window')) }],
])('a browser that %s keeps nothing', async (_, caches) => {
  vi.stubGlobal('caches', caches)
  expect(await subjectsWithNotes()).toEqual([])
  expect(await keptTextbook('physics')).toBeNull()
})
