import { sql, type Kysely } from 'kysely'

/**
 * What keeps invented students from removing questions: the mark of the network that a session was used from last, which goes with the
 * session, and the day on which an alarm will take its question out of practice unless an administrator decides before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
      alter table sessions add column network_mark bytea;
      alter table flags add column leaves_at timestamptz;
    `,
    )
    .execute(database)
}
