import { setTimeout as sleep } from 'node:timers/promises'
import { arrive, quantile, type Arrival } from './arrivals.ts'
import { processorUsed } from './cpu.ts'
import type { School } from './school.ts'
import { anyRequest } from './student-day.ts'
import { Wire } from './wire.ts'

/** Requests per student in an hour of practice. */
export const requestsAnHour = 30
const longestP99Ms = 250
const firstASecond = 60
const climb = 1.4
const halvings = 3
/** By then all pending requests are done. */
const restMs = 2_000

interface Pace {
  /** Duration of each rate that is tried. */
  stepSeconds: number
  /** Duration of the final confirmation of the rate found. */
  confirmSeconds: number
}

/** Finds the highest rate at which no request is refused and 99% are answered within 250 ms, and the results at that rate. */
export async function findHeld(school: School, { stepSeconds, confirmSeconds }: Pace) {
  const wire = new Wire(school.url)
  const tries = (aSecond: number, seconds = stepSeconds) => attempt({ school, wire, aSecond, seconds })
  await tries(firstASecond)
  let [held, broken] = [0, firstASecond]
  while ((await tries(broken)).isHeld) [held, broken] = [broken, broken * climb]
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (held + broken) / 2
    if ((await tries(middle)).isHeld) held = middle
    else broken = middle
  }
  let last = await tries(held, confirmSeconds)
  // A short try may succeed by luck.
  while (!last.isHeld && held > 1) {
    held *= 0.95
    last = await tries(held, confirmSeconds)
  }
  wire.close()
  return { aSecond: held, students: Math.round((held * 3600) / requestsAnHour), arrivals: last.arrivals }
}

interface Attempt {
  school: School
  wire: Wire
  aSecond: number
  seconds: number
}

async function attempt({ school: { world, pids }, wire, aSecond, seconds }: Attempt) {
  const before = await processorUsed(pids)
  const began = performance.now()
  const arrivals = await arrive({
    aSecond,
    seconds,
    begin: () => {
      const { name, sending } = anyRequest(world)
      return { name, status: wire.send(sending) }
    },
  })
  const tookSeconds = (performance.now() - began) / 1000
  const after = await processorUsed(pids)
  const times = arrivals.map(({ ms }) => ms)
  const refused = arrivals.filter(({ status }) => status < 200 || status >= 400).length
  const p99 = quantile(times, 0.99)
  const isHeld = refused === 0 && p99 <= longestP99Ms
  const share = (whose: keyof typeof before) => `${Math.round((100 * (after[whose] - before[whose])) / tookSeconds)} %`
  console.log(
    `${aSecond.toFixed(0).padStart(6)} requests a second: p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, p99 ${ms(p99)}; ` +
      `refused ${refused} of ${arrivals.length}; of a core: server ${share('server')}, database ${share('database')}, ` +
      `sender ${share('sender')}; ${isHeld ? 'held' : 'not held'}`,
  )
  await sleep(restMs)
  return { isHeld, arrivals }
}

/** Prints the p99 of each kind of request. */
export function printBySort(arrivals: readonly Arrival[]): void {
  const names = [...new Set(arrivals.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b))
  for (const name of names) {
    const times = arrivals.filter((arrival) => arrival.name === name).map((arrival) => arrival.ms)
    console.log(
      `  ${name.padEnd(20)} ${String(times.length).padStart(6)}: p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}`,
    )
  }
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
