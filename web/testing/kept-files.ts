import { vi } from 'vitest'

/** Puts files into the service worker's cache, by path. Returns the cache, to which a test may add. */
export function keepFiles(contentByPath: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const kept = new Map(Object.entries(contentByPath))
  const pathOf = (asked: string) => new URL(asked, location.href).pathname
  const match = (asked: string) => {
    const path = pathOf(asked)
    return Promise.resolve(kept.has(path) ? Response.json(kept.get(path)) : undefined)
  }
  const put = async (asked: string, reply: Response) => void kept.set(pathOf(asked), await reply.json())
  const remove = (asked: string) => Promise.resolve(kept.delete(pathOf(asked)))
  const keys = () => Promise.resolve(Array.from(kept.keys(), (path) => ({ url: new URL(path, location.href).href })))
  vi.stubGlobal('caches', { match, open: () => Promise.resolve({ keys, match, put, delete: remove }) })
  return kept
}
