import { rowsOf, textOfRow, type Piece, type Row } from './pdf-rows.ts'

/** Maximum number of rows in a header or footer. */
const mostAtEnd = 3
/** Left and right pages may have different headers. */
const leastShare = 0.4
/** May occur twice at the same height without being a header. */
const ofQuestions = /^(?:0[.)]|[(]?[A-E][.)]|(?:the )?(?:correct )?(?:answer|ans|option|key)\b)/i
const pageNumber = /^(?:page\s)?\s*[-–—|]?\s?\d{1,3}\s?[-–—|]?(?:\s?(?:of|\/)\s?\d{1,3})?$/i

/** Removes repeated headers, footers and page numbers. */
export function withoutRunningHeads(pages: readonly (readonly Piece[])[]): Piece[][] {
  const rows = pages.map((page) => rowsOf(page.filter(({ text }) => text.trim() !== '')))
  const counts = new Map<string, number>()
  rows.forEach((page, index) => {
    for (const name of new Set(endsOf(page).map((row) => nameOf(row, index))))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  })
  return pages.map((page, index) => {
    const all = rows[index] ?? []
    const ends = endsOf(all)
    const repeated = ends.filter(
      (row) => (counts.get(nameOf(row, index)) ?? 0) >= Math.max(2, pages.length * leastShare),
    )
    const numbers = [all[0], all.at(-1)].filter((row) => row !== undefined && pageNumber.test(textOfRow(row)))
    const dropped = new Set([...repeated, ...numbers].flatMap((row) => row?.pieces ?? []))
    return page.filter((piece) => !dropped.has(piece))
  })
}

function endsOf(rows: readonly Row[]): Row[] {
  return [...new Set([...rows.slice(0, mostAtEnd), ...rows.slice(-mostAtEnd)])]
}

/** Identifies a header by its words and its height on the page. Digits are ignored, because page numbers differ. */
function nameOf(row: Row, page: number): string {
  const words = textOfRow(row).replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ')
  return ofQuestions.test(words) ? `${words} ${page} ${row.y}` : `${words} ${Math.round(row.y / 4)}`
}
