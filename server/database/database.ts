import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** The typed queries and, for the counters of limits, the pool beneath them. */
export interface Connection {
  database: Database
  pool: pg.Pool
  /** The address of the database. */
  url: string
}

const bigintOid = 20

interface ConnectOptions {
  onError: (error: Error) => void
  max?: number
  /** Null for work that may take as long as it takes. */
  queryTimeoutMs?: number | null
  connectTimeoutMs?: number
}

/** Connects to PostgreSQL. Idle connections that break (a database restart) are dropped and replaced, never fatal. */
export function connect(
  url: string,
  { onError, max = 10, queryTimeoutMs = 15_000, connectTimeoutMs = 5_000 }: ConnectOptions,
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(queryTimeoutMs === null ? {} : { query_timeout: queryTimeoutMs }),
    idleTimeoutMillis: 30_000,
    types: { getTypeParser: (oid, format) => (oid === bigintOid ? Number : pg.types.getTypeParser(oid, format)) },
  })
  // The pool listens to idle clients only; one that breaks between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', onError)
  // A query that ran out of time may still run, with the rollback behind it never sent: nobody else may get this connection.
  pool.on('release', (_, client) => {
    if ('readyForQuery' in client && client.readyForQuery === false) void client.end()
  })
  return { database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool, url }
}

/** Asks the database for nothing; throws when it cannot be reached. */
export async function ping(database: Database): Promise<void> {
  await sql`select 1`.execute(database)
}
