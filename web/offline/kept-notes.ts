import { Textbook } from '@sabi/shared/content/note'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { dataCache, notesOf } from '../service-worker/rules.ts'

/** The subjects whose notes are on this phone. */
export async function subjectsWithNotes(): Promise<SubjectId[]> {
  const addresses = await keptAddresses()
  return subjectIds.filter((subject) => addresses.some((address) => isOf(subject, address)))
}

/** The saved notes of a subject, at once and without a network; null if there are none. */
export async function keptTextbook(subject: SubjectId): Promise<Textbook | null> {
  const address = (await keptAddresses()).find((kept) => isOf(subject, kept))
  const reply = address === undefined ? undefined : await cacheStorage()?.match(address)
  return reply === undefined ? null : (Textbook.safeParse(await reply.json()).data ?? null)
}

/** The saved file of notes of a subject as it was served; null if there is none. */
export async function keptNotesText(subject: SubjectId): Promise<string | null> {
  const address = (await keptAddresses()).find((kept) => isOf(subject, kept))
  const reply = address === undefined ? undefined : await cacheStorage()?.match(address)
  return (await reply?.text()) ?? null
}

/** Keeps a file of notes that came from another phone as if it had been fetched. Returns false if this browser keeps none. */
export async function keepNotes(subject: SubjectId, file: string, text: string): Promise<boolean> {
  if (!canKeepNotes()) return false
  const cache = await cacheStorage()?.open(dataCache)
  const earlier = (await keptAddresses()).filter((address) => isOf(subject, address) && !address.endsWith(file))
  const headers = { 'Content-Type': 'application/json' }
  await cache?.put(`/packs/${file}`, new Response(text, { headers }))
  for (const address of earlier) await cache?.delete(address)
  return true
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
async function keptAddresses(): Promise<string[]> {
  try {
    const cache = await cacheStorage()?.open(dataCache)
    return (await cache?.keys())?.map(({ url }) => url) ?? []
  } catch {
    // A browser that denies access to its caches keeps nothing.
    return []
  }
}

function isOf(subject: SubjectId, address: string): boolean {
  return notesOf(new URL(address).pathname) === `/packs/${subject}-notes-`
}

/** Undefined on pages without https. */
function cacheStorage(): CacheStorage | undefined {
  return globalThis.caches
}
