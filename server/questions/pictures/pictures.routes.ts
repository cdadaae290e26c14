import { uploadPicture } from '@sabi/shared/subjects/picture-calls'
import { serve, type Route } from '../../platform/calls/serve.ts'
import { limitOfCall } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { takeInPicture } from './take-in-pictures.ts'

/** Pictures that administrators upload for their questions. */
export function pictureRoutes({ database, pool }: Platform): Route[] {
  const inAnHour = limitOfCall(pool, uploadPicture.limits.inAnHour, {
    name: 'pictures-in-an-hour',
    isOfAccounts: true,
    message: `You have uploaded ${uploadPicture.limits.inAnHour.times} pictures in an hour. Please continue later.`,
  })
  return [
    serve(uploadPicture, async ({ body: { file } }, { viewer }) => {
      const imageUrl = await inAnHour.spend(viewer.user.id, () => takeInPicture(database, file.bytes))
      return { imageUrl }
    }),
  ]
}
