/** Longest text held back until a sentence, or something it opened, is closed: the "$" of "$5" never is. */
const longestStretch = 600
const marks = /\\[()[\]]|\]\(|[$[\])]|\s+/g
/** Characters allowed between the end of a sentence and the whitespace after it. */
const sentenceEnd = /[.!?:]["')\]*_]{0,8}$/

/**
 * The position after the last whole sentence, not counting ends inside formulas and links; 0 if there is none. It reads the text
 * once, however many sentences follow a character that is never closed.
 */
export function endOfSentences(text: string): number {
  const open = { dollars: 0, round: 0, square: 0, words: 0, target: 0 }
  let lastClosed = 0
  let lastBlank = 0
  for (const { 0: mark, index } of text.matchAll(marks)) {
    note(open, mark)
    if (mark.trim() !== '') continue
    lastBlank = index + mark.length
    const isEnd = mark.includes('\n') || sentenceEnd.test(text.slice(Math.max(0, index - 9), index))
    if (isEnd && Object.values(open).every((count) => count === 0)) lastClosed = lastBlank
  }
  return lastClosed === 0 && text.length > longestStretch ? lastBlank : lastClosed
}

type Open = Record<'dollars' | 'round' | 'square' | 'words' | 'target', number>

/** Tracks what a mark opens or closes. */
function note(open: Open, mark: string): void {
  if (mark === '$') open.dollars = 1 - open.dollars
  if (mark === '\\(') open.round++
  if (mark === '\\)') open.round = Math.max(0, open.round - 1)
  if (mark === '\\[') open.square++
  if (mark === '\\]') open.square = Math.max(0, open.square - 1)
  if (mark === '[') open.words++
  if (mark.startsWith(']')) open.words = Math.max(0, open.words - 1)
  if (mark === '](') open.target = 1
  if (mark.endsWith(')')) open.target = 0
}
