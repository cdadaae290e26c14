import * as z from 'zod/mini'
import { Item } from './item.ts'

const Text = z.string().check(z.trim(), z.minLength(1))

/** A question about a passage. Its id is that of the passage and its number, `eng-cloze-p01-3`; in a cloze the number of the gap. */
const PassageItem = z.extend(Item, {
  /** Words of the passage that prove the key. A question about the whole should name two places; a gap needs none. */
  evidence: z.optional(z.array(Text)),
})

/** A passage with its questions, as stored in `content/<subject>/passages/<topic>.yaml`. */
export const SourcePassage = z.strictObject({
  /** `<topic id>-p<two digits>`. Never changed, never reused. */
  id: Text,
  title: Text,
  discourse: z.enum(['description', 'narration', 'exposition', 'argument']),
  field: Text,
  /** Paragraphs are separated by an empty line; other line breaks are only for the author. A gap is `____(1)____`. */
  text: Text,
  items: z.array(PassageItem).check(z.minLength(1)),
})

/** A file of passages, all on one topic. */
export const PassageFile = z.strictObject({ topic: Text, passages: z.array(SourcePassage).check(z.minLength(1)) })

export type SourcePassage = z.infer<typeof SourcePassage>
export type PassageFile = z.infer<typeof PassageFile>
