import * as z from 'zod/mini'
import { ExamClock } from './clock.ts'

/** The terms of a paper of the exam hall. They are kept with the session, so that its result does not change later. */
export const ExamTerms = z.extend(ExamClock, {
  /** The id of the paper in `content/exams`. */
  paper: z.string(),
  /** The whole time, with extra time. */
  minutes: z.number(),
  /** The extra time that is in it. */
  allowance: z.string(),
  seed: z.string(),
  /** Set if pauses were granted before the start; counts them. */
  pauses: z.optional(z.int()),
  /** The clock stands, and no question is on the screen. */
  isPaused: z.optional(z.boolean()),
})
export type ExamTerms = z.infer<typeof ExamTerms>
