import * as z from 'zod/mini'
import { shapeOf } from '../ai-provider/shape.ts'

/** A question as a model writes it. Lengths are checked later, because providers reject schemas with such bounds. */
export const WrittenItem = z.object({
  stem: z.string(),
  key: z.string(),
  wrong: z.array(z.object({ option: z.string(), why: z.string() })),
  explanation: z.string(),
  hint: z.string(),
  difficulty: z.string(),
  /** A calculation that results in the key, if the options are numbers; otherwise ''. */
  expression: z.string(),
})
export type WrittenItem = z.infer<typeof WrittenItem>

export const WrittenItems = z.object({ questions: listOf(WrittenItem) })

/** A solver's verdict on one question. The reason comes first, so that the choice follows from it. */
export const Solution = z.object({
  question: z.number(),
  reason: z.string(),
  /** The letter of the chosen option. */
  best: z.string(),
  /** How many of the options are right. */
  rightOptions: z.number(),
})

export const Solutions = z.object({ solutions: listOf(Solution) })

/** Parses each entry of a list separately, so that a malformed one does not spoil the others. */
export function readEach<Schema extends z.ZodMiniType>(
  schema: Schema,
  entries: readonly unknown[],
): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}

/** A list whose entries are described to the provider, but accepted whatever they are. */
function listOf(schema: z.ZodMiniType) {
  return z.array(z.unknown().register(z.globalRegistry, shapeOf({ name: 'entry', schema }).schema))
}
