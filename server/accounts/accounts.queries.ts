import type { User } from '@sabi/shared/accounts/account'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Database } from '../database/database.ts'

type UserRow = Selectable<Tables['users']>

/** Inserts the account; gives null when its e-mail or user name is taken (also by a registration at the same moment). */
export async function insertUser(
  database: Database,
  user: {
    id: string
    email: string | null
    userName?: string | null
    name: string
    passwordHash: string
    hasStartingPassword?: boolean
    accountType?: User['accountType']
    createdAt?: Date
    suspendedAt?: Date | null
  },
): Promise<User | null> {
  const row = await database
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      user_name: user.userName,
      name: user.name,
      password_hash: user.passwordHash,
      has_starting_password: user.hasStartingPassword,
      account_type: user.accountType,
      created_at: user.createdAt,
      suspended_at: user.suspendedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : presentUser(row)
}

/**
 * The account that another server knows by this id, or else by this e-mail; null if there is none. Each server makes up its own user
 * names, so the same one can belong to two learners.
 */
export async function findSameAccount(
  database: Database,
  { id, email }: { id: string; email: string | null },
): Promise<string | null> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where((is) => is.or([is('id', '=', id), is('email', '=', email)]))
    .orderBy((is) => is('id', '=', id), 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

interface FoundForLogin {
  user: User
  passwordHash: string
  hasSecondFactor: boolean
  hasStartingPassword: boolean
  /** The hash by which the device that asks is known: the owner has signed in on it before. */
  knownDevice: Buffer | null
}

/** The account with an email or a user name. */
export async function findUserForLogin(
  database: Database,
  { name, deviceHashes }: { name: string; deviceHashes: readonly Buffer[] },
): Promise<FoundForLogin | null> {
  const row = await database
    .selectFrom('users')
    .selectAll('users')
    // In the same query, so that an email that has an account takes no longer than one without.
    .select((query) =>
      query
        .selectFrom('known_devices')
        .select('token_hash')
        .whereRef('user_id', '=', 'users.id')
        .where('token_hash', '=', sql<Buffer>`any(${deviceHashes}::bytea[])`)
        .orderBy('last_used_at', 'desc')
        .limit(1)
        .as('known_device'),
    )
    .where((where) => where.or([where('users.email', '=', name), where('users.user_name', '=', name)]))
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    user: presentUser(row),
    passwordHash: row.password_hash,
    hasSecondFactor: row.second_factor_since !== null,
    hasStartingPassword: row.has_starting_password,
    knownDevice: row.known_device,
  }
}

export async function getPasswordHash(database: Database, userId: string): Promise<string> {
  const row = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.password_hash
}

/**
 * Locks the account until the transaction ends, and returns whether it requires a second factor and is suspended; null
 * if its password has changed since it was verified. Without the lock, a sign-in in progress could outlive whatever
 * ends all sessions.
 */
export async function lockPassword(
  database: Database,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<{ hasSecondFactor: boolean; isSuspended: boolean } | null> {
  const row = await database
    .selectFrom('users')
    .select(['second_factor_since', 'suspended_at'])
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  if (row === undefined) return null
  return { hasSecondFactor: row.second_factor_since !== null, isSuspended: row.suspended_at !== null }
}

/** The account as its owner and the browser may see it. */
export function presentUser(
  row: Pick<UserRow, 'id' | 'name' | 'email' | 'user_name' | 'image' | 'created_at' | 'account_type'>,
): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    userName: row.user_name,
    image: row.image,
    createdAt: row.created_at.toISOString(),
    accountType: row.account_type,
  }
}
