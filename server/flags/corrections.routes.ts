import { confirmNotices, listCorrections, listNotices } from '@sabi/shared/flags/correction-calls'
import type { Platform } from '../platform/platform.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { correctionsOf } from './corrections.ts'
import { hasNotices, listNoticesOf, saveSeen } from './notices.queries.ts'

/** Tells students and the public what happened to wrong questions: notices for students who answered or reported one, and the public list. */
export function correctionRoutes({ database }: Platform): Route[] {
  const findCorrections = correctionsOf(database)
  return [
    serve(listNotices, async (_, { viewer, reads }) => {
      const isAny = await hasNotices(reads, viewer.user.id)
      return { data: isAny ? await listNoticesOf(reads, viewer.user.id) : [] }
    }),

    serve(confirmNotices, async ({ body: { ids } }, { viewer }) => {
      await saveSeen(database, viewer.user.id, ids)
      return {}
    }),

    serve(listCorrections, findCorrections),
  ]
}
