/** Markup that a later part may still close. */
const openEnd = /(!?\[[^\]]*|!?\[[^\]]*\]\([^)]*|\n\|[^\n]*|[ \t]*[*_`~#>-]+|\n\s*\d+\.?)$/
const pairs = ['**', '`'] as const
/** Open markup is searched only this far from the end. */
const longestOpen = 500

/**
 * Unfinished Markdown as it will look: open bold or code is closed, and ambiguous markup is held back, so that no
 * markers flash up and vanish.
 */
export function asItStands(written: string): string {
  // Inside a code block nothing is markup.
  if (written.split('```').length % 2 === 0) return written
  const settled = written.slice(0, -longestOpen) + written.slice(-longestOpen).replace(openEnd, '')
  const line = settled.slice(settled.lastIndexOf('\n') + 1)
  return settled + pairs.filter((sign) => line.split(sign).length % 2 === 0).join('')
}
