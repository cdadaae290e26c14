import * as z from 'zod/mini'

/** A text that several questions are about. */
export const Passage = z.object({
  /** The ids of its questions begin with it. */
  id: z.string(),
  title: z.string(),
  /** Plain text; an empty line separates paragraphs. */
  text: z.string(),
  /** The same with emphasis, where it has some. */
  html: z.optional(z.string()),
})

export type Passage = z.infer<typeof Passage>
