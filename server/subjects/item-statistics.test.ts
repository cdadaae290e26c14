import { randomUUID } from 'node:crypto'
import { AdminFlag } from '@sabi/shared/flags/calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { beforeEach, expect, test, vi } from 'vitest'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import type { Database } from '../platform/database.ts'
import { loadBank, lockBank } from './bank.queries.ts'
import { editQuestionAs } from './edit-questions.ts'
import { countItemStatistics } from './item-statistics.ts'
import { tryLockStatistics } from './item-statistics.queries.ts'
import { NightlyStatistics } from './nightly-statistics.ts'
import { runQuestionsCommand } from './questions-command.ts'

const server = useTestServer()
/** Questions of chemistry with the key 0, whose marks tell how much a student knows. */
const yardstick = Array.from({ length: 15 }, (_, n) => `yard-${n}`)
const [suspect, other, third] = ['suspect-1', 'suspect-2', 'suspect-3'] as const
let administrator: TestStudent

beforeEach(async () => {
  const { database } = server.connection
  administrator = await server.newAdministrator()
  await sql`delete from flags`.execute(database)
  await sql`delete from audit`.execute(database)
  await sql`delete from answers`.execute(database)
  await sql`update questions set held = null, is_published = true`.execute(database)
  await loadBank(database, largeBank)
})

/** A bank in which 1 % of chemistry is two questions, and each of ours has the key 0. */
const [model] = testBank.questions
const largeBank = {
  ...testBank,
  version: 'large',
  questions: [
    ...testBank.questions,
    ...[...yardstick, suspect, other, third, ...Array.from({ length: 130 }, (_, n) => `more-${n}`)].flatMap((id) =>
      model === undefined ? [] : [{ ...model, id, correctOption: 0, family: null, contentHash: id }],
    ),
  ],
}

interface Practice {
  students: number
  /** The option that a student chooses at these questions, by how much they know, 0 to 1. */
  chooses?: Record<string, (knows: number) => number>
  at?: string
}

/** A key that is wrong: who knows much chooses C, who knows little the key. */
const wrong = (knows: number) => (knows > 0.5 ? 2 : 0)
const sound = (knows: number) => (knows > 0.5 ? 0 : 2)

/** New students answer the yardstick and then the questions named, each in one session. */
async function practise({ students, chooses = {}, at = 'now()' }: Practice): Promise<void> {
  const answers = Array.from({ length: students }, (_, n) => ({ user: randomUUID(), n })).flatMap(({ user, n }) => {
    const knows = (n + 0.5) / students
    const asked = [
      ...yardstick.map((id, place) => ({ id, option: place / yardstick.length < knows ? 0 : 1 + (n % 3) })),
      ...Object.entries(chooses).map(([id, choice]) => ({ id, option: choice(knows) })),
    ]
    return asked.map((one, seq) => ({ user, ...one, seq }))
  })
  const { database } = server.connection
  const rows = sql`json_to_recordset(${JSON.stringify(answers)}::json) as r ("user" uuid, id text, option smallint, seq integer)`
  await sql`insert into users (id, email, name, password_hash)
    select distinct "user", "user"::text, 'Amina', '' from ${rows}`.execute(database)
  await sql`insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset,
      duration_ms, device_id, seq, received_at)
    select "user", gen_random_uuid(), "user", r.id, q.version, option, ${sql.raw(at)} + seq * interval '1 second', 60, 1000,
           'phone', seq, ${sql.raw(at)}
    from ${rows} join questions q on q.id = r.id`.execute(database)
}

async function count() {
  const outcome = await countItemStatistics(server.connection.database, { actor: 'server itself' })
  if (outcome === null) throw new Error('Somebody else was counting')
  return outcome
}

async function listFlags(): Promise<AdminFlag[]> {
  const { body } = await server.send('/api/question-flags', { as: administrator })
  return z.object({ flags: z.array(AdminFlag) }).parse(body).flags
}

async function decide(status: string): Promise<void> {
  const [flag] = await listFlags()
  const sending = { method: 'PATCH', as: administrator, body: { status, adminNotes: '' } }
  expect((await server.send(`/api/question-flags/${flag?.id}/status`, sending)).status).toBe(200)
}

async function statisticsOf(id: string) {
  const { database } = server.connection
  return database.selectFrom('item_statistics').selectAll().where('question_id', '=', id).execute()
}

async function isDrawn(id: string): Promise<boolean> {
  const { body } = await server.send(`/api/questions?topicId=che-1&limit=500`)
  return JSON.stringify(body).includes(`"${id}"`)
}

