import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Devices per owner: more than anyone has, few enough for a table that only grows. */
const knownDevicesPerUser = 20

/** The hash among these by which a device is known to an account. */
export async function findKnownDevice(
  database: Database,
  { userId, tokenHashes }: { userId: string; tokenHashes: readonly Buffer[] },
): Promise<Buffer | null> {
  const row = await database
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .orderBy('last_used_at', 'desc')
    .executeTakeFirst()
  return row?.token_hash ?? null
}

/** Notes that the owner has signed in on a device, and forgets the devices that were away for longest. */
export async function upsertKnownDevice(
  database: Database,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
): Promise<void> {
  await database
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: tokenHash })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_used_at: sql<Date>`now()`, wrong_tries: 0 }),
    )
    .execute()
  await database
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', (query) =>
      query
        .selectFrom('known_devices')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .limit(knownDevicesPerUser),
    )
    .execute()
}

/** Notes a wrong password or code on a known device, which is forgotten once it has been wrong so often in a row. */
export async function addWrongTryOnDevice(
  database: Database,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
  most: number,
): Promise<void> {
  const device = await database
    .updateTable('known_devices')
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .returning('wrong_tries')
    .executeTakeFirst()
  if (device === undefined || device.wrong_tries < most) return
  await database
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('wrong_tries', '>=', most)
    .execute()
}

export async function deleteKnownDevices(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}
