import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from '../database/tables.ts'
import { CommandRefused } from '../platform/command.ts'
import type { Database } from '../database/database.ts'
import { errorCode } from '@sabi/shared/errors/error-code'

const connectMs = 10_000
/** The system itself asks after the other host, where a statement is silent for longer than this. */
const keepAliveAfterMs = 60_000

/** One connection with queries and COPY in the same transaction. A statement may take as long as it needs. */
export interface Session {
  client: pg.Client
  database: Database
}

interface Limits {
  signal?: AbortSignal
  /** A database that sends and takes nothing for so long is gone, although nobody has said so. Without it work may wait for ever. */
  longestSilenceMs?: number
}

/** Works over a separate connection. Work that fails or is stopped leaves no transaction behind. */
export async function withSession<Outcome>(
  url: string,
  work: (session: Session) => Promise<Outcome>,
  { signal, longestSilenceMs }: Limits = {},
): Promise<Outcome> {
  const socket = new Socket()
  if (longestSilenceMs !== undefined)
    socket.setTimeout(longestSilenceMs, () => socket.destroy(new CommandRefused(silentFor(longestSilenceMs))))
  const config = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    stream: () => socket,
  }
  const client = Object.assign(new pg.Client(config), { release: () => undefined })
  client.on('error', () => undefined)
  // In the middle of a COPY a connection can't be ended in words.
  const hangUp = () => void socket.destroy()
  signal?.addEventListener('abort', hangUp)
  try {
    signal?.throwIfAborted()
    await client.connect().catch(refuse)
    // Limits that the operator set for the statements of the app.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    const pool = { connect: async () => client, end: async () => undefined }
    const outcome = await work({ client, database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) })
    await client.end()
    return outcome
  } finally {
    signal?.removeEventListener('abort', hangUp)
    hangUp()
  }
}

function silentFor(ms: number): string {
  return `The database said nothing for ${ms / 1_000} s. Look whether its host is there.`
}

function refuse(error: unknown): never {
  const why = errorCode(error) ?? String(error)
  throw new CommandRefused(`The database can't be reached (${why}). Check DATABASE_URL and DATABASE_DIRECT_URL.`, {
    cause: error,
  })
}
