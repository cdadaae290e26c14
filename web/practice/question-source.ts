import type { ShownQuestion } from '@sabi/shared/content/question'
import { listQuestions, maximumSessionLength, type QuestionFilter } from '@sabi/shared/subjects/calls'
import { request } from '../platform/request.ts'

/** A draw of questions, and how many match the filter in all. */
export interface DrawnQuestions {
  questions: readonly ShownQuestion[]
  matching: number
}

/** Draws the questions of a session. Throws a RequestError when they can't be had. */
export async function drawQuestions(filter: QuestionFilter): Promise<DrawnQuestions> {
  const query = { ...filter, limit: String(maximumSessionLength), random: 'true' as const }
  const { questions, total } = await request(listQuestions, { query })
  return { questions, matching: total }
}
