import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { typedSql } from '../../database/typed-sql.ts'

const HistoryRow = z.object({ history: z.nullable(z.string()) })

/**
 * Identifies this database: the cluster, its timeline (which a failover and a point-in-time recovery change), the
 * database, and the table of answers, which a restore creates again. Null before the first migration.
 */
export async function findHistory(database: Database): Promise<string | null> {
  const { rows } = await typedSql(HistoryRow)`
    select left(md5(concat_ws(' ', cluster.system_identifier, log.timeline_id, own.oid, answers.oid)), 12) as history
    from pg_control_system() as cluster, pg_control_checkpoint() as log, pg_database as own, pg_class as answers
    where own.datname = current_database() and answers.oid = to_regclass('answers')
  `.execute(database)
  return rows[0]?.history ?? null
}
