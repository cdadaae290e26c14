import { sql, type Kysely } from 'kysely'

/**
 * Compares nicknames without what tells I, l and 1 or O and 0 apart. Nicknames that are the same in that form were chosen before this
 * and stay; the key of each is what it was.
 */
export async function up<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    with folded as (
      select id, translate(leaderboard_nickname_key, 'i10', 'llo') as key from users
      where leaderboard_nickname_key is not null
    )
    update users u set leaderboard_nickname_key = f.key from folded f
    where f.id = u.id and (select count(*) from folded other where other.key = f.key) = 1
  `.execute(database)
}
