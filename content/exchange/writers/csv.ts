import { sourceWords, type Question } from '@sabi/shared/content/question'
import Papa from 'papaparse'
import { letterOf } from './parts.ts'

const header =
  'text,optionA,optionB,optionC,optionD,optionE,answer,explanation,subject,topic,examType,difficulty,source,image'

/** Spreadsheets know by it that the file is Unicode. */
const byteOrderMark = '\uFEFF'

/** A number with or without a unit begins with a sign and is no formula. */
const plainNumber = /^[+-][\d.,]+(?: [\p{L}\d\s⁻¹²³⁴⁵⁶⁷⁸⁹⁰°%/]*)?$/u

/** A table for a spreadsheet, with the columns of the template; the key is a letter. */
export function writeCsv(questions: readonly Question[]): string {
  const rows = questions.map((question) => {
    const { text, options, correctOption, explanation, subject, topicId, examType, difficulty } = question
    const five = Array.from({ length: 5 }, (_, place) => options[place] ?? '')
    const cells = [text, ...five, letterOf(correctOption), explanation]
    return [...cells, subject, topicId, examType, difficulty, sourceWords(question), ''].map(inertCell)
  })
  return `${byteOrderMark}${Papa.unparse([header.split(','), ...rows], { newline: '\r\n' })}\r\n`
}

/** A spreadsheet would run a cell that begins like a formula; a quotation mark before it makes it a text. */
function inertCell(cell: string): string {
  return /^[=+@\t\r-]/.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}
