const underlined = /<u>(.*?)<\/u>/gs

/**
 * The plain text with its underlined words named at the end, for people who do not see the line: a question about "the
 * underlined word" has no answer without it.
 */
export function spokenText(text: string, html: string | null | undefined): string {
  const words = [...(html ?? '').matchAll(underlined)].map(([, inner = '']) => withoutMarkup(inner))
  return words.length === 0 ? text : `${text} (Underlined: ${words.join(', ')}.)`
}

function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
