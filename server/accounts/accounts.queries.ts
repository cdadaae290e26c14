import type { User } from '@sabi/shared/accounts/account'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Database } from '../platform/database.ts'

type UserRow = Selectable<Tables['users']>

/** Inserts the account; gives null when the e-mail is taken (also by a registration at the same moment). */
export async function insertUser(
  database: Database,
  user: { id: string; email: string; name: string; passwordHash: string },
): Promise<User | null> {
  const row = await database
    .insertInto('users')
    .values({ id: user.id, email: user.email, name: user.name, password_hash: user.passwordHash })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : presentUser(row)
}

export async function findUserForLogin(
  database: Database,
  email: string,
): Promise<{ user: User; passwordHash: string } | null> {
  const row = await database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return row === undefined ? null : { user: presentUser(row), passwordHash: row.password_hash }
}

export async function insertSession(
  database: Database,
  session: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('sessions')
    .values({ token_hash: session.tokenHash, user_id: session.userId, expires_at: session.expiresAt })
    .execute()
}

export async function deleteSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** The account behind a token's hash while its session lives; a session not used for 30 days is over. */
export async function findViewer(
  database: Database,
  tokenHash: Buffer,
): Promise<{ user: User; lastUsedAt: Date } | null> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.last_used_at')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.last_used_at', '>', sql<Date>`now() - interval '30 days'`)
    .executeTakeFirst()
  return row === undefined ? null : { user: presentUser(row), lastUsedAt: row.last_used_at }
}

export async function updateSessionUse(database: Database, tokenHash: Buffer): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    image: row.image,
    createdAt: row.created_at.toISOString(),
    accountType: row.account_type,
  }
}
