import * as z from 'zod/mini'
import { ExamClock } from './clock.ts'

/** What makes a session a paper of the exam hall. Kept with the session, so that its result stays what it was. */
export const ExamTerms = z.extend(ExamClock, {
  /** The id of the paper in `content/exams`. */
  paper: z.string(),
  /** The whole time, with extra time. */
  minutes: z.number(),
  /** The extra time that is in it. */
  allowance: z.string(),
  seed: z.string(),
})
export type ExamTerms = z.infer<typeof ExamTerms>
