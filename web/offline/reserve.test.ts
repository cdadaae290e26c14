import { beforeEach, expect, test, vi } from 'vitest'
import { giveReserve, holdReserve } from './reserve.ts'

const files = new Map<string, Response>()
const cache = {
  match: async (path: string) => files.get(path),
  put: vi.fn<(path: string, file: Response) => Promise<void>>(async (path, file) => void files.set(path, file)),
  delete: async (path: string) => files.delete(path),
}

beforeEach(() => {
  files.clear()
  vi.clearAllMocks()
  vi.stubGlobal('caches', { open: async () => cache })
})

// STOR-01
test('a megabyte is held once, and given back when room is needed', async () => {
  await holdReserve()
  await holdReserve()
  expect(cache.put).toHaveBeenCalledOnce()
  const [held] = files.values()
  expect((await held?.arrayBuffer())?.byteLength).toBe(1_000_000)
  await giveReserve()
  expect(files.size).toBe(0)
  await holdReserve()
  expect(files.size).toBe(1)
})

test('a browser without caches holds none', async () => {
  vi.stubGlobal('caches', undefined)
  await holdReserve()
  await giveReserve()
  expect(cache.put).not.toHaveBeenCalled()
})
