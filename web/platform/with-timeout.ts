/** Thrown when the time is up. The work may still succeed or fail later. */
export class TimeoutError extends Error {}

/** Returns the work's result, or rejects when it takes longer than this. A database can hang without ever failing. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('Too slow')), milliseconds)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
