import type { Page } from './pages.ts'

/** The address and field names with which a phone shares content with this app; the manifest contains them. */
export const shareTarget = { path: '/shared', words: 'prompt', file: 'file' } as const

/** A file of more than ten thousand answers. The storage page takes no larger file. */
export const largestSharedBytes = 5 * 1024 * 1024

/** The query of the storage page after a file was shared. */
export const sharedFileQuery = 'shared'

/** Longer words, written for an address, would not fit into what servers read of one. */
const longestWords = 800

/** The page for what was shared: a file is for the one that takes it in, words become a question to the tutor. */
export function pageForShared(words: unknown, isFile: boolean): string {
  if (isFile) return `${'/storage' satisfies Page}?${sharedFileQuery}`
  const prompt = typeof words === 'string' ? [...words].slice(0, longestWords).join('') : ''
  return `${'/ai-tutor' satisfies Page}?prompt=${encodeURIComponent(prompt)}`
}
