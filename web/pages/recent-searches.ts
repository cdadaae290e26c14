import * as z from 'zod/mini'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'

const most = 5

/** Recent searches on this phone, newest first. */
export function listRecentSearches(): string[] {
  return z.safeParse(z.array(z.string()), readJson(storageKeys.recentSearches)).data ?? []
}

/** Moves a term to the top; only the newest few stay. Does nothing if the browser can't store it. */
export function rememberSearch(term: string): void {
  const others = listRecentSearches().filter((known) => known.toLowerCase() !== term.toLowerCase())
  writeItem(storageKeys.recentSearches, JSON.stringify([term, ...others].slice(0, most)))
}

export function forgetSearches(): void {
  removeItem(storageKeys.recentSearches)
}
