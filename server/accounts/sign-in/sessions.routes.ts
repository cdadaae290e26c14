import { listDevices, signOutDevice, signOutOtherDevices } from '@sabi/shared/accounts/session-calls'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serve, type Route } from '../../platform/calls/serve.ts'
import { deleteOtherSessions, deleteSession, listSessions } from './sessions.queries.ts'
import { clearSessionCookie } from './sessions.ts'

/** The devices on which one is signed in, and signing them out. */
export function sessionRoutes({ database }: Platform): Route[] {
  return [
    serve(listDevices, async (_, { viewer }) => ({
      data: (await listSessions(database, viewer.user.id)).map((session) => ({
        id: session.id,
        device: session.device,
        signedInAt: session.created_at.toISOString(),
        lastUsedAt: session.last_used_at.toISOString(),
        isCurrent: session.id === viewer.sessionId,
        isShared: session.is_shared,
      })),
    })),

    serve(signOutDevice, async ({ params: { id } }, { viewer, cookies }) => {
      if (!(await deleteSession(database, { id, userId: viewer.user.id }))) throw new Refusal(404, 'Not found.')
      if (id === viewer.sessionId) clearSessionCookie(cookies, viewer)
      return {}
    }),

    serve(signOutOtherDevices, async (_, { viewer }) => ({
      ended: await deleteOtherSessions(database, { userId: viewer.user.id, keptId: viewer.sessionId }),
    })),
  ]
}
