import { sql, type Insertable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { deleteUnsent } from '../../mail/mails-of-accounts.queries.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'

type TokenRow = Tables['account_tokens']
export type LinkKind = TokenRow['kind']

const lifetimeHoursByKind = { 'reset-password': 1, 'verify-email': 24, 'change-email': 24 } as const satisfies Record<
  LinkKind,
  number
>

/** The purpose of a link that is unused and not expired. */
export interface LinkGrant {
  kind: LinkKind
  userId: string
  /** The address that the link proves; null for one that was not mailed. */
  email: string | null
}

/** Makes the token of a link and keeps its hash. */
export async function insertLinkToken(database: Database, { kind, userId, email }: LinkGrant): Promise<string> {
  const token = newToken()
  const row: Insertable<TokenRow> = {
    token_hash: hashToken(token),
    kind,
    user_id: userId,
    email,
    expires_at: new Date(Date.now() + lifetimeHoursByKind[kind] * 60 * 60 * 1000),
  }
  await database.insertInto('account_tokens').values(row).execute()
  return token
}

/** The purpose of a link; null if it is unknown, used or expired. Does not use it up. */
export async function findLinkGrant(
  database: Database,
  { token, kinds }: { token: string; kinds: readonly LinkKind[] },
): Promise<LinkGrant | null> {
  const row = await database
    .selectFrom('account_tokens')
    .select(['kind', 'user_id as userId', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row ?? null
}

/** Uses up a link; false if another request was faster, or it has expired. */
export async function spendLinkToken(database: Database, token: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('account_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Makes the links worthless by which the account could change hands: who asked for those may not be who owns the account now.
 */
export async function voidLinks(database: Database, userId: string): Promise<void> {
  await voidEmailChanges(database, userId)
  await deleteTokens(database, { userId, kind: 'reset-password' })
}

/** Makes the links to other addresses worthless, and takes back the mails that would bring one. */
export async function voidEmailChanges(database: Database, userId: string): Promise<void> {
  await deleteTokens(database, { userId, kind: 'change-email' })
  await deleteUnsent(database, { userId, kind: 'change-email' })
}

async function deleteTokens(database: Database, { userId, kind }: Pick<LinkGrant, 'userId' | 'kind'>): Promise<void> {
  await database.deleteFrom('account_tokens').where('user_id', '=', userId).where('kind', '=', kind).execute()
}
