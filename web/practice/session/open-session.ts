import * as z from 'zod/mini'

const Entry = z.object({ sessionId: z.string() })

/** The session of the current history entry, so that reloading and going back return to it. */
export const openSession = {
  /** Null if the entry has none. */
  get(): string | null {
    return z.safeParse(Entry, history.state).data?.sessionId ?? null
  },
  set(sessionId: string): void {
    history.replaceState(stateOf(sessionId), '')
  },
  clear(): void {
    history.replaceState(null, '')
  },
}

/** The state of a link to practice that opens a session. */
export function stateOf(sessionId: string): z.infer<typeof Entry> {
  return { sessionId }
}
