import { bringBack, type BroughtBack } from '../offline/answer-file.ts'
import { dataCache, sharedFile } from '../service-worker/rules.ts'

/** Takes in the file of answers that another app shared with this one; undefined where none came. Throws as `bringBack` does. */
export async function takeSharedFile(userId: string): Promise<BroughtBack | undefined> {
  const cache = await globalThis.caches?.open(dataCache)
  const file = await cache?.match(sharedFile)
  if (file === undefined) return undefined
  const brought = await bringBack(userId, await file.blob())
  await cache?.delete(sharedFile)
  return brought
}
