import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import papaparse from 'papaparse'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { downloadData } from '../../testing/download-data.ts'
import { practise } from '../../testing/practise.ts'
import { answer, practiceSession } from '../../testing/sample-inputs.ts'
import { useTestServer, type TestStudent } from '../../testing/test-server.ts'
import { canary, leaveTraces } from '../../testing/traces.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'

const server = useTestServer()
/** Columns and tables that a copy leaves out on purpose, each with the reason. */
const derived = 'summed up from the answers and sessions, which are in the copy, and made anew when somebody looks'

const leftOut: Record<string, string> = {
  'users.password_hash': 'guards the account',
  'users.second_factor_secret': 'guards the account',
  'users.second_factor_step': 'guards the account',
  'users.leaderboard_nickname_key': 'the nickname once more, as it is compared',
  'recovery_codes.code_hash': 'guards the account; how many are left is in the copy',
  'sessions.token_hash': 'guards the account',
  'known_devices.token_hash': 'guards the account',
  'sign_in_tries.subject': 'the id of the account once more',
  'account_tokens.token_hash': 'guards the account',
  'users.suspended_at': 'whoever is suspended can take no copy; the one that an administrator makes has it',
  'classes.teacher_id': 'the id of the account once more',
  'class_members.user_id': 'the id of the account once more',
  'flags.alarm': 'none where a student reported it',
  'flags.admin_notes': 'words of an administrator to the others',
  'flags.leaves_at': 'none where a student reported it',
  'flags.revision': 'keeps two administrators apart',
  'flags.decided_by': 'another person',
  corrections: 'the work of an administrator, which stands in the audit; it says nothing of them',
  question_versions: 'the work of an administrator, which stands in the audit; it says nothing of them',
  leaderboard_leaders: 'counted from the answers of a week, which are in the copy, and counted anew every few minutes',
  kept_students: derived,
  kept_sessions: derived,
  kept_sums: derived,
  kept_topics: derived,
  stale_sessions: derived,
  'audit.actor_id': 'may be another person; byYou says whether it was the student',
  'audit.subject_id': 'may be another person; aboutYou says whether it was the student',
}

let owner: TestStudent
let other: TestStudent
const answerId = randomUUID()
const otherAnswerId = randomUUID()

beforeAll(async () => {
  owner = await server.newStudent({ name: canary.name })
  other = await server.newStudent({ name: 'Somebody Else' })
  await leaveTraces(server, owner, { id: answerId, phone: canary.phone })
  await sql`
    update users set user_name = 'canary.n42', made_in_class = (select id from classes where teacher_id = ${owner.user.id} limit 1)
    where id = ${owner.user.id}
  `.execute(server.connection.database)
  await leaveTraces(server, other, { id: otherAnswerId, phone: 'another-phone' })
})

const download = (as: TestStudent) => downloadData(server, as)

// SETT-01
test('gives one zip file that is nobody else’s to keep', async () => {
  const { headers, files } = await download(owner)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('cache-control')).toBe('no-store')
  const day = new Date().toISOString().slice(0, 10)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="sabi-prep-my-data-${day}.zip"`)
  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'account.json',
    'administration.json',
    'answers.csv',
    'answers.json',
    'classes.json',
    'devices.json',
    'generations.json',
    'mails.json',
    'messages.json',
    'practice-sessions.csv',
    'practice-sessions.json',
    'question-reports.json',
    'reported-scores.csv',
    'reported-scores.json',
    'tutor-reports.json',
  ])
  for (const name of Object.keys(files).filter((each) => each !== 'README.txt'))
    expect(files['README.txt']).toContain(name)
})

test('says of each answer what was asked, chosen and right, as JSON and as CSV', async () => {
  const { files } = await download(owner)
  const expected = {
    id: answerId,
    questionId: 'che-1-0',
    question: 'Question 0 of unit 1 in chemistry',
    chosen: 'fourth',
    isCorrect: false,
    answeredAt: '2026-11-20T10:00:00.000Z',
    milliseconds: 12_000,
    phoneId: canary.phone,
  }
  expect(JSON.parse(files['answers.json'] ?? '')).toMatchObject([expected])
  expect(files['answers.csv']?.startsWith('\uFEFFid,')).toBe(true)
  const { data } = papaparse.parse(files['answers.csv']?.slice(1) ?? '', { header: true, skipEmptyLines: true })
  expect(data).toMatchObject([{ ...expected, isCorrect: 'false', milliseconds: '12000' }])
})

test('does not say of a paper that is being sat which answers are right', async () => {
  const student = await server.newStudent()
  const answers = { 'che-1-0': true, 'che-1-1': false }
  await practise(server, { as: student, paper: randomUUID(), at: new Date().toISOString(), answers })
  const { files } = await download(student)
  expect(JSON.parse(files['answers.json'] ?? '')).toMatchObject([{ isCorrect: null }, { isCorrect: null }])
})

/** Every table that refers to a user, with what a student's row is found by. */
async function tablesOfUsers(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    union
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name like '%user_id'
      and table_name in (select relname from pg_class where relkind = 'r')
    union select 'users', 'id'
  `.execute(server.connection.database)
  const columnsByTable = new Map<string, string[]>()
  for (const { table, column } of rows) columnsByTable.set(table, [...(columnsByTable.get(table) ?? []), column])
  return columnsByTable
}

