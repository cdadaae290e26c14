import { setTimeout as pause } from 'node:timers/promises'

type Poll<T> = { check: () => Promise<T | undefined>; everyMs: number; timeoutMs: number }

/** Asks again and again until there is an answer; undefined when the time is over. Asks at least once. */
export async function pollUntil<T>({ check, everyMs, timeoutMs }: Poll<T>): Promise<T | undefined> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const answer = await check()
    if (answer !== undefined) return answer
    if (performance.now() >= deadline) return undefined
    await pause(everyMs)
  }
}
