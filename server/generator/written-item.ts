import * as z from 'zod/mini'
import { shapeOf } from '../platform/ai/shape.ts'

/** A question as a model writes it. Bounds are checked later, one by one: providers refuse a schema that has them. */
export const WrittenItem = z.object({
  stem: z.string(),
  key: z.string(),
  wrong: z.array(z.object({ option: z.string(), why: z.string() })),
  explanation: z.string(),
  hint: z.string(),
  difficulty: z.string(),
  /** For options that are numbers: a calculation that gives the key. '' for all others. */
  expression: z.string(),
})
export type WrittenItem = z.infer<typeof WrittenItem>

export const WrittenItems = z.object({ questions: listOf(WrittenItem) })

/** What a solver says of one question. The reason comes first, so that the choice follows from it. */
export const Solution = z.object({
  question: z.number(),
  reason: z.string(),
  /** The letter of the option. */
  best: z.string(),
  /** How many of the options are right. */
  rightOptions: z.number(),
})

export const Solutions = z.object({ solutions: listOf(Solution) })

/** Those entries of a reply that have their shape: one that has not spoils no other. */
export function readEach<Schema extends z.ZodMiniType>(
  schema: Schema,
  entries: readonly unknown[],
): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}

/** A list that is described to the provider by the shape of its entries, but taken with whatever comes. */
function listOf(schema: z.ZodMiniType) {
  return z.array(z.unknown().register(z.globalRegistry, shapeOf({ name: 'entry', schema }).schema))
}
