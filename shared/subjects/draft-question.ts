import * as z from 'zod/mini'
import { ShownQuestion } from '../content/question.ts'

/** Why a question of a draft can't be published: mend it, or leave it out. */
export const draftHolds = ['explanation-broken', 'key-conflict', 'topic-gone'] as const
export type DraftHold = (typeof draftHolds)[number]

/** Something to know about an imported question, with the words of the file that it is about. */
const Remark = z.object({ message: z.string(), detail: z.string() })

/** An accepted question of a file, as students will see it. */
export const DraftQuestion = z.object({
  /** Where to find it in the file. */
  place: z.string(),
  question: ShownQuestion,
  /** What the reader changed. */
  changes: z.array(Remark),
  /** What was left out. */
  warnings: z.array(Remark),
  /** Why it can't be published yet, in words; null where it can. */
  hold: z.nullable(z.object({ reason: z.enum(draftHolds), message: z.string(), detail: z.string() })),
})
export type DraftQuestion = z.output<typeof DraftQuestion>

/** A change in one line: 'The number of the question was removed: 12.' */
export function changeLine({ message, detail }: DraftQuestion['changes'][number]): string {
  return detail === '' ? message : `${message.replace(/\.$/, '')}: ${detail}`
}
