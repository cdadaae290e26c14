import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { hashToken } from '../tokens.ts'

interface MetricsPage {
  token: string | undefined
  text: () => Promise<string>
}

/**
 * Serves `/metrics` to Prometheus if it sends the token. Without a token nobody may read it: a connection from this machine may come
 * from a proxy or a tunnel that adds no headers, and then from anywhere.
 */
export function mountMetrics(app: FastifyInstance, { token, text }: MetricsPage): void {
  app.get('/metrics', async (request, reply) => {
    if (token === undefined)
      throw new Refusal(403, 'To read the metrics, set METRICS_TOKEN and send it as a bearer token.')
    if (!hasToken(request, token)) throw new Refusal(403, "You don't have permission to see this.")
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
