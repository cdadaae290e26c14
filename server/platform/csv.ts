import papaparse from 'papaparse'

/** Excel takes a file for UTF-8 only when it begins with this. */
export const byteOrderMark = '\uFEFF'
/** Characters with which a spreadsheet starts a formula, including the wide forms that some treat alike. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** Rows of a table for a spreadsheet, in which nothing is taken for a formula. */
export function asCsv(rows: readonly (readonly unknown[])[]): string {
  if (rows.length === 0) return ''
  return `${papaparse.unparse([...rows], { escapeFormulae: formulaStart })}\r\n`
}
