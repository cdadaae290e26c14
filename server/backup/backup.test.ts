import { randomBytes, randomUUID } from 'node:crypto'
import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { editQuestion } from '@sabi/shared/subjects/edit-calls'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { digestOf, doubtsOf, dayOf, DigestDay } from '@sabi/shared/sync/digest'
import { sql } from 'kysely'
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openDatabaseLink } from '../testing/database-link.ts'
import { createDatabase } from '../testing/databases.ts'
import { dumpTables } from '../testing/dump.ts'
import { answer, practiceSession } from '../testing/sample-inputs.ts'
import { TestServer, useTestServer } from '../testing/test-server.ts'
import { canary, leaveTraces } from '../testing/traces.ts'
import { connect, type Database } from '../database/database.ts'
import { migrate, migrateUpTo } from '../database/migrate.ts'
import { parseSettings } from '../platform/settings.ts'
import { runBackupCommand, runRestoreCommand } from './commands.ts'
import { makeBackup } from './make-backup.ts'
import { withSession } from './session.queries.ts'
import { derivedTables, listTables, tryFreeze } from './tables.queries.ts'

const server = useTestServer()
const url = () => server.connection.pool.options.connectionString ?? ''
const awkward = 'a tab\t, two lines\n\\.\n, a backslash \\N, “quotes”, ₦, 𝒙 and nothing: '
const editedForm = {
  id: 'che-1-0',
  text: 'Which of these is it?',
  explanation: 'It is the key.',
  topicId: 'che-1',
  examType: 'JAMB',
  difficulty: 'easy',
  cause: 'Two options were alike.',
}

beforeAll(async () => {
  const student = await server.newStudent()
  await leaveTraces(server, student, { id: randomUUID(), phone: canary.phone })
  await sql`update messages set message = ${awkward}`.execute(server.connection.database)
})

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-backup-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function emptyDatabase(): Promise<string> {
  return createDatabase(inject('clusterUrl'), { name: `test_${randomBytes(6).toString('hex')}` })
}

/** Looks into a database and leaves it again. */
async function within<Found>(databaseUrl: string, look: (database: Database) => Promise<Found>): Promise<Found> {
  const { database } = connect(databaseUrl, { onError: () => undefined, max: 2 })
  try {
    return await look(database)
  } finally {
    await database.destroy()
  }
}

/** Everything that a restore must bring back, in any order. */
async function contentsOf(databaseUrl: string): Promise<Record<string, string[]>> {
  const tables = await within(databaseUrl, dumpTables)
  const kept = Object.entries(tables).filter(
    ([name]) => !/^(kysely|limits$|backups$)/.test(name) && !derivedTables.includes(name),
  )
  return Object.fromEntries(kept.map(([name, rows]) => [name, rows.toSorted()]))
}

/** The rules and views that a schema has, and what is kept in views. */
async function schemaOf(databaseUrl: string): Promise<unknown> {
  return within(databaseUrl, async (database) => {
    const { rows } = await sql`
      select conrelid::regclass::text as name, pg_get_constraintdef(oid) as is, convalidated::text as more from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select indexname, indexdef, '' from pg_indexes where schemaname = 'public'
      union all select viewname, definition, '' from pg_views where schemaname = 'public'
      union all select 'question_counts', c::text, '' from question_counts c
      union all select name, '', '' from kysely_migration order by 1, 2, 3`.execute(database)
    return rows
  })
}

function settingsFor(databaseUrl: string, more: Record<string, string> = {}) {
  return parseSettings({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a key of the tests, of 32 characters or more',
    ...more,
  })
}

/** As `npm run backup` does it: gives the path of the file. */
async function backUp(databaseUrl: string, folder: string): Promise<string> {
  const said = await runBackupCommand(settingsFor(databaseUrl), [folder], () => undefined)
  return said.split(': ')[0] ?? ''
}

async function restore(databaseUrl: string, ...words: string[]): Promise<string> {
  return runRestoreCommand(settingsFor(databaseUrl), words, () => undefined)
}

test('a backup that is restored elsewhere has every row, rule and view, and only its owner may read it', async () => {
  const [folder, elsewhere] = [await temporaryFolder(), await emptyDatabase()]
  const path = await backUp(url(), folder)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^sabi-\d{8}T\d{9}Z\.backup\.gz$/)])
  expect(await restore(elsewhere, path)).toMatch(/It holds 1 accounts and 1 answers, as of /)
  const contents = await contentsOf(elsewhere)
  expect(contents).toEqual(await contentsOf(url()))
  expect(Object.values(contents).filter((rows) => rows.length > 0).length).toBeGreaterThan(20)
  expect(contents['messages']?.[0]).toContain('“quotes”, ₦, 𝒙')
  expect(await schemaOf(elsewhere)).toEqual(await schemaOf(url()))
  expect(await within(elsewhere, migrate)).toEqual([])
})

