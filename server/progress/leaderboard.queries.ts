import type { SubjectId } from '@sabi/shared/content/question'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'

/** A student's place, by the nickname that the student chose to show. */
interface Place {
  rank: number
  nickname: string
  correct: number
  answered: number
}

/** Nobody is on the leaderboard without having chosen a nickname and proved an e-mail address, nor while suspended. */
const isOnLeaderboard = sql`leaderboard_nickname is not null and email_verified_at is not null and suspended_at is null`

/**
 * The first places, and the viewer's own wherever it is. Over the last seven days the latest answer to each question counts,
 * so that answering one question again and again counts once; questions that were made for a student do not count, since others
 * cannot get them. Equal results share a rank; fewer answers go before more.
 */
export async function listPlaces(
  database: Database,
  { viewerId, subject, limit }: { viewerId: string; subject: SubjectId | undefined; limit: number },
): Promise<{ leaders: Place[]; me: Place | null }> {
  const { rows } = await sql<Place & { position: number; isMe: boolean }>`
    with latest as (
      select distinct on (a.user_id, a.question_id) a.user_id, is_right(a.option, v.correct_option) as is_correct
      from users u
      join answers a on a.user_id = u.id
      join question_versions v on v.question_id = a.question_id and v.version = a.question_version
      join questions q on q.id = a.question_id and (q.origin is null or q.is_published)
      left join practice_sessions s on s.user_id = a.user_id and s.id = a.session_id
      where ${isOnLeaderboard} and s.kind is distinct from 'generated' and a.answered_at between now() - interval '7 days' and now()
        and (${subject ?? null}::text is null or q.subject = ${subject ?? null})
      order by a.user_id, a.question_id, a.answered_at desc, a.seq desc, a.id desc
    ), results as (
      select user_id, count(*)::integer as answered, (count(*) filter (where is_correct))::integer as correct
      from latest group by user_id
    ), places as (
      select u.id, u.leaderboard_nickname as nickname, r.correct, r.answered,
             (rank() over (order by r.correct desc, r.answered))::integer as rank,
             (row_number() over (order by r.correct desc, r.answered, u.leaderboard_nickname))::integer as position
      from results r join users u on u.id = r.user_id
    )
    select rank, nickname, correct, answered, position, id = ${viewerId} as "isMe"
    from places where position <= ${limit} or id = ${viewerId}
    order by position
  `.execute(database)
  return { leaders: rows.filter(({ position }) => position <= limit), me: rows.find(({ isMe }) => isMe) ?? null }
}

/** Whether a student takes part. */
export async function isListed(database: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} and ${isOnLeaderboard}`.execute(database)
  return rows.length > 0
}
