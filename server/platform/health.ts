import type { FastifyInstance } from 'fastify'

/** What has to be there before the server can do its work. */
export interface Readiness {
  database: boolean
  migrations: boolean
  bank: boolean
}

/** `/healthz`: the process is alive, also while it migrates. `/readyz`: it can serve; says what is missing if not. */
export function mountHealth(app: FastifyInstance, check: () => Promise<Readiness>): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const readiness = await check()
    const isReady = Object.values(readiness).every(Boolean)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'starting', ...readiness })
  })
}