// ADMIN-02
test('a wrong key comes into the review list by itself, once, and no sound question does', async () => {
  await practise({ students: 90, chooses: { [suspect]: wrong, [other]: sound } })
  expect(await count()).toMatchObject({ attempts: 90 * 17, versions: 17, raised: 1, quarantined: 0 })
  expect(await count()).toMatchObject({ raised: 0 })
  const flags = await listFlags()
  expect(flags).toMatchObject([{ alarm: 'wrong-key', status: 'pending', flaggedBy: null, isPublished: true }])
  expect(flags[0]?.question?.id).toBe(suspect)
  expect(flags[0]?.reason).toMatch(
    /^The best third of students choose C \(100 %\) rather than the key A \(0 %\), 90 first/,
  )
  expect(flags[0]?.statistics).toMatchObject({ attempts: 90, difficulty: 0.5, optionCounts: [45, 0, 45, 0] })
})

test('counting again gives the same statistics, and the command says how far it is and what it found', async () => {
  await practise({ students: 90, chooses: { [suspect]: wrong } })
  const said: string[] = []
  const { database } = server.connection
  const command = () => runQuestionsCommand(database, ['statistics'], (line) => said.push(line))
  const [counted, alarms, labels, moved] = (await command()).split('\n')
  expect(counted).toBe('Counted 1440 first attempts at 16 versions of questions.')
  expect(alarms).toBe('Alarms: 1 new to review, 0 questions taken out of practice.')
  expect(labels).toMatch(/^Labels: \d+ questions are easier or harder than their label\.$/)
  expect(moved).toMatch(/^ {2}(yard|suspect)-\d+: easy, by 90 first attempts medium$/)
  expect(said.at(-1)).toMatch(/^Counted the answers of (\d+) of \1 students$/)
  const stable = async () => (await statisticsOf(suspect)).map(({ counted_at: _, ...row }) => row)
  const before = await stable()
  expect(await command()).toContain('Alarms: 0 new to review, 0 questions')
  expect(await stable()).toEqual(before)
})

test('an alarm that was dismissed comes again only with 200 more attempts', async () => {
  await practise({ students: 90, chooses: { [suspect]: wrong }, at: `now() - interval '2 days'` })
  expect((await count()).raised).toBe(1)
  await decide('dismissed')
  expect((await count()).raised).toBe(0)
  await practise({ students: 199, chooses: { [suspect]: wrong } })
  expect((await count()).raised).toBe(0)
  await practise({ students: 1, chooses: { [suspect]: wrong } })
  expect((await count()).raised).toBe(1)
  expect((await listFlags()).map(({ status }) => status).toSorted()).toEqual(['dismissed', 'pending'])
})

test('a question whose key is surely wrong leaves practice and phones until an administrator decides', async () => {
  const version = z.object({ version: z.string() }).parse((await server.send('/api/questions/version')).body).version
  await practise({ students: 330, chooses: { [suspect]: wrong } })
  expect(await isDrawn(suspect)).toBe(true)
  expect(await count()).toMatchObject({ raised: 1, quarantined: 1 })
  expect(await isDrawn(suspect)).toBe(false)
  const changes = async (since: string) => {
    const { body } = await server.send(`/api/questions/changes?subject=chemistry&since=${since}`)
    return listQuestionChanges.reply.parse(body)
  }
  expect((await changes(version)).removed).toContain(suspect)
  const entries = await server.send('/api/admin/audit', { as: administrator })
  expect(entries.body['data']).toMatchObject([
    { action: 'question-quarantined', actor: null, isCommandLine: false, details: { question: suspect } },
  ])

  const restored = await server.send(`/api/admin/questions/${suspect}/restore`, { method: 'POST', as: administrator })
  expect(restored.status).toBe(200)
  expect(await isDrawn(suspect)).toBe(true)
  expect(await count()).toMatchObject({ raised: 0, quarantined: 0 })
  expect(await isDrawn(suspect)).toBe(true)
})

