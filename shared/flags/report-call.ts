import * as z from 'zod/mini'
import { AuthorId } from '../accounts/account.ts'
import { call } from '../contract/call.ts'
import { QuestionId, StoredNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

export const longestReason = 500
/** As much as a student types: what a tap on a common reason puts before it fits in as well. */
export const longestTyped = 460

const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReason), withoutNul)

/** What a student reports of a question (FLAG-01). Its id is made on the phone: sent twice, it counts once. */
export const NewFlag = z.object({
  id: z.optional(z.uuid()),
  questionId: QuestionId,
  /** The version that the student saw; the present one when left out. */
  questionVersion: z.optional(StoredNumber),
  reason: Reason,
})
export type NewFlag = z.output<typeof NewFlag>

export const flagQuestion = call({
  method: 'POST',
  path: '/api/question-flags',
  access: 'student',
  isForOldClients: true,
  summary: 'Reports a question to the administrators; the same id again changes nothing',
  body: z.extend(NewFlag, { userId: AuthorId }),
  reply: success({ message: z.string() }),
  status: 201,
  badInput: 'Please provide a reason for flagging this question',
})
