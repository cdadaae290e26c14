import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Every row of every table as text, as a dump of the database holds it, by table. */
export async function dumpTables(database: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname
  `.execute(database)
  // One query, because tests compare dumps after each of many calls.
  const dumps = tables.map(
    ({ name }) => sql`select ${name} as name, array(select t::text from ${sql.table(name)} t) as rows`,
  )
  const { rows } = await sql<{ name: string; rows: string[] }>`${sql.join(dumps, sql` union all `)}`.execute(database)
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}
