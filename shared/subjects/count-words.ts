const highestShown = 1000

/** A number of questions as the cards show it: '...' while unknown, '1000+' from 1000 on. */
export function countWords(count: number | undefined): string {
  if (count === undefined) return '...'
  return count >= highestShown ? `${highestShown}+` : String(count)
}

/** A number with its word: '0 questions', '1 question', '2 questions'. */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}
