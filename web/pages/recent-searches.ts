import * as z from 'zod/mini'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'

const most = 5

/** What was looked for on this phone, newest first. */
export function listRecentSearches(): string[] {
  return z.safeParse(z.array(z.string()), readJson(storageKeys.recentSearches)).data ?? []
}

/** Puts a term first, once; only the newest few stay. Where the browser keeps nothing, there is nothing to offer. */
export function rememberSearch(term: string): void {
  const others = listRecentSearches().filter((known) => known.toLowerCase() !== term.toLowerCase())
  writeItem(storageKeys.recentSearches, JSON.stringify([term, ...others].slice(0, most)))
}

export function forgetSearches(): void {
  removeItem(storageKeys.recentSearches)
}
