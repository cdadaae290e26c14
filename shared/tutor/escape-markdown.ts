/** Escapes every character with a meaning in Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`)
}

/** Formats a text as a Markdown block quote, with its own characters escaped. */
export function quoteMarkdown(text: string): string {
  return `> ${escapeMarkdown(text).replaceAll('\n', '\n> ')}`
}
