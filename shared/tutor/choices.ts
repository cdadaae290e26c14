/** A list of links, which the app shows as buttons. The words are Markdown. */
export function choices(links: readonly (readonly [words: string, address: string])[]): string {
  return links.map(([words, address]) => `- [${words}](${address})`).join('\n')
}

/** The page of a topic. */
export function topicPage(id: string): string {
  return `/topics/${encodeURIComponent(id)}`
}
