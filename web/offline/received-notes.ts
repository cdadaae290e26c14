import type { SubjectId } from '@sabi/shared/content/question'
import { dataCache } from '../service-worker/rules.ts'
import { cacheStorage, canKeepNotes, isNotesOf, keptAddresses } from './kept-notes.ts'

/** The saved file of notes of a subject as it was served; null if there is none. */
export async function keptNotesText(subject: SubjectId): Promise<string | null> {
  const address = (await keptAddresses()).find((kept) => isNotesOf(subject, kept))
  const reply = address === undefined ? undefined : await cacheStorage()?.match(address)
  return (await reply?.text()) ?? null
}

/** Keeps a file of notes that came from another phone as if it had been fetched. Returns false if this browser keeps none. */
export async function keepNotes(subject: SubjectId, file: string, text: string): Promise<boolean> {
  if (!canKeepNotes()) return false
  const cache = await cacheStorage()?.open(dataCache)
  const earlier = (await keptAddresses()).filter((address) => isNotesOf(subject, address) && !address.endsWith(file))
  const headers = { 'Content-Type': 'application/json' }
  await cache?.put(`/packs/${file}`, new Response(text, { headers }))
  for (const address of earlier) await cache?.delete(address)
  return true
}
