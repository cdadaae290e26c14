import { sql, type Kysely } from 'kysely'

/**
 * Compares nicknames without what tells I, l and 1 or O and 0 apart. Of those that are the same in that form, chosen before this, one
 * gets the key, so that no newcomer does; the others stay as they are.
 */
export async function up<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    with folded as (
      select id, leaderboard_nickname_key as own, translate(leaderboard_nickname_key, 'i10', 'llo') as key
      from users where leaderboard_nickname_key is not null
    ), chosen as (
      select distinct on (key) id, key from folded order by key, (own = key) desc, id
    )
    update users u set leaderboard_nickname_key = c.key from chosen c
    where c.id = u.id and u.leaderboard_nickname_key <> c.key
  `.execute(database)
}
