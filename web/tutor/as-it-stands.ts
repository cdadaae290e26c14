/** What may open something that the rest is still to close. */
const openEnd = /(!?\[[^\]]*|!?\[[^\]]*\]\([^)]*|\n\|[^\n]*|[ \t]*[*_`~#>-]+|\n\s*\d+\.?)$/
const pairs = ['**', '`'] as const
/** What is open is looked for no farther from the end. */
const longestOpen = 500

/**
 * Half-written Markdown as it will look: what is bold or code already is closed, and what cannot be told yet waits, so that
 * no signs flash up and vanish.
 */
export function asItStands(written: string): string {
  // In a listing, signs are signs.
  if (written.split('```').length % 2 === 0) return written
  const settled = written.slice(0, -longestOpen) + written.slice(-longestOpen).replace(openEnd, '')
  const line = settled.slice(settled.lastIndexOf('\n') + 1)
  return settled + pairs.filter((sign) => line.split(sign).length % 2 === 0).join('')
}
