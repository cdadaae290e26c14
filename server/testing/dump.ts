import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Every row of every table as text, as a dump of the database holds it, by table. */
export async function dumpTables(database: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname
  `.execute(database)
  const dump: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(database)
    dump[name] = rows.map(({ row }) => row)
  }
  return dump
}
