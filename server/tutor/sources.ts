import { escapeMarkdown } from '@sabi/shared/tutor/escape-markdown'
import type { Passage } from '@sabi/shared/tutor/passages'

/** A link to the source of a reply. */
export interface Source {
  /** In Markdown. */
  words: string
  address: string
}

/** The topics of the passages, each once. */
export function sourcesOf(passages: readonly Passage[]): Source[] {
  const sources = passages.map(({ title, topicId }) => ({
    words: escapeMarkdown(title),
    address: `/topics/${encodeURIComponent(topicId)}`,
  }))
  return [...new Map(sources.map((source) => [source.address, source])).values()]
}

/** Appends the sources to a reply. */
export function withSources(reply: string, sources: readonly Source[]): string {
  if (sources.length === 0) return reply
  return `${reply}\n\nRead more: ${sources.map(({ words, address }) => `[${words}](${address})`).join(', ')}`
}
