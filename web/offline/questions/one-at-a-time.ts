import { withLock } from '../../platform/locks.ts'

let latest: Promise<unknown> = Promise.resolve()

/** Runs what changes the questions of this phone, one at a time across all tabs; the second finds the work done. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  const turn = latest.then(
    () =>
      new Promise<T>((resolve, reject) => {
        withLock('question-sync', () => work().then(resolve, reject)).catch(reject)
      }),
  )
  latest = turn.catch(() => undefined)
  return turn
}
