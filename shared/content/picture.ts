import * as z from 'zod/mini'
import { withoutNul } from '../contract/parameters.ts'

/** Most bytes of a picture as it is stored and sent to phones. */
export const largestPicture = 60 * 1024
/** Most bytes of a picture as an administrator sends it: a photograph of a phone. */
export const largestPictureUpload = 10 * 1024 * 1024
/** Most pixels of such a file. Each takes four bytes while it is made smaller. */
export const mostPicturePixels = 25_000_000
/** Longest description of a picture. */
export const longestPictureWords = 1000

/** The address of a picture on this site. It contains a hash of the content, so that the content never changes. */
export const PictureAddress = z
  .string()
  .check(
    z.regex(
      /^\/pictures\/[\da-f]{32}\.(webp|svg)$/,
      'must be the address of a picture on this site. Send the picture to /api/admin/pictures to get one',
    ),
  )

/** The type of the picture at an address. */
export function typeOfPicture(address: string): 'image/webp' | 'image/svg+xml' {
  return address.endsWith('.svg') ? 'image/svg+xml' : 'image/webp'
}

/** All that a picture shows that the question needs, in words, for students who cannot see it. */
export const PictureWords = z.string().check(z.trim(), z.maxLength(longestPictureWords), withoutNul)
