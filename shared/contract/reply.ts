import * as z from 'zod/mini'

/** Counts up when a client must change to be understood; every request of the app and every reply carries it. */
export const contractVersion = 2
/** Clients with an older contract are asked to update, except in calls with `isForOldClients`. */
export const oldestContractVersion = 1
export const contractHeader = 'X-Contract-Version'
/** Names the history of the server’s data: another one than before may lack what was acknowledged. */
export const historyHeader = 'X-History'

/** The body of every reply that is not a success. `error` and `message` hold the same human text. */
export const ErrorReply = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  requestId: z.optional(z.string()),
  /** Faults of single fields of a 400, by path ('body.email'). */
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})

export type ErrorReply = z.infer<typeof ErrorReply>

/** A success with additional fields beside `success: true`. */
// @__NO_SIDE_EFFECTS__
export function success<const Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.object({ success: z._default(z.literal(true), true), ...shape })
}
