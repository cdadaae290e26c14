import pg from 'pg'
import { v7 as newId } from 'uuid'
import { hashToken, newToken } from '../../server/platform/tokens.ts'

/** The size of a database. */
export interface Size {
  questions: number
  answers: number
}

/** A filled-in student and a session token. */
export interface FilledStudent {
  id: string
  token: string
}

const answersEach = 1_000
const answersASession = 20
const heavyAnswers = 200_000
/** One in this many students is on the leaderboard. */
const listedOneIn = 5
/** Number of sessions per statement. */
const sessionsAtOnce = 25_000
const days = 365

/**
 * Fills a migrated database with a loaded bank up to a size, on top of earlier calls: copies of the bank's questions, and students
 * with a thousand answers each, spread over a year in chronological order, as a log grows. Indexes are dropped and rebuilt at the
 * end, as usual when loading tens of millions of rows. The first call also adds one student with 200,000 answers.
 */
export async function fill(url: string, { questions, answers }: Size): Promise<void> {
  const students = studentsFor(answers)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`)
    await fillQuestions(client, questions)
    const before = await countRows(client, `select count(*) from users where email like 'filled-%'`)
    await fillStudents(client, { from: before, until: students })
    await withoutIndexes(client, ['answers', 'practice_sessions'], async () => {
      if (before === 0) await fillLog(client, { from: 0, until: 1, each: heavyAnswers })
      await fillLog(client, { from: Math.max(1, before), until: students, each: answersEach })
    })
  } finally {
    await client.end()
  }
  await settle(url)
}

/** Vacuums the database, as autovacuum would. */
export async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}

/** Signs in the student with the most answers, who comes first, and the given number of others, spread evenly. */
export async function signIn(
  url: string,
  { answers, askers }: Pick<Size, 'answers'> & { askers: number },
): Promise<FilledStudent[]> {
  const others = studentsFor(answers) - 1
  const spread = Array.from({ length: askers }, (_, place) => 1 + Math.floor((place * others) / askers))
  const numbers = [0, ...new Set(spread)]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const students = numbers.map((number) => ({ number, token: newToken() }))
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select hash, ${studentId('number')}, now() + interval '1 day'
     from unnest($1::integer[], $2::bytea[]) as t (number, hash)`,
    [numbers, students.map(({ token }) => hashToken(token))],
  )
  const { rows } = await client.query<{ number: number; id: string }>(
    `select number, ${studentId('number')} as id from unnest($1::integer[]) as number`,
    [numbers],
  )
  await client.end()
  const idByNumber = new Map(rows.map(({ number, id }) => [number, id]))
  return students.map(({ number, token }) => ({ token, id: idByNumber.get(number) ?? '' }))
}

/** A session of twenty answers as a phone sends it. */
export function batchOf(questions: readonly { id: string; version: number }[]) {
  const sessionId = newId()
  const answers = Array.from({ length: answersASession }, (_, seq) => {
    const question = questions[Math.floor(Math.random() * questions.length)]
    return {
      id: newId(),
      sessionId,
      questionId: question?.id,
      questionVersion: question?.version,
      option: 0,
      answeredAt: new Date().toISOString(),
      tzOffset: 60,
      durationMs: 30_000,
      seq,
    }
  })
  return { deviceId: 'bench', sessions: [], answers }
}

function studentsFor(answers: number): number {
  return Math.ceil(answers / answersEach)
}

/** The id of the student with this number, in the format of account ids. */
function studentId(number: string): string {
  return `overlay(overlay(md5('student ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`
}

async function countRows(client: pg.Client, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(query)
  return Number(rows[0]?.count ?? 0)
}

