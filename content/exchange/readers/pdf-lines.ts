import { lostFormula } from './lines.ts'

/** A piece of text on a page. `y` grows upwards, as PDF has it. */
export interface Piece {
  text: string
  x: number
  y: number
  width: number
  /** The size of its letters. */
  size: number
}

/** How many hundredths of the width are tried as the gap between two columns. */
const gapTries = [40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60]

/** The lines of a page from top to bottom: of the left column first, where it has two. */
export function linesOfPage(pieces: readonly Piece[], width: number): string[] {
  const written = pieces.filter(({ text }) => text.trim() !== '')
  return columnsOf(written, width).flatMap((column) => linesOfRows(rowsOf(column)))
}

/**
 * Two columns have a strip between them that (almost) nothing crosses, and text on both sides at the same heights. What
 * crosses it, a title, goes with the column that is read first.
 */
function columnsOf(pieces: readonly Piece[], width: number): Piece[][] {
  const gaps = gapTries.map((hundredths) => (width * hundredths) / 100)
  const crossing = gaps.map((gap) => pieces.filter(({ x, width }) => x < gap && x + width > gap).length)
  const fewest = Math.min(...crossing)
  const best = gaps.filter((_, index) => crossing[index] === fewest)
  const gap = best[Math.floor(best.length / 2)] ?? width / 2
  const right = pieces.filter(({ x }) => x >= gap)
  const left = pieces.filter(({ x }) => x < gap)
  const rightStart = Math.min(...right.map(({ x }) => x))
  const startingAtEdge = right.filter(({ x }) => x - rightStart < width * 0.06).length
  const isTwo =
    fewest <= Math.floor(pieces.length * 0.05) &&
    Math.min(left.length, right.length) >= 4 &&
    startingAtEdge >= right.length * 0.4 &&
    numbered(right) >= 1 &&
    numbered(left) >= 1
  return isTwo ? [left, right] : [[...pieces]]
}

/** Options side by side are two columns too: only where questions begin on both sides is a page read by columns. */
function numbered(pieces: readonly Piece[]): number {
  return pieces.filter(({ text }) => /^\s*(?:Q|Question)?\s?\d{1,3}\s?[.)]/i.test(text)).length
}

/** Pieces at one height, left to right; raised and lowered letters belong to the line they touch. */
function rowsOf(pieces: readonly Piece[]): Row[] {
  const usual = usualSize(pieces)
  const rows: Row[] = []
  for (const piece of [...pieces].sort((one, other) => other.y - one.y || one.x - other.x)) {
    if (piece.size < usual * smallLetters) continue
    const row = rows.at(-1)
    if (row === undefined || row.y - piece.y > 0.6 * row.size)
      rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
    else {
      row.pieces.push(piece)
      if (piece.size > row.size) Object.assign(row, { y: piece.y, size: piece.size })
    }
  }
  for (const piece of pieces) if (piece.size < usual * smallLetters) addSmall(rows, piece)
  return rows.sort((one, other) => other.y - one.y)
}

interface Row {
  /** The height of its line of writing. */
  y: number
  size: number
  pieces: Piece[]
}

const smallLetters = 0.85

/** The size that half of the pieces reach. */
function usualSize(pieces: readonly Piece[]): number {
  const sizes = pieces.map(({ size }) => size).sort((one, other) => one - other)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

/** A small piece beside a letter of a line is a power or an index of it, else it is a line of its own. */
function addSmall(rows: Row[], piece: Piece): void {
  const beside = rows.filter(
    (row) =>
      Math.abs(row.y - piece.y) <= 0.8 * row.size &&
      row.pieces.some(({ x, width }) => piece.x - (x + width) < row.size && x - (piece.x + piece.width) < row.size),
  )
  const near = beside.reduce<Row | undefined>(
    (best, row) => (best === undefined || Math.abs(row.y - piece.y) < Math.abs(best.y - piece.y) ? row : best),
    undefined,
  )
  if (near === undefined) rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
  else near.pieces.push(piece)
}

/** Lines that stand closer than writing does are parts of one formula, whose order is lost. */
function linesOfRows(rows: readonly Row[]): string[] {
  const isClose = (one: Row | undefined, other: Row | undefined): boolean =>
    one !== undefined && other !== undefined && one.y - other.y < 0.9 * Math.min(one.size, other.size)
  return rows.map((row, index) => {
    const isStacked = isClose(rows[index - 1], row) || isClose(row, rows[index + 1])
    return `${lineOf(row)}${isStacked ? ` ${lostFormula}` : ''}`
  })
}

function lineOf(row: Row): string {
  let line = ''
  let end: number | null = null
  for (const piece of [...row.pieces].sort((one, other) => one.x - other.x)) {
    const gap: number = end === null ? 0 : piece.x - end
    if (gap > piece.size * 0.2) line += gap > piece.size * 2 ? '   ' : ' '
    line += withLevel(piece, row)
    end = piece.x + piece.width
  }
  return line.trim()
}

/** Small letters above or below the line are powers and indices. */
function withLevel({ text, y, size }: Piece, main: Row): string {
  const rise = y - main.y
  if (size >= main.size * smallLetters || Math.abs(rise) < main.size * 0.08) return text
  return rise > 0 ? `<sup>${text.trim()}</sup>` : `<sub>${text.trim()}</sub>`
}

/** Pages without what most of them repeat at their ends, and without their numbers. */
export function withoutRepeated(pages: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const line of new Set([page[0], page.at(-1)]))
      if (line !== undefined) counts.set(line, (counts.get(line) ?? 0) + 1)
  const isRepeated = (line: string): boolean => (counts.get(line) ?? 0) >= 3
  return pages.flatMap((page) =>
    page.filter((line, index) => {
      const isEnd = index === 0 || index === page.length - 1
      return !isEnd || !(isRepeated(line) || /^(?:page\s)?\s*-?\s?\d{1,3}\s?-?(?:\s?(?:of|\/)\s?\d{1,3})?$/i.test(line))
    }),
  )
}
