import { sharedFileQuery } from '@sabi/shared/contract/share-target'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { bringBack, type BroughtBack } from '../offline/answers/answer-file.ts'
import { beginningOfQuestions } from '../passing-on/file-name.ts'
import { dataCache, sharedFile } from '../service-worker/rules.ts'

/** A file that another app, or a form on another site, has left here: 'missing' if none arrived, 'unreadable' if this phone can't look. */
export type SharedFile = 'answers' | 'questions' | 'missing' | 'unreadable'

/** The file that was shared with this page, and a function to forget it; undefined while nothing was or is known. */
export function useSharedFile(): { shared: SharedFile | undefined; forgetShared: () => void } {
  const isShared = useSearch() === sharedFileQuery
  const [path, navigate] = useLocation()
  const [shared, setShared] = useState<SharedFile>()
  useEffect(() => {
    if (!isShared) return
    navigate(path, { replace: true })
    void findSharedFile().then(setShared, () => setShared('unreadable'))
  }, [isShared, path, navigate])
  return { shared, forgetShared: () => setShared(undefined) }
}

async function findSharedFile(): Promise<SharedFile> {
  const file = await readSharedFile()
  if (file === undefined) return 'missing'
  const beginning = await file.slice(0, beginningOfQuestions.length).text()
  return beginning === beginningOfQuestions ? 'questions' : 'answers'
}

/** The file; undefined if there is none. */
export async function readSharedFile(): Promise<Blob | undefined> {
  const cache = await globalThis.caches?.open(dataCache)
  return (await cache?.match(sharedFile))?.blob()
}

/** Deletes that file. */
export async function dropSharedFile(): Promise<void> {
  const cache = await globalThis.caches?.open(dataCache)
  await cache?.delete(sharedFile)
}

/** Imports the file of answers that another app shared; undefined if there is none. Throws like `bringBack`. */
export async function takeSharedFile(userId: string): Promise<BroughtBack | undefined> {
  const file = await readSharedFile()
  if (file === undefined) return undefined
  const brought = await bringBack(userId, file)
  await dropSharedFile()
  return brought
}
