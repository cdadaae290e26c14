import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { from, to } from 'pg-copy-streams'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import { copyStatement, quoted, Table } from './backup-text.ts'
import type { Session } from './session.queries.ts'

/** Any number, but always the same; another than those of the bank and of the statistics. */
const lockKey = 7_220_043

/** Tables derived from others on demand, which would add half the size of the log. */
export const derivedTables = [
  'kept_students',
  'kept_sessions',
  'kept_sums',
  'kept_topics',
  'stale_sessions',
  'changed_questions',
]

const NameRow = z.object({ name: z.string() })
const LockRow = z.object({ isMine: z.boolean() })

/**
 * The tables that must not be lost, by name. Excludes counters of limits, which PostgreSQL itself forgets in a crash,
 * derived tables, and the record of migrations, which a restore creates.
 */
export async function listTables(database: Database): Promise<Table[]> {
  const { rows } = await typedSql(Table)`
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
  const { rows } = await typedSql(NameRow)`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

/** Freezes the session's snapshot while others continue to write; false if another backup is running. */
export async function tryFreeze({ client, database }: Session, tables: readonly Table[]): Promise<boolean> {
  await client.query('begin isolation level repeatable read read only')
  // Before the first query, which takes the snapshot: the schema then stays what the snapshot shows.
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
  // A server's settings must not affect the format of a backup.
  await client.query(
    `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
     set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'`,
  )
  const { rows } = await typedSql(LockRow)`
    select pg_try_advisory_xact_lock(${lockKey}) as "isMine"
  `.execute(database)
  return rows[0]?.isMine ?? false
}

/** The rows of a table as text, through a query because a partitioned table has no rows itself. */
export function copyOut({ client }: Session, { name, columns }: Table): Readable {
  return client.query(to(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`))
}

export async function copyIn({ client }: Session, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(rows, client.query(from(copyStatement(table))))
}
