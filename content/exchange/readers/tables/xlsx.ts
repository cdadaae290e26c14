import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { mostRows, UnreadableFile, type Reading } from '../../raw.ts'
import { isHeaderOfQuestions, recordOfCells } from './csv.ts'
import { decodeText } from '../decode.ts'
import { readingOf, refuse, type Outcome } from '../reading.ts'
import { outcomesOf, type Around } from './record.ts'
import { pictureRows } from './xlsx-pictures.ts'
import { assertNoDeclarations } from '../xml/xml.ts'
import { unpack } from '../zip.ts'

/** Pictures and macros in a workbook are not even unpacked. */
const wanted = /\.(?:xml|rels)$/
const largestWorkbook = 30 * 1024 * 1024
const mostCells = 400_000
const mostColumns = 100
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Reads an Excel workbook: every sheet whose first row names the columns. Cells are read as a person sees them: with their format applied,
 * with the last result of a formula, and with dates written so that they can be recognised.
 * @throws {UnreadableFile} if the workbook is corrupt or too large, or no sheet names its columns
 */
export async function readXlsx(bytes: Uint8Array): Promise<Reading> {
  const files = unpackWorkbook(bytes)
  const { read, SSF } = await import('@e965/xlsx')
  const isDate = (format: unknown) => typeof format === 'string' && SSF.is_date(format)
  const workbook = parsed(() =>
    read(zipSync(Object.fromEntries(files), { level: 0 }), {
      type: 'array',
      dense: true,
      cellNF: true,
      cellHTML: true,
      sheetRows: mostRows + 2,
    }),
  )
  const sheets = workbook.SheetNames.flatMap((name) => sheetOf(workbook, name, isDate))
  const parts = sheets.map(withoutTitle)
  const tables = parts.flatMap(({ table }) => table ?? [])
  if (tables.length === 0)
    throw new UnreadableFile(
      'One of the first rows of a sheet must name the columns: text, optionA, optionB, optionC, optionD, answer.',
    )
  const pictures = pictureRows(files)
  const entries = tables.flatMap((sheet) => entriesOf(sheet, pictures.get(sheet.name) ?? new Set(), tables.length > 1))
  const others = parts.flatMap(({ name, table, title }): Outcome[] => {
    const place = tables.length > 1 ? `sheet ${name}, row` : 'row'
    if (table === null)
      return [refuse(`sheet ${name}`, 'not-a-question', 'the first row of the sheet does not name the columns')]
    return title.map(({ row, cells }) => refuse(`${place} ${row}`, 'not-a-question', cells.join(' ')))
  })
  return readingOf('xlsx', [...outcomesOf(entries), ...others])
}

/** Maximum number of title rows above the column names: a school, a subject, an author. */
const mostTitleRows = 5

/** Words of an instruction. Unlike a title, an instruction would apply to all rows. */
const instructive =
  /\b(?:choose|select|pick|use|using|read|answer|attempt|fill|complete|study|refer|consider|given|each|following|options?|correct|underlined|capitals?|passages?|tables?|figures?|diagrams?|assume|take)\b/i

function isTitle({ cells }: Sheet['lines'][number]): boolean {
  return !instructive.test(cells.join(' '))
}

/** Splits a sheet into the table from its column names on, and the rows above, which are rejected as not being questions. */
function withoutTitle(sheet: Sheet): { name: string; table: Sheet | null; title: Sheet['lines'] } {
  const { name, lines } = sheet
  const start = lines.slice(0, mostTitleRows + 1).findIndex(({ cells }) => isHeaderOfQuestions(cells))
  if (start === -1 || !lines.slice(0, start).every(isTitle)) return { name, table: null, title: [] }
  return { name, table: { name, lines: lines.slice(start) }, title: lines.slice(0, start) }
}

