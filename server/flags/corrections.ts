import type { CorrectionSummary, PublicCorrection } from '@sabi/shared/flags/correction-calls'
import type { Database } from '../database/database.ts'
import { countAnswers, listLatestCorrections, summariseCorrections } from './corrections.queries.ts'

const many = 100_000
const anHour = 60 * 60 * 1000

/** Public facts about corrections. The answers in a large log are counted at most once an hour. */
export function correctionsOf(database: Database) {
  let answers = 0
  let countedAt = 0
  return async (): Promise<{ data: PublicCorrection[]; summary: CorrectionSummary }> => {
    if (answers < many || Date.now() - countedAt > anHour) {
      answers = await countAnswers(database)
      countedAt = Date.now()
    }
    const { questions, ...counts } = await summariseCorrections(database)
    const keysPerTenThousand = answers === 0 ? null : (questions / answers) * 10_000
    return { data: await listLatestCorrections(database), summary: { ...counts, answers, keysPerTenThousand } }
  }
}
