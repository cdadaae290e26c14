import { answerOnce } from '../../platform/separate-process.ts'
import { rasterPicture } from './raster.ts'
import type { ReadPicture } from './read-picture.ts'
import { svgPicture } from './svg-picture.ts'
import { UnusablePicture } from './unusable-picture.ts'

const signatures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x52, 0x49, 0x46, 0x46],
]

// A separate process, started by read-picture.ts: it reads some pictures, one after the other.
answerOnce(async (pictures: readonly Uint8Array[]) => {
  const read: ReadPicture[] = []
  for (const bytes of pictures) read.push(await outcomeOf(bytes))
  return read
})

async function outcomeOf(bytes: Uint8Array): Promise<ReadPicture> {
  try {
    if (signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte)))
      return { type: 'webp', bytes: await rasterPicture(bytes) }
    return { type: 'svg', bytes: new TextEncoder().encode(svgPicture(textOf(bytes))) }
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.message }
    throw error
  }
}

/** The text of a file that seems to be an SVG. */
function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (!/^\s*</.test(text) || !/<(\w+:)?svg[\s>]/.test(text))
    throw new UnusablePicture('A picture must be a PNG, JPEG, WebP or SVG file.')
  return text
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnusablePicture('A picture must be a PNG, JPEG, WebP or SVG file. An SVG must be in UTF-8.')
  }
}
