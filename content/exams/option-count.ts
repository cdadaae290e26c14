import type { ExamType } from '@sabi/shared/content/question'
import { boards } from './papers.ts'

/** The number of options in the papers of a board. */
export function optionsInPapers(examType: ExamType): number {
  return boards.find(({ board }) => board === examType)?.options ?? 4
}
