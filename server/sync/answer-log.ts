import type { Database } from '../database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { accountGone } from '../database/student-log.queries.ts'
import { retryConflicts } from '../database/transact.ts'
import { insertBatch, type Batch, type BatchOutcome } from './answer-log.queries.ts'
import { RowsOfNewcomers, type Sender } from './rows-of-newcomers.ts'

/** The answer log: the one place where what students did is written. */
export class AnswerLog {
  readonly #database: Database
  readonly #rowsOfNewcomers: RowsOfNewcomers

  constructor(platform: Platform) {
    this.#database = platform.database
    this.#rowsOfNewcomers = new RowsOfNewcomers(platform, tooManyOfNewcomers)
  }

  /** Writes a batch within the bounds of the account, of its network and of the site. Returns what became of each answer. */
  async take(batch: Batch, sender: Sender): Promise<SavedBatch['outcomes']> {
    const save = () => saveAnswers(this.#database, batch)
    if (batch.sessions.length + batch.answers.length === 0) return (await save()).outcomes
    return (await this.#rowsOfNewcomers.spend(sender, save, rowsOf)).outcomes
  }

  /** Saves an attempt that was only reported: it counts as a row within the bounds of the network and of the site. */
  async takeReport<Report>(sender: Sender, save: () => Promise<Report>): Promise<Report> {
    return this.#rowsOfNewcomers.spend(sender, save, () => 1)
  }
}

type SavedBatch = Pick<BatchOutcome, 'outcomes' | 'sessions'>

/** The rows that a batch wrote; anything sent again unchanged wrote none. */
function rowsOf({ outcomes, sessions }: SavedBatch): number {
  return sessions + outcomes.filter(({ outcome }) => outcome === 'saved').length
}

const tooManyOfNewcomers =
  'More answers came from new accounts than we can take today. They are safe on your phone, which will send the rest later.'
const tooMany =
  'More answers came from your account than we can take right now. They are safe on your phone, which will send the rest later.'

/**
 * Saves a batch; answers that another request was writing at that very moment are asked for again until they are seen. At the bound
 * of the account the whole batch is refused, unless all of it is there already.
 */
export async function saveAnswers(database: Database, batch: Batch): Promise<SavedBatch> {
  const settled: SavedBatch = { outcomes: [], sessions: 0 }
  let waiting = batch.answers
  let sessions = batch.sessions
  do {
    const missing = { ...batch, sessions, answers: waiting }
    const {
      hasAccount,
      waitMs,
      outcomes,
      sessions: written,
    } = await retryConflicts(() => insertBatch(database, missing))
    if (!hasAccount) throw accountGone()
    const isUnwritten = sessions.length > 0 || outcomes.some(({ outcome }) => outcome === 'again')
    if (waitMs > 0 && isUnwritten) throw new Refusal(429, tooMany, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    settled.sessions += written
    settled.outcomes.push(...outcomes.filter(({ outcome }) => outcome !== 'again'))
    const again = new Set(outcomes.filter(({ outcome }) => outcome === 'again').map(({ id }) => id))
    waiting = waiting.filter(({ id }) => again.has(id))
    sessions = []
  } while (waiting.length > 0)
  return settled
}
