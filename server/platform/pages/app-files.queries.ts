import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { typedSql } from '../../database/typed-sql.ts'

const PathRow = z.object({ path: z.string() })

/** Notes that a server has these files; gives those whose content is not here yet. */
export async function noteFiles(database: Database, paths: readonly string[]): Promise<string[]> {
  const { rows } = await typedSql(PathRow)`
    with seen as (update app_files set last_seen_at = now() where path = any(${paths}::text[]) returning path)
    select path from unnest(${paths}::text[]) as path where path not in (select path from seen)
  `.execute(database)
  return rows.map(({ path }) => path)
}

/** File names contain a hash, so a file added in between is the same. */
export async function addFile(database: Database, file: { path: string; brotli: Buffer }): Promise<void> {
  await database
    .insertInto('app_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the files that no server has had for so many days. */
export async function deleteUnseenFiles(database: Database, days: number): Promise<void> {
  await sql`delete from app_files where last_seen_at < now() - make_interval(days => ${days})`.execute(database)
}

export async function listFilePaths(database: Database): Promise<string[]> {
  return (await database.selectFrom('app_files').select('path').execute()).map(({ path }) => path)
}

export async function findFile(database: Database, path: string): Promise<Buffer | null> {
  const row = await database.selectFrom('app_files').select('brotli').where('path', '=', path).executeTakeFirst()
  return row?.brotli ?? null
}
