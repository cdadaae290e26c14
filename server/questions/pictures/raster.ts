import { largestPicture, mostPicturePixels } from '@sabi/shared/content/picture'
import sharp from 'sharp'
import { UnusablePicture } from './unusable-picture.ts'

const widest = 1200
/** Drawings are sharpest and often smallest without loss; photographs lose detail first, then size. */
const tries = [
  { side: widest, lossless: true },
  ...[widest, 900, 640].flatMap((side) => [80, 65, 50].map((quality) => ({ side, quality }))),
]
const decodeSeconds = 10

// Of the formats that the library knows only these are ever decoded.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)

/**
 * A PNG, JPEG or WebP as a WebP of at most `largestPicture` bytes, upright, on white, without anything but its pixels. Throws
 * UnusablePicture if it is damaged, has too many pixels, or would be too large.
 */
export async function rasterPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const pixels = await decoded(bytes)
  for (const { side, ...options } of tries) {
    const small = sharp(pixels.data, { raw: pixels.info }).resize(inside(side))
    const webp = await small.webp(options).toBuffer()
    if (webp.byteLength <= largestPicture) return webp
  }
  throw new UnusablePicture(
    `This picture can't be made smaller than ${largestPicture / 1024} KB. Cut off what is not needed, or draw it with fewer details.`,
  )
}

/** The library refuses too many pixels by the header of the file, because a small file can have billions. */
async function decoded(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPicturePixels, failOn: 'error', autoOrient: true })
      .timeout({ seconds: decodeSeconds })
      .resize(inside(widest))
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    const most = `${mostPicturePixels / 1_000_000} million`
    throw new UnusablePicture(
      /pixel limit/i.test(String(error))
        ? `This picture has more than ${most} pixels. Make it smaller first.`
        : 'This picture is damaged and cannot be read.',
    )
  }
}

function inside(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
}
