import * as z from 'zod/mini'

/** A file that came in a form: its name as the sender gave it, and its bytes. */
export const UploadedFile = z.object({
  name: z.string().check(z.maxLength(255)),
  bytes: z.instanceof(Uint8Array<ArrayBufferLike>),
})
export type UploadedFile = z.output<typeof UploadedFile>
