import { createHash } from 'node:crypto'
import { PictureAddress } from '@sabi/shared/content/picture'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { insertPicture, keepPictures, keepPicturesOfSources } from './pictures.queries.ts'
import { readPictures, type ReadPicture } from './read-picture.ts'
import { UnusablePicture } from './unusable-picture.ts'

const atOnce = 4

/** The address of a stored picture, or why it can't be used. */
export type TakenPicture = { imageUrl: string } | { unusable: string }

/**
 * Stores pictures that were sent, and gives the address of each. One that is here already, as it was sent or as it is stored, is not
 * encoded again: that would change it, and a question with a picture is known by the picture's address.
 */
export async function takeInPictures(database: Database, files: readonly Uint8Array[]): Promise<TakenPicture[]> {
  const sources = files.map((bytes) => ({ bytes, hash: createHash('sha256').update(bytes).digest() }))
  const known = await keepPicturesOfSources(
    database,
    sources.map(({ hash }) => hash),
  )
  const stored = await keepPictures(
    database,
    sources.flatMap(({ hash }) => addressesOf(hash)),
  )
  const taken = sources.map(({ hash }) => {
    const imageUrl = known.get(hash.toString('hex')) ?? addressesOf(hash).find((address) => stored.has(address))
    return imageUrl === undefined ? undefined : { imageUrl }
  })
  const unknown = sources.filter((_, place) => taken[place] === undefined)
  const read = (await readAll(unknown.map(({ bytes }) => bytes)))[Symbol.iterator]()
  const outcomes: TakenPicture[] = []
  for (const [place, { hash }] of sources.entries())
    outcomes.push(taken[place] ?? (await store(database, hash, read.next().value)))
  return outcomes
}

/** In batches, because a separate process has a time limit. */
async function readAll(files: readonly Uint8Array[]): Promise<ReadPicture[]> {
  const read: ReadPicture[] = []
  for (let start = 0; start < files.length; start += atOnce)
    read.push(...(await readSome(files.slice(start, start + atOnce))))
  return read
}

/** If a batch exceeds a limit, its pictures are read one at a time, so that a bad picture refuses only its own row. */
async function readSome(files: readonly Uint8Array[]): Promise<ReadPicture[]> {
  try {
    return await readPictures(files)
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error
    if (files.length === 1) return [{ unusable: error.message }]
    const read: ReadPicture[] = []
    for (const file of files) read.push(...(await readSome([file])))
    return read
  }
}

async function store(database: Database, sourceHash: Buffer, read: ReadPicture | undefined): Promise<TakenPicture> {
  if (read === undefined) throw new Error('A picture was not read')
  if ('unusable' in read) return read
  const { type, bytes } = read
  const address = addressOf(createHash('sha256').update(bytes).digest(), type)
  await insertPicture(database, { address, bytes, sourceHash })
  return { imageUrl: address }
}

function addressesOf(hash: Buffer): string[] {
  return [addressOf(hash, 'webp'), addressOf(hash, 'svg')]
}

function addressOf(hash: Buffer, type: 'webp' | 'svg'): string {
  return PictureAddress.parse(`/pictures/${hash.toString('hex').slice(0, 32)}.${type}`)
}

/** Stores a picture that an administrator uploads. Throws a 400 with the reason if it can't be used. */
export async function takeInPicture(database: Database, file: Uint8Array): Promise<string> {
  const [outcome] = await takeInPictures(database, [file])
  if (outcome === undefined) throw new Error('A picture was not read')
  if ('unusable' in outcome) throw new Refusal(400, outcome.unusable)
  return outcome.imageUrl
}

/** Throws a 400 unless the picture that a question is to show is here. */
export async function demandPicture(database: Database, imageUrl: string | null | undefined): Promise<void> {
  if (typeof imageUrl !== 'string' || (await keepPictures(database, [imageUrl])).size > 0) return
  const message = 'This picture is not on this site, or was deleted because no question showed it. Upload it again.'
  throw new Refusal(400, message, { fields: [{ path: 'body.imageUrl', message }] })
}
