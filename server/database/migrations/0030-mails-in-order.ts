import { sql, type Kysely } from 'kysely'

/** Mails that wait, in the order in which they are claimed: messages to the operators last. The earlier index had to be read as a whole. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(inOrder).execute(database)
}

const inOrder = `
  create index mails_in_order on mails ((kind = 'contact'), next_try_at) where sent_at is null and failed_at is null;
  drop index mails_waiting;
`