test('holds every column of every table that refers to the student, but for those left out for a reason', async () => {
  const copy = Object.values((await download(owner)).files).join('\n')
  const missing: string[] = []
  for (const [table, columns] of await tablesOfUsers()) {
    const isOwn = sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${owner.user.id}`),
      sql` or `,
    )
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${isOwn}
    `.execute(server.connection.database)
    expect([table, rows.length > 0]).toEqual([table, true])
    if (leftOut[table] !== undefined) continue
    for (const column of Object.keys(rows[0]?.row ?? {})) {
      const values = rows.map(({ row }) => row[column]).filter((value) => value !== null)
      const isThere = values.length > 0 && values.every((value) => copy.includes(asCopied(value)))
      if (!isThere && leftOut[`${table}.${column}`] === undefined) missing.push(`${table}.${column}`)
    }
  }
  expect(missing).toEqual([])
})

function asCopied(value: unknown): string {
  if (typeof value === 'object') return String(Object.values(value ?? {})[0] ?? '')
  if (typeof value !== 'string') return String(value)
  if (value.startsWith('\\x')) return `"${value.slice(2)}"`
  return /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value
}

test('holds nothing of anyone else, and nothing that opens an account', async () => {
  const copy = Object.values((await download(owner)).files).join('\n')
  for (const foreign of [other.user.id, other.user.email, other.user.name, otherAnswerId, 'another-phone'])
    expect(copy).not.toContain(foreign)
  for (const secret of [owner.token, '$argon2', owner.password, Buffer.from(owner.user.id).toString('hex')])
    expect(copy).not.toContain(secret)
})

test('lets no spreadsheet run what a phone was named', async () => {
  const student = await server.newStudent()
  const sessionId = randomUUID()
  const answers = [answer(sessionId, randomUUID())]
  const body = { deviceId: '=HYPERLINK("http://evil.example")', sessions: [practiceSession(sessionId)], answers }
  await server.send('/api/sync/answers', { method: 'POST', as: student, body })
  const { files } = await download(student)
  expect(files['answers.csv']).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

test('reads a long log page by page, without a loss', async () => {
  const student = await server.newStudent()
  await sql`
    insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms, device_id, seq)
    select ${student.user.id}, gen_random_uuid(), gen_random_uuid(), 'gone', 1, 0, now(), 60, 1000, 'phone', n
    from generate_series(1, 2500) n
  `.execute(server.connection.database)
  const { files } = await download(student)
  const answers: { numberOnPhone: number; question: unknown; isCorrect: unknown }[] = JSON.parse(
    files['answers.json'] ?? '',
  )
  expect(new Set(answers.map(({ numberOnPhone }) => numberOnPhone)).size).toBe(2500)
  expect(answers[0]).toMatchObject({ question: null, isCorrect: null })
  expect(files['answers.csv']?.trim().split('\r\n')).toHaveLength(2501)
})

test('gives a new student’s copy too, and makes no more than ten an hour', async () => {
  const student = await server.newStudent()
  const { files } = await download(student)
  expect(JSON.parse(files['answers.json'] ?? '')).toEqual([])
  for (let n = 1; n < 10; n++) await download(student)
  expect((await server.send('/api/account/export', { as: student })).status).toBe(429)
})

// AUTH-18
test('gives nothing without a sign-in', async () => {
  expect((await server.send('/api/account/export')).status).toBe(401)
})

test('makes four copies at once and asks others to come back, since each takes memory', async () => {
  const { database, url } = server.connection
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  const ask = (as: TestStudent) => server.send('/api/account/export', { as })
  const students = await Promise.all(Array.from({ length: 4 }, () => server.newStudent()))
  await holder.query('begin; lock table practice_sessions in access exclusive mode')
  const held = students.map(ask)
  await untilWaiting(database, 4)
  const { status, headers } = await ask(owner)
  expect(status).toBe(503)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await holder.query('commit')
  for (const reply of await Promise.all(held)) expect(reply.status).toBe(200)
  expect((await ask(owner)).status).toBe(200)
})
