import { lostFormula, lostText, styled, type DocumentLine } from '../documents/document-line.ts'
import { columnsOf } from './pdf-columns.ts'
import { isStacked, leftOf, rightOf, rowsOf, textOfRow, type Piece, type Row } from './pdf-rows.ts'

/** A page of a PDF as pieces of text. */
export interface PdfPage {
  pieces: readonly Piece[]
  width: number
}

/** Maximum distance between lines of a paragraph, relative to the usual distance of lines. */
const mostGap = 1.4

/** The lines of all pages from top to bottom, column by column. */
export function linesOfPages(pages: readonly PdfPage[]): DocumentLine[] {
  const lines = pages.flatMap(({ pieces, width }, index) =>
    columnsOf(
      pieces.filter(({ text }) => text.trim() !== ''),
      width,
    ).flatMap((column, place) => linesOfColumn(column, { page: index + 1, isFirst: place === 0 })),
  )
  return withWholeWords(lines)
}

function linesOfColumn(pieces: readonly Piece[], place: { page: number; isFirst: boolean }): DocumentLine[] {
  const rows = rowsOf(pieces)
  const step = usualStep(rows)
  const size = usual(rows.map((row) => row.size))
  const edge = usual(rows.map(leftOf))
  const right = Math.max(...rows.map(rightOf))
  return rows.flatMap((row, index): DocumentLine[] => {
    const before = rows[index - 1]
    const isApart = before !== undefined && before.y - row.y > mostGap * step
    const stacked = isStacked(before, row) || isStacked(row, rows[index + 1])
    const isOdd = row.size > size * 1.15
    // The first line of a page may be a header that only this page has.
    const isContinuation = before === undefined ? !place.isFirst : !isApart && !isOdd && wrapsInto(before, row, right)
    const line = {
      ...styled(stacked ? `${textOfRow(row)} ${lostFormula}` : textOfRow(row)),
      page: place.page,
      isContinuation,
      isHeading: isOdd || isCentred(row, { edge, right, before, step }),
      isRow: false,
      isMidSentence: before !== undefined && !isApart && isMidSentence(textOfRow(before), textOfRow(row)),
    }
    return isApart || isOdd ? [emptyLine(place.page), line] : [line]
  })
}

/** Returns whether the first word of a row had no room on the row before it. Otherwise it begins a paragraph. */
function wrapsInto(before: Row, row: Row, right: number): boolean {
  const [first] = row.pieces
  const text = textOfRow(row)
  const word = /^\S+/.exec(text)?.[0] ?? ''
  const wordWidth = first === undefined ? 0 : ((rightOf(row) - first.x) * word.length) / Math.max(1, text.length)
  return rightOf(before) + wordWidth + row.size * 0.2 > right - row.size * 0.6
}

/** Returns whether a row begins in the middle of a sentence, unless it is an item of a list. */
function isMidSentence(before: string, text: string): boolean {
  return /^\p{Ll}/u.test(text) && !/^\p{Ll}{1,4}[.)]/u.test(text) && !/[.:;?!]$/.test(before)
}

/** Returns whether a row is a title: centred in its column, with a gap above. */
function isCentred(
  row: Row,
  { edge, right, before, step }: { edge: number; right: number; before: Row | undefined; step: number },
): boolean {
  const [leftGap, rightGap] = [leftOf(row) - edge, right - rightOf(row)]
  const isApart = before === undefined || before.y - row.y > mostGap * step
  return isApart && leftGap > (right - edge) * 0.15 && Math.abs(leftGap - rightGap) < (right - edge) * 0.08
}

function emptyLine(page: number): DocumentLine {
  return { ...styled(''), page, isContinuation: false, isHeading: false, isRow: false }
}

/** The usual distance between lines of a column: the lower quartile, because gaps between questions are larger. */
function usualStep(rows: readonly Row[]): number {
  const steps = rows.slice(1).flatMap((row, index) => {
    const before = rows[index]
    return before === undefined || isStacked(before, row) ? [] : [before.y - row.y]
  })
  steps.sort((one, other) => one - other)
  return steps[Math.floor(steps.length / 4)] ?? Number.POSITIVE_INFINITY
}

function usual(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Joins words that were hyphenated at the end of a line. */
function withWholeWords(lines: readonly DocumentLine[]): DocumentLine[] {
  const words = new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []))
  const texts = lines.map(({ text }) => text)
  texts.forEach((text, index) => {
    const start = /(\p{L}+)[-\u00AD\u2010]$/u.exec(text)?.[1]
    const rest = /^(\p{Ll}+)(?![.)]\s)/u.exec(texts[index + 1] ?? '')?.[1]
    if (start === undefined || rest === undefined) return
    const [whole, hyphened] = [start + rest, `${start}-${rest}`]
    const isWhole = text.endsWith('\u00AD') || words.has(whole.toLowerCase())
    const isHyphened = words.has(hyphened.toLowerCase())
    const known = isWhole === isHyphened ? `${hyphened}${lostText}` : isWhole ? whole : hyphened
    texts[index] = text.slice(0, text.length - start.length - 1) + known
    texts[index + 1] = (texts[index + 1] ?? '').slice(rest.length).trimStart()
  })
  return lines.map((line, index) => ({ ...line, ...styled(texts[index] ?? '') }))
}
