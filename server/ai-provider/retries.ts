import { setTimeout as sleep } from 'node:timers/promises'
import type { Deadline } from '../platform/deadline.ts'
import { Mishap } from './mishap.ts'

const mostAttempts = 3

/**
 * Does the work until it succeeds, at most three times and within the deadline, with pauses that grow and never come before the
 * provider wants to be asked again. Throws the last mishap, or what the caller ended it with.
 */
export async function tryAgain<T>(
  work: () => Promise<T>,
  { deadline, firstPauseMs }: { deadline: Deadline; firstPauseMs: number },
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const reason = deadline.explain(error)
      const pauseMs = reason instanceof Mishap ? pauseAfter(reason, { attempt, firstPauseMs }) : null
      if (pauseMs === null || pauseMs >= deadline.leftMs) throw reason
      await pause(pauseMs, deadline)
    }
  }
}

async function pause(ms: number, deadline: Deadline): Promise<void> {
  try {
    await sleep(ms, undefined, { signal: deadline.signal })
  } catch (error) {
    throw deadline.explain(error)
  }
}

/** How long to wait after so many attempts; null when it is time to give up. `chance` is between 0 and 1. */
export function pauseAfter(
  { details }: Mishap,
  { attempt, firstPauseMs, chance = Math.random() }: { attempt: number; firstPauseMs: number; chance?: number },
): number | null {
  if (!details.isWorthRetrying || attempt >= mostAttempts) return null
  const pauseMs = firstPauseMs * 2 ** (attempt - 1)
  // At least half of it is waited for; the rest by chance, so that those who failed together do not come back together.
  return Math.max(details.waitMs ?? 0, pauseMs * (0.5 + chance / 2))
}
