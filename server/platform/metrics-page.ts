import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'
import { Refusal } from './refusal.ts'
import { hashToken } from './tokens.ts'

/** What proxies add: with any of them the caller is somewhere else, whoever holds the connection. */
const tracesOfProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

interface MetricsPage {
  token: string | undefined
  text: () => Promise<string>
}

/** `/metrics`, as Prometheus reads it: for who brings the token; without one only for this machine itself. */
export function mountMetrics(app: FastifyInstance, { token, text }: MetricsPage): void {
  app.get('/metrics', async (request, reply) => {
    const mayRead = token === undefined ? isThisMachine(request) : hasToken(request, token)
    if (!mayRead) throw new Refusal(403, "You don't have permission to see this.")
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await text())
  })
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  // Hashes have one length, and tell nothing of where two texts part.
  return timingSafeEqual(hashToken(given), hashToken(token))
}

function isThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (tracesOfProxies.some((name) => name in headers)) return false
  const address = networkOf(socket.remoteAddress ?? '')
  return address.startsWith('127.') ? isIP(address) === 4 : socket.remoteAddress === '::1'
}
