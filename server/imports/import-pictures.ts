import { identityOf } from '@sabi/content/exchange/identity'
import type { ImportedQuestion } from '@sabi/content/exchange/imported-question'
import { UnreadableFile, type ReasonCode, type RefusedRow } from '@sabi/content/exchange/raw'
import type { Database } from '../database/database.ts'
import { keepPictures } from '../questions/pictures/pictures.queries.ts'
import { takeInPictures, type TakenPicture } from '../questions/pictures/take-in-pictures.ts'
import { UnusablePicture } from '../questions/pictures/unusable-picture.ts'

interface Rows {
  accepted: ImportedQuestion[]
  refused: RefusedRow[]
}

/**
 * Stores the pictures of questions from a file, also in a dry run, which shows them: they go after a day if nothing is published.
 * Refuses questions whose picture can't be used or is not here. Throws UnreadableFile if the pictures take too long to read.
 */
export async function takeInPicturesOf<Ready extends Rows>(database: Database, ready: Ready): Promise<Ready> {
  if (ready.accepted.every(({ imageUrl }) => imageUrl === null)) return ready
  const urls = new Set(ready.accepted.flatMap(({ imageUrl }) => imageUrl ?? []))
  const files = [...urls].filter((url) => url.startsWith('data:'))
  const taken = await takeInFiles(database, files)
  const here = await keepPictures(database, [...urls])
  const pictureOf = (url: string): TakenPicture | undefined =>
    taken.get(url) ?? (here.has(url) ? { imageUrl: url } : undefined)
  const known = new Set<string>()
  const rows: Rows = { accepted: [], refused: [...ready.refused] }
  for (const question of ready.accepted) {
    const { place, imageUrl } = question
    const refuse = (reason: ReasonCode, detail: string) =>
      rows.refused.push({ place, reason, detail: detail.slice(0, 120) })
    const picture = imageUrl === null ? { imageUrl } : pictureOf(imageUrl)
    if (picture === undefined) refuse('picture-unknown', imageUrl ?? '')
    else if ('unusable' in picture) refuse('picture-unusable', picture.unusable)
    else {
      const stored = { ...question, ...picture }
      const identity = identityOf(stored)
      // The same picture may be in the file in two forms.
      if (known.has(identity)) refuse('duplicate-in-file', question.text)
      else rows.accepted.push(stored)
      known.add(identity)
    }
  }
  return { ...ready, ...rows }
}

async function takeInFiles(database: Database, urls: readonly string[]): Promise<Map<string, TakenPicture>> {
  const files = urls.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  try {
    const taken = await takeInPictures(database, files)
    return new Map(taken.map((picture, place) => [urls[place] ?? '', picture]))
  } catch (error) {
    throw error instanceof UnusablePicture ? new UnreadableFile(`Pictures: ${error.message}`) : error
  }
}
