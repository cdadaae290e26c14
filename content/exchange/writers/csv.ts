import { optionLetter } from '@sabi/shared/content/option-letter'
import { sourceWords, type Question } from '@sabi/shared/content/question'
import Papa from 'papaparse'
import { besideName, besideOf } from '../beside.ts'

const places = [0, 1, 2, 3, 4]
const asked = ['text', ...places.map((place) => `option${optionLetter(place)}`), 'answer', 'explanation']
const placed = ['subject', 'topic', 'examType', 'difficulty', 'source', 'image']
const reasonNames = places.map((place) => `reason${optionLetter(place)}`)

/** Tells spreadsheets that the file is Unicode. */
const byteOrderMark = '\uFEFF'

/** A number with or without a unit may begin with a plus or minus sign, and is not a formula. */
const plainNumber = /^[+-][\d.,]+(?: [\p{L}\d\s⁻¹²³⁴⁵⁶⁷⁸⁹⁰°%/]*)?$/u

/** A table for a spreadsheet, with the columns of the template and additional ones after them. The key is a letter. */
export function writeCsv(questions: readonly Question[]): string {
  const mostHints = questions.reduce((most, { hints }) => Math.max(most, hints.length), 0)
  const hintNames = Array.from({ length: mostHints }, (_, index) => `hint${index + 1}`)
  const header = [...asked, ...placed, ...reasonNames, ...hintNames, besideName]
  const rows = questions.map((question) => [
    ...cellsOf(question),
    ...places.map((place) => inertCell(question.reasons[place] ?? '')),
    ...hintNames.map((_, index) => inertCell(question.hints[index] ?? '')),
    JSON.stringify(besideOf(question)),
  ])
  return `${byteOrderMark}${Papa.unparse([header, ...rows], { newline: '\r\n' })}\r\n`
}

function cellsOf(question: Question): string[] {
  const { text, options, correctOption, explanation, subject, topicId, examType, difficulty } = question
  const five = places.map((place) => options[place] ?? '')
  const cells = [text, ...five, optionLetter(correctOption), explanation]
  return [...cells, subject, topicId, examType, difficulty, sourceWords(question), ''].map(inertCell)
}

/** Spreadsheets execute a cell that begins like a formula. A quotation mark before it makes it a text. */
function inertCell(cell: string): string {
  return /^[=+@\t\r-]/.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}
