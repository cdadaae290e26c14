import { mathText } from './math-text.ts'
import { escapeText, readMath, unescapeText } from './math-tree.ts'

const pieces = /(<math>.*?<\/math>)/
const emphasisTag = /<\/?[biu]>/g
const emphasised = /<([biu])>.*?<\/\1>/s

/** True for the HTML form of a part with mathematics or emphasis; plain text never holds such tags. */
export function isRich(text: string): boolean {
  return text.includes('<') && (text.includes('<math>') || emphasised.test(text))
}

/** The plain text of an HTML form: mathematics written out in Unicode, line breaks as line breaks, no emphasis. */
export function plainText(html: string): string {
  return html
    .split(pieces)
    .map((piece) => (isFormula(piece) ? mathText(readMath(piece)) : unescapeText(withoutTags(piece))))
    .join('')
}

function isFormula(piece: string): boolean {
  return piece.startsWith('<math>')
}

function withoutTags(piece: string): string {
  return piece.replaceAll('<br>', '\n').replaceAll(emphasisTag, '')
}

const blockEnd = /<\/(?:p|li|tr)>|<br>/g
const tag = /<\/?[a-z][^>]*>/g

const figures = /<figure>.*?<\/figure>/gs

/** A note's HTML without its figures. */
export function withoutFigures(html: string): string {
  return html.replace(figures, '')
}

/** The plain text of a note or an explanation, without its figures: a line a paragraph, item or row of a table, mathematics written out in Unicode. */
export function noteText(html: string): string {
  return withoutFigures(html)
    .split(pieces)
    .map((piece) =>
      isFormula(piece) ? plainText(piece) : unescapeText(piece.replace(blockEnd, '\n').replace(tag, ' ')),
    )
    .join('')
    .replace(/[ \t\u200B]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** An HTML form with each formula put through `draw`; what stands between formulas stays. */
export function withFormulas(html: string, draw: (formula: string, text: string) => string): string {
  return html
    .split(pieces)
    .map((piece) => (isFormula(piece) ? draw(piece, plainText(piece)) : piece))
    .join('')
}

/** The HTML form of plain text. */
export function htmlOfText(text: string): string {
  return escapeText(text).replaceAll('\n', '<br>')
}
