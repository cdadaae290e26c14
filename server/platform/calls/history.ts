import { historyHeader } from '@sabi/shared/contract/reply'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { findHistory } from './history.queries.ts'
import { waitAtMost } from '../wait-at-most.ts'

/** How long a database that was replaced under a running server may keep its old name. */
const keptMs = 30_000
/** How long the first replies wait for the name. */
const firstWaitMs = 1_000

/**
 * Adds the name of the data's history to every reply of a call. A new name tells phones that the database was restored
 * or replaced and may lack answers that they sent, so they compare at once instead of once a day.
 */
export function tellHistory(app: FastifyInstance, database: Database): void {
  let name: string | null = null
  let readAt = -Infinity
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    readAt = performance.now()
    // A database that is away, or doesn't tell, leaves what was known; without a name phones compare once a day.
    name = await findHistory(database).catch(() => name)
    reading = undefined
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    if (performance.now() - readAt > keptMs) reading ??= read()
    if (name === null && reading !== undefined) await waitAtMost(firstWaitMs, reading)
    if (name !== null) reply.header(historyHeader, name)
  })
}
