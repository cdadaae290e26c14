import * as z from 'zod/mini'
import { readItem, removeItem, writeItem } from '../platform/storage.ts'

// In the storage of this tab: a reload keeps it, a new visit begins without it.
const key = 'open-practice'
const area = 'session'

const Entry = z.object({ id: z.string(), search: z.string() })

/** The session that this tab shows, so that a reload of the same address goes straight back into it. */
export const openSession = {
  /** Null where the tab shows none, or was led to another address since. */
  get(search: string): string | null {
    const entry = Entry.safeParse(parseJson(readItem(key, area)))
    return entry.success && entry.data.search === search ? entry.data.id : null
  },
  set(id: string): void {
    writeItem(key, JSON.stringify({ id, search: location.search.replace('?', '') }), area)
  },
  clear(): void {
    removeItem(key, area)
  },
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
