import { optionLetter } from '@sabi/shared/content/option-letter'
import { joined, plainLine, styled, trimmed, type DocumentLine, type StyledText } from '../documents/document-line.ts'
import { childElements, childNamed, type XmlElement } from '../xml/xml.ts'

type Cell = readonly DocumentLine[]

const mostColumns = 60
/** Columns that say something about a question, but not what it asks. */
const besideQuestion =
  /^(?:marks?|scores?|topics?|sub-?topics?|subjects?|years?|exam(?: type)?|class|level|difficulty|source|pages?|types?|remarks?|comments?|weeks?|objectives?|)$/i

/** The columns of a table, by the names in its header. */
interface Columns {
  number: number
  question: number
  options: readonly number[]
  answer: number
  explanation: number
  /** Columns that are not read, unless a question does not need them. */
  unread: readonly { place: number; name: string }[]
}

/** The lines of a table: one with a question per row, one of numbers and letters, or one used only for layout. */
export function linesOfTable(table: XmlElement, linesOfCell: (cell: XmlElement) => DocumentLine[]): DocumentLine[] {
  const rows = rowsIn(table).map((row) =>
    cellsIn(row).map((cell) => linesOfCell(cell).filter(({ text }) => text.trim() !== '')),
  )
  const [head, ...body] = rows
  const columns = head === undefined ? null : columnsOf(head)
  if (columns !== null) return body.flatMap((row, index) => linesOfBodyRow(row, columns, index))
  const isSimple = rows.every((row) => row.every(({ length }) => length <= 1))
  return isSimple ? rows.flatMap(lineOfRow) : rows.flatMap((row) => withNumbers(row).flat())
}

function rowsIn(table: XmlElement): XmlElement[] {
  return childElements(table).flatMap((child) =>
    child.name === 'tr' ? [child] : /^(?:sdt|sdtContent|customXml|ins)$/.test(child.name) ? rowsIn(child) : [],
  )
}

function cellsIn(row: XmlElement): XmlElement[] {
  return childElements(row).flatMap((child) =>
    child.name === 'tc'
      ? [child, ...emptyCells(spanOf(child) - 1)]
      : /^(?:sdt|sdtContent|customXml)$/.test(child.name)
        ? cellsIn(child)
        : [],
  )
}

/** The number of columns of a merged cell. */
function spanOf(cell: XmlElement): number {
  const properties = childNamed(cell, 'tcPr')
  const span = properties === undefined ? undefined : childNamed(properties, 'gridSpan')?.attributes.val
  return Math.min(Math.max(Number(span ?? 1) || 1, 1), mostColumns)
}

function emptyCells(count: number): XmlElement[] {
  return Array.from({ length: count }, () => ({ name: 'tc', attributes: {}, children: [] }))
}

function columnsOf(head: readonly Cell[]): Columns | null {
  const names = head.map((cell) => cell.map(({ text }) => text.trim()).join(' '))
  const find = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name))
  const options = ['A', 'B', 'C', 'D', 'E'].map((letter) =>
    find(new RegExp(String.raw`^(?:option|choice)?\s*[([]?${letter}[)\].]?$`, 'i')),
  )
  const known = {
    number: find(/^(?:s\/?n|nos?\.?|numbers?|qn?\.?|#|q(?:uestion)? ?(?:no|number)\.?)$/i),
    question: find(/^(?:questions?|stem|items?|question text)$/i),
    options: options.filter((place) => place !== -1),
    answer: find(/^(?:answers?|ans\.?|keys?|correct(?: (?:answer|option))?)$/i),
    explanation: find(/^(?:explanations?|solutions?|reasons?|workings?)$/i),
  }
  if (known.question === -1 || known.options.length < 2) return null
  const read = new Set([known.number, known.question, known.answer, known.explanation, ...known.options])
  const unread = names.flatMap((name, place) => (read.has(place) || besideQuestion.test(name) ? [] : [{ place, name }]))
  return { ...known, unread }
}

/** A row of a table of questions: a question, or words in a single cell that belong to the questions below it. */
function linesOfBodyRow(row: readonly Cell[], columns: Columns, index: number): DocumentLine[] {
  const filled = row.filter(({ length }) => length > 0)
  const [words] = filled
  const isLoneNumber = /^\d{1,3}[.)]?$/.test(textOf(words).text)
  if (filled.length !== 1 || words === undefined || isLoneNumber) return linesOfQuestion(row, columns, index)
  return words.map((line) => ({ ...line, isContinuation: false }))
}

function linesOfQuestion(row: readonly Cell[], columns: Columns, index: number): DocumentLine[] {
  const number = /\d{1,3}/.exec(textOf(row[columns.number]).text)?.[0] ?? String(index + 1)
  const question = row[columns.question] ?? []
  const unread = columns.unread.filter(({ place }) => (row[place] ?? []).length > 0).map(({ name }) => name)
  const answer = textOf(row[columns.answer])
  const explanation = textOf(row[columns.explanation])
  return [
    {
      ...lineFrom(question, joined([styled(`${number}. `), textOf(question)])),
      ...(unread.length === 0 ? {} : { doubt: `the column ${unread.join(', ')} is not read` }),
    },
    ...columns.options.map((place, option) =>
      lineFrom(row[place], joined([styled(`${optionLetter(option)}. `), textOf(row[place])])),
    ),
    ...(answer.text === '' ? [] : [lineFrom(row[columns.answer], joined([styled('Answer: '), answer]))]),
    ...(explanation.text === ''
      ? []
      : [lineFrom(row[columns.explanation], joined([styled('Explanation: '), explanation]))]),
  ]
}

function textOf(cell: Cell | undefined): StyledText {
  return joined(cell ?? [], ' ')
}

function lineFrom(cell: Cell | undefined, text: StyledText): DocumentLine {
  return { ...plainLine(''), ...text, page: cell?.[0]?.page ?? null }
}

/** Joins a row of short cells into one line. A lone number or letter before a text labels it, like '3.' or 'B.'. */
function lineOfRow(row: readonly Cell[]): DocumentLine[] {
  const cells = row.map(textOf).map(trimmed)
  const filled = cells.filter(({ text }) => text !== '')
  const [first] = row.flat()
  if (first === undefined) return []
  if (filled.length === 1) return [{ ...first, isContinuation: false }]
  const isKey = filled.every(({ text }) => /^[([]?(?:\d{1,3}|[A-E])[)\].]?$/i.test(text))
  const parts = isKey ? filled : filled.map((cell, index) => withDot(cell, { index, next: filled[index + 1] }))
  const text = joined(parts, '\t')
  return [{ ...first, ...text, isContinuation: false, isHeading: false, isRow: true }]
}

function withDot(cell: StyledText, { index, next }: { index: number; next: StyledText | undefined }): StyledText {
  const isLabel = index === 0 ? /^(?:\d{1,3}|[A-E])$/.test(cell.text) : /^[A-E]$/.test(cell.text)
  return isLabel && next !== undefined ? joined([cell, styled('.')]) : cell
}

/** The lines of cells, one cell after the other. A cell that contains only a number joins the next one. */
function withNumbers(row: readonly Cell[]): Cell[] {
  const cells = row.filter(({ length }) => length > 0)
  const [first, second, ...rest] = cells
  const number = first?.length === 1 ? /^(\d{1,3})[.)]?$/.exec(first[0]?.text ?? '')?.[1] : undefined
  const start = second?.[0]
  if (number === undefined || start === undefined || second === undefined) return cells
  return [[{ ...start, ...joined([styled(`${number}. `), start]) }, ...second.slice(1)], ...rest]
}
