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

/** The HTML form of plain text. */
export function htmlOfText(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
