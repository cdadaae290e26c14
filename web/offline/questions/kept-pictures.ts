import type { SubjectId } from '@sabi/shared/content/question'
import { isOf, pictureCache } from '../../service-worker/rules.ts'
import { cacheStorage, canKeepNotes } from '../kept-notes.ts'
import type { Delivery } from './question-arrival.ts'
import { findNote, pictureAddresses, putNote, versionOf } from './question-store.ts'

/**
 * Keeps the pictures of these subjects for practice offline, if all questions of the subject are on the phone, and drops those that no
 * question shows any more. If they can't all be fetched now, the next check continues.
 */
export async function bringPictures(
  subjects: readonly SubjectId[],
  { mayFetch, send }: Pick<Delivery, 'mayFetch' | 'send'>,
): Promise<void> {
  if (!canKeepNotes()) return
  let bytes = 0
  for (const subject of subjects) {
    const version = await versionOf(subject)
    if (version === null || version === (await findNote(`pictures:${subject}`))) continue
    const missing = await pictureAddresses(subject)
    const cache = await caches.open(pictureCache + subject)
    for (const { url } of await cache.keys()) if (!missing.delete(new URL(url).pathname)) await cache.delete(url)
    for (const address of missing) {
      // Unasked, a visit costs no more data than a pack may.
      if (!mayFetch(bytes)) return
      bytes += await send(() => keep(address, cache))
    }
    await putNote(`pictures:${subject}`, version)
  }
}

/** Forgets all pictures. */
export async function dropPictures(): Promise<void> {
  for (const name of (await cacheStorage()?.keys()) ?? []) if (name.startsWith(pictureCache)) await caches.delete(name)
}

/** Stores a picture and returns its bytes. One that the server does not have is left out; any other reply is not its own. */
async function keep(address: string, cache: Cache): Promise<number> {
  const reply = await fetch(address, { priority: 'low' })
  if (reply.status === 404) return 0
  if (!isOf('image/', reply)) throw new Error('Not a picture')
  const { size } = await reply.clone().blob()
  await cache.put(address, reply)
  return size
}
