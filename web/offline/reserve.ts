import { dataCache } from '../service-worker/rules.ts'

const reserve = { path: '/reserve', bytes: 1_000_000 } as const

/** Holds some room as long as questions are kept: a browser needs room to delete a database, which a full disk does not have. */
export async function holdReserve(): Promise<void> {
  const cache = await openCache()
  if ((await cache?.match(reserve.path)) === undefined)
    await cache?.put(reserve.path, new Response(new Uint8Array(reserve.bytes)))
}

/** Gives that room back. A file goes at once, and takes no room for it. */
export async function giveReserve(): Promise<void> {
  await (await openCache())?.delete(reserve.path)
}

/** Not there on pages without https. */
async function openCache(): Promise<Cache | undefined> {
  return globalThis.caches?.open(dataCache)
}
