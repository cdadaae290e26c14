import type { Page } from './pages.ts'

/** Where a phone posts what another app shares with this one, and by which names; the manifest tells it so. */
export const shareTarget = { path: '/shared', words: 'prompt', file: 'file' } as const

/** What the address of the storage page ends in when a file was shared that it is to take in. */
export const sharedFileQuery = 'shared'

/** Longer words, written for an address, would not fit into what servers read of one. */
const longestWords = 800

/** The page for what was shared: a file is for the one that takes it in, words become a question to the tutor. */
export function pageForShared(words: unknown, isFile: boolean): string {
  if (isFile) return `${'/storage' satisfies Page}?${sharedFileQuery}`
  const prompt = typeof words === 'string' ? [...words].slice(0, longestWords).join('') : ''
  return `${'/ai-tutor' satisfies Page}?prompt=${encodeURIComponent(prompt)}`
}
