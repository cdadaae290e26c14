// `npx tsx bench/session-cost.ts [students] [sessions]`: measures the processor time that a session of 20 questions costs the server and
// the database: the draw, the batch of answers, and the statistics afterwards. Linux only. Prints medians of five rounds.
import { demandMeasured } from './lib/measured.ts'
import { processorUsed } from './load/cpu.ts'
import { anyStudent } from './load/population.ts'
import { openSchool } from './load/school.ts'
import { quantile } from './load/arrivals.ts'
import { answerBatch } from './load/student-day.ts'
import { Wire, type Sending } from './load/wire.ts'

const students = Number(process.argv[2] ?? 5_000)
const sessions = Number(process.argv[3] ?? 200)
const length = 20
const rounds = 5
const atOnce = 4

/** Milliseconds of processor time for each request. */
interface Cost {
  server: number
  database: number
}

const school = await openSchool(students, { LOG_LEVEL: 'warn' })
const wire = new Wire(school.url)
const steps: Record<string, () => Sending> = {
  draw: () => ({ method: 'GET', path: `/api/questions?subject=physics&random=true&limit=${length}` }),
  batch: () => answerBatch(anyStudent(students), school.world, length),
  statistics: () => ({ method: 'GET', path: '/api/scores/exam-stats?tzOffset=60', token: anyStudent(students).token }),
}
try {
  for (const [name, make] of Object.entries(steps)) {
    await measure(make)
    const measured: Cost[] = []
    for (let round = 0; round < rounds; round++) measured.push(await measure(make))
    const [server, database] = (['server', 'database'] as const).map((side) =>
      median(measured.map((cost) => cost[side])),
    )
    demandMeasured({ [`${name}: server`]: server ?? 0, [`${name}: database`]: database ?? 0 })
    console.log(`${name}: ${server?.toFixed(2)} ms on the server, ${database?.toFixed(2)} ms in the database`)
  }
} finally {
  wire.close()
  await school.close()
}

async function measure(make: () => Sending): Promise<Cost> {
  const before = await processorUsed(school.pids)
  let left = sessions
  const keepOn = async () => {
    while (left-- > 0) {
      const status = await wire.send(make())
      if (status !== 200) throw new Error(`A request returned status ${status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepOn))
  const after = await processorUsed(school.pids)
  const cost = (side: 'server' | 'database') => ((after[side] - before[side]) * 1000) / sessions
  return { server: cost('server'), database: cost('database') }
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
