/** Thrown when the time is up. The work may still succeed or fail later. */
export class TooSlow extends Error {}

/** Returns the work's result, or rejects when it takes longer than this. A database can hang without ever failing. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow('Too slow')), milliseconds)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
