import type { User } from '@sabi/shared/accounts/account'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Database } from '../platform/database.ts'

type UserRow = Selectable<Tables['users']>

/** What `presentUser` needs of an account. */
export const presentedColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.image',
  'users.created_at',
  'users.account_type',
] as const

/** Inserts the account; gives null when the e-mail is taken (also by a registration at the same moment). */
export async function insertUser(
  database: Database,
  user: { id: string; email: string; name: string; passwordHash: string; accountType?: User['accountType'] },
): Promise<User | null> {
  const row = await database
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      account_type: user.accountType,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : presentUser(row)
}

interface FoundForLogin {
  user: User
  passwordHash: string
  hasSecondFactor: boolean
  /** Whether the owner has signed in before on the device that asks. */
  isKnownDevice: boolean
}

export async function findUserForLogin(
  database: Database,
  { email, deviceHash }: { email: string; deviceHash: Buffer | null },
): Promise<FoundForLogin | null> {
  const row = await database
    .selectFrom('users')
    .leftJoin('known_devices', (join) =>
      join.onRef('known_devices.user_id', '=', 'users.id').on('known_devices.token_hash', '=', deviceHash),
    )
    .selectAll('users')
    .select('known_devices.token_hash as known_device')
    .where('users.email', '=', email)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    user: presentUser(row),
    passwordHash: row.password_hash,
    hasSecondFactor: row.second_factor_since !== null,
    isKnownDevice: row.known_device !== null,
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
 * Holds the account as it is until the transaction ends, and says whether it asks for a second factor and is suspended; null
 * when its password is no longer the one that was judged. Else a sign-in that began before could outlive what ends all sessions.
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
  row: Pick<UserRow, 'id' | 'name' | 'email' | 'image' | 'created_at' | 'account_type'>,
): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    image: row.image,
    createdAt: row.created_at.toISOString(),
    accountType: row.account_type,
  }
}
