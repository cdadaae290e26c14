/** Signs of a text stay signs, whatever Markdown would make of them. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`)
}

/** A text as a quotation in Markdown, its signs as they are. */
export function quoteMarkdown(text: string): string {
  return `> ${escapeMarkdown(text).replaceAll('\n', '\n> ')}`
}
