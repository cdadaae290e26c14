// `npx tsx bench/growth.ts [sizes] [folder]`: how the p95 of what students ask most grows with the bank and the log, through the real server.
// Fills a database to 10 thousand questions and 1 million answers, a copy of it to 100 thousand and 10 million, a copy of that to 1 million
// and 50 million (`sizes`: how many of these, 3 when left out; all take some 30 GB in the folder for temporary files, and half an hour).
// Each is then measured in its turn, three times over, by a server that has run for a while, so that no size has a slow minute of the
// machine to itself; printed is the p95 of all turns together, and its ratio to the smallest. Wanted: at most 1.5. A `folder` that is named
// keeps what was filled for the next run; each run adds 60 answers to the thousand of each student who asks, and begins with
// a vacuum: the last size has none by itself in dozens of runs, while who asks gathers far more than the fiftieth that waits for one elsewhere.
// Safe writing is off while it fills and on while it measures. Wants nothing else to run on the machine.
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseBank } from '@sabi/shared/content/bank'
import { freePort, RealServer } from '../journeys/real-server.ts'
import { connect } from '../server/platform/database.ts'
import { migrate } from '../server/platform/migrate.ts'
import { startPostgres } from '../server/platform/postgres/launcher.ts'
import { countLeaderboard } from '../server/progress/kept-leaderboard.ts'
import { loadBank } from '../server/subjects/bank.queries.ts'
import { countItemStatistics } from '../server/subjects/item-statistics.ts'
import { Stopwatch } from './growth/ask.ts'
import { fill, settle, signIn, type Size } from './growth/fill.ts'
import { demandMeasured } from './measured.ts'

const sizes: Size[] = [
  { questions: 10_000, answers: 1_000_000 },
  { questions: 100_000, answers: 10_000_000 },
  { questions: 1_000_000, answers: 50_000_000 },
]
const bound = 1.5
const turns = 3
/** Students who are timed in a turn, and as many who ask before them: more than are found in the memory of the database by luck. */
const askers = 400

const kept = process.argv[3]
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'sabi-growth-')))
const bankFile = new URL('../content/dist/bank.json', import.meta.url)
let worst = 0
try {
  // PostgreSQL runs under an account of its own where this does as root.
  if (kept === undefined) await chmod(folder, 0o755)
  const filled: { size: Size; dataDir: string; watch: Stopwatch }[] = []
  for (const size of sizes.slice(0, Number(process.argv[2] ?? sizes.length)))
    filled.push({ size, dataDir: await fillTo(size, filled.at(-1)?.dataDir), watch: new Stopwatch() })
  for (let turn = 1; turn <= turns; turn++)
    for (const { size, dataDir, watch } of filled) {
      console.log(`turn ${turn} of ${turns}: ${size.questions} questions`)
      await measure(size, dataDir, watch)
    }
  const smallest = filled[0]?.watch.p95s() ?? {}
  for (const { size, watch } of filled) {
    console.log(`\n${size.questions} questions, ${size.answers} answers`)
    for (const [name, p95] of Object.entries(watch.p95s())) {
      const ratio = p95 / (smallest[name] ?? p95)
      worst = Math.max(worst, ratio)
      console.log(`  ${name.padEnd(44)} p95 ${p95.toFixed(1).padStart(8)} ms   ratio ${ratio.toFixed(2)}`)
    }
    console.log(`  refused as busy and asked again: ${watch.refusals}, wanted 0`)
  }
  console.log(`\nlargest ratio ${worst.toFixed(2)}, wanted at most ${bound}`)
} finally {
  if (kept === undefined) await rm(folder, { recursive: true, force: true })
}
demandMeasured({ 'largest ratio': worst })
process.exit(worst <= bound ? 0 : 1)

/**
 * Fills a copy of the smaller database, and counts the leaderboard as the server does in the background. Gives the folder of it, which
 * is taken after a vacuum where an earlier run filled it.
 */
async function fillTo(size: Size, smaller: string | undefined): Promise<string> {
  const dataDir = join(folder, String(size.questions))
  if (existsSync(dataDir)) {
    console.log(`taking ${size.questions} questions and ${size.answers} answers as they were kept`)
    await withPostgres(dataDir, settle)
    return dataDir
  }
  const unfinished = `${dataDir}-unfinished`
  const startedAt = Date.now()
  console.log(`filling in ${size.questions} questions and ${size.answers} answers`)
  await rm(unfinished, { recursive: true, force: true })
  if (smaller !== undefined) await cp(smaller, unfinished, { recursive: true })
  await withPostgres(unfinished, async (url) => {
    const { database } = connect(url, { onError: () => undefined, max: 2, queryTimeoutMs: null })
    await migrate(database)
    await loadBank(database, parseBank(await readFile(bankFile, 'utf8')))
    await fill(url, size)
    await countLeaderboard(database)
    // What a server does at night, or at once where it was never done, is to be no part of what is measured.
    if (smaller === undefined) await countItemStatistics(database, { actor: 'server itself' })
    await database.destroy()
  })
  await rename(unfinished, dataDir)
  console.log(`filled in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return dataDir
}

/** One turn of all calls, by students who are spread over all that were filled in, to a server that was started for it. */
async function measure({ answers }: Size, dataDir: string, watch: Stopwatch): Promise<void> {
  const [heavy, ...others] = await withPostgres(dataDir, (url) => signIn(url, { answers, askers: 2 * askers }))
  if (heavy === undefined) throw new Error('No student was filled in')
  const server = new RealServer({ port: await freePort(), dataDir, settings: { BASE_URL: '' } })
  await server.start()
  try {
    await watch.timeCalls(server.url, {
      heavy,
      before: others.filter((_, place) => place % 2 === 0),
      timed: others.filter((_, place) => place % 2 === 1),
    })
  } finally {
    await server.stop()
  }
}

async function withPostgres<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ dataDir, durability: 'throw-away', log: () => undefined })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}
