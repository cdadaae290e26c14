import * as z from 'zod/mini'
import { SubjectId } from '../content/question.ts'
import { TopicId } from '../contract/parameters.ts'
import { SessionPaper } from '../practice/session.ts'

/** How many questions a trial has. "Try five more" leads to the next draw. */
export const trialLength = 5

/** Names a draw: the day for the first draw, with a counter for the ones after it (`2026-11-23.2`). */
export const TrialDraw = z.string().check(z.regex(/^[\w-]{1,20}(\.\d{1,4})?$/))

/** A trial: the questions of one draw, with the same order of questions and options for everyone. */
export const Trial = z.object({
  subject: SubjectId,
  topic: z.nullable(z.object({ id: TopicId, title: z.string() })),
  draw: TrialDraw,
  /** A short hash over the questions and their versions: an address that names another one was made from other questions. */
  mark: z.string(),
  questions: SessionPaper,
  /** How many of these a friend says they answered correctly. Read from the address, so it may be invented. */
  beat: z.optional(z.int().check(z.minimum(0), z.maximum(trialLength))),
})
export type Trial = z.infer<typeof Trial>

/** The first draw of a day (UTC), the same for everyone. */
export function drawOfDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The draw after this one: other questions of the same subject. */
export function nextDraw(draw: string): string {
  const [day = '', count = '1'] = draw.split('.')
  return `${day}.${(Number(count) % 9999) + 1}`
}

/** The seed of a draw's random numbers: each subject and each topic has its own. */
export function seedOf({
  subject,
  topicId,
  draw,
}: {
  subject: SubjectId
  topicId: string | null
  draw: string
}): string {
  return `trial/${subject}/${topicId ?? ''}/${draw}`
}
