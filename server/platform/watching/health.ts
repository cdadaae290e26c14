import type { FastifyInstance } from 'fastify'
import { errorCode } from '@sabi/shared/errors/error-code'
import { shareWork } from '../share-work.ts'
import { waitAtMost } from '../wait-at-most.ts'

/** What the server needs before it can work. */
export interface Readiness {
  database: boolean
  migrations: boolean
  bank: boolean
}

/** A probe is not kept waiting by a database that stands still. */
const checkMs = 1_000
/** Out of disk or of memory; only to be read. */
const cannotSave = /^(53[12]00|25006)$/

/** `/healthz`: the process is alive, also while it migrates. `/readyz`: it can serve; says what is missing if not. */
export function mountHealth(
  app: FastifyInstance,
  { check, tryToSave }: { check: () => Promise<Readiness>; tryToSave: () => Promise<void> },
): void {
  const readiness = boundedCheck(check)
  let isSaving = true
  app.addHook('onError', async (_request, _reply, error) => {
    if (cannotSave.test(errorCode(error) ?? '')) isSaving = false
  })
  // After a failure only a successful write proves that there is room again.
  const proveSaving = shareWork(async () => {
    await tryToSave()
    isSaving = true
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const known = await readiness()
    if (known.database && !isSaving)
      await waitAtMost(
        checkMs,
        proveSaving().catch(() => undefined),
      )
    const state = { ...known, saving: known.database && isSaving }
    const isReady = Object.values(state).every(Boolean)
    const whatElse = state.migrations ? 'impaired' : 'starting'
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : whatElse, ...state })
  })
}

/** Asks once for all who ask at the same time; what is not known within a second counts as missing. */
function boundedCheck(check: () => Promise<Readiness>): () => Promise<Readiness> {
  const ask = shareWork(check)
  let hasMigrated = false
  return async () => {
    let known: Readiness = { database: false, migrations: hasMigrated, bank: false }
    const learn = async () => {
      known = await ask()
      hasMigrated = known.migrations
    }
    await waitAtMost(checkMs, learn())
    return known
  }
}
