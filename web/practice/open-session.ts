import { readItem, removeItem, writeItem } from '../platform/storage.ts'

// In the storage of this tab: a reload keeps it, a new visit begins without it.
const key = 'open-practice'
const area = 'session'

/** The session that this tab shows, so that a reload goes straight back into it. */
export const openSession = {
  get: (): string | null => readItem(key, area),
  set: (id: string): void => void writeItem(key, id, area),
  clear: (): void => void removeItem(key, area),
}
