import * as z from 'zod/mini'
import { largestPictureUpload } from '../content/picture.ts'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { UploadedFile } from '../contract/upload.ts'

export const uploadPicture = call({
  method: 'POST',
  path: '/api/admin/pictures',
  access: 'admin',
  entrance: 'others',
  weight: 20,
  limits: { inAnHour: { times: 300, per: 'hour', of: 'account' } },
  summary:
    'Re-encodes a PNG, JPEG, WebP or SVG and stores it for questions. It is deleted after a day if no question shows it',
  body: z.object({ file: UploadedFile }),
  bodyLimit: largestPictureUpload,
  takesUpload: true,
  badInput: 'Send one picture as the field "file" of a form.',
  reply: success({
    /** The `imageUrl` of a question with this picture. */
    imageUrl: z.string(),
  }),
  status: 201,
})
