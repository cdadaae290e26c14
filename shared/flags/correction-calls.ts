import * as z from 'zod/mini'
import { SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'

/** What a student is told once: that a question which they answered had a wrong key, or what became of their report. */
export const Notice = z.object({
  /** Of the correction or the flag. */
  id: z.uuid(),
  questionId: z.string(),
  /** The beginning of the question. */
  text: z.string(),
  /** The right option in words; null where none was right, and where the key stayed. */
  rightOption: z.nullable(z.string()),
  /** By how much the student's marks changed; null where the key stayed. */
  markChange: z.nullable(z.int()),
  /** What became of the student's report; null where they made none. */
  outcome: z.nullable(z.enum(['resolved', 'dismissed'])),
  at: z.string(),
})
export type Notice = z.infer<typeof Notice>

export const listNotices = call({
  method: 'GET',
  path: '/api/notices',
  access: 'student',
  summary: 'What the student is to be told of corrected questions and own reports, the latest first',
  mayLag: true,
  reply: success({ data: z.array(Notice) }),
})

export const confirmNotices = call({
  method: 'POST',
  path: '/api/notices/seen',
  access: 'student',
  summary: 'Notes that the student has seen these notices; they do not come again',
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  reply: success({}),
})

/** A corrected question as everybody may see it. */
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
  /** Of them those that somebody decided on. */
  decided: z.int(),
  /** Median hours from a report to its decision; null before the first. */
  medianHours: z.nullable(z.number()),
  corrections: z.int(),
  /** Questions with a changed key for every 10,000 answers; null while there are no answers. */
  keysPerTenThousand: z.nullable(z.number()),
  answers: z.int(),
})
export type CorrectionSummary = z.infer<typeof CorrectionSummary>

export const listCorrections = call({
  method: 'GET',
  path: '/api/corrections',
  access: 'visitor',
  summary: 'The latest corrections of questions, and how reports were dealt with',
  reply: success({ data: z.array(PublicCorrection), summary: CorrectionSummary }),
})