test.skipIf(process.getuid?.() !== 0)('what root backs up in the folder of a user is that user’s', async () => {
  const data = await temporaryFolder()
  const nobody = 65_534
  await chown(data, nobody, nobody)
  for (const folder of [join(data, 'new', 'backups'), data]) {
    const path = await backUp(url(), folder)
    const { uid, gid, mode } = await stat(path)
    expect([uid, gid, mode & 0o777]).toEqual([nobody, nobody, 0o600])
    expect((await stat(folder)).uid).toBe(nobody)
  }
  expect((await stat(join(data, 'new'))).uid).toBe(nobody)
})

test('a backup holds one moment, while answers stream in', async () => {
  const [folder, elsewhere] = [await temporaryFolder(), await emptyDatabase()]
  const { user } = await server.newStudent()
  const { database } = server.connection
  const writing = { isOver: false, written: 0 }
  const write = async () => {
    for (; !writing.isOver; writing.written++) {
      const id = randomUUID()
      await database.transaction().execute(async (transaction) => {
        await sql`insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset,
          duration_ms, device_id, seq) values (${user.id}, ${id}, ${id}, 'che-1-0', 1, 0, now(), 60, 1, 'p', 1)`.execute(
          transaction,
        )
        await sql`insert into practice_sessions (user_id, id, kind, exam_type, started_at)
          values (${user.id}, ${id}, 'practice', 'JAMB', now())`.execute(transaction)
      })
    }
  }
  const writer = write()
  const path = await backUp(url(), folder)
  writing.isOver = true
  await writer
  await restore(elsewhere, path)
  const counts = async (databaseUrl: string) =>
    within(databaseUrl, async (of) => {
      const { rows } = await sql<{ answers: number; sessions: number; pairs: number }>`
        select (select count(*)::integer from answers where user_id = ${user.id}) as answers,
               (select count(*)::integer from practice_sessions where user_id = ${user.id}) as sessions,
               (select count(*)::integer from answers a join practice_sessions s using (user_id, id)
                where user_id = ${user.id}) as pairs`.execute(of)
      return rows[0] ?? { answers: 0, sessions: 0, pairs: 0 }
    })
  const { answers, sessions, pairs } = await counts(elsewhere)
  expect([sessions, pairs]).toEqual([answers, answers])
  expect(answers).toBeLessThan(writing.written)
  expect((await counts(url())).pairs).toBe(writing.written)
})

