import { escapeMarkdown } from '@sabi/shared/tutor/escape-markdown'
import type { Passage } from '@sabi/shared/tutor/passages'

/** Where words of a reply come from, as a link. */
export interface Source {
  /** In Markdown. */
  words: string
  address: string
}

/** The topics that passages are of, each once. */
export function sourcesOf(passages: readonly Passage[]): Source[] {
  const sources = passages.map(({ title, topicId }) => ({
    words: escapeMarkdown(title),
    address: `/topics/${encodeURIComponent(topicId)}`,
  }))
  return [...new Map(sources.map((source) => [source.address, source])).values()]
}

/** A reply with its sources under it. */
export function withSources(reply: string, sources: readonly Source[]): string {
  if (sources.length === 0) return reply
  return `${reply}\n\nRead more: ${sources.map(({ words, address }) => `[${words}](${address})`).join(', ')}`
}
