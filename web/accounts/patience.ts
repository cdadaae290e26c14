import { RequestError } from '../platform/request-error.ts'

const mostRepeats = 5
const longestPauseSeconds = 30

interface Patience {
  /** A pause begins, of so many seconds. */
  onPause: (seconds: number) => void
  /** False where nobody waits for it any more. */
  isWanted: () => boolean
}

/**
 * Does it, and does it again while the server is busy and says when to come back: a whole school signs in at once. The
 * pauses differ from phone to phone, so that the crowd does not return as one. After five times the failure counts.
 */
export async function insist(attempt: () => Promise<void>, { onPause, isWanted }: Patience): Promise<void> {
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
