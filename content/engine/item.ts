import { Difficulty, ExamType } from '@sabi/shared/content/question'
import * as z from 'zod/mini'

const Text = z.string().check(z.trim(), z.minLength(1))

/** A wrong option of a hand-written item, with the misconception behind it in at least 8 words. */
const WrongOption = z.strictObject({ option: Text, why: Text })

/** A hand-written question, as stored in `content/<subject>/items/<topic>.yaml`. */
export const Item = z.strictObject({
  /** `<topic id>-<two digits>`. Answers refer to it: never changed, never reused. */
  id: Text,
  exam: ExamType,
  difficulty: Difficulty,
  stem: Text,
  key: Text,
  /** Three, or four in the style of a board whose papers have five options. */
  wrong: z.array(WrongOption).check(z.minLength(3), z.maxLength(4)),
  explanation: Text,
  hints: z.array(Text).check(z.minLength(1), z.maxLength(2)),
  /** The options in order, if the order carries meaning (I only, I and II …). Otherwise numbers are sorted and words shuffled. */
  order: z.optional(z.array(Text)),
  isCalculation: z.optional(z.boolean()),
  /** For a numeric key: an expression with units that the proof evaluates, '0.5 mol * 44 g/mol'. */
  check: z.optional(Text),
  checked: z.strictObject({ on: z.union([Text, z.date()]), method: Text }),
})

/** A file of hand-written questions, all on one topic. */
export const ItemFile = z.strictObject({ topic: Text, items: z.array(Item).check(z.minLength(1)) })

export type Item = z.infer<typeof Item>
export type UncheckedItem = Omit<Item, 'checked'>
export type ItemFile = z.infer<typeof ItemFile>
