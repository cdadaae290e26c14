import { lostFormula } from '../documents/document-line.ts'

/** A piece of text on a page. `y` grows upwards, as in PDF. */
export interface Piece {
  text: string
  x: number
  y: number
  width: number
  /** The font size. */
  size: number
  font: string
}

/** A line of text: its pieces from left to right. */
export interface Row {
  /** The height of its baseline. */
  y: number
  size: number
  pieces: Piece[]
}

const smallLetters = 0.85
/** Maximum vertical offset of a full-size character within a line, relative to its size. */
const mostOffLine = 0.12

/** Groups pieces at one height, left to right. Superscripts and subscripts belong to the line they touch. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
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
  const small = pieces.filter(({ size }) => size < usual * smallLetters)
  for (const piece of small) addSmall(rows, piece)
  return rows
    .sort((one, other) => other.y - one.y)
    .map((row) => ({ ...row, pieces: [...row.pieces].sort((one, other) => one.x - other.x) }))
}

/** The size that half of the characters reach. */
function usualSize(pieces: readonly Piece[]): number {
  const sorted = [...pieces].sort((one, other) => one.size - other.size)
  const half = sorted.reduce((sum, { text }) => sum + text.length, 0) / 2
  let count = 0
  return sorted.find(({ text }) => (count += text.length) > half)?.size ?? 0
}

/** A small piece next to a character of a line is its superscript or subscript; otherwise it is a line of its own. */
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

/** The text of a row: a tab for a gap between columns, and a placeholder where the order is uncertain. */
export function textOfRow(row: Row): string {
  let line = ''
  let end: number | null = null
  for (const piece of row.pieces) {
    const gap: number = end === null ? 0 : piece.x - end
    if (end !== null && gap > piece.size * 0.15) line += gap > row.size * 1.3 ? '\t' : ' '
    line += withLevel(piece, row)
    end = Math.max(end ?? piece.x, piece.x + piece.width)
  }
  const text = line.replaceAll('</sup><sup>', '').replaceAll('</sub><sub>', '').trim()
  return isUnsure(row) || hasUnsureRoot(text) ? `${text} ${lostFormula}` : text
}

/** Small characters above or below the line become superscripts and subscripts. */
function withLevel({ text, y, size }: Piece, main: Row): string {
  const rise = y - main.y
  if (size >= main.size * smallLetters || Math.abs(rise) < main.size * 0.08) return text
  return rise > 0 ? `<sup>${text.trim()}</sup>` : `<sub>${text.trim()}</sub>`
}

/** Pieces above each other are a fraction or limits, and full-size characters off the line are parts of a formula. */
function isUnsure({ pieces, y, size }: Row): boolean {
  const shown = pieces.filter(({ text }) => text.trim() !== '')
  return shown.some((piece, index) => {
    const isOffLine = piece.size >= size * smallLetters && Math.abs(piece.y - y) > size * mostOffLine
    const next = shown[index + 1]
    const overlap = next === undefined ? 0 : Math.min(piece.x + piece.width, next.x + next.width) - next.x
    return isOffLine || (next !== undefined && overlap > 0.35 * Math.min(piece.width, next.width, size))
  })
}

/** The extent of a root cannot be seen in the text, unless it covers only one number. */
function hasUnsureRoot(text: string): boolean {
  return /√(?!\s?\d+(?:[\s]*$|[\s]*[,;?]|\s+[A-Za-z]{2}|\t))/.test(text) || /[∑∫∏⎛⎜⎝⎞⎟⎠⎡⎢⎣⎤⎥⎦⎧⎨⎩]/.test(text)
}

/** Rows closer than lines of writing are parts of one formula, whose order is lost. */
export function isStacked(one: Row | undefined, other: Row | undefined): boolean {
  return one !== undefined && other !== undefined && one.y - other.y < 0.9 * Math.min(one.size, other.size)
}

export function leftOf({ pieces }: Row): number {
  return Math.min(...pieces.map(({ x }) => x))
}

export function rightOf({ pieces }: Row): number {
  return Math.max(...pieces.map(({ x, width }) => x + width))
}
