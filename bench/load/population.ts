import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A student in the filled database. */
export interface Student {
  id: string
  /** Token of a valid session. */
  token: string
}

interface Population {
  students: number
  /** The stored hash of the password that all of them share. */
  passwordHash: string
}

/** One in this many students is keen and has practised on this many days; the others began yesterday. */
const keenOne = 10
const keenDays = 20
/** One in this many students is on the leaderboard. */
const listedOne = 20
const answersInSession = 20

/** The student with this number, from 1. Derived from the number, so no lookup is needed. */
export function studentAt(n: number): Student {
  const hex = createHash('md5').update(`student ${n}`).digest('hex')
  return {
    id: hex.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-7$3-8$4-$5'),
    token: String(n).padStart(43, '0'),
  }
}

/** A random student; half the time a keen one, because they come more often. */
export function anyStudent(students: number): Student {
  const isKeen = Math.random() < 0.5
  const n = Math.floor(Math.random() * (isKeen ? students / keenOne : students))
  return studentAt(isKeen ? (n + 1) * keenOne : n + 1)
}

/** Fills the database with signed-in students who have practised a session of 20 answers a day. Returns the number of answers. */
export async function fill(client: pg.Client, { students, passwordHash }: Population): Promise<number> {
  await client.query(
    `insert into users (id, email, name, password_hash, created_at, email_verified_at, leaderboard_nickname, leaderboard_nickname_key)
     select ${uuidOf(`md5('student ' || n)`)}, 'student-' || n || '@example.org', 'Student', $2, now() - interval '1 year', now(),
            case when n % $3 = 0 then 'Student ' || n end, case when n % $3 = 0 then 'student ' || n end
     from generate_series(1, $1::integer) n`,
    [students, passwordHash, listedOne],
  )
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select sha256(convert_to(lpad(n::text, 43, '0'), 'UTF8')), ${uuidOf(`md5('student ' || n)`)}, now() + interval '1 day'
     from generate_series(1, $1::integer) n`,
    [students],
  )
  for (let day = keenDays; day > 0; day--) await practiseOnDay(client, { students, step: day === 1 ? 1 : keenOne, day })
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from answers')
  return rows[0]?.count ?? 0
}

interface Day {
  students: number
  /** One in this many students practised. */
  step: number
  /** Number of days ago. */
  day: number
}

/** Inserts the sessions of one day. Their ids sort by time, like those of phones. */
async function practiseOnDay(client: pg.Client, { students, step, day }: Day): Promise<void> {
  await client.query(
    `insert into practice_sessions (user_id, id, kind, exam_type, subject, started_at, finished_at, question_count)
     select ${uuidOf(`md5('student ' || n)`)}, ${uuidOf('overlay(md5($2::integer::text || n) placing $3 from 1 for 12)')}, 'practice', 'JAMB', 'physics',
            now() - make_interval(days => $2::integer), now() - make_interval(days => $2::integer) + interval '20 minutes', $4
     from generate_series($5::integer, $1::integer, $5::integer) n`,
    [students, day, hexOfDay(day), answersInSession, step],
  )
  await client.query(
    `with numbered as (
       select id, version, (row_number() over (order by id))::integer - 1 as place from questions where is_published
     ), taken as materialized (
       select s.user_id, s.id, s.started_at, seq, floor(random() * (select count(*) from numbered))::integer as place
       from practice_sessions s, generate_series(1, $2::integer) seq
       where s.started_at > now() - make_interval(days => $1::integer, mins => 1)
         and s.started_at < now() - make_interval(days => $1::integer - 1, mins => 1)
     )
     insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset,
       duration_ms, device_id, seq)
     select t.user_id, ${uuidOf('overlay(md5(t.id::text || seq) placing $3 from 1 for 12)')}, t.id, q.id, q.version, floor(random() * 4),
            t.started_at + make_interval(secs => 40 * seq), 60, 5000 + floor(random() * 60000), 'bench', seq
     from taken t join numbered q using (place)`,
    [day, answersInSession, hexOfDay(day)],
  )
}

/** Turns 32 hexadecimal digits into a UUID with the marks of version 7. */
function uuidOf(hex: string): string {
  return `overlay(overlay(${hex} placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`
}

/** The first twelve digits of an id created this many days ago. */
function hexOfDay(day: number): string {
  return (Date.now() - day * 86_400_000).toString(16).padStart(12, '0')
}
