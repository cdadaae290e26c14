import { setTimeout as sleep } from 'node:timers/promises'

/** One request: its time from the moment it was due, and the status of the reply. */
export interface Arrival {
  name: string
  ms: number
  status: number
}

interface Begun {
  name: string
  status: Promise<number>
}

interface Load {
  aSecond: number
  seconds: number
  begin(): Begun
}

/** Far more than any server holds, so there is no point in continuing. */
const mostUnderWay = 5_000
const tickMs = 1

/**
 * Starts requests at random moments (a Poisson process), whether or not earlier ones have been answered, as people do. Times count
 * from when a request was due, so that neither a slow server nor a slow sender hides delays that users would notice.
 */
export async function arrive({ aSecond, seconds, begin }: Load): Promise<Arrival[]> {
  const arrivals: Arrival[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  let underWay = 0
  let due = started
  while (due < end && underWay < mostUnderWay) {
    while (due <= performance.now() && due < end) {
      underWay++
      void answered(begin(), due)
        .then((arrival) => arrivals.push(arrival))
        .finally(() => underWay--)
      due += (-Math.log(1 - Math.random()) / aSecond) * 1000
    }
    await sleep(tickMs)
  }
  while (underWay > 0) await sleep(tickMs)
  return arrivals
}

async function answered({ name, status }: Begun, dueAt: number): Promise<Arrival> {
  const code = await status
  return { name, ms: performance.now() - dueAt, status: code }
}

/** The time that this share of the arrivals did not exceed. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
