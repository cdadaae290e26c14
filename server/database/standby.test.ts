import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { routesOf } from '../app.ts'
import { loadBank } from '../questions/bank.queries.ts'
import { reviseBank } from '../questions/revisions.queries.ts'
import { BareCluster } from '@sabi/embedded-postgres/testing/bare-cluster'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { connect } from './database.ts'
import { migrate } from './migrate.ts'
import { pollUntil } from '@sabi/embedded-postgres/testing/test-support'
import { transact } from './transact.ts'

const folder = await mkdtemp(join(tmpdir(), 'sabi-standby-'))
await chmod(folder, 0o755)
const primary = await BareCluster.create(join(folder, 'primary'), 'throw-away')
const loading = connect(primary.url, { onError: () => undefined })
await migrate(loading.database)
await loadBank(loading.database, testBank)
await loading.database.destroy()
const copy = await primary.copyTo(join(folder, 'standby'), 'standby')
afterAll(async () => {
  await copy.stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

const server = useTestServer({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: copy.url })

const hasWritten = 'sabi_wrote=1'

/** As a browser sends it, with the cookies that it has. */
async function ask(path: string, student: TestStudent, cookies: readonly string[] = []) {
  const cookie = [`sabi_session=${student.token}`, ...cookies].join('; ')
  const response = await fetch(server.url + path, { headers: { Cookie: cookie } })
  const body: Record<string, unknown> = JSON.parse(await response.text())
  return { status: response.status, body }
}

function newAnswer() {
  return {
    id: randomUUID(),
    sessionId: randomUUID(),
    questionId: 'che-1-0',
    questionVersion: 1,
    option: 0,
    answeredAt: new Date().toISOString(),
    tzOffset: 60,
    durationMs: 12_000,
    seq: 0,
  }
}

async function sendAnswer(student: TestStudent, answer = newAnswer()) {
  return fetch(`${server.url}/api/sync/answers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `sabi_session=${student.token}`, Origin: server.url },
    body: JSON.stringify({ deviceId: 'phone', answers: [answer] }),
  })
}

/** Looks at the standby until it has what the primary has. */
async function untilFresh(): Promise<void> {
  const { standby } = server.platform
  standby?.distrust()
  await pollUntil({
    check: async () => {
      await standby?.look()
      return standby?.fresh() ?? undefined
    },
    everyMs: 20,
    timeoutMs: 10_000,
  })
  expect(standby?.fresh()).not.toBeNull()
}

const answeredOf = async (student: TestStudent, cookies: readonly string[] = []) =>
  (await ask('/api/auth/stats', student, cookies)).body['totalQuestionsAttempted']

test('someone who has just written reads it at once, although the standby that answers others does not have it yet', async () => {
  const student = await server.newStudent()
  await untilFresh()
  await copy.ask('select pg_wal_replay_pause()')
  const reply = await sendAnswer(student)
  expect(reply.headers.get('set-cookie')).toMatch(/^sabi_wrote=1; Max-Age=15; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await answeredOf(student, [hasWritten])).toBe(1)
  // Another phone of the student, which wrote nothing: the standby answers, seconds late.
  expect(await answeredOf(student)).toBe(0)
  const byToken = await server.send('/api/auth/stats', { as: student })
  expect(byToken.body['totalQuestionsAttempted']).toBe(1)
  await copy.ask('select pg_wal_replay_resume()')
  await untilFresh()
  expect(await answeredOf(student)).toBe(1)
})

test('a phone sees a new version of the questions when the lists that it asks next have it, and they say theirs', async () => {
  const student = await server.newStudent()
  await untilFresh()
  const heard = async () => (await ask('/api/questions/version', student)).body['version']
  const listed = async () => (await ask('/api/questions?limit=1', student)).body['version']
  const before = await heard()
  await copy.ask('select pg_wal_replay_pause()')
  await transact(server.connection.database, (transaction) => reviseBank(transaction, ['che-1-0']))
  expect([await heard(), await listed()]).toEqual([before, before])
  await copy.ask('select pg_wal_replay_resume()')
  await untilFresh()
  const after = await heard()
  expect(after).not.toBe(before)
  expect(await listed()).toBe(after)
})

test('what the standby does not know yet is asked of the primary', async () => {
  const student = await server.newStudent()
  await untilFresh()
  await copy.ask('select pg_wal_replay_pause()')
  const id = `gen-${randomUUID()}`
  await primary.ask('select 1')
  await server.connection.pool.query(
    `insert into question_versions select $1, 1, jsonb_set(content, '{id}', to_jsonb($1::text)), content_hash, correct_option, option_count
     from question_versions where question_id = 'che-1-0' and version = 1`,
    [id],
  )
  await server.connection.pool.query(
    `insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, family, identity, is_published, revision)
     select $1, 1, subject, topic_id, unit, exam_type, difficulty, is_calculation, family, identity, true, revision from questions where id = 'che-1-0'`,
    [id],
  )
  expect(await ask(`/api/questions/${id}`, student)).toMatchObject({ status: 200, body: { question: { id } } })
  await copy.ask('select pg_wal_replay_resume()')
})

test('a standby that is stalled for longer than seconds is not touched until it follows again', async () => {
  await untilFresh()
  await copy.ask('select pg_wal_replay_pause()')
  const { standby } = server.platform
  standby?.distrust()
  await server.newStudent()
  await standby?.look()
  expect(standby?.fresh()).toBeNull()
  await copy.ask('select pg_wal_replay_resume()')
  await untilFresh()
})

test('every call that may lag is answered by a standby, which refuses whatever writes', async () => {
  const administrator = await server.newAdministrator()
  await untilFresh()
  const lagging = routesOf(server.platform)
    .map(({ call }) => call)
    .filter(({ mayLag }) => mayLag)
  expect(lagging.length).toBeGreaterThan(15)
  expect(lagging.filter(({ method }) => method !== 'GET')).toEqual([])
  const { user } = administrator
  for (const { path } of lagging) {
    const filled = path
      .replace(':userId', user.id)
      .replace(':topicId', 'che-1')
      .replace(':id', 'che-1-0')
      .replace(':subject', 'chemistry')
    const inSubject = filled.includes('subject-stats') ? `${filled}?subject=chemistry` : filled
    const inWeek = inSubject.includes('/week/') ? `${inSubject}?from=2026-11-23` : inSubject
    const withBoard = inWeek.endsWith('/predicted-scores') ? `${inWeek}?examType=JAMB` : inWeek
    const withTerm = withBoard === '/api/search' ? `${withBoard}?search=unit` : withBoard
    const withPaper = withTerm.replace(':paper', 'utme-subject?subjects=chemistry&length=10&seed=A')
    const { status } = await ask(withPaper.replace('/topics/che-1-0', '/topics/che-1'), administrator)
    expect([path, status]).toEqual([path, 200])
    // Whatever the standby fails at is asked of the primary, and the standby is then trusted no more.
    expect([path, server.platform.standby?.fresh() === null]).toEqual([path, false])
  }
})

// A commit waits for the standbys only where it writes; what a primary that crashed had told nobody may be on no standby.
test('an answer that is there already is acknowledged by a transaction that waits for the standbys as well', async () => {
  const student = await server.newStudent()
  const lockerOf = async () => {
    const { rows } = await server.connection.pool.query<{ xmax: string }>('select xmax from users where id = $1', [
      student.user.id,
    ])
    return rows[0]?.xmax
  }
  const answer = newAnswer()
  await sendAnswer(student, answer)
  const before = await lockerOf()
  const again = await sendAnswer(student, answer)
  expect(await again.json()).toMatchObject({ saved: [], duplicate: [answer.id] })
  expect(await lockerOf()).not.toBe(before)
})

test('a standby that goes away or is promoted is not asked, and no student notices', async () => {
  const student = await server.newStudent()
  await sendAnswer(student)
  await untilFresh()
  await copy.stop()
  expect(await answeredOf(student)).toBe(1)
  expect(server.platform.standby?.fresh()).toBeNull()
  await copy.start()
  await untilFresh()
  await copy.ask('select pg_promote()')
  await expect(server.platform.standby?.look()).rejects.toThrow('DATABASE_REPLICA_URL leads to no standby')
  expect(server.platform.standby?.fresh()).toBeNull()
  expect(await answeredOf(student)).toBe(1)
})
