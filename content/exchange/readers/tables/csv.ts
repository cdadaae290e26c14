import Papa from 'papaparse'
import { UnreadableFile, type Reading } from '../../raw.ts'
import { assertRows, readingOf, refuse, type Outcome } from '../reading.ts'
import { isNamed, outcomesOf } from './record.ts'

/** A template to fill in: the column names and one question. */
export const csvTemplate = `text,optionA,optionB,optionC,optionD,optionE,answer,explanation,subject,topic,examType,difficulty,source,image
"A trader in Aba buys 12 pens for ₦1,800. What is the price of one pen?",₦120,₦150,₦180,₦216,,B,"Divide the cost by the number of pens: 1,800 ÷ 12 = 150.",mathematics,,JAMB,easy,Own question,
`

const delimiters = [',', ';', '\t', '|'] as const

/** Rows with wrong quotation marks are read again line by line. A file with more of them than this is not a table. */
const mostRereads = 200
const rereadLength = 5_000_000

/**
 * Reads a table with named columns, separated by commas, semicolons or tabs. Only the row with an unclosed quotation mark is rejected. A
 * row with more cells than the header has misplaced columns.
 * @throws {UnreadableFile} if the first row does not name the columns
 */
export function readCsv(text: string): Reading {
  const clean = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\n+/, '')
    .replace(/^sep=.\n/, '')
  const delimiter = delimiterOf(clean)
  if (delimiter === null)
    throw new UnreadableFile('The first row must name the columns: text, optionA, optionB, optionC, optionD, answer.')
  const [header, ...lines] = linesIn(clean, delimiter)
  if (header === undefined || header.fault !== null) throw new UnreadableFile('The first row could not be read.')
  const names = header.cells.map((cell) => cell.trim())
  return readingOf('csv', outcomesOfLines(names, lines))
}

/** Returns whether the first line of a text names columns of questions. */
export function isCsv(text: string): boolean {
  return delimiterOf(text.replace(/^sep=.\r?\n/, '')) !== null
}

interface Line {
  cells: string[]
  fault: string | null
}

function delimiterOf(text: string): string | null {
  const end = text.search(/[\r\n]/)
  const first = (end === -1 ? text : text.slice(0, end)).slice(0, 5000)
  const counted = delimiters.map((delimiter) => ({ delimiter, names: namesIn(first, delimiter) }))
  const best = counted.reduce((one, other) => (other.names.length > one.names.length ? other : one))
  return isHeaderOfQuestions(best.names) ? best.delimiter : null
}

/** Returns whether these are the names of columns of questions. */
export function isHeaderOfQuestions(cells: readonly string[]): boolean {
  return cells.some((name) => isNamed(name.trim(), 'text')) && cells.some((name) => isNamed(name.trim(), 'option'))
}

function namesIn(line: string, delimiter: string): string[] {
  const kinds = ['text', 'option', 'key', 'subject', 'topic', 'explanation'] as const
  const cells = Papa.parse<string[]>(line, { delimiter }).data[0] ?? []
  return cells.filter((cell) => kinds.some((kind) => isNamed(cell.trim(), kind)))
}

function linesIn(text: string, delimiter: string): Line[] {
  const lines: Line[] = []
  const rereads = { left: mostRereads, length: Math.max(rereadLength, text.length * 2) }
  addLines({ text, delimiter, lines, rereads, isReread: false })
  return lines
}

interface Source {
  text: string
  delimiter: string
  lines: Line[]
  rereads: { left: number; length: number }
  isReread: boolean
}

function addLines(source: Source): void {
  const { text, delimiter, lines, isReread } = source
  let start = 0
  const broken: { place: number; rest: string }[] = []
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors, meta }) => {
      const written = text.slice(start, meta.cursor)
      start = meta.cursor
      const [error] = errors
      const isEmpty = cells.every((cell) => cell.trim() === '')
      if (error === undefined && isEmpty) return
      // In a row that was torn apart, only complete cells count.
      const isTorn = isReread && cells.some((cell) => cell.includes('"'))
      const fault = error?.message ?? (isTorn ? 'a quotation mark is not closed' : null)
      lines.push({ cells, fault })
      assertRows(lines.length - 1)
      const end = written.indexOf('\n')
      const rest = end === -1 ? '' : written.slice(end + 1)
      if (error !== undefined && rest.trim() !== '') broken.push({ place: lines.length, rest })
    },
  })
  addBroken(source, broken)
}

/** An unclosed quotation mark swallows the rows after it, so they are read again from the following line. */
function addBroken(source: Source, broken: readonly { place: number; rest: string }[]): void {
  const { lines, rereads } = source
  for (const { place, rest } of [...broken].reverse()) {
    rereads.left -= 1
    rereads.length -= rest.length
    if (rereads.left < 0 || rereads.length < 0)
      throw new UnreadableFile('Too many quotation marks in the table are not closed.')
    const found: Line[] = []
    addLines({ ...source, text: rest, lines: found, isReread: true })
    lines.splice(place, 0, ...found)
  }
  assertRows(lines.length - 1)
}

function outcomesOfLines(names: readonly string[], lines: readonly Line[]): Outcome[] {
  const whole = lines.map((line) => (faultOf(names, line) === null ? recordOfCells(names, line.cells) : null))
  const entries = whole.flatMap((value, index) =>
    value === null ? [] : [{ value, place: `row ${index + 2}`, around: {} }],
  )
  const outcomes = outcomesOf(entries)
  let next = 0
  return lines.map((line, index) => {
    const fault = faultOf(names, line)
    if (fault !== null) return fault(`row ${index + 2}`)
    const outcome = outcomes[next] ?? refuse(`row ${index + 2}`, 'not-a-question', line.cells.join(' '))
    next += 1
    return outcome
  })
}

function faultOf(names: readonly string[], { cells, fault }: Line): ((place: string) => Outcome) | null {
  if (fault !== null) return (place) => refuse(place, 'not-a-question', `${fault}: ${cells.join(' ')}`)
  if (cells.slice(names.length).every((cell) => cell.trim() === '')) return null
  return (place) =>
    refuse(place, 'columns-swapped', `${cells.length} cells under ${names.length} names: ${cells.join(' | ')}`)
}

/** The cells of a row by column name. */
export function recordOfCells(names: readonly string[], cells: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((_, index) => [uniqueName(names, index, cells), cells[index] ?? '']))
}

/** Numbers columns without a name or with a repeated name, so that nothing in them is lost unnoticed. */
function uniqueName(names: readonly string[], index: number, cells: readonly string[]): string {
  const name = names[index] ?? ''
  // Some programs write row numbers into a first column without a name.
  if (name === '') return index === 0 && /^\d*$/.test(cells[0] ?? '') ? 'index' : `column ${index + 1}`
  return names.indexOf(name) === index ? name : `${name} (column ${index + 1})`
}
