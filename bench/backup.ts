// `npx tsx bench/backup.ts [answers, in thousands]`: measures how long a backup and a restore of the embedded database take, and the
// size of the file. Counts every row afterwards.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup, restoreBackup } from '../server/backup/interface.ts'
import { connect, type Connection } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { startPostgres } from '@sabi/embedded-postgres'
import { demandMeasured } from './lib/measured.ts'

const answers = Number(process.argv[2] ?? 1_000) * 1_000
const students = Math.max(1, Math.round(answers / 200))
const say = (line: string) => console.log(line)

const root = await mkdtemp(join(tmpdir(), 'sabi-bench-backup-'))
// If this runs as root, PostgreSQL's own account needs access to the folder.
const postgres = await startPostgres({ dataDir: `${root}-data`, log: () => undefined })
try {
  await within(fill)
  const backup = await timed('Backup', () => makeBackup({ url: postgres.url, folder: root, isNoted: false }))
  if (backup === null) throw new Error('Another backup is running')
  say(`${(backup.sizeBytes / 1e6).toFixed(1)} MB for ${answers} answers of ${students} students`)
  const path = join(root, backup.name)
  const { rowsByTable } = await timed('Restore', () =>
    restoreBackup({ url: postgres.url, path, isReplacing: true, say: () => undefined }),
  )
  const found = await within(countAnswers)
  say(`${found} of ${answers} answers were restored`)
  demandMeasured({ answers })
  process.exitCode = found === answers && rowsByTable['answers'] === answers ? 0 : 1
} finally {
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
  await rm(`${root}-data`, { recursive: true, force: true })
}

async function within<Outcome>(work: (connection: Connection) => Promise<Outcome>): Promise<Outcome> {
  const connection = connect(postgres.url, { onError: () => undefined, max: 2 })
  // Filling takes longer than the app's statement timeout.
  connection.pool.options.query_timeout = 0
  try {
    return await work(connection)
  } finally {
    await connection.database.destroy()
  }
}

async function fill({ database, pool }: Connection): Promise<void> {
  await migrate(database)
  await pool.query(`insert into users (id, email, name, password_hash)
    select gen_random_uuid(), n || '@example.org', 'Student ' || n, 'none' from generate_series(1, ${students}) n`)
  await pool.query(`insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset,
      duration_ms, device_id, seq)
    select u.id, gen_random_uuid(), gen_random_uuid(), 'phy-' || n % 5000, 1, n % 4, now() - n * interval '1 minute', 60,
      1000 + n, 'phone-' || u.email, n
    from users u, generate_series(1, ${Math.round(answers / students)}) n`)
}

async function countAnswers({ pool }: Connection): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from answers')
  return rows[0]?.count ?? 0
}

async function timed<Outcome>(what: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const startedMs = performance.now()
  const outcome = await work()
  say(`${what}: ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
  return outcome
}