/** Counts while an administrator does something for which the counting has to wait at its end. */
async function countMeanwhile(work: (transaction: Database) => Promise<void>) {
  const { database } = server.connection
  let counting: ReturnType<typeof count> | undefined
  await database.transaction().execute(async (administrators) => {
    await lockBank(administrators)
    counting = count()
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`.execute(database)
      expect(rows).toHaveLength(1)
    })
    await work(administrators)
  })
  return counting
}

test('what an administrator decides while the answers are counted is not undone', async () => {
  const { database } = server.connection
  const [edited, deleted, dismissed] = ['more-0', 'more-1', 'more-2'] as const
  const chooses = { [edited]: wrong, [deleted]: wrong, [dismissed]: wrong }
  await practise({ students: 90, chooses })
  expect((await count()).raised).toBe(3)
  await practise({ students: 330, chooses })
  const outcome = await countMeanwhile(async (administrators) => {
    const next = { text: 'Which is mended?', options: ['a', 'b', 'c', 'd'], correctOption: 2, explanation: '' }
    const actor = { userId: administrator.user.id }
    await editQuestionAs(administrators, { id: edited, next, cause: 'The key was wrong.', actor })
    await sql`update questions set is_published = false, held = 'deleted' where id = ${deleted}`.execute(administrators)
    await sql`update flags set status = 'dismissed', decided_at = now() where question_id = ${dismissed}`.execute(
      database,
    )
  })
  expect(outcome).toMatchObject({ raised: 0, quarantined: 0 })
  const { rows } =
    await sql`select id, held from questions where id = any(${Object.keys(chooses)}) order by id`.execute(database)
  expect(rows).toEqual([
    { id: edited, held: 'edited' },
    { id: deleted, held: 'deleted' },
    { id: dismissed, held: null },
  ])
})

test('takes at most one in a hundred questions of a subject out in one night, by command as well', async () => {
  await practise({ students: 330, chooses: { [suspect]: wrong, [other]: wrong, [third]: wrong } })
  expect(await count()).toMatchObject({ raised: 3, quarantined: 2 })
  expect(await count()).toMatchObject({ raised: 0, quarantined: 0 })
  const { database } = server.connection
  await sql`update audit set at = at - interval '1 day'`.execute(database)
  expect(await count()).toMatchObject({ raised: 0, quarantined: 1 })
})

test('counts of a student the answer that stands in the first session, and no variant made for them', async () => {
  const { database } = server.connection
  const { user } = await server.newStudent()
  const [first, second] = [randomUUID(), randomUUID()]
  const answer = (session: string, minutes: number, option: number, id: string = suspect) =>
    sql`insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms,
        device_id, seq)
      values (${user.id}, gen_random_uuid(), ${session}, ${id}, 1, ${option}, now() + make_interval(mins => ${minutes}), 60, 1,
        'phone', ${minutes})`.execute(database)
  await sql`insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
    select 'variant', 1, content, 'variant', 0, 4 from question_versions where question_id = ${suspect}`.execute(
    database,
  )
  await sql`insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, is_published, origin)
    select 'variant', 1, subject, topic_id, unit, exam_type, difficulty, is_calculation, false, 'variant'
    from questions where id = ${suspect}`.execute(database)
  await answer(first, 1, 3)
  await answer(first, 2, 1)
  await answer(second, 3, 0)
  await answer(first, 4, 0, 'variant')
  expect(await count()).toMatchObject({ attempts: 1, versions: 1 })
  expect(await statisticsOf(suspect)).toMatchObject([
    { attempts: 1, difficulty: 0, discrimination: null, option_counts: [0, 1, 0, 0] },
  ])
})

test('no two count at once, and a counting that is stopped changes nothing', async () => {
  await practise({ students: 90, chooses: { [suspect]: wrong } })
  await count()
  const before = await statisticsOf(suspect)
  await practise({ students: 10, chooses: { [suspect]: wrong } })
  const { database } = server.connection
  const stopped = { actor: 'server itself', signal: AbortSignal.abort() } as const
  expect(await countItemStatistics(database, stopped)).toBeNull()
  await database.transaction().execute(async (somebodyElse) => {
    expect(await tryLockStatistics(somebodyElse)).toBe(true)
    expect(await countItemStatistics(database, { actor: 'server itself' })).toBeNull()
    await expect(runQuestionsCommand(database, ['statistics'])).rejects.toThrow('The server is counting just now.')
  })
  expect(await statisticsOf(suspect)).toEqual(before)
  await count()
  expect(await statisticsOf(suspect)).toMatchObject([{ attempts: 100 }])
})

test('counts by itself when it is time, and says so where there is something to review', async () => {
  const { database } = server.connection
  await sql`delete from item_statistics`.execute(database)
  await practise({ students: 90, chooses: { [suspect]: wrong } })
  const said: string[] = []
  const nightly = new NightlyStatistics(database, { say: (line) => said.push(line) })
  nightly.start()
  await vi.waitFor(() => expect(said).toHaveLength(1))
  await nightly.stop()
  expect(said).toEqual(['Alarms of the answers: 1 new to review, 0 questions taken out of practice'])
})
