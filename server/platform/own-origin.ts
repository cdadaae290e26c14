import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * With BASE_URL its origin is ours and no other, whatever a request says of its host. Without it we go by the host that the
 * browser asked for, but only where it can't be a name of somebody else's that was made to lead here.
 */
export function isOwnOrigin(origin: string, request: FastifyRequest, baseUrl: string | undefined): boolean {
  if (baseUrl !== undefined) return origin === new URL(baseUrl).origin
  if (origin !== `${request.protocol}://${request.host}`) return false
  const isOwn = isOfOwnNetwork(request.hostname)
  if (!isOwn) request.log.warn({ id: request.id, host: request.host }, 'browsers use a domain name: set BASE_URL')
  return isOwn
}

/** An address, or a name that nobody can register for the whole internet: `localhost`, `school-server`, `prep.local`. */
function isOfOwnNetwork(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) !== 0 || /^[\w-]+(\.(local|localhost|lan|internal))?$/i.test(bare)
}
