import { randomUUID } from 'node:crypto'
import { listAudit } from '@sabi/shared/administration/system-calls'
import { AdminFlag } from '@sabi/shared/flags/calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { beforeEach, expect, test, vi } from 'vitest'
import { testBank } from '../testing/test-bank.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import type { Database } from '../database/database.ts'
import { loadBank, lockBank } from '../questions/bank.queries.ts'
import { editQuestionAs } from '../questions/edit-questions.ts'
import { countItemStatistics } from './item-statistics.ts'
import { tryLockStatistics } from './item-statistics.queries.ts'
import { NightlyStatistics } from './nightly-statistics.ts'
import { runQuestionsCommand } from '../imports/questions-command.ts'

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
  await sql`delete from users where password_hash = ''`.execute(database)
  await sql`update questions set held = null, is_published = true`.execute(database)
  await loadBank(database, largeBank)
})

/** A bank in which 1 % of chemistry is two questions, and each of them has the key 0. */
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
  accounts?: Accounts
}

/** How a crowd of accounts comes to its answers. */
interface Accounts {
  openedDaysAgo: number
  /** The number of days between the days on which an account practises. */
  daysBetween: number
  secondsEach: number
  /** The number of accounts that share a network. */
  perNetwork: number
  isVerified?: boolean
}

/** Students who have practised for two weeks, on four days, few of a network, with no proved address. */
const established: Accounts = { openedDaysAgo: 60, daysBetween: 5, secondsEach: 30, perNetwork: 10 }

/** A key that is wrong: who knows much chooses C, who knows little the key. */
const wrong = (knows: number) => (knows > 0.5 ? 2 : 0)
const sound = (knows: number) => (knows > 0.5 ? 0 : 2)
/** Invented accounts: nearly all pretend to know everything, and choose D here. */
const against = (knows: number) => (knows > 0.1 ? 3 : 0)

let networks = 0

/** New students answer the yardstick, on three days, and then the questions named, each in one session. */
async function practise({ students, chooses = {}, at = 'now()', accounts = established }: Practice): Promise<void> {
  const { openedDaysAgo, daysBetween, secondsEach, perNetwork, isVerified = false } = accounts
  const answers = Array.from({ length: students }, (_, n) => ({ user: randomUUID(), n })).flatMap(({ user, n }) => {
    const knows = (n + 0.5) / students
    const asked = [
      ...yardstick.map((id, place) => ({ id, option: place / yardstick.length < knows ? 0 : 1 + (n % 3) })),
      ...Object.entries(chooses).map(([id, choice]) => ({ id, option: choice(knows) })),
    ]
    const network = networks + Math.floor(n / perNetwork)
    return asked.map((one, seq) => ({
      user,
      network,
      ...one,
      seq,
      days: daysBetween * (3 - Math.min(3, Math.floor(seq / 5))),
    }))
  })
  networks += Math.ceil(students / perNetwork)
  const { database } = server.connection
  const rows = sql`json_to_recordset(${JSON.stringify(answers)}::json)
    as r ("user" uuid, network integer, id text, option smallint, seq integer, days integer)`
  await sql`insert into users (id, email, name, password_hash, created_at, email_verified_at)
    select distinct "user", "user"::text, 'Amina', '', now() - make_interval(days => ${openedDaysAgo}),
           case when ${isVerified} then now() end from ${rows}`.execute(database)
  await sql`insert into sessions (token_hash, user_id, expires_at, network_mark)
    select distinct uuid_send("user"), "user", now() + interval '1 day', decode(lpad(to_hex(network), 4, '0'), 'hex')
    from ${rows}`.execute(database)
  await sql`insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset,
      duration_ms, device_id, seq, received_at)
    select "user", gen_random_uuid(), "user", r.id, q.version, option,
           ${sql.raw(at)} - make_interval(days => r.days) + seq * ${secondsEach} * interval '1 second', 60, ${secondsEach * 1000}::integer,
           'phone', seq, ${sql.raw(at)} - make_interval(days => r.days)
    from ${rows} join questions q on q.id = r.id`.execute(database)
}

async function count() {
  const outcome = await countItemStatistics(server.connection.database, { actor: 'server itself' })
  if (outcome === null) throw new Error('Another process was counting')
  return outcome
}

