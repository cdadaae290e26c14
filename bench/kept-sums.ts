// `npx tsx bench/kept-sums.ts [logs] [seed]`: checks that stored sums equal those computed from students' logs. Random logs (10,000 by
// default) grow in one database, with late answers, repeated batches, corrected keys, deletions, and questions that are moved, withdrawn
// and published again, while the sums are read now and then. At the end each log is counted row by row. Exits with 1 at the first
// difference, and prints the shortest log that shows it.
import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { connect } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { startPostgres } from '@sabi/embedded-postgres'
import { LoggedStudent, logEvent } from '../server/testing/random-log.ts'
import { shownSums, sumsOfLog } from '../server/testing/sums-of-log.ts'
import { demandMeasured } from './lib/measured.ts'

const logs = Number(process.argv[2] ?? 10_000)
const seed = process.argv[3] === undefined ? {} : { seed: Number(process.argv[3]) }
const today = '2026-11-23'

const folder = await mkdtemp(join(tmpdir(), 'sabi-sums-'))
// PostgreSQL runs under its own account if this runs as root.
await chmod(folder, 0o755)
const postgres = await startPostgres({ dataDir: join(folder, 'data'), durability: 'throw-away', log: () => undefined })
const { database } = connect(postgres.url, { onError: () => undefined, max: 2 })
const startedAt = Date.now()
let events = 0
try {
  await migrate(database)
  const result = await fc.check(
    fc.asyncProperty(fc.array(logEvent, { maxLength: 40 }), async (happened) => {
      const student = new LoggedStudent(database)
      await student.begin()
      for (const event of happened) await student.undergo(event)
      await student.look()
      events += happened.length
      const asked = { userId: student.userId, today }
      return isDeepStrictEqual(await shownSums(database, asked), await sumsOfLog(database, asked))
    }),
    { numRuns: logs, ...seed },
  )
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`${result.numRuns} logs with ${events} events in ${seconds} s, seed ${result.seed}`)
  if (result.failed) console.log(fc.defaultReportMessage(result))
  demandMeasured({ logs: result.numRuns, events })
  process.exitCode = result.failed ? 1 : 0
} finally {
  await database.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
