// `npx tsx bench/class-page.ts [views]`: measures the page of a class for its teacher, through the real server, with 5, 60 and 500 students who each
// have 5,000 answers of 120 days, of which 400 are the work on 20 assignments. The page of 60 may take 1.5 times as long as that of 5, by the p95 of the views (default 300), which the
// three classes get in turn. Prints also how long the first count of each class takes, while the teacher already has the page. Nothing else
// should run on the machine. Needs a built app and bank.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@sabi/embedded-postgres'
import { getClassPage } from '@sabi/shared/classes/insights-calls'
import { parseBank } from '@sabi/shared/content/bank'
import pg from 'pg'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { connect } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { hashToken, newToken } from '../server/platform/tokens.ts'
import { loadBank } from '../server/questions/bank.queries.ts'
import { pause } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'

const sizes = [5, 60, 500] as const
const limit = 1.5
const views = Number(process.argv[2] ?? 300)
const pollMs = 20
const busyMs = 500
const bankFile = new URL('../content/dist/bank.json', import.meta.url)

interface Taught {
  id: string
  token: string
  students: number
  times: number[]
}

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-class-page-'))
// PostgreSQL runs under its own account if this runs as root.
await chmod(dataDir, 0o755)
let ratio = Infinity
let refusals = 0
try {
  const classes = await fill()
  const server = new RealServer({ port: await freePort(), dataDir, settings: { BASE_URL: '' } })
  await server.start()
  try {
    for (const taught of classes) await printFirstCount(server.url, taught)
    for (let view = 0; view < views; view++)
      for (const taught of classes) taught.times.push((await look(server.url, taught)).ms)
  } finally {
    await server.stop()
  }
  const [few, many] = classes.map(({ students, times }) => {
    const p95 = p95Of(times)
    console.log(`${students} students: p95 ${p95.toFixed(1)} ms`)
    return p95
  })
  ratio = (many ?? Infinity) / (few ?? 1)
  console.log(`refused as busy and repeated: ${refusals}, should be 0`)
  console.log(`ratio of 60 to 5 students ${ratio.toFixed(2)}, limit ${limit}`)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
demandMeasured({ views, ratio })
process.exit(ratio <= limit ? 0 : 1)

/** Asks for the page until its answers are counted, and prints how long that took. */
async function printFirstCount(url: string, taught: Taught): Promise<void> {
  const startedAt = performance.now()
  const first = await look(url, taught)
  while ((await look(url, taught)).isCounting) await pause(pollMs)
  const countMs = performance.now() - startedAt
  console.log(
    `${taught.students} students: page after ${Math.round(first.ms)} ms, first count after ${Math.round(countMs)} ms`,
  )
}

/** Times one view. A view that is refused because the machine is busy is repeated and not timed. */
async function look(
  url: string,
  { id, token }: Pick<Taught, 'id' | 'token'>,
): Promise<{ ms: number; isCounting: boolean }> {
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/classes/${id}/page`, { headers: { Authorization: `Bearer ${token}` } })
  const text = await response.text()
  const ms = performance.now() - startedAt
  if (response.status === 503) {
    refusals++
    await pause(busyMs)
    return look(url, { id, token })
  }
  if (!response.ok) throw new Error(`${response.status} ${text}`)
  return { ms, isCounting: getClassPage.reply.parse(JSON.parse(text)).isCounting }
}

/** Fills a database with the classes, their students and these students' answers, and signs in the teachers. */
async function fill(): Promise<Taught[]> {
  const postgres = await startPostgres({ dataDir, durability: 'throw-away', log: () => undefined })
  const { database } = connect(postgres.url, { onError: () => undefined, max: 2, queryTimeoutMs: null })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await migrate(database)
    await loadBank(database, parseBank(await readFile(bankFile, 'utf8')))
    await client.connect()
    const classes: Taught[] = []
    for (const students of sizes) classes.push(await fillClass(client, students))
    await client.query('vacuum analyze')
    return classes
  } finally {
    await client.end()
    await database.destroy()
    await postgres.stop()
  }
}

async function fillClass(client: pg.Client, students: number): Promise<Taught> {
  const token = newToken()
  const { rows } = await client.query<{ id: string }>(
    `with teacher as (
       insert into users (id, email, name, password_hash)
       values (gen_random_uuid(), 'teacher-' || $1::integer || '@example.org', 'Teacher', '') returning id
     ), signed_in as (
       insert into sessions (token_hash, user_id, expires_at) select $2, id, now() + interval '1 day' from teacher
     )
     insert into classes (id, teacher_id, name, subjects, code)
     select gen_random_uuid(), id, 'Class', '{chemistry,physics}', null from teacher returning id`,
    [students, hashToken(token)],
  )
  const id = rows[0]?.id ?? ''
  await client.query(
    `with students as (
       insert into users (id, email, name, password_hash)
       select gen_random_uuid(), $1::text || n || '@example.org', 'Student', '' from generate_series(1, $2::integer) n returning id
     )
     insert into class_members (class_id, user_id, name, joined_at)
     select $1::uuid, id, 'Student ' || left(id::text, 4), now() - interval '121 days' from students`,
    [id, students],
  )
  await fillAnswers(client, id)
  await fillAssignments(client, id)
  return { id, token, students, times: [] }
}

/** Adds 250 sessions of twenty answers for each student of a class, six in ten of them right. */
async function fillAnswers(client: pg.Client, classId: string): Promise<void> {
  await client.query(`
    create temporary table if not exists bank_in_order as
    select (row_number() over (order by rnd))::integer - 1 as place, id, version, key_option from questions
    where is_published and subject in ('chemistry', 'physics')`)
  await client.query('create unique index if not exists bank_places on bank_in_order (place)')
  await client.query('analyze bank_in_order')
  await client.query(
    `create temporary table chunk as
     select user_id, gen_random_uuid() as id, now() - interval '120 days' * (k / 250.0) as at
     from class_members cross join generate_series(1, 250) k where class_id = '${classId}'`,
  )
  await client.query(`
    insert into practice_sessions (user_id, id, kind, exam_type, started_at, finished_at, question_count, received_at)
    select user_id, id, 'practice', 'JAMB', at, at + interval '20 minutes', 20, at from chunk`)
  // The sums of the students have no part in the page.
  await client.query('alter table answers disable trigger all')
  await client.query(`
    insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms, device_id, seq, received_at)
    select c.user_id, gen_random_uuid(), c.id, b.id, b.version, (b.key_option + case when random() < 0.6 then 0 else 1 end) % 4,
           c.at + make_interval(secs => i * 30), 60, 30000, 'filled', i, c.at
    from chunk c cross join generate_series(0, 19) i
    join bank_in_order b on b.place = abs(hashtext(c.id::text || i)) % (select count(*) from bank_in_order)
    where b.key_option is not null`)
  await client.query('alter table answers enable trigger all')
  await client.query('drop table chunk')
}

/** Makes the last 20 sessions of each student attempts at 20 assignments, half of which are still due. */
async function fillAssignments(client: pg.Client, classId: string): Promise<void> {
  await client.query(
    `with given as (
       insert into assignments (id, class_id, title, task, due_at, is_once)
       select gen_random_uuid(), $1, 'Assignment ' || n,
              '{"kind": "topics", "subject": "physics", "topicIds": ["any"], "count": 20}', now() + make_interval(days => n - 10), true
       from generate_series(1, 20) n returning id, title
     )
     update practice_sessions s set assignment_id = given.id
     from (
       select id, row_number() over (partition by user_id order by started_at desc) as place from practice_sessions
       where user_id in (select user_id from class_members where class_id = $1)
     ) last
     join given on given.title = 'Assignment ' || last.place
     where s.id = last.id`,
    [classId],
  )
}

function p95Of(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}
