import { findPaper } from '@sabi/content/exams/papers'
import { subjectsAsked, wholeLength, type PaperOrder } from '@sabi/shared/exams/paper'
import type { ExamSession } from '@sabi/shared/exams/sitting'
import { addressOf, codeFrom } from './orders.ts'

/** The order of a paper that was sat; null if there is no such paper any more. */
export function orderIn({ exam, questions }: ExamSession): PaperOrder | null {
  const found = findPaper(exam.paper)
  if (found === null) return null
  const subjects = subjectsAsked(questions)
  return {
    ...found,
    subjects,
    length: questions.length < wholeLength({ ...found, subjects }) ? questions.length : null,
  }
}

/** The address of the same paper for friends; null if it was not made for them. */
export function addressOfSame(session: ExamSession): string | null {
  const order = orderIn(session)
  const code = codeFrom(session.exam.seed)
  return order === null || code === null ? null : addressForFriends(order, code)
}

/** The address of a paper for friends, without extra time. */
export function addressForFriends(order: PaperOrder, code: string): string {
  return addressOf({ order, allowance: 'none', mayPause: false, code })
}
