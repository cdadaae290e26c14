import { bringBack, type BroughtBack } from '../offline/answers/answer-file.ts'
import { dataCache, sharedFile } from '../service-worker/rules.ts'

/** Returns whether another app, or a form on another site, has left a file here. */
export async function hasSharedFile(): Promise<boolean> {
  const cache = await globalThis.caches?.open(dataCache)
  return (await cache?.match(sharedFile)) !== undefined
}

/** Deletes that file. */
export async function dropSharedFile(): Promise<void> {
  const cache = await globalThis.caches?.open(dataCache)
  await cache?.delete(sharedFile)
}

/** Imports the file of answers that another app shared; undefined if there is none. Throws like `bringBack`. */
export async function takeSharedFile(userId: string): Promise<BroughtBack | undefined> {
  const cache = await globalThis.caches?.open(dataCache)
  const file = await cache?.match(sharedFile)
  if (file === undefined) return undefined
  const brought = await bringBack(userId, await file.blob())
  await dropSharedFile()
  return brought
}
