import * as z from 'zod/mini'
import { AuthorId } from '../accounts/account.ts'
import { call } from '../contract/call.ts'
import { QuestionId, StoredNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

export const longestReason = 500
/** Maximum length of what a student types, which leaves room for a common reason before it. */
export const longestTyped = 460

const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReason), withoutNul)

/** A student's report of a question (FLAG-01). The phone creates the id, so that a report sent twice counts once. */
export const NewFlag = z.object({
  id: z.optional(z.uuid()),
  questionId: QuestionId,
  /** The version that the student saw; defaults to the current one. */
  questionVersion: z.optional(StoredNumber),
  reason: Reason,
})
export type NewFlag = z.output<typeof NewFlag>

export const flagQuestion = call({
  method: 'POST',
  path: '/api/question-flags',
  access: 'student',
  isForOldClients: true,
  // A person reads each. That of newcomers is far above what a new school of 500 students finds.
  limits: {
    aDay: { times: 30, per: 'day', of: 'account' },
    newcomersADay: { times: 600, per: 'day', of: 'network of newcomers' },
  },
  summary: 'Reports a question to the administrators; repeating the same id changes nothing',
  body: z.extend(NewFlag, { userId: AuthorId }),
  reply: success({ message: z.string() }),
  status: 201,
  badInput: { reason: 'Please provide a reason for flagging this question' },
})
