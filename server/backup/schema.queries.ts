import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import { quoted } from './backup-text.ts'
import type { Session } from './session.queries.ts'

/** The content of a database before a backup is restored into it. */
export interface Occupant {
  hasTables: boolean
  /** Null if it is not a Sabi Prep database. */
  migrations: string[] | null
  accounts: number
}

const NameRow = z.object({ name: z.string() })
const CountRow = z.object({ count: z.int() })
const OccupantRow = z.object({ hasTables: z.boolean(), isOurs: z.boolean(), hasAccounts: z.boolean() })
const Reference = z.object({ table: z.string(), name: z.string(), definition: z.string() })

/** How many other connections of the same user there are, such as those of a server. */
export async function countOtherSessions(database: Database): Promise<number> {
  const { rows } = await typedSql(CountRow)`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
      and backend_type = 'client backend'
  `.execute(database)
  return rows[0]?.count ?? 0
}

export async function findOccupant(database: Database): Promise<Occupant> {
  const { rows } = await typedSql(OccupantRow)`
    select exists (${ownTables}) as "hasTables", to_regclass('kysely_migration') is not null as "isOurs",
           to_regclass('users') is not null as "hasAccounts"
  `.execute(database)
  const { hasTables = false, isOurs = false, hasAccounts = false } = rows[0] ?? {}
  const noted = isOurs ? await typedSql(NameRow)`select name from kysely_migration`.execute(database) : null
  const accounts = hasAccounts
    ? await typedSql(CountRow)`select count(*)::integer as count from users`.execute(database)
    : null
  return {
    hasTables,
    migrations: noted?.rows.map(({ name }) => name) ?? null,
    accounts: accounts?.rows[0]?.count ?? 0,
  }
}

/** Takes every table, view and function away; what an extension brought stays. */
export async function dropAll({ client, database }: Session): Promise<void> {
  // A long-running reader would block us, and everyone behind us.
  await client.query(`set local lock_timeout = '10s'`)
  const { rows: tables } = await typedSql(NameRow)`${ownTables}`.execute(database)
  if (tables.length > 0) await client.query(`drop table ${tables.map(({ name }) => name).join(', ')} cascade`)
  const { rows: functions } = await typedSql(NameRow)`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  `.execute(database)
  for (const { name } of functions) await client.query(`drop function ${name} cascade`)
  await client.query('set local lock_timeout = 0')
}

/**
 * Empties the tables and fills them without comparing each row with others; then all references are checked at once. Triggers rest: they
 * note what changed since something was made from it, and nothing was yet.
 */
export async function refill({ client, database }: Session, names: string[], fill: () => Promise<void>): Promise<void> {
  const { rows: references } = await typedSql(Reference)`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where connamespace = current_schema()::regnamespace and contype = 'f' and conparentid = 0
  `.execute(database)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  await client.query(`truncate ${names.map(quoted).join(', ')}`)
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await fill()
  for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
}

/** Refreshes materialised views. */
export async function refreshViews({ client, database }: Session): Promise<void> {
  const { rows } = await typedSql(NameRow)`
    select oid::regclass::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'm'
  `.execute(database)
  for (const { name } of rows) await client.query(`refresh materialized view ${name}`)
}

/** A value encrypted with the key of the site that made the backup; null if there is none. */
export async function findSealed(database: Database): Promise<Buffer | null> {
  const row = await database
    .selectFrom('users')
    .select('second_factor_secret')
    .where('second_factor_secret', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.second_factor_secret ?? null
}

const ownTables = sql`
  select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
`
