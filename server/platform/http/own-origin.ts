import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * With BASE_URL, only its origin is ours, whatever host a request names. Without it, the requested host counts, but
 * only if it can't be a foreign name that points here.
 */
export function isOwnOrigin(origin: string, request: FastifyRequest, baseUrl: string | undefined): boolean {
  if (baseUrl !== undefined) return origin === new URL(baseUrl).origin
  if (origin !== `${request.protocol}://${request.host}`) return false
  const isOwn = isOfOwnNetwork(request.hostname)
  if (!isOwn) request.log.warn({ id: request.id, host: request.host }, 'browsers use a domain name: set BASE_URL')
  return isOwn
}

/** An address, or a name that nobody can register for the whole internet: `localhost`, `school-server`, `prep.local`. */
export function isOfOwnNetwork(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) !== 0 || /^[\w-]+(\.(local|localhost|lan|internal))?$/i.test(bare)
}
