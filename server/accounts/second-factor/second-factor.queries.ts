import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

interface SecondFactor {
  /** Encrypted; null if setup was never started. */
  secret: Buffer | null
  isOn: boolean
}

export async function getSecondFactor(database: Database, userId: string): Promise<SecondFactor> {
  const row = await database
    .selectFrom('users')
    .select(['second_factor_secret', 'second_factor_since'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { secret: row.second_factor_secret, isOn: row.second_factor_since !== null }
}

/** Keeps a secret that is not confirmed yet, in place of an earlier one; false when the second factor is on already. */
export async function updateUnconfirmedSecret(
  database: Database,
  { userId, secret }: { userId: string; secret: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ second_factor_secret: secret })
    .where('id', '=', userId)
    .where('second_factor_since', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Turns the second factor on; false if the secret has changed in between, or is already confirmed. */
export async function updateToConfirmed(
  database: Database,
  { userId, secret, step }: { userId: string; secret: Buffer; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ second_factor_since: sql<Date>`now()`, second_factor_step: step })
    .where('id', '=', userId)
    .where('second_factor_secret', '=', secret)
    .where('second_factor_since', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes the time step of a code that is taken; false when this code or a later one was taken before. */
export async function updateLastStep(
  database: Database,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ second_factor_step: step })
    .where('id', '=', userId)
    .where('second_factor_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertRecoveryCodes(
  database: Database,
  { userId, codeHashes }: { userId: string; codeHashes: readonly Buffer[] },
): Promise<void> {
  await database
    .insertInto('recovery_codes')
    .values(codeHashes.map((codeHash) => ({ user_id: userId, code_hash: codeHash })))
    .execute()
}

/** Uses a recovery code up; false when there is no such code. */
export async function deleteRecoveryCode(
  database: Database,
  { userId, codeHash }: { userId: string; codeHash: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Turns the second factor off, with its codes and with what sessions had by it. */
export async function deleteSecondFactor(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('users')
    .set({ second_factor_secret: null, second_factor_since: null, second_factor_step: null })
    .where('id', '=', userId)
    .execute()
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await database.updateTable('sessions').set({ has_second_factor: false }).where('user_id', '=', userId).execute()
}
