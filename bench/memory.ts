// `npx tsx bench/memory.ts [minutes] [requests a second] [workers]`: checks that the server's memory stays flat under the mixed load for
// ten minutes. Prints the memory of its processes every half minute, and the slope over the second half, when all caches are full: at
// most 1 MB a minute per process. Nothing else should run on the machine.
import { readdir, readFile } from 'node:fs/promises'
import { arrive, quantile } from './load/arrivals.ts'
import { openSchool } from './load/school.ts'
import { anyRequest } from './load/student-day.ts'
import { Wire } from './load/wire.ts'
import { demandMeasured } from './lib/measured.ts'

const minutes = Number(process.argv[2] ?? 10)
const aSecond = Number(process.argv[3] ?? 50)
const workers = Number(process.argv[4] ?? 1)
const lookEverySeconds = 30
const steepestMegabytes = 1

const school = await openSchool(10_000, { WORKERS: String(workers) })
const wire = new Wire(school.url)
let taken = 0
const seen: { minute: number; megabytes: number }[] = []
try {
  for (let look = 1; look * lookEverySeconds <= minutes * 60; look++) {
    const arrivals = await arrive({
      aSecond,
      seconds: lookEverySeconds,
      begin: () => {
        const { name, sending } = anyRequest(school.world)
        return { name, status: wire.send(sending) }
      },
    })
    const megabytes = await residentMegabytes(school.pids.server)
    seen.push({ minute: (look * lookEverySeconds) / 60, megabytes })
    const p99 = quantile(
      arrivals.map(({ ms }) => ms),
      0.99,
    )
    const refused = arrivals.filter(({ status }) => status < 200 || status >= 400).length
    taken += arrivals.length - refused
    console.log(
      `${(look * lookEverySeconds) / 60} min: ${megabytes.toFixed(0)} MB; p99 ${p99.toFixed(0)} ms, refused ${refused} of ${arrivals.length}`,
    )
  }
} finally {
  wire.close()
  await school.close()
}
const slope = slopeOf(seen.slice(Math.floor(seen.length / 2)))
console.log(`slope over the second half: ${slope.toFixed(2)} MB a minute`)
demandMeasured({ samples: seen.length, 'requests accepted': taken, megabytes: seen.at(-1)?.megabytes ?? 0 })
process.exit(slope <= steepestMegabytes * workers ? 0 : 1)

/** The memory of a process and its children, excluding file-backed pages. */
async function residentMegabytes(pid: number): Promise<number> {
  let kilobytes = 0
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    // Empty if the process has exited since it was listed.
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
    const isOurs = Number(name) === pid || Number(/\nPPid:\s+(\d+)/.exec(status)?.[1]) === pid
    if (isOurs && !/^Name:\s+postgres/.test(status)) kilobytes += Number(/\nRssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0)
  }
  return kilobytes / 1024
}

/** The growth per minute, by linear regression. */
function slopeOf(points: readonly { minute: number; megabytes: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, height] = [mean(points.map(({ minute }) => minute)), mean(points.map(({ megabytes }) => megabytes))]
  const rise = points.reduce((sum, { minute, megabytes }) => sum + (minute - middle) * (megabytes - height), 0)
  return rise / points.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0)
}
