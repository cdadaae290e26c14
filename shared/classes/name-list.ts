import { tidyName } from '../accounts/account.ts'
import { longestShownName } from './class.ts'

export type NameFault = 'too long' | 'twice' | 'no letters' | 'no room'

/** A name of a list, and why no account can be made of it. */
export interface ListedName {
  /** Its place in the list, from 1. */
  line: number
  name: string
  fault: NameFault | null
}

/** The form in which names of a list are compared. */
export function nameKey(name: string): string {
  return tidyName(name).toLowerCase()
}

/**
 * The names in a list that was typed, pasted or read from a CSV file, one a line, with their faults. Empty lines are skipped. A name that
 * the class or an earlier line has counts as `twice`; names beyond the room of the class have `no room`.
 */
export function listedNames(
  text: string,
  { taken = [], room }: { taken?: readonly string[]; room: number },
): ListedName[] {
  const known = new Set(taken.map(nameKey))
  let left = room
  return linesOf(text).map((name, place) => {
    const line = place + 1
    const fault = faultOf(name, known)
    known.add(nameKey(name))
    if (fault !== null) return { line, name, fault }
    left -= 1
    return { line, name, fault: left < 0 ? 'no room' : null }
  })
}

function faultOf(name: string, known: ReadonlySet<string>): NameFault | null {
  if (!/\p{L}/u.test(name)) return 'no letters'
  if (name.length > longestShownName) return 'too long'
  return known.has(nameKey(name)) ? 'twice' : null
}

/** In a file with a heading, the columns that are called a name; otherwise the cells that are no number, mark or single letter. */
function linesOf(text: string): string[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const [heading = [], ...others] = rows.filter((row) => row.trim() !== '').map(cellsOf)
  const columns = heading.flatMap((cell, column) => (/(\b|sur)names?\b/i.test(cell) ? [column] : []))
  if (columns.length > 0)
    return others.map((cells) => tidyName(columns.map((column) => cells[column] ?? '').join(' '))).filter(Boolean)
  return [heading, ...others].map(nameIn).filter(Boolean)
}

function nameIn(cells: readonly string[]): string {
  const words = cells.filter((cell) => /\p{L}[^\p{L}]*\p{L}/u.test(cell))
  // A line that is no name stays, so that its fault is shown.
  const chosen = words.length === 0 ? cells : words
  return tidyName(chosen.join(' ').replace(/^\s*\d+\s*[.):-]\s*/, ''))
}

/** The cells of a line of CSV: between commas, semicolons or tabs, which quotes keep. */
function cellsOf(row: string): string[] {
  const cells = row.match(/"(?:[^"]|"")*"|[^,;\t]+|(?<=[,;\t]|^)(?=[,;\t]|$)/g) ?? []
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"'),
  )
}