function unpackWorkbook(bytes: Uint8Array): Map<string, Uint8Array> {
  const files = unpack(bytes, (name) => wanted.test(name))
  let size = 0
  let cells = 0
  for (const [name, file] of files) {
    size += file.length
    if (size > largestWorkbook) throw new UnreadableFile('The workbook is too large when unpacked.')
    const text = decodeText(file)
    assertNoDeclarations(text)
    if (name.startsWith('xl/worksheets/')) cells += text.match(/<(?:\w+:)?c[\s/>]/g)?.length ?? 0
    if (cells > mostCells)
      throw new UnreadableFile(`The workbook has more than ${mostCells.toLocaleString('en')} cells.`)
  }
  return files
}

function parsed(parse: () => WorkBook): WorkBook {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) throw error
    throw new UnreadableFile('The workbook is corrupt or protected with a password.')
  }
}

interface Sheet {
  name: string
  lines: { row: number; cells: string[]; faults: string[] }[]
}

/** The non-empty rows of a sheet. */
function sheetOf(workbook: WorkBook, name: string, isDate: (format: unknown) => boolean): Sheet[] {
  const sheet = workbook.Sheets[name]
  const rows = sheet === undefined ? [] : filledRows(sheet)
  const lines = rows.flatMap((cells, row) => {
    const texts = Array.from({ length: Math.min(cells.length, mostColumns) }, (_, column) =>
      textOf(cells[column], isDate),
    )
    const faults = texts.map((_, column) => faultOf(cells[column]))
    if (cells.length > mostColumns) faults.push(`more than ${mostColumns} columns`)
    const isEmpty = texts.every((text) => text.trim() === '') && faults.every((fault) => fault === '')
    return isEmpty ? [] : [{ row: row + 1, cells: texts, faults }]
  })
  return lines.length === 0 ? [] : [{ name, lines }]
}

/** The cells by row and column. Merged cells repeat the first one where that makes sense. */
function filledRows(sheet: WorkSheet): (CellObject | undefined)[][] {
  const data: (CellObject | undefined)[][] = Array.from(sheet['!data'] ?? [], (row) =>
    row === undefined ? [] : [...row],
  )
  for (const { s, e } of (sheet['!merges'] ?? []).slice(0, mostRows)) {
    const first = data[s.r]?.[s.c]
    for (let row = s.r; row <= Math.min(e.r, data.length - 1) && first !== undefined; row += 1) {
      // Down a column a merged cell applies to each row; across columns it belongs to the first.
      const cells = data[row]
      if (cells !== undefined && row > s.r) cells[s.c] = first
    }
  }
  return data
}

function textOf(cell: CellObject | undefined, isDate: (format: unknown) => boolean): string {
  if (cell === undefined || cell.v === undefined || cell.v === null) return ''
  if (cell.t === 'n' && isDate(cell.z)) return dateOf(Number(cell.v))
  if (cell.t === 'b') return cell.v === true ? 'TRUE' : 'FALSE'
  if (cell.t === 's' && cell.h !== undefined && /<(?:su[bp]|span|[biu])[\s>]/.test(cell.h)) return cell.h
  return cell.t === 'n' ? (cell.w ?? String(cell.v)).trim() : String(cell.v)
}

/** Formats a date unlike any other cell, so that an option '1/2' that Excel turned into a date is detected. */
function dateOf(serial: number): string {
  const day = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000)
  return `${day.getUTCDate()}-${months[day.getUTCMonth()]}-${day.getUTCFullYear()}`
}

function faultOf(cell: CellObject | undefined): string {
  if (cell === undefined) return ''
  if (cell.t === 'e') return `an error (${cell.w ?? '#'})`
  return cell.f !== undefined && cell.v === undefined ? 'a formula without a result' : ''
}

function entriesOf({ name, lines: [header, ...lines] }: Sheet, pictures: ReadonlySet<number>, isOneOfMany: boolean) {
  const names = (header?.cells ?? []).map((cell) => cell.trim())
  return lines.map(({ row, cells, faults }) => {
    const record = recordOfCells(names, cells)
    for (const [column, fault] of faults.entries())
      if (fault !== '') record[`${names[column] ?? `column ${column + 1}`} holds ${fault}`] = fault
    if (pictures.has(row)) record['a picture beside the row'] = 'picture'
    const around: Around = { category: [name] }
    return { value: record, place: isOneOfMany ? `sheet ${name}, row ${row}` : `row ${row}`, around }
  })
}
