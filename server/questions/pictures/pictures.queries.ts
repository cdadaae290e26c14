import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { typedSql } from '../../database/typed-sql.ts'

/** A picture as it is stored. */
export interface StoredPicture {
  address: string
  bytes: Uint8Array
  /** SHA-256 of the file that it was made from. */
  sourceHash: Buffer
}

const KeptAddress = z.object({ address: z.string(), sourceHash: z.instanceof(Buffer) })

/** Stores a picture, or keeps the one that is there for another day. */
export async function insertPicture(database: Database, { address, bytes, sourceHash }: StoredPicture): Promise<void> {
  await sql`
    insert into pictures (address, bytes, source_hash) values (${address}, ${Buffer.from(bytes)}, ${sourceHash})
    on conflict (address) do update set kept_at = now()
  `.execute(database)
}

export async function findPicture(database: Database, address: string): Promise<Buffer | null> {
  const row = await database.selectFrom('pictures').select('bytes').where('address', '=', address).executeTakeFirst()
  return row?.bytes ?? null
}

/** The pictures at these addresses, as far as they are here. */
export async function listPictures(database: Database, addresses: readonly string[]): Promise<Map<string, Buffer>> {
  if (addresses.length === 0) return new Map()
  const rows = await database
    .selectFrom('pictures')
    .select(['address', 'bytes'])
    .where(sql<boolean>`address = any(${addresses}::text[])`)
    .execute()
  return new Map(rows.map(({ address, bytes }) => [address, bytes]))
}

/** Of these addresses those of a picture, which stays for a day although no question shows it yet. */
export async function keepPictures(database: Database, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await typedSql(KeptAddress)`
    update pictures set kept_at = now() where address = any(${addresses}::text[])
    returning address, source_hash as "sourceHash"
  `.execute(database)
  return new Set(rows.map(({ address }) => address))
}

/**
 * The addresses of pictures that were made from these files, or sent as these files, by the hash of the file in hex. They stay for a
 * day although no question shows them yet.
 */
export async function keepPicturesOfSources(
  database: Database,
  sourceHashes: readonly Buffer[],
): Promise<Map<string, string>> {
  const { rows } = await typedSql(KeptAddress)`
    update pictures set kept_at = now()
    where source_hash = any(${sourceHashes}::bytea[]) returning address, source_hash as "sourceHash"
  `.execute(database)
  return new Map(rows.map(({ address, sourceHash }) => [sourceHash.toString('hex'), address]))
}

/**
 * Deletes pictures that no version of a question and no draft shows, a day after they were uploaded or chosen. The update of `kept_at`
 * makes this wait for a transaction that is about to publish one, and then spare it.
 */
export async function deleteUnusedPictures(database: Database): Promise<void> {
  await sql`
    delete from pictures p where kept_at < now() - interval '1 day'
      and not exists (
        select from question_versions v
        where v.content ->> 'imageUrl' = p.address and v.content ->> 'imageUrl' like '/pictures/%'
      )
      and not exists (select from import_drafts d where d.content ->> 'imageUrl' = p.address)
  `.execute(database)
}
