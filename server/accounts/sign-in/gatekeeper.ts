import type { FastifyReply, FastifyRequest } from 'fastify'
import { isInClass } from '../../classes/places.queries.ts'
import { readTurn, turnCookie, turnHeader, type Turn } from '@sabi/shared/learners/turn'
import { addLook, insertReach } from '../../platform/audit.queries.ts'
import type { Gatekeeper } from '../../platform/calls/call-runner.ts'
import { createNetworkMark } from '../../platform/http/network-mark.ts'
import { networkOf } from '../../platform/http/network.ts'
import { isOwnOrigin } from '../../platform/http/own-origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Cookies, Viewer } from '../../platform/calls/serve.ts'
import { withReads } from '../../database/standby.ts'
import { hashToken } from '../../platform/tokens.ts'
import { findViewer, updateSessionUse } from './sessions.queries.ts'
import { hasSessionCookie, tokenInTurn } from './sessions.ts'

const useNotedAfterMs = 60 * 60 * 1000
const tokenForm = /^[\w-]{43}$/

/**
 * Says who makes a request, by cookie or bearer token: on a phone with several learners the one whose turn it is, and never another. Refuses forged requests from other sites. */
export function createGatekeeper({ database, settings, standby }: Platform): Gatekeeper {
  const markOf = createNetworkMark(settings)
  const isSecure = settings.BASE_URL?.startsWith('https:') ?? false

  async function identify(request: FastifyRequest): Promise<Viewer | null> {
    const bearer = bearerOf(request)
    const hasCookie = bearer === undefined && hasSessionCookie(request.cookies)
    refuseForgery(request, { hasCookie, baseUrl: settings.BASE_URL })
    const turn = bearer === undefined ? turnOf(request) : null
    const token = bearer ?? tokenInTurn(request.cookies, turn)
    if (token === undefined || !tokenForm.test(token)) return null
    const tokenHash = hashToken(token)
    const found = await findViewer(database, tokenHash)
    if (found === null || (turn !== null && found.user.id !== turn.accountId)) return null
    const { lastUsedAt, ...viewer } = found
    if (Date.now() - lastUsedAt.getTime() > useNotedAfterMs)
      await updateSessionUse(database, { tokenHash, networkMark: markOf(networkOf(request.ip)) })
    return viewer
  }

  return {
    needsSecondFactor: settings.ADMIN_SECOND_FACTOR === 'required',
    identify,
    context: (request, reply) => ({
      network: networkOf(request.ip),
      networkMark: () => markOf(networkOf(request.ip)),
      userAgent: request.headers['user-agent'] ?? '',
      cookies: cookiesOf(request, reply, { isSecure }),
    }),
    withReads: (call, { request, cookies }, run) =>
      withReads({ database, standby }, { call, hasBearer: bearerOf(request) !== undefined, cookies }, run),
    isInClass: async (place) => isInClass(database, place),
    noteReach: async (reach) => insertReach(database, reach),
    noteLook: async (look) => addLook(database, look),
  }
}

/** Whose turn the request says it is; null on a phone with one learner. */
export function turnOf({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): Turn | null {
  const said = headers[turnHeader.toLowerCase()] ?? cookies[turnCookie]
  return typeof said === 'string' ? readTurn(said) : null
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1]
}

function cookiesOf(request: FastifyRequest, reply: FastifyReply, { isSecure }: { isSecure: boolean }): Cookies {
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    turn: turnOf(request),
    names: () => Object.keys(request.cookies),
    get: (name) => request.cookies[name],
    set(name, value, { maxAgeSeconds, isForScripts = false } = {}) {
      const age = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }
      void reply.setCookie(name, value, { ...flags, ...age, httpOnly: !isForScripts })
    },
    clear: (name) => void reply.clearCookie(name, flags),
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
