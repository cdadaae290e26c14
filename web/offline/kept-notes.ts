import { Textbook } from '@sabi/shared/content/note'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { dataCache, notesOf } from '../service-worker/rules.ts'

/** The subjects whose notes are on this phone. */
export async function subjectsWithNotes(): Promise<SubjectId[]> {
  const addresses = await keptAddresses()
  return subjectIds.filter((subject) => addresses.some((address) => isNotesOf(subject, address)))
}

/** The saved notes of a subject, at once and without a network; null if there are none. */
export async function keptTextbook(subject: SubjectId): Promise<Textbook | null> {
  const address = (await keptAddresses()).find((kept) => isNotesOf(subject, kept))
  const reply = address === undefined ? undefined : await cacheStorage()?.match(address)
  return reply === undefined ? null : (Textbook.safeParse(await reply.json()).data ?? null)
}

/** Returns whether notes fetched now are kept. The service worker does that, if there is one. */
export function canKeepNotes(): boolean {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  return cacheStorage() !== undefined && container?.controller !== null
}

/** Returns true if a file of notes is not on this phone. */
export async function isMissing(file: string): Promise<boolean> {
  return !(await keptAddresses()).some((address) => address.endsWith(file))
}

/** Addresses of what the service worker keeps. */
export async function keptAddresses(): Promise<string[]> {
  try {
    const cache = await cacheStorage()?.open(dataCache)
    return (await cache?.keys())?.map(({ url }) => url) ?? []
  } catch {
    // A browser that denies access to its caches keeps nothing.
    return []
  }
}

/** Returns whether this is the address of notes of the subject. */
export function isNotesOf(subject: SubjectId, address: string): boolean {
  return notesOf(new URL(address).pathname) === `/packs/${subject}-notes-`
}

/** Undefined on pages without https. */
export function cacheStorage(): CacheStorage | undefined {
  return globalThis.caches
}
