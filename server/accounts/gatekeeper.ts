import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Gatekeeper, Viewer } from '../platform/serve.ts'
import { hashToken } from '../platform/tokens.ts'
import { findViewer, updateSessionUse } from './accounts.queries.ts'

export const sessionCookie = 'sabi_session'

const cookieLifetimeSeconds = 180 * 24 * 60 * 60
const useNotedAfterMs = 60 * 60 * 1000
const tokenForm = /^[\w-]{43}$/

/** Says who makes a request, by cookie or bearer token, and refuses forged requests from other sites. */
export function createGatekeeper({ database, settings }: Platform): Gatekeeper {
  const isSecure = settings.BASE_URL?.startsWith('https:') ?? false
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

  async function identify(request: FastifyRequest): Promise<Viewer | null> {
    const bearer = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
    const fromCookie = request.cookies[sessionCookie]
    refuseForgery(request, { hasCookie: bearer === undefined && fromCookie !== undefined, baseUrl: settings.BASE_URL })
    const token = bearer ?? fromCookie
    if (token === undefined || !tokenForm.test(token)) return null
    const tokenHash = hashToken(token)
    const found = await findViewer(database, tokenHash)
    if (found === null) return null
    if (Date.now() - found.lastUsedAt.getTime() > useNotedAfterMs) await updateSessionUse(database, tokenHash)
    return { user: found.user, tokenHash }
  }

  return {
    identify,
    context: (request: FastifyRequest, reply: FastifyReply) => ({
      address: request.ip,
      setSessionCookie: (token, { untilBrowserCloses }) => {
        reply.setCookie(
          sessionCookie,
          token,
          untilBrowserCloses ? cookie : { ...cookie, maxAge: cookieLifetimeSeconds },
        )
      },
      clearSessionCookie: () => {
        reply.clearCookie(sessionCookie, cookie)
      },
    }),
  }
}

/**
 * A call that changes something must come from our own pages: what the browser says of its origin must be ours, and with a
 * cookie it must say it. Callers without a browser use a bearer token.
 */
function refuseForgery(
  request: FastifyRequest,
  { hasCookie, baseUrl }: { hasCookie: boolean; baseUrl: string | undefined },
): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = origin === undefined ? site === 'same-origin' : isOwnOrigin(origin, request, baseUrl)
  const isForeign = origin === undefined ? site === 'cross-site' || site === 'same-site' : !isOwn
  if (isForeign || (hasCookie && !isOwn)) throw new Refusal(403, 'This request did not come from our own pages.')
}

function isOwnOrigin(origin: string, request: FastifyRequest, baseUrl: string | undefined): boolean {
  if (baseUrl !== undefined && origin === new URL(baseUrl).origin) return true
  return origin === `${request.protocol}://${request.host}`
}
