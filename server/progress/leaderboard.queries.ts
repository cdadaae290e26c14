import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { clockAheadMs, fewestMs, mostADay } from '@sabi/shared/practice/human-pace'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import { isBeingSat } from '../database/papers-being-sat.ts'

/** A student's place, under their chosen nickname. */
const Place = z.object({ rank: z.int(), nickname: z.string(), correct: z.int(), answered: z.int() })
type Place = z.infer<typeof Place>

const RankedPlace = z.extend(Place, { position: z.int(), isMe: z.boolean() })
const LeadingPlace = z.extend(Place, { isMe: z.boolean() })
const CountRow = z.object({ ageMs: z.number(), tookMs: z.int() })
const LockRow = z.object({ isMine: z.boolean() })
const IdRow = z.object({ id: z.string() })

/** The top of a board, and the viewer's own place anywhere on it. */
export interface Board {
  leaders: Place[]
  me: Place | null
}

interface Asked {
  viewerId: string
  subject: SubjectId | undefined
  limit: number
}

/** A student's result of the last seven days, in one subject or in all. */
const WeeklyResult = z.object({ userId: z.string(), board: z.string(), correct: z.int(), answered: z.int() })
export type WeeklyResult = z.infer<typeof WeeklyResult>

/** The board of all subjects together. */
const whole = 'all'
export const boards: readonly string[] = [whole, ...subjectIds]
const milliseconds = (count: number) => sql`${count}::integer * interval '1 millisecond'`
const boardOf = ({ subject = whole }: { subject: string | undefined }) => subject
/** An arbitrary constant, different from the lock key of the statistics. */
const lockKey = 7_220_043

/** Only students with a nickname and a verified email address are on the leaderboard, and only while not suspended. */
const isOnLeaderboard = sql`leaderboard_nickname is not null and email_verified_at is not null and suspended_at is null`

/**
 * The results of students given as rows of id and created_at, as rows of user_id, board, correct, answered. This is `weeklyResult` of
 * shared in SQL: the latest plausible answer to each question in the last seven days, at a pace possible for one person. Generated
 * questions don't count, because other students cannot get them, and those of a paper not before it is handed in.
 */
const weeklyResults = (students: RawBuilder<unknown>) => sql`
  select user_id, coalesce(subject, ${whole}) as board, (count(*) filter (where is_correct))::integer as correct,
         count(*)::integer as answered
  from (
    select *, row_number() over (partition by user_id, (answered_at at time zone 'UTC')::date order by answered_at) as place_in_day
    from (
      select *, answered_at - lag(answered_at) over (partition by user_id order by answered_at, seq, id) as apart
      from (
        select distinct on (a.user_id, a.question_id) a.user_id, a.answered_at, a.seq, a.id, q.subject,
               is_right(a.option, v.correct_option) as is_correct
        from (${students}) u
        join answers a on a.user_id = u.id
        join question_versions v on v.question_id = a.question_id and v.version = a.question_version
        join questions q on q.id = a.question_id and (q.origin is null or q.is_published)
        left join practice_sessions s on s.user_id = a.user_id and s.id = a.session_id
        where s.kind is distinct from 'generated' and ${isBeingSat} is not true and a.answered_at between now() - interval '7 days' and now()
          and a.duration_ms >= ${fewestMs}::integer and a.answered_at >= u.created_at
          and a.answered_at <= a.received_at + ${milliseconds(clockAheadMs)}
        order by a.user_id, a.question_id, a.answered_at desc, a.seq desc, a.id desc
      ) latest
    ) spaced
    where apart is null or apart >= ${milliseconds(fewestMs)}
  ) paced
  where place_in_day <= ${mostADay}::integer
  group by grouping sets ((user_id), (user_id, subject))`

/** Counts the current leaderboard. Equal results share a rank; fewer answers rank higher. */
export async function listPlaces(database: Database, { viewerId, limit, ...asked }: Asked): Promise<Board> {
  const { rows } = await typedSql(RankedPlace)`
    with places as (
      select u.id, u.leaderboard_nickname as nickname, r.correct, r.answered,
             (rank() over (order by r.correct desc, r.answered))::integer as rank,
             (row_number() over (order by r.correct desc, r.answered, u.leaderboard_nickname))::integer as position
      from (${weeklyResults(sql`select id, created_at from users where ${isOnLeaderboard}`)}) r
      join users u on u.id = r.user_id
      where r.board = ${boardOf(asked)}
    )
    select rank, nickname, correct, answered, position, id = ${viewerId} as "isMe"
    from places where position <= ${limit} or id = ${viewerId}
    order by position
  `.execute(database)
  return { leaders: rows.filter(({ position }) => position <= limit), me: rows.find(({ isMe }) => isMe) ?? null }
}