async function listFlags(): Promise<AdminFlag[]> {
  const { body } = await server.send('/api/question-flags', { as: administrator })
  return z.object({ flags: z.array(AdminFlag) }).parse(body).flags
}

const daysUntil = (moment: string | null | undefined) => (Date.parse(moment ?? '') - Date.now()) / 86_400_000

/** Brings every announced date nearer. */
async function daysPass(days: number): Promise<void> {
  await sql`update flags set leaves_at = leaves_at - make_interval(days => ${days})`.execute(server.connection.database)
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
test('a wrong key comes into the review list automatically, once, and no sound question does', async () => {
  await practise({ students: 90, chooses: { [suspect]: wrong, [other]: sound } })
  expect(await count()).toMatchObject({ attempts: 90 * 17, versions: 17, raised: 1, quarantined: 0 })
  expect(await count()).toMatchObject({ raised: 0 })
  const flags = await listFlags()
  expect(flags).toMatchObject([{ alarm: 'wrong-key', status: 'pending', flaggedBy: null, isPublished: true }])
  expect(flags[0]?.question?.id).toBe(suspect)
  expect(flags[0]?.reason).toMatch(
    /^The best third of students choose C \(100%\) rather than the key A \(0%\), judging by 90 first attempts by established accounts\.$/,
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
  expect(alarms).toBe('Alarms: 1 new to review, 0 questions will leave practice in 7 days, 0 have left it.')
  expect(labels).toMatch(/^Labels: \d+ questions are easier or harder than their label\.$/)
  expect(moved).toMatch(/^ {2}(yard|suspect)-\d+: easy, by 90 first attempts medium$/)
  expect(said.at(-1)).toMatch(/^Counted the answers of (\d+) of \1 students$/)
  const stable = async () => (await statisticsOf(suspect)).map(({ counted_at: _, ...row }) => row)
  const before = await stable()
  expect(await command()).toContain(
    'Alarms: 0 new to review, 0 questions will leave practice in 7 days, 0 have left it.',
  )
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

test('a question whose key is surely wrong leaves practice and phones after a notice of seven days, until an administrator decides', async () => {
  const version = z.object({ version: z.string() }).parse((await server.send('/api/questions/version')).body).version
  await practise({ students: 330, chooses: { [suspect]: wrong } })
  expect(await isDrawn(suspect)).toBe(true)
  expect(await count()).toMatchObject({ raised: 1, announced: 1, quarantined: 0 })
  const announcedFor = daysUntil((await listFlags())[0]?.leavesAt)
  expect(announcedFor).toBeGreaterThan(6.9)
  expect(announcedFor).toBeLessThan(7.1)
  expect(await count()).toMatchObject({ raised: 0, announced: 0, quarantined: 0 })
  expect(await isDrawn(suspect)).toBe(true)

  await daysPass(7)
  expect(await count()).toMatchObject({ raised: 0, announced: 0, quarantined: 1 })
  expect(await isDrawn(suspect)).toBe(false)
  const changes = async (since: string) => {
    const { body } = await server.send(`/api/questions/changes?subject=chemistry&since=${since}`)
    return listQuestionChanges.reply.parse(body)
  }
  expect((await changes(version)).removed).toContain(suspect)
  const entries = await server.send('/api/admin/audit', { as: administrator })
  const { data } = listAudit.reply.parse(entries.body)
  expect(data.filter(({ action }) => action !== 'read')).toMatchObject([
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
    await untilWaiting(database, 1)
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

test('at most one in a hundred questions of a subject is out or announced at any time', async () => {
  await practise({ students: 330, chooses: { [suspect]: wrong, [other]: wrong, [third]: wrong } })
  expect(await count()).toMatchObject({ raised: 3, announced: 2, quarantined: 0 })
  expect(await count()).toMatchObject({ raised: 0, announced: 0, quarantined: 0 })
  await daysPass(7)
  expect(await count()).toMatchObject({ raised: 0, announced: 0, quarantined: 2 })
  await daysPass(7)
  expect(await count()).toMatchObject({ raised: 0, announced: 0, quarantined: 0 })
})

// FLAG-02
test.each(['dismissed', 'resolved'])(
  'a flag that is %s before its date keeps the question in practice',
  async (status) => {
    await practise({ students: 330, chooses: { [suspect]: wrong } })
    expect(await count()).toMatchObject({ announced: 1 })
    await decide(status)
    expect((await listFlags())[0]?.leavesAt).toBeNull()
    await daysPass(7)
    expect(await count()).toMatchObject({ announced: 0, quarantined: 0 })
    expect(await isDrawn(suspect)).toBe(true)
  },
)

test('what was announced is withdrawn when the answers of a later night no longer say so clearly', async () => {
  await practise({ students: 330, chooses: { [suspect]: wrong } })
  expect(await count()).toMatchObject({ announced: 1 })
  await practise({ students: 400, chooses: { [suspect]: sound } })
  await daysPass(7)
  expect(await count()).toMatchObject({ announced: 0, quarantined: 0 })
  expect((await listFlags())[0]?.leavesAt).toBeNull()
  expect(await isDrawn(suspect)).toBe(true)
})

const fresh: Accounts = { openedDaysAgo: 0, daysBetween: 0, secondsEach: 0, perNetwork: 450 }
const patient: Accounts = { openedDaysAgo: 8, daysBetween: 2, secondsEach: 30, perNetwork: 450 }

// FLAG-02
test.each([
  ['made and used in one minute', fresh],
  ['of an hour, at a human pace', { ...fresh, secondsEach: 30 }],
  ['kept for a week in one network', patient],
  ['kept for a week in many networks with proved addresses', { ...patient, perNetwork: 1, isVerified: true }],
  ['kept for two months in one network', { ...established, perNetwork: 450 }],
])(
  '450 invented accounts %s take no sound question out, nor raise an alarm that established students contradict',
  async (_, accounts) => {
    await practise({ students: 90, chooses: { [suspect]: sound, [other]: sound } })
    await practise({ students: 450, chooses: { [suspect]: against, [other]: against }, accounts })
    expect(await count()).toMatchObject({ raised: 0, announced: 0, quarantined: 0 })
    await daysPass(30)
    expect(await count()).toMatchObject({ raised: 0, announced: 0, quarantined: 0 })
  },
)

test('where established accounts have said nothing yet, others raise an alarm that takes nothing out', async () => {
  await practise({ students: 450, chooses: { [suspect]: against }, accounts: patient })
  expect(await count()).toMatchObject({ raised: 1, announced: 0, quarantined: 0 })
  const flags = await listFlags()
  expect(flags).toMatchObject([{ leavesAt: null, isPublished: true }])
  expect(flags[0]?.reason).toMatch(/450 first attempts, fewer than 60 of them by established accounts\.$/)
})

test('the answers of suspended accounts say nothing more', async () => {
  await practise({ students: 330, chooses: { [suspect]: wrong } })
  await count()
  await sql`update users set suspended_at = now() where password_hash = ''`.execute(server.connection.database)
  await daysPass(7)
  expect(await count()).toMatchObject({ attempts: 0, announced: 0, quarantined: 0 })
  expect((await listFlags())[0]?.leavesAt).toBeNull()
})

test('counts of a student the answer that is in the first session, and no variant made for them', async () => {
  const { database } = server.connection
  const { user } = await server.newStudent()
  await sql`update users set created_at = now() - interval '10 days' where id = ${user.id}`.execute(database)
  const [first, second] = [randomUUID(), randomUUID()]
  const answer = (session: string, minutes: number, option: number, id: string = suspect) =>
    sql`insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms,
        device_id, seq)
      values (${user.id}, gen_random_uuid(), ${session}, ${id}, 1, ${option}, now() + make_interval(mins => ${minutes}), 60, 9000,
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
    await expect(runQuestionsCommand(database, ['statistics'])).rejects.toThrow('The server is already counting.')
  })
  expect(await statisticsOf(suspect)).toEqual(before)
  await count()
  expect(await statisticsOf(suspect)).toMatchObject([{ attempts: 100 }])
})

test('counts automatically when it is time, and says so where there is something to review', async () => {
  const { database } = server.connection
  await sql`delete from item_statistics`.execute(database)
  await practise({ students: 90, chooses: { [suspect]: wrong } })
  const said: string[] = []
  const nightly = new NightlyStatistics(database, { say: (line) => said.push(line) })
  nightly.start()
  await vi.waitFor(() => expect(said).toHaveLength(1))
  await nightly.stop()
  expect(said).toEqual([
    'Answer alarms: 1 new to review, 0 questions will leave practice in 7 days unless an administrator decides, 0 have left it',
  ])
})
