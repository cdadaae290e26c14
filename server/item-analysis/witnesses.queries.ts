import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

/** How many students are asked: a suspended account says nothing more. */
export async function countStudents(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('users')
    .where('suspended_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A student whose answers are counted. */
const Witness = z.object({
  id: z.string(),
  openedAt: z.date(),
  isVerified: z.boolean(),
  /** Among the accounts that use the same network now, the oldest first; null where its network is not known. */
  placeInNetwork: z.nullable(z.int()),
})
export type Witness = z.infer<typeof Witness>

/** Ranks the accounts of each network by their age, for `listWitnesses`, until the transaction ends. */
export async function rankNetworks(transaction: Database): Promise<void> {
  await sql`create temporary table network_places (user_id uuid primary key, place integer not null) on commit drop`.execute(
    transaction,
  )
  await sql`
    insert into network_places
    select user_id, row_number() over (partition by network_mark order by created_at, user_id) from (
      select distinct on (s.user_id) s.user_id, s.network_mark, u.created_at
      from sessions s join users u on u.id = s.user_id and u.suspended_at is null
      where s.network_mark is not null and s.expires_at > now() and s.last_used_at > now() - interval '30 days'
      order by s.user_id, s.last_used_at desc
    ) latest
  `.execute(transaction)
}

/** The next students in the order of their ids, which stays the same from one night to the next. */
export async function listWitnesses(transaction: Database, after: string, limit: number): Promise<Witness[]> {
  const { rows } = await typedSql(Witness)`
    select u.id, u.created_at as "openedAt", u.email_verified_at is not null as "isVerified", p.place as "placeInNetwork"
    from users u left join network_places p on p.user_id = u.id
    where u.id > ${after} and u.suspended_at is null order by u.id limit ${limit}
  `.execute(transaction)
  return rows
}
