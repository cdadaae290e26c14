import * as z from 'zod/mini'

const Tokens = z.int().check(z.minimum(0), z.maximum(100_000_000))

/** How many tokens a call took, as the provider counts them. */
export const Usage = z.object({ prompt_tokens: Tokens, completion_tokens: Tokens })
export type Usage = z.infer<typeof Usage>

/** Read on its own: a usage block that makes no sense must not cost a student the reply. */
const UnreadUsage = z.optional(z.unknown())
const Words = z.nullish(z.string())

/** A piece of a stream; the last ones may contain only the usage. */
export const Chunk = z.object({
  choices: z._default(
    z.array(
      z.object({
        delta: z.nullish(z.object({ content: Words, refusal: Words })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
    [],
  ),
  usage: UnreadUsage,
})

/** A reply in one piece. */
export const Completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: Words, refusal: Words }), finish_reason: z.nullish(z.string()) }))
    .check(z.minLength(1)),
  usage: UnreadUsage,
})
