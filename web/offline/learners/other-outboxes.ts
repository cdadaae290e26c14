import { currentUser } from '../../platform/server/session.ts'
import type { answerDelivery } from '../answers/answer-delivery.ts'
import { createOutbox } from '../answers/outbox.ts'
import { readLearners } from './learner-list.ts'

type Outbox = ReturnType<typeof createOutbox>

/** One for each account, because each waits and pauses by itself. */
const outboxByAccount = new Map<string, Outbox>()

/**
 * Sends what the other learners of this phone have not sent, each with their own session. What belongs to a learner whose session has
 * ended stays until they sign in again.
 */
export async function flushOthers(delivery: ReturnType<typeof answerDelivery>): Promise<void> {
  const ids = readLearners().flatMap(({ accountId }) => accountId ?? [])
  for (const accountId of ids.filter((id) => id !== currentUser()?.id)) {
    const outbox =
      outboxByAccount.get(accountId) ?? createOutbox({ ...delivery, owner: () => accountId, onChange() {} })
    outboxByAccount.set(accountId, outbox)
    await outbox.flush()
  }
}
