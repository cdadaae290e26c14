import type { Figure } from '@sabi/shared/content/question'
import { drawing, line, text, type Shape } from './svg.ts'

/** A table of results. Headings may have two lines, parted by '\n'; the first column names the rows. */
export interface Table {
  /** 'Cells counted in three cultures'. */
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const width = 240
const lineHeight = 16
const rowHeight = 22
/** The mean width of a letter of the text, and the space that a column keeps free. */
const letterWidth = 6.7
const gap = 8

/** The drawing of a table, read out row by row. Throws where it is too wide or a row does not fit the columns. */
export function tableFigure({ title, columns, rows }: Table): Figure {
  if (rows.some((row) => row.length !== columns.length)) throw new Error(`A row does not fit the columns: ${title}`)
  const headings = columns.map((column) => column.split('\n'))
  const needed = headings.map((heading, index) => {
    const cells = [...heading, ...rows.map((row) => row[index] ?? '')]
    return Math.max(...cells.map((cell) => cell.length)) * letterWidth + gap
  })
  const spare = width - 2 - needed.reduce((sum, column) => sum + column, 0)
  if (spare < 0) throw new Error(`A table ${Math.round(-spare)} units too wide: ${title}`)
  const widths = needed.map((column) => column + spare / columns.length)
  const middles = widths.map((own, index) => 1 + widths.slice(0, index).reduce((sum, one) => sum + one, 0) + own / 2)
  const head = Math.max(...headings.map((heading) => heading.length)) * lineHeight + 6
  const height = head + rows.length * rowHeight + 2
  const rule = (y: number, kind: 'line' | 'thick' = 'line') => line([1, y], [width - 1, y], kind)
  const shapes: Shape[] = [
    rule(1),
    rule(head, 'thick'),
    ...rows.map((_, index) => rule(head + (index + 1) * rowHeight)),
    ...headings.flatMap((heading, column) =>
      heading.map((said, index) => text(said, [middles[column] ?? 0, 15 + index * lineHeight])),
    ),
    ...rows.flatMap((row, index) =>
      row.map((said, column) => text(said, [middles[column] ?? 0, head + index * rowHeight + 15.5])),
    ),
  ]
  return drawing({ width, height, alt: readOut({ title, columns, rows }) }, shapes)
}

function readOut({ title, columns, rows }: Table): string {
  const said = rows.map(([name = '', ...cells]) => {
    const values = cells.map((cell, index) => `${(columns[index + 1] ?? '').replace('\n', ' ')} ${cell}`)
    return `${name}: ${values.join(', ')}`
  })
  return `${title}. ${said.join('; ')}.`
}
