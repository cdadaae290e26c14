import { backgroundLock } from '../../service-worker/rules.ts'
import { downloadsUnasked } from '../data-saver.ts'
import { isQuiet, untilQuiet } from './foreground.ts'
import { withLock } from '../locks.ts'
import type { RequestLimits } from '../server/request.ts'

/** How a request is sent: at once for the student, or in the background. */
export type Send = <Reply>(request: (limits: RequestLimits) => Promise<Reply>) => Promise<Reply>

/** Sends a request that the student is waiting for. */
export const sendAtOnce: Send = (request) => request({})

/** Sends a request in the background: at low priority, when its turn comes. */
export const sendInBackground: Send = (request) => inBackground(() => request({ isUnasked: true }))

let latest: Promise<unknown> = Promise.resolve()

/**
 * Runs a background download once the page is quiet, one at a time across all tabs and the service worker. Rejects if
 * nothing may be downloaded unasked. A running download is not aborted, because its bytes would have to be paid for
 * twice.
 */
export function inBackground<Result>(job: () => Promise<Result>): Promise<Result> {
  const turn = latest.then(() => runWhenQuiet(job))
  latest = turn.catch(() => undefined)
  return turn
}

async function runWhenQuiet<Result>(job: () => Promise<Result>): Promise<Result> {
  for (;;) {
    await untilQuiet()
    if (!downloadsUnasked()) throw new Error('Data is being saved')
    // The student may have started a request while another tab or the service worker had the lock.
    const done = await new Promise<{ result: Result } | undefined>((resolve, reject) => {
      withLock(backgroundLock, async () => {
        resolve(isQuiet() ? { result: await job() } : undefined)
      }).catch(reject)
    })
    if (done !== undefined) return done.result
  }
}
