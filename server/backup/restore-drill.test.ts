import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { dumpTables } from '../testing/dump.ts'
import { useTestServer } from '../testing/test-server.ts'
import { leaveTraces } from '../testing/traces.ts'
import { connect } from '../database/database.ts'
import { startPostgres } from '@sabi/embedded-postgres'
import { findPostmaster, makeNewDataDir, pollUntil } from '@sabi/embedded-postgres/testing/test-support'
import { derivedTables } from './tables.queries.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const server = useTestServer()
const url = () => server.connection.pool.options.connectionString ?? ''

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-drill-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Check = () => Promise<unknown>

/** A command of the terminal, which a test may kill. */
function run(script: string, words: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', `server/${script}.ts`, ...words], {
    cwd: repository,
    env: { ...process.env, BASE_URL: '', ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const told = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      told.text += piece.toString()
    })
  const ended = once(child, 'exit').then(() => ({ code: child.exitCode, said: told.text }))
  return { child, ended, has: (words: string) => told.text.includes(words) }
}

/** Every row of every table except derived ones, in any order. */
async function contentsOf(databaseUrl: string): Promise<Record<string, string[]>> {
  const { database } = connect(databaseUrl, { onError: () => undefined, max: 1 })
  const tables = await dumpTables(database)
  await database.destroy()
  const kept = Object.entries(tables).filter(
    ([name]) => !/^(kysely|limits$|backups$)/.test(name) && !derivedTables.includes(name),
  )
  return Object.fromEntries(kept.map(([name, rows]) => [name, rows.toSorted()]))
}

/** A student with so many answers that a kill finds a backup or a restore under way. */
async function answerALot(count: number): Promise<void> {
  const { user } = await server.newStudent()
  await sql`insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms,
      device_id, seq)
    select ${user.id}, gen_random_uuid(), ${randomUUID()}, 'che-1-0', 1, 0, now(), 60, 1000, 'phone', n
    from generate_series(1, ${sql.lit(count)}) n`.execute(server.connection.database)
}

test('drill: from a DATABASE_URL into the data folder of a new machine, and back, with every row', async () => {
  const student = await server.newStudent()
  await leaveTraces(server, student, { id: randomUUID(), phone: 'phone' })
  const folder = await temporaryFolder()
  const embedded = { DATA_DIR: await makeNewDataDir() }
  const onlyFile = async () => join(folder, (await readdir(folder)).toSorted().at(-1) ?? '')
  expect(await run('backup', [folder], { DATABASE_URL: url() }).ended).toMatchObject({ code: 0 })
  const restored = await run('restore', [await onlyFile()], embedded).ended
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('It holds 1 accounts and 1 answers') })

  const postgres = await startPostgres({ dataDir: embedded.DATA_DIR, log: () => undefined })
  onTestFinished(() => postgres.stop())
  const refused = await run('restore', [await onlyFile(), '--replace'], embedded).ended
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Stop it first') })
  expect(await run('backup', [folder], embedded).ended).toMatchObject({ code: 0 })
  await postgres.stop()

  const back = await createDatabase(inject('clusterUrl'), { name: `test_${randomBytes(6).toString('hex')}` })
  expect(await run('restore', [await onlyFile()], { DATABASE_URL: back }).ended).toMatchObject({ code: 0 })
  expect(await contentsOf(back)).toEqual(await contentsOf(url()))
}, 120_000)

test('a kill in the middle of a backup leaves no backup, and of a restore the database as it was', async () => {
  await answerALot(40_000)
  const [folder, before] = [await temporaryFolder(), await contentsOf(url())]
  const underWay = async (what: 'COPY TO' | 'COPY FROM') => {
    const { rows } = await sql`select from pg_stat_progress_copy where command = ${what}`.execute(
      server.connection.database,
    )
    return rows.length > 0 ? true : undefined
  }
  const killWhile = async (what: 'COPY TO' | 'COPY FROM', { child, ended }: ReturnType<typeof run>) => {
    expect(await pollUntil({ check: () => underWay(what), everyMs: 2, timeoutMs: 20_000 })).toBe(true)
    child.kill('SIGKILL')
    await ended
  }
  await killWhile('COPY TO', run('backup', [folder], { DATABASE_URL: url() }))
  expect((await readdir(folder)).filter((name) => name.endsWith('.gz'))).toEqual([])
  expect(await run('backup', [folder], { DATABASE_URL: url() }).ended).toMatchObject({ code: 0 })

  const name = (await readdir(folder)).find((each) => each.endsWith('.gz')) ?? ''
  const other = await createDatabase(inject('clusterUrl'), { name: `test_${randomBytes(6).toString('hex')}` })
  const restore = () => run('restore', [join(folder, name), '--replace'], { DATABASE_URL: other })
  await killWhile('COPY FROM', restore())
  expect(await contentsOf(other)).toEqual({})
  expect(await restore().ended).toMatchObject({ code: 0 })
  await killWhile('COPY FROM', restore())
  expect(await contentsOf(other)).toEqual(before)
}, 120_000)

test('a signal in the middle of a command ends the database that it started, too', async () => {
  const [folder, DATA_DIR] = [await temporaryFolder(), await makeNewDataDir()]
  await run('backup', [folder], { DATABASE_URL: url() }).ended
  const [name = ''] = await readdir(folder)
  const stoppedOnce = async ({ child, ended }: ReturnType<typeof run>, signal: NodeJS.Signals, isThere: Check) => {
    expect(await pollUntil({ check: isThere, everyMs: 2, timeoutMs: 30_000 })).toBeTruthy()
    const again = setInterval(() => child.kill(signal), 20)
    expect(await ended).toMatchObject({ code: 1, said: expect.stringContaining('Stopped before it finished.') })
    clearInterval(again)
    expect(await findPostmaster(DATA_DIR)).toBeUndefined()
  }
  const restoring = run('restore', [join(folder, name)], { DATA_DIR })
  await stoppedOnce(restoring, 'SIGINT', async () => restoring.has('Restoring') || undefined)
  await stoppedOnce(run('backup', [folder], { DATA_DIR }), 'SIGHUP', () => findPostmaster(DATA_DIR))
  expect(await run('restore', [join(folder, name)], { DATA_DIR }).ended).toMatchObject({ code: 0 })
  expect(await readdir(folder)).toEqual([name])
}, 120_000)
