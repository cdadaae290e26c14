import * as z from 'zod/mini'
import { SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'

/** A one-time notice to a student: a question they answered had a wrong key, or their report was decided on. */
export const Notice = z.object({
  /** Id of the correction or the flag. */
  id: z.uuid(),
  questionId: z.string(),
  /** The first words of the question. */
  text: z.string(),
  /** The right option in words; null if none was right or the key did not change. */
  rightOption: z.nullable(z.string()),
  /** How much the student's marks changed; null if the key did not change. */
  markChange: z.nullable(z.int()),
  /** The decision on the student's report; null if they made none. */
  outcome: z.nullable(z.enum(['resolved', 'dismissed'])),
  at: z.string(),
})
export type Notice = z.infer<typeof Notice>

export const listNotices = call({
  method: 'GET',
  path: '/api/notices',
  access: 'student',
  summary: 'Notices to the student about corrected questions and their own reports, newest first',
  mayLag: true,
  reply: success({ data: z.array(Notice) }),
})

export const confirmNotices = call({
  method: 'POST',
  path: '/api/notices/seen',
  access: 'student',
  summary: 'Marks these notices as seen, so that they are not shown again',
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  reply: success({}),
})

/** A corrected question as everyone can see it. */
export const PublicCorrection = z.object({
  id: z.uuid(),
  questionId: z.string(),
  subject: SubjectId,
  text: z.string(),
  cause: z.string(),
  isKeyChanged: z.boolean(),
  correctedAt: z.string(),
})
export type PublicCorrection = z.infer<typeof PublicCorrection>

export const CorrectionSummary = z.object({
  reports: z.int(),
  /** How many of the reports have been decided on. */
  decided: z.int(),
  /** Median hours from a report to its decision; null before the first decision. */
  medianHours: z.nullable(z.number()),
  corrections: z.int(),
  /** Questions with a changed key per 10,000 answers; null while there are no answers. */
  keysPerTenThousand: z.nullable(z.number()),
  answers: z.int(),
})
export type CorrectionSummary = z.infer<typeof CorrectionSummary>

export const listCorrections = call({
  method: 'GET',
  path: '/api/corrections',
  access: 'visitor',
  weight: 6,
  summary: 'The latest corrections of questions, and how reports were handled',
  reply: success({ data: z.array(PublicCorrection), summary: CorrectionSummary }),
})
