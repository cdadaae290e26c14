import * as z from 'zod/mini'

const Entry = z.object({ sessionId: z.string() })

/** The session that this entry of the browser's history shows, so that a reload and the way back lead straight into it. */
export const openSession = {
  /** Null where the entry shows none. */
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

/** What a link to practice takes along to show a session. */
export function stateOf(sessionId: string): z.infer<typeof Entry> {
  return { sessionId }
}
