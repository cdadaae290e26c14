import { subjectIds, type ShownQuestion } from '@sabi/shared/content/question'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { isWhole, matchingIds } from '../../offline/questions/question-store.ts'
import type { ShownPreview } from '../../platform/page/preview.ts'

/** A draw of questions, and how many match the filter in total. */
export interface DrawnQuestions {
  questions: readonly ShownQuestion[]
  matching: number
  /** Set if the preview of the page already shows the first of them. */
  preview?: ShownPreview
  /** True for the built-in question, if nothing else is available. It may not match the filter. */
  isLastResort?: true
}

/** Returns whether all questions that the filter can match are on this phone. */
export async function isAllHere({ subject }: QuestionFilter): Promise<boolean> {
  const subjects = subject === 'ALL' ? subjectIds : [subject]
  return (await Promise.all(subjects.map(isWhole))).every(Boolean)
}

/** How many questions on this phone match. */
export async function countHere(filter: QuestionFilter): Promise<number> {
  return (await matchingIds(filter)).length
}
