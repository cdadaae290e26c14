const highestShown = 1000

/** A number of questions as the cards show it: '...' while unknown, '1000+' from 1000 on. */
export function countWords(count: number | undefined): string {
  if (count === undefined) return '...'
  return count >= highestShown ? `${highestShown}+` : String(count)
}