async function fillQuestions(client: pg.Client, wanted: number): Promise<void> {
  const bank = await countRows(client, `select count(*) from questions where is_published and id not like '%~%'`)
  const copies = Math.ceil(wanted / bank) - 1
  const before = await countRows(
    client,
    `select coalesce(max(split_part(id, '~', 2)::integer), 0) as count from questions
                                          where id like '%~%'`,
  )
  for (let copy = before + 1; copy <= copies; copy++) {
    await client.query(
      `insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
       select q.id || '~' || $1, v.version, v.content || jsonb_build_object('id', q.id || '~' || $1), v.content_hash,
              v.correct_option, v.option_count
       from questions q join question_versions v on v.question_id = q.id and v.version = q.version
       where q.is_published and q.id not like '%~%'`,
      [copy],
    )
    await client.query(
      `insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, family, is_published, import_id,
         key_version, key_option)
       select id || '~' || $1, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, family || '~' || $1, true, null,
              key_version, key_option
       from questions where is_published and id not like '%~%'`,
      [copy],
    )
  }
  await client.query('refresh materialized view question_counts')
}

async function fillStudents(client: pg.Client, { from, until }: { from: number; until: number }): Promise<void> {
  await client.query(
    `insert into users (id, email, name, password_hash, created_at, email_verified_at, leaderboard_nickname, leaderboard_nickname_key)
     select ${studentId('n')}, 'filled-' || n || '@example.org', 'Student ' || n, '', now() - interval '${days + 1} days', now(),
            case when n % $3 = 0 then 'Star ' || n end, case when n % $3 = 0 then 'star' || n end
     from generate_series($1::integer, $2::integer - 1) n`,
    [from, until, listedOneIn],
  )
}

interface Log {
  /** Student numbers. */
  from: number
  until: number
  each: number
}

/** Inserts sessions of twenty answers in chronological order, taking the students in turn. */
async function fillLog(client: pg.Client, { from, until, each }: Log): Promise<void> {
  const students = until - from
  const sessions = (students * each) / answersASession
  await client.query(`
    create temporary table if not exists bank_in_order as
    select (row_number() over (order by rnd))::integer - 1 as place, id, version from questions where is_published`)
  await client.query('create unique index if not exists bank_places on bank_in_order (place)')
  await client.query('analyze bank_in_order')
  for (let start = 0; start < sessions; start += sessionsAtOnce) {
    const end = Math.min(start + sessionsAtOnce, sessions)
    await client.query(`
      create temporary table chunk as
      select ${studentId(`(${from} + s % ${students})`)} as user_id, uuidv7(-make_interval(secs => ${days * 86_400} * (1 - s::float8 / ${sessions}))) as id, s,
             date_trunc('milliseconds', now() - make_interval(secs => ${days * 86_400} * (1 - s::float8 / ${sessions}))) as at
      from generate_series(${start}, ${end - 1}) s`)
    await client.query(`
      insert into practice_sessions (user_id, id, kind, exam_type, started_at, finished_at, question_count, received_at)
      select user_id, id, 'practice', 'JAMB', at, at + interval '20 minutes', ${answersASession}, at from chunk`)
    await client.query(`
      insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms,
        device_id, seq, received_at)
      select c.user_id,
             (lpad(to_hex((extract(epoch from a.at) * 1000)::bigint), 12, '0') || '7' || substr(a.chance, 1, 3) || '8'
              || substr(a.chance, 4, 15))::uuid,
             c.id, b.id, b.version, get_byte(decode(a.chance, 'hex'), 0) % 4, a.at, 60, 30000, 'filled', c.s * ${answersASession} + i, a.at
      from chunk c
      cross join generate_series(0, ${answersASession - 1}) i
      cross join lateral (select c.at + make_interval(secs => i * 30) as at, md5(c.id::text || i) as chance) a
      join bank_in_order b on b.place = abs(hashint8((c.s * ${answersASession} + i)::bigint)) % (select count(*) from bank_in_order)
      order by c.s, i`)
    await client.query('drop table chunk')
  }
  await client.query('drop table bank_in_order')
}

async function withoutIndexes(client: pg.Client, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ relation: string; name: string; definition: string }>(
    `select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = any($1::regclass[]) and contype in ('p', 'f')`,
    [tables],
  )
  for (const { relation, name } of keys) await client.query(`alter table ${relation} drop constraint ${name}`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[])`,
    [tables],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of indexes) await client.query(definition)
  for (const { relation, name, definition } of keys)
    await client.query(`alter table ${relation} add constraint ${name} ${definition}`)
}
