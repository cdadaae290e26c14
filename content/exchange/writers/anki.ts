import type { Question } from '@sabi/shared/content/question'
import Papa from 'papaparse'
import { letterOf, markupOf, stemMarkup } from './parts.ts'

/** What Anki reads before the first card. Cards are known by their id, so that another import changes them. */
const header = ['#separator:Comma', '#html:true', '#guid column:1', '#tags column:4', '#columns:Id,Front,Back,Tags']

/** Cards for Anki: what is asked with its options on the front, the right one and why on the back. */
export function writeAnki(questions: readonly Question[]): string {
  const rows = questions.map((question) => {
    const { id, subject, topicId, examType, difficulty } = question
    return [id, front(question), back(question), [subject, topicId, examType, difficulty].join(' ')]
  })
  return `${header.join('\n')}\n${Papa.unparse(rows, { newline: '\n', quotes: true })}\n`
}

function front(question: Question): string {
  return `${stemMarkup(question)}<p>${question.options.map(lettered).join('<br/>')}</p>`
}

function back({ options, correctOption, explanation }: Question): string {
  const key = `<p><b>${lettered(options[correctOption] ?? '', correctOption)}</b></p>`
  return explanation === '' ? key : `${key}<p>${markupOf(explanation)}</p>`
}

function lettered(option: string, place: number): string {
  return `${letterOf(place)}. ${markupOf(option)}`
}