test('a backup that is damaged anywhere, cut off, or none at all is refused, and changes nothing', async () => {
  const [folder, elsewhere] = [await temporaryFolder(), await emptyDatabase()]
  const whole = await readFile(await backUp(url(), folder))
  const path = join(folder, 'damaged')
  const text = gunzipSync(whole).toString('utf8')
  const headerEnds = 10
  const flipped = Array.from({ length: 16 }, (_, nth) => {
    const copy = Buffer.from(whole)
    const at = headerEnds + Math.floor(((whole.length - headerEnds - 1) * nth) / 15)
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
    return copy
  })
  const cuts = [0, 5, headerEnds, whole.length >> 1, whole.length - 9, whole.length - 1]
  const files = [
    ...flipped,
    ...cuts.map((length) => whole.subarray(0, length)),
    Buffer.concat([whole, gzipSync('copy "users" from stdin;\n')]),
    gzipSync(text.replace('Amina Bello', 'Somebody Else')),
    gzipSync(text.replace(/copy "users"[^]*?\n-- [^\n]*\n/, '')),
    gzipSync(text.slice(0, text.lastIndexOf('-- '))),
    gzipSync('-- {}\n'),
    gzipSync('x'.repeat(20_000_000)),
    Buffer.from('name,email\nAmina,amina@example.org\n'),
  ]
  for (const file of files) {
    await writeFile(path, file)
    await expect(restore(elsewhere, path)).rejects.toThrow(/is not a complete backup: .*Nothing was changed\./)
  }
  await expect(restore(elsewhere, join(folder, 'nowhere'))).rejects.toThrow(/can't be read \(ENOENT\)/)
  expect(await contentsOf(elsewhere)).toEqual({})
})

test('a backup of a newer program is refused with the way out', async () => {
  const [folder, newer, elsewhere] = [await temporaryFolder(), await emptyDatabase(), await emptyDatabase()]
  await within(newer, async (database) => {
    await migrate(database)
    await sql`insert into kysely_migration values ('9999-newer', '2099-01-01T00:00:00Z')`.execute(database)
  })
  const path = await backUp(newer, folder)
  await expect(restore(elsewhere, path)).rejects.toThrow(/made by a newer Sabi Prep \(.*\)\. Update this one first\./)
  const text = gunzipSync(await readFile(path)).toString('utf8')
  await writeFile(path, gzipSync(text.replace('"formatVersion":1', '"formatVersion":2')))
  await expect(restore(elsewhere, path)).rejects.toThrow('Update this one first.')
  await expect(restore(newer, await backUp(url(), folder))).rejects.toThrow('belongs to a newer Sabi Prep')
})

test('a database with accounts, of another program, or in use stays as it is', async () => {
  const [folder, elsewhere, foreign] = [await temporaryFolder(), await emptyDatabase(), await emptyDatabase()]
  const path = await backUp(url(), folder)
  await restore(elsewhere, path)
  await within(elsewhere, (database) => sql`update users set name = 'Changed'`.execute(database))
  const before = await contentsOf(elsewhere)
  await expect(restore(elsewhere, path)).rejects.toThrow(/holds \d+ accounts\. Nothing was changed\..*--replace/)
  await withSession(elsewhere, async () => {
    await expect(restore(elsewhere, path, '--replace')).rejects.toThrow(
      /^The database is in use\. Stop every server that uses it and the pooler in front of it, /,
    )
  })
  await within(foreign, (database) => sql`create table orders (id integer)`.execute(database))
  await expect(restore(foreign, path, '--replace')).rejects.toThrow('tables of another program')
  expect(await contentsOf(elsewhere)).toEqual(before)
  expect(Object.keys(await contentsOf(foreign))).toEqual(['orders'])
  await restore(elsewhere, '--replace', path)
  expect(await contentsOf(elsewhere)).not.toEqual(before)
})

test('a backup of an older version comes back, and is migrated', async () => {
  const [folder, older, elsewhere] = [await temporaryFolder(), await emptyDatabase(), await emptyDatabase()]
  await within(older, async (database) => {
    await migrateUpTo(database, '0008-corrections')
    await sql`insert into users (id, email, name, password_hash) values (${randomUUID()}, 'a@b.c', 'Amina', '')`.execute(
      database,
    )
  })
  const path = await backUp(older, folder)
  for (const target of [elsewhere, older]) {
    await restore(target, path, '--replace')
    const { users, site, kysely_migration: names } = await within(target, dumpTables)
    expect([users?.length, site?.length, names?.some((name) => name.includes('0009-operation'))]).toEqual([1, 1, true])
    expect(await schemaOf(target)).toContainEqual(expect.objectContaining({ name: 'backups' }))
  }
})

test('a backup whose database falls silent is given up with a reason, and leaves nothing that the next one waits for', async () => {
  const [folder, direct] = [await temporaryFolder(), await emptyDatabase()]
  await within(direct, migrate)
  const link = await openDatabaseLink(direct)
  onTestFinished(() => link.close())
  const waits = async () =>
    within(direct, async (database) => {
      const { rows } = await sql`select from pg_locks where not granted and relation = 'users'::regclass`.execute(
        database,
      )
      expect(rows).toHaveLength(1)
    })
  await withSession(direct, async ({ client }) => {
    await client.query('begin; lock table users in access exclusive mode')
    const order = { url: link.url, folder, isNoted: false, longestSilenceMs: 1_000 }
    const givenUp = expect(makeBackup(order)).rejects.toThrow('The database said nothing for 1 s.')
    await vi.waitFor(waits, { interval: 10 })
    link.freeze()
    await givenUp
    await client.query('rollback')
  })
  link.thaw()
  await vi.waitFor(async () => expect(await backUp(direct, folder)).toContain(folder), { timeout: 10_000 })
  expect(await readdir(folder)).toHaveLength(1)
})

test('two backups are not made at once, and what can’t be done is said', async () => {
  const folder = await temporaryFolder()
  await withSession(url(), async (session) => {
    await tryFreeze(session, await listTables(session.database))
    await expect(backUp(url(), folder)).rejects.toThrow('Another backup is running.')
    await session.client.query('rollback')
  })
  expect(await readdir(folder)).toEqual([])
  const run = (words: string[]) => runBackupCommand(settingsFor(url()), words, () => undefined)
  await expect(run([])).rejects.toThrow('Name a folder')
  await expect(run(['--help'])).rejects.toThrow('npm run backup')
  await writeFile(join(folder, 'file'), '')
  await expect(run([join(folder, 'file')])).rejects.toThrow("can't be written")
  await expect(restore(url())).rejects.toThrow('--replace')
  await expect(backUp('postgres://sabi@127.0.0.1:1/sabi', folder)).rejects.toThrow("can't be reached (ECONNREFUSED)")
  await expect(restore(url(), 'a', '--force')).rejects.toThrow('--check')
})

// ADMIN-02
test('says whether second factors can still be opened, and changes nothing when it only checks', async () => {
  const [folder, elsewhere] = [await temporaryFolder(), await emptyDatabase()]
  const path = await backUp(url(), folder)
  expect(await restore(elsewhere, '--check', path)).toMatch(/^This backup is complete\. It holds \d+ accounts/)
  expect(await contentsOf(elsewhere)).toEqual({})
  expect(await restore(elsewhere, path)).toContain('Second factors are encrypted with another key.')
})

// SYNC-06
test('phones bring back what was answered after the backup: nothing lost, nothing double', async () => {
  const [folder, elsewhere] = [await temporaryFolder(), await emptyDatabase()]
  const student = await server.newStudent()
  const sessionId = randomUUID()
  const answeredAt = '2026-11-20T10:00:00.000Z'
  const newAnswer = (seq: number) => ({ ...answer(sessionId, ''), id: randomUUID(), answeredAt, seq })
  const held = Array.from({ length: 40 }, (_, seq) => newAnswer(seq))
  const send = async (to: TestServer, answers: typeof held) => {
    const body = { deviceId: 'phone', sessions: [practiceSession(sessionId)], answers }
    return (await to.send('/api/sync/answers', { method: 'POST', as: student, body })).body
  }
  await send(server, held.slice(0, 25))
  const path = await backUp(url(), folder)
  await send(server, held.slice(25))
  await restore(elsewhere, path)

  const restored = new TestServer({ DATABASE_URL: elsewhere })
  onTestFinished(await restored.start())
  const { body } = await restored.send('/api/sync/digest', { as: student })
  const doubts = doubtsOf(digestOf(held), z.array(DigestDay).parse(body['days']), new Set())
  const days = new Set(doubts.map(({ day }) => day))
  const reply = await send(
    restored,
    held.filter((each) => days.has(dayOf(each.answeredAt))),
  )
  const ids = (answers: typeof held) => new Set(answers.map(({ id }) => id))
  const { saved, duplicate } = sendAnswers.reply.parse(reply)
  expect([new Set(saved), new Set(duplicate)]).toEqual([ids(held.slice(25)), ids(held.slice(0, 25))])
  const after = await restored.send('/api/sync/digest', { as: student })
  expect(after.body['days']).toEqual(digestOf(held))
})

test('an answer to a version that the backup did not have is never marked by the key of another version', async () => {
  const [folder, elsewhere] = [await temporaryFolder(), await emptyDatabase()]
  const [student, administrator] = [await server.newStudent(), await server.newAdministrator()]
  const edit = async (on: TestServer, options: readonly string[]) => {
    const body = { ...editedForm, options, correctOption: options.indexOf('the key') }
    const reply = await on.send(`/api/questions/${editedForm.id}`, { method: 'PUT', as: administrator, body })
    return editQuestion.reply.parse(reply.body).question.version
  }
  const path = await backUp(url(), folder)
  const lost = await edit(server, ['the key', 'two', 'three', 'four'])
  const lostInSecond = await secondOf(url())
  await restore(elsewhere, path)

  const restored = new TestServer({ DATABASE_URL: elsewhere })
  onTestFinished(await restored.start())
  // Restoring a backup and editing a question take more than a second in practice, so they must here.
  await expect.poll(() => secondOf(elsewhere)).toBeGreaterThan(lostInSecond)
  const made = await edit(restored, ['two', 'the key', 'three', 'four'])
  const sessionId = randomUUID()
  const answers = [lost, made].map((questionVersion, seq) => ({
    ...answer(sessionId, ''),
    id: randomUUID(),
    questionId: editedForm.id,
    questionVersion,
    option: 1,
    seq,
  }))
  const body = { deviceId: 'phone', sessions: [practiceSession(sessionId)], answers }
  const reply = await restored.send('/api/sync/answers', { method: 'POST', as: student, body })
  expect(sendAnswers.reply.parse(reply.body)).toMatchObject({
    saved: [answers[1]?.id],
    rejected: [{ id: answers[0]?.id, reason: 'unknown-question' }],
  })
})

/** The time by the clock of a database, in whole seconds. */
async function secondOf(databaseUrl: string): Promise<number> {
  const { rows } = await within(databaseUrl, (database) =>
    sql<{ second: number }>`select extract(epoch from now())::integer as second`.execute(database),
  )
  return rows[0]?.second ?? 0
}