/** The last snapshot: the leaders who still take part, and the viewer's current result, ranked among those of the snapshot. */
export async function listKeptPlaces(database: Database, { viewerId, limit, ...asked }: Asked): Promise<Board> {
  const board = boardOf(asked)
  const { rows } = await typedSql(LeadingPlace)`
    select (rank() over (order by l.correct desc, l.answered))::integer as rank, u.leaderboard_nickname as nickname,
           l.correct, l.answered, u.id = ${viewerId} as "isMe"
    from leaderboard_leaders l join users u on u.id = l.user_id and ${isOnLeaderboard}
    where l.board = ${board} order by l.correct desc, l.answered, u.leaderboard_nickname limit ${limit}
  `.execute(database)
  const leader = rows.find(({ isMe }) => isMe)
  if (leader !== undefined) return { leaders: rows, me: leader }
  const { rows: own } = await typedSql(Place)`
    select (1 + coalesce((
             select s.students from leaderboard_steps s
             where s.board = r.board and (s.correct > r.correct or (s.correct = r.correct and s.answered < r.answered))
             order by s.students desc limit 1
           ), 0))::integer as rank, u.leaderboard_nickname as nickname, r.correct, r.answered
    from (${weeklyResults(sql`select id, created_at from users where id = ${viewerId} and ${isOnLeaderboard}`)}) r
    join users u on u.id = r.user_id
    where r.board = ${board}
  `.execute(database)
  return { leaders: rows, me: own[0] ?? null }
}

/** When the last snapshot was counted and how long that took; null before the first one. */
export async function findLastCount(database: Database): Promise<{ ageMs: number; tookMs: number } | null> {
  const { rows } = await typedSql(CountRow)`
    select (extract(epoch from clock_timestamp() - counted_at) * 1000)::float as "ageMs", took_ms as "tookMs" from leaderboard
  `.execute(database)
  return rows[0] ?? null
}

/** Locks the snapshot until the transaction ends; false if another process holds the lock. Works through a connection pooler too. */
export async function tryLockLeaderboard(transaction: Database): Promise<boolean> {
  const { rows } = await typedSql(LockRow)`
    select pg_try_advisory_xact_lock(${lockKey}) as "isMine"
  `.execute(transaction)
  return rows[0]?.isMine ?? false
}

/** The next students on the leaderboard in id order, with their results. `last` is undefined if there are no more. */
export async function listWeeklyResults(
  database: Database,
  { after, limit }: { after: string; limit: number },
): Promise<{ results: WeeklyResult[]; last: string | undefined }> {
  const { rows: students } = await typedSql(IdRow)`
    select id from users where id > ${after} and ${isOnLeaderboard} order by id limit ${limit}
  `.execute(database)
  const ids = students.map(({ id }) => id)
  const { rows } = await typedSql(WeeklyResult)`
    select user_id as "userId", board, correct, answered
    from (${weeklyResults(sql`select id, created_at from users where id = any(${ids}::uuid[])`)}) results
  `.execute(database)
  return { results: rows, last: ids.at(-1) }
}

/** A result, with the number of students who have it or a better one. */
export type Step = Omit<WeeklyResult, 'userId'> & { students: number }

/** Replaces the previous snapshot. */
export async function replaceLeaderboard(
  transaction: Database,
  { leaders, steps, tookMs }: { leaders: readonly WeeklyResult[]; steps: readonly Step[]; tookMs: number },
): Promise<void> {
  await sql`delete from leaderboard_leaders`.execute(transaction)
  await sql`delete from leaderboard_steps`.execute(transaction)
  // Leaves out accounts deleted since the count. The others are locked until this is done.
  await sql`
    insert into leaderboard_leaders (user_id, board, correct, answered)
    select u.id, l.board, l.correct, l.answered
    from json_to_recordset(${JSON.stringify(leaders)}::json) as l ("userId" uuid, board text, correct integer, answered integer)
    join users u on u.id = l."userId" for key share of u
  `.execute(transaction)
  await sql`
    insert into leaderboard_steps
    select * from json_populate_recordset(null::leaderboard_steps, ${JSON.stringify(steps)}::json)
  `.execute(transaction)
  await sql`
    insert into leaderboard (counted_at, took_ms) values (clock_timestamp(), ${tookMs}::integer)
    on conflict (is_only) do update set counted_at = excluded.counted_at, took_ms = excluded.took_ms
  `.execute(transaction)
}

/** Returns whether a student is on the leaderboard. */
export async function isListed(database: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} and ${isOnLeaderboard}`.execute(database)
  return rows.length > 0
}
