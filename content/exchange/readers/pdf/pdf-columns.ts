import { leftOf, rowsOf, textOfRow, type Piece } from './pdf-rows.ts'

/** Positions of the gap between two columns to try, in per cent of the width. */
const gapTries = Array.from({ length: 31 }, (_, index) => 35 + index)
const mostCrossing = 0.04
const fewestPieces = 4
const deepest = 2

interface Span {
  left: number
  right: number
}

/**
 * The parts of a page in reading order: columns from left to right, and above, between or below them rows that span both, such as
 * titles.
 */
export function columnsOf(pieces: readonly Piece[], width: number): Piece[][] {
  const page = { left: 0, right: width }
  const gap = gapOf(pieces, page)
  const bands = gap === null ? [[...pieces]] : bandsOf(pieces, gap)
  return bands.flatMap((band) => split(band, page, 0))
}

/** Cuts a page at each row that crosses the gap and has nothing next to it. */
function bandsOf(pieces: readonly Piece[], gap: number): Piece[][] {
  const titles = rowsOf(pieces).filter(
    ({ pieces: [first, ...others] }) => first !== undefined && others.length === 0 && crosses(first, gap),
  )
  const heights = titles.map(({ y }) => y)
  const bandOf = ({ y }: Piece): number =>
    heights.filter((height) => height > y).length * 2 + (heights.includes(y) ? 1 : 0)
  const bands = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const band = bands.get(bandOf(piece))
    if (band === undefined) bands.set(bandOf(piece), [piece])
    else band.push(piece)
  }
  return [...bands].sort(([one], [other]) => one - other).map(([, band]) => band)
}

/**
 * Splits a page into two columns if almost nothing crosses the strip between them, and questions begin at the left edge of both. Options
 * side by side also form two columns, but no questions begin on the right.
 */
function split(pieces: readonly Piece[], span: Span, depth: number): Piece[][] {
  const gap = depth < deepest ? gapOf(pieces, span) : null
  if (gap === null) return [[...pieces]]
  return [
    ...split(
      pieces.filter(({ x }) => x < gap),
      { left: span.left, right: gap },
      depth + 1,
    ),
    ...split(
      pieces.filter(({ x }) => x >= gap),
      { left: gap, right: span.right },
      depth + 1,
    ),
  ]
}

function gapOf(pieces: readonly Piece[], { left, right }: Span): number | null {
  const gaps = gapTries.map((hundredths) => left + ((right - left) * hundredths) / 100)
  const crossing = gaps.map((gap) => pieces.filter((piece) => crosses(piece, gap)).length)
  const fewest = Math.min(...crossing)
  const best = gaps.filter((_, index) => crossing[index] === fewest)
  const gap = best[Math.floor(best.length / 2)]
  if (gap === undefined || fewest > Math.max(1, Math.floor(pieces.length * mostCrossing))) return null
  const sides = [pieces.filter(({ x }) => x < gap), pieces.filter(({ x }) => x >= gap)] as const
  const areColumns = sides.every((side) => side.length >= fewestPieces && startsQuestions(side))
  return areColumns ? gap : null
}

function crosses({ x, width }: Piece, gap: number): boolean {
  return x < gap && x + width > gap
}

/** Returns whether question numbers are at the left edge of these pieces. A list of answers counts too. */
function startsQuestions(pieces: readonly Piece[]): boolean {
  const rows = rowsOf(pieces)
  const edge = Math.min(...rows.map(leftOf))
  const wide = Math.max(...pieces.map(({ x, width }) => x + width)) - edge
  const numbered = rows.filter(
    (row) => leftOf(row) - edge < wide * 0.12 && /^(?:Q|Question)?\s?\d{1,3}\s?[.)]/i.test(textOfRow(row)),
  )
  return numbered.length > 0
}
