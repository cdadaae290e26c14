const underlined = /<u>(.*?)<\/u>/gs

/**
 * The plain text with its underlined words listed at the end, for students who do not see the line. A question about
 * "the underlined word" makes no sense without them.
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
