import * as z from 'zod/mini'

/** A file that a call gives in place of JSON. */
export const DownloadedFile = z.object({
  name: z.string(),
  /** Media type: 'application/zip'. */
  type: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBufferLike>),
})
export type DownloadedFile = z.output<typeof DownloadedFile>
