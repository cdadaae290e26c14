import { User } from '@sabi/shared/accounts/account'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { typedSql } from '../../database/typed-sql.ts'
import { presentUser } from '../accounts.queries.ts'

/** Callers that sign in each time, as programs do, must not fill the table. */
const sessionsPerUser = 50

/** A session that has not expired and was used in the last 30 days. */
const isAlive = sql<boolean>`is_alive(sessions)`

const ViewerRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  image: z.nullable(z.string()),
  created_at: z.date(),
  account_type: User.shape.accountType,
  session_id: z.string(),
  last_used_at: z.date(),
  has_second_factor: z.boolean(),
  is_shared: z.boolean(),
  is_email_verified: z.boolean(),
})

interface NewSession {
  tokenHash: Buffer
  userId: string
  device: string
  isShared: boolean
  hasSecondFactor: boolean
  networkMark: Buffer | null
  expiresAt: Date
}

/** Opens a session, and ends those of the user that were not used for longest, where they are many. */
export async function insertSession(database: Database, session: NewSession): Promise<void> {
  await database
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      device: session.device,
      is_shared: session.isShared,
      has_second_factor: session.hasSecondFactor,
      network_mark: session.networkMark,
      expires_at: session.expiresAt,
    })
    .execute()
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', session.userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', session.userId)
        .orderBy('last_used_at', 'desc')
        .limit(sessionsPerUser),
    )
    .execute()
}

interface FoundViewer {
  user: User
  sessionId: string
  hasSecondFactor: boolean
  isShared: boolean
  isEmailVerified: boolean
  lastUsedAt: Date
}

/**
 * The account behind a token's hash while its session lives; a session not used for 30 days is over, and so is a suspended
 * one's. A function of the database does it, whose plan is cached (migration 0034).
 */
export async function findViewer(database: Database, tokenHash: Buffer): Promise<FoundViewer | null> {
  const { rows } = await typedSql(ViewerRow)`select * from find_viewer(${tokenHash})`.execute(database)
  const row = rows[0]
  if (row === undefined) return null
  return {
    user: presentUser(row),
    sessionId: row.session_id,
    hasSecondFactor: row.has_second_factor,
    isShared: row.is_shared,
    isEmailVerified: row.is_email_verified,
    lastUsedAt: row.last_used_at,
  }
}

/** Notes that a session is in use, and from which network. */
export async function updateSessionUse(
  database: Database,
  { tokenHash, networkMark }: { tokenHash: Buffer; networkMark: Buffer | null },
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()`, network_mark: networkMark })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Gives a session a new token; null if it has ended in between. */
export async function updateSessionToken(
  database: Database,
  { id, tokenHash }: { id: string; tokenHash: Buffer },
): Promise<{ isShared: boolean } | null> {
  const row = await database
    .updateTable('sessions')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .returning('is_shared')
    .executeTakeFirst()
  return row === undefined ? null : { isShared: row.is_shared }
}

/** From now on the session counts as opened with a second factor. */
export async function updateSessionToSecondFactor(database: Database, id: string): Promise<void> {
  await database.updateTable('sessions').set({ has_second_factor: true }).where('id', '=', id).execute()
}

/** The sessions of a user that live, the latest used first. */
export async function listSessions(database: Database, userId: string) {
  return database
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'is_shared'])
    .where('user_id', '=', userId)
    .where(isAlive)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one session of a user; false when the user has no such session. */
export async function deleteSession(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the session of a token if it is the user's. Returns false if it is not, or has ended. */
export async function deleteSessionOfToken(
  database: Database,
  { tokenHash, userId }: { tokenHash: Buffer; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the sessions of a user, but for one if it is named, and says how many lived. */
export async function deleteOtherSessions(
  database: Database,
  { userId, keptId }: { userId: string; keptId?: string | undefined },
): Promise<number> {
  const rows = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptId !== undefined, (query) => query.where('id', '!=', keptId ?? ''))
    .returning(isAlive.as('was_alive'))
    .execute()
  return rows.filter((row) => row.was_alive).length
}
