import { optionLetter } from '@sabi/shared/content/option-letter'
import { sourceWords, type Question } from '@sabi/shared/content/question'
import Papa from 'papaparse'
import { besideOf } from '../beside.ts'
import { ankiColumns } from '../readers/tables/anki.ts'
import { markedUp, type MarkedUp } from './parts.ts'
import { texMarkup } from './typeset-markup.ts'

/**
 * The file header for Anki. Cards are identified by their id, so that importing again updates them. A column without a matching field in
 * the note type is ignored.
 */
const header = [
  '#separator:Comma',
  '#html:true',
  `#guid column:${ankiColumns.indexOf('Id') + 1}`,
  `#tags column:${ankiColumns.indexOf('Tags') + 1}`,
  `#columns:${ankiColumns.join(',')}`,
]

/** Anki cards: the question with its options on the front, the right option with the explanation on the back. */
export function writeAnki(questions: readonly Question[]): string {
  const rows = questions.map((question) => {
    const { id, subject, topicId, examType, difficulty, hints } = question
    const beside = JSON.stringify(besideOf(question, { source: sourceWords(question), hints }))
    const parts = markedUp(question, texMarkup)
    return [id, front(parts), back(parts, question), beside, [subject, topicId, examType, difficulty].join(' ')]
  })
  return `${header.join('\n')}\n${Papa.unparse(rows, { newline: '\n', quotes: true })}\n`
}

function front({ stem, options }: MarkedUp): string {
  return `${stem}<ol type="A">${options.map((option) => `<li>${option}</li>`).join('')}</ol>`
}

function back({ options, explanation, reasons }: MarkedUp, { correctOption }: Question): string {
  const wrong = reasons.map(({ place, reason }) => `<dt>${optionLetter(place)}</dt><dd>${reason}</dd>`)
  return [
    `<p><b>${optionLetter(correctOption)}. ${options[correctOption] ?? ''}</b></p>`,
    explanation === '' ? '' : `<p>${explanation}</p>`,
    wrong.length === 0 ? '' : `<dl>${wrong.join('')}</dl>`,
  ].join('')
}
