import { mathText } from './math-text.ts'
import { escapeHtml, readMath, unescapeHtml } from './math-tree.ts'

const pieces = /(<math>.*?<\/math>)/

/** True for the HTML form of a part with mathematics; plain text never holds the tag. */
export function isRich(text: string): boolean {
  return text.includes('<math>')
}

/** The plain text that an HTML form says: mathematics written out in Unicode, line breaks as line breaks. */
export function plainText(html: string): string {
  return html
    .split(pieces)
    .map((piece) => (isRich(piece) ? mathText(readMath(piece)) : unescapeHtml(piece.replaceAll('<br>', '\n'))))
    .join('')
}

const blockEnd = /<\/(?:p|li|tr)>|<br>/g
const tag = /<\/?[a-z][^>]*>/g

/** The plain text of a note or an explanation: a line a paragraph, item or row of a table, mathematics written out in Unicode. */
export function noteText(html: string): string {
  return html
    .split(pieces)
    .map((piece) => (isRich(piece) ? plainText(piece) : unescapeHtml(piece.replace(blockEnd, '\n').replace(tag, ' '))))
    .join('')
    .replace(/[ \t\u200B]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** An HTML form with each formula put through `draw`; what stands between formulas stays. */
export function withFormulas(html: string, draw: (formula: string, text: string) => string): string {
  return html
    .split(pieces)
    .map((piece) => (isRich(piece) ? draw(piece, plainText(piece)) : piece))
    .join('')
}

/** The HTML form of plain text. */
export function htmlOfText(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
