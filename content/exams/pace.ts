import { subjectIds } from '@sabi/shared/content/question'
import { paceSeconds } from '@sabi/shared/practice/pace'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { boards } from './papers.ts'

/** The time that an exam gives for a question on average. */
export interface Pace {
  seconds: number
  /** 'JAMB', 'WAEC' or 'NECO'. */
  board: string
}

/** The pace of the exam that is practised, in its subject or over all of them; JAMB's where no exam was chosen. */
export function paceOf({ examType, subject }: Pick<QuestionFilter, 'examType' | 'subject'>): Pace {
  const board = boards.find((one) => one.board === examType)
  if (board === undefined || board.board === 'JAMB') return { seconds: paceSeconds, board: 'JAMB' }
  const sections = subjectIds.filter((id) => subject === 'ALL' || id === subject).map((id) => board.sections[id])
  const minutes = sum(sections.map((section) => section.minutes))
  const questions = sum(sections.flatMap(({ units }) => units))
  return { seconds: Math.round((minutes * 60) / questions), board: board.board }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
