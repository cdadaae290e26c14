import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { from, to } from 'pg-copy-streams'
import type { Database } from '../database/database.ts'
import { copyStatement, quoted, type Table } from './backup-text.ts'
import type { Session } from './session.queries.ts'

/** Any number, but always the same; another than those of the bank and of the statistics. */
const lockKey = 7_220_043

/** What is made from other tables when somebody asks for it, and would be half as large again as the log that it is made from. */
export const derivedTables = [
  'kept_students',
  'kept_sessions',
  'kept_sums',
  'kept_topics',
  'stale_sessions',
  'changed_questions',
]

/**
 * The tables that hold what must not be lost, by name. Counters of limits are not among them, as PostgreSQL itself forgets them in
 * a crash; nor is what can be made from the others, nor the record of migrations, which a restore makes anew.
 */
export async function listTables(database: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relname not like 'kysely%' and c.relname <> all (${derivedTables})
    group by c.relname order by c.relname
  `.execute(database)
  return rows
}

export async function listMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

/** Freezes what the session sees, while others write on; false where somebody else makes a backup. */
export async function tryFreeze({ client, database }: Session, tables: readonly Table[]): Promise<boolean> {
  await client.query('begin isolation level repeatable read read only')
  // Before the first query, which takes the snapshot: the schema then stays what the snapshot shows.
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
  // What a server is set to must not change what stands in a backup.
  await client.query(
    `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
     set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'`,
  )
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${lockKey}) as "isMine"
  `.execute(database)
  return rows[0]?.isMine ?? false
}

/** The rows of a table as text. A query, since a table in partitions has no rows of its own. */
export function copyOut({ client }: Session, { name, columns }: Table): Readable {
  return client.query(to(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`))
}

export async function copyIn({ client }: Session, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(rows, client.query(from(copyStatement(table))))
}
