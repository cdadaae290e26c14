import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { insertAudit, type Doer } from '../platform/audit.queries.ts'
import { reviseBank } from './revisions.queries.ts'

export interface Quarantine {
  questionId: string
  flagId: string
}

/**
 * Takes published questions out of practice until a person has looked at them, and notes which alarm did it. The caller holds the
 * lock of the bank.
 */
export async function quarantineQuestions(
  transaction: Database,
  quarantines: readonly Quarantine[],
  actor: Doer,
): Promise<void> {
  if (quarantines.length === 0) return
  const ids = quarantines.map(({ questionId }) => questionId)
  await sql`update questions set held = 'quarantined', is_published = false where id = any(${ids}::text[])`.execute(
    transaction,
  )
  await reviseBank(transaction, ids)
  for (const { questionId, flagId } of quarantines)
    await insertAudit(transaction, {
      action: 'question-quarantined',
      actor,
      details: { question: questionId, flag: flagId },
    })
}
