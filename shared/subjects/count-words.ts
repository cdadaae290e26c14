const highestShown = 1000

/** A number of questions as the cards show it: '...' while unknown, '1000+' from 1000 on. */
export function countWords(count: number | undefined): string {
  if (count === undefined) return '...'
  return count >= highestShown ? `${highestShown}+` : String(count)
}

/** A number as people read it: '999', '1,240'. */
export function numberWords(count: number): string {
  return count.toLocaleString('en-NG')
}

/** A number with its word: '0 questions', '1 question', '1,240 questions'. */
export function counted(count: number, one: string): string {
  return `${numberWords(count)} ${count === 1 ? one : `${one}s`}`
}
