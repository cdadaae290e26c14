import { RequestError } from '../platform/server/request-error.ts'

/** Half a minute to a minute: 500 phones of a school that sign in at once need as long where the server is slow. */
const mostRepeats = 15
const longestPauseSeconds = 30

interface Patience {
  /** Called when a pause of this many seconds begins. */
  onPause: (seconds: number) => void
  /** Returns false once nobody waits for the result. */
  isWanted: () => boolean
}

/**
 * Retries while the server is busy and says when to come back: a whole school may sign in at once. Pauses are random,
 * so that the phones do not all return together. Fails after 15 repeats.
 */
export async function retryWhileBusy(attempt: () => Promise<void>, { onPause, isWanted }: Patience): Promise<void> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await attempt()
    } catch (error) {
      const asked = repeats < mostRepeats ? pauseAskedBy(error) : null
      if (asked === null) throw error
      const seconds = asked * (1 + Math.random())
      onPause(Math.ceil(seconds))
      await pause(seconds)
      if (!isWanted()) return
    }
  }
}

function pauseAskedBy(error: unknown): number | null {
  if (!(error instanceof RequestError) || error.status !== 503 || error.retryAfterSeconds === null) return null
  return error.retryAfterSeconds <= longestPauseSeconds ? Math.max(1, error.retryAfterSeconds) : null
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
