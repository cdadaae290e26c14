const emphasis = /(\p{L}?)<([ub])>(.*?)<\/\2>(?=(\p{L}?))/gsu

/**
 * The plain text with its underlined words and capitals listed at the end, for students who do not see them. Questions about "the
 * underlined word", a sound or a stress make no sense without them. Parts of a word are spelled: a voice would read them as a word.
 */
export function spokenText(text: string, html: string | null | undefined): string {
  const underlined: string[] = []
  const capitals: string[] = []
  for (const [, before, tag, inner = '', after] of (html ?? '').matchAll(emphasis)) {
    const words = withoutMarkup(inner)
    const list = tag === 'u' ? underlined : words === words.toUpperCase() ? capitals : []
    list.push(before || after ? `letters ${[...words.toLowerCase()].join(' ')}` : words)
  }
  return text + listed('Underlined', underlined) + listed('In capitals', capitals)
}

function listed(what: string, words: readonly string[]): string {
  return words[0] === undefined ? '' : ` (${what}: ${words.join(', ')}.)`
}

function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
