import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface DatabaseFacts {
  version: string
  migration: string
  sizeBytes: number
  bankVersion: string | null
}

/** Facts about the database and its contents. */
export async function getDatabaseFacts(database: Database): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select version() as version,
           (select max(name) from kysely_migration) as migration,
           pg_database_size(current_database()) as "sizeBytes",
           (select version from bank) as "bankVersion"
  `.execute(database)
  const [facts] = rows
  if (facts === undefined) throw new Error('A query without a FROM clause returned no row')
  return facts
}
