import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const DatabaseFacts = z.object({
  version: z.string(),
  migration: z.string(),
  sizeBytes: z.int(),
  bankVersion: z.nullable(z.string()),
})
export type DatabaseFacts = z.infer<typeof DatabaseFacts>

/** Facts about the database and its contents. */
export async function getDatabaseFacts(database: Database): Promise<DatabaseFacts> {
  const { rows } = await typedSql(DatabaseFacts)`
    select version() as version,
           (select max(name) from kysely_migration) as migration,
           pg_database_size(current_database()) as "sizeBytes",
           (select version from bank) as "bankVersion"
  `.execute(database)
  const [facts] = rows
  if (facts === undefined) throw new Error('A query without a FROM clause returned no row')
  return facts
}
