// `npx tsx bench/growth.ts [sizes] [folder]`: measures, through the real server, how the p95 of the most common calls grows with the
// bank and the log. Fills a database with 10 thousand questions and 1 million answers, a copy of it with 100 thousand and 10 million, and
// a copy of that with 1 million and 50 million. `sizes` limits how many of these are filled (default 3; all need 30 GB in the temporary
// folder and half an hour). Three times in turn, each size is measured on a server that has warmed up, so that a slow minute of
// the machine affects every size. Prints the p95 over all turns and its ratio to the smallest size; the limit is 1.5. A given `folder`
// keeps the filled databases for the next run. Each run adds 60 answers to the thousand of each student measured, so it begins with a
// vacuum: autovacuum would not reach the largest size in dozens of runs, though those students' rows change far more than elsewhere.
// Safe writing is off while filling and on while measuring. Nothing else should run on the machine.
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseBank } from '@sabi/shared/content/bank'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { connect } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { startPostgres } from '@sabi/embedded-postgres'
import { countLeaderboard } from '../server/progress/kept-leaderboard.ts'
import { loadBank } from '../server/questions/bank.queries.ts'
import { countItemStatistics } from '../server/item-analysis/item-statistics.ts'
import { Stopwatch } from './growth/ask.ts'
import { fill, settle, signIn, type Size } from './growth/fill.ts'
import { demandMeasured } from './lib/measured.ts'

const sizes: Size[] = [
  { questions: 10_000, answers: 1_000_000 },
  { questions: 100_000, answers: 10_000_000 },
  { questions: 1_000_000, answers: 50_000_000 },
]
const bound = 1.5
const turns = 3
/** Students timed per turn, and as many who make requests before them. More than the database is likely to have in its cache. */
const askers = 400

const kept = process.argv[3]
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'sabi-growth-')))
const bankFile = new URL('../content/dist/bank.json', import.meta.url)
let worst = 0
try {
  // PostgreSQL runs under its own account if this runs as root.
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
    console.log(`  refused as busy and retried: ${watch.refusals}, should be 0`)
  }
  console.log(`\nlargest ratio ${worst.toFixed(2)}, limit ${bound}`)
} finally {
  if (kept === undefined) await rm(folder, { recursive: true, force: true })
}
demandMeasured({ 'largest ratio': worst })
process.exit(worst <= bound ? 0 : 1)

/**
 * Fills a copy of the smaller database, and counts the leaderboard as the server does in the background. Returns its folder. A folder
 * filled by an earlier run is reused after a vacuum.
 */
async function fillTo(size: Size, smaller: string | undefined): Promise<string> {
  const dataDir = join(folder, String(size.questions))
  if (existsSync(dataDir)) {
    console.log(`reusing ${size.questions} questions and ${size.answers} answers from an earlier run`)
    await withPostgres(dataDir, settle)
    return dataDir
  }
  const unfinished = `${dataDir}-unfinished`
  const startedAt = Date.now()
  console.log(`filling ${size.questions} questions and ${size.answers} answers`)
  await rm(unfinished, { recursive: true, force: true })
  if (smaller !== undefined) await cp(smaller, unfinished, { recursive: true })
  await withPostgres(unfinished, async (url) => {
    const { database } = connect(url, { onError: () => undefined, max: 2, queryTimeoutMs: null })
    await migrate(database)
    await loadBank(database, parseBank(await readFile(bankFile, 'utf8')))
    await fill(url, size)
    await countLeaderboard(database)
    // Done now, because the server would otherwise do it during the measurement.
    if (smaller === undefined) await countItemStatistics(database, { actor: 'server itself' })
    await database.destroy()
  })
  await rename(unfinished, dataDir)
  console.log(`filled in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return dataDir
}

/** Measures one turn of all calls on a newly started server, by students spread over all that were filled in. */
async function measure({ answers }: Size, dataDir: string, watch: Stopwatch): Promise<void> {
  const [heavy, ...others] = await withPostgres(dataDir, (url) => signIn(url, { answers, askers: 2 * askers }))
  if (heavy === undefined) throw new Error('The database has no students')
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
