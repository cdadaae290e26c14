import { dataCache } from '../service-worker/rules.ts'

const reserve = { path: '/reserve', bytes: 1_000_000 } as const

/**
 * Reserves some space while questions are kept: a browser needs space to delete a database, and a full disk has none.
 */
export async function holdReserve(): Promise<void> {
  const cache = await openCache()
  if ((await cache?.match(reserve.path)) === undefined)
    await cache?.put(reserve.path, new Response(new Uint8Array(reserve.bytes)))
}

/** Frees the reserve. Deleting a file takes effect at once and needs no space. */
export async function giveReserve(): Promise<void> {
  await (await openCache())?.delete(reserve.path)
}

/** Undefined on pages without https. */
async function openCache(): Promise<Cache | undefined> {
  return globalThis.caches?.open(dataCache)
}
