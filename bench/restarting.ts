// `npx tsx bench/restarting.ts [workers] [runs]`: kills the main process of a server with kill -9, restarts it as a service manager
// would, and prints how long it takes until calls are answered again, and how much processor time. Linux only. The processor time
// hardly depends on what else runs on the machine.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTopics } from '@sabi/shared/subjects/calls'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { quantile } from './load/arrivals.ts'
import { demandMeasured } from './lib/measured.ts'

const workers = process.argv[2] ?? '2'
const runs = Number(process.argv[3] ?? 5)
/** The tick of /proc/PID/stat on all common kernels. */
const msPerTick = 10

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-restarting-'))
const settings = { WORKERS: workers, LOG_LEVEL: 'silent' }
const server = new RealServer({ port: await freePort(), dataDir, settings })
await server.start()
const readyMs: number[] = []
const processorMs: number[] = []
try {
  for (let run = 0; run < runs; run++) {
    await server.stop('SIGKILL')
    const began = performance.now()
    await server.start()
    const { ok } = await fetch(`${server.url}${listTopics.path}`)
    if (!ok) throw new Error('The server reported that it was ready, but it was not')
    readyMs.push(performance.now() - began)
    processorMs.push(await processorTimeOf(server.pid))
  }
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
demandMeasured({ restarts: readyMs.length, 'processor time': Math.min(...processorMs) })
console.log(`${workers} workers, ${runs} restarts: ready after ${describe(readyMs)}`)
console.log(`processor time of all processes by then: ${describe(processorMs)}`)

/** Milliseconds used by a process and its children. PostgreSQL is not included, because it runs in its own session. */
async function processorTimeOf(pid: number): Promise<number> {
  const processes = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readStat))
  const own = processes.filter((stat) => stat?.pid === pid || stat?.parent === pid)
  return own.reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0) * msPerTick
}

async function readStat(name: string) {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // utime and stime, and the same for children that have exited.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number(name), parent: Number(fields[1]), ticks }
}

function describe(times: readonly number[]): string {
  const [least, middle, most] = [0, 0.5, 1].map((part) => `${(quantile(times, part) / 1000).toFixed(1)} s`)
  return `${middle} (${least} to ${most})`
}
