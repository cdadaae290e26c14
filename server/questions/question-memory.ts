import { ShownQuestion, type Question } from '@sabi/shared/content/question'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import {
  findBankState,
  findMatching,
  listCandidates,
  listContents,
  type Candidate,
  type Matching,
} from './questions.queries.ts'

/** As many as a large bank; some 15 MB. */
const mostKept = 5000
/** Those of some forty filters; some 10 MB. */
const mostCandidates = 50_000
/** Up to here all matching questions are candidates; beyond, as many are found by index as a draw can use. */
const largestExactDraw = 5_000

/** What matches a filter, read from one state of the bank. */
export interface Stock extends Matching {
  /** Null if the bank has no state yet. */
  state: string | null
  /** All that match; null if they are too many to list. */
  candidates: readonly Candidate[] | null
}

/** A question as students get it, ready to be sent. */
interface KnownQuestion {
  version: number
  hash: string
  json: string
  /** The last state of the bank in which the database confirmed it. */
  state: string | null
}

/**
 * Caches what draws need: the candidates of each filter, and each question as JSON. The database is asked each time for the state of
 * the bank, and nothing is used that was not confirmed in that very state, so a change counts at once in every process.
 */
export class QuestionMemory {
  readonly #questions = new LRUCache<string, KnownQuestion>({ max: mostKept })
  readonly #stocks = new LRUCache<string, Stock>({
    maxSize: mostCandidates,
    sizeCalculation: ({ candidates }) => (candidates?.length ?? 0) + 1,
  })

  /** What matches now. */
  async findStock(database: Database, filter: QuestionFilter): Promise<Stock> {
    const state = await findBankState(database)
    const known = state === null ? undefined : this.#stocks.get(nameOf(state, filter))
    if (known !== undefined) return known
    const stock = await readStock(database, filter)
    if (stock.state !== null) this.#stocks.set(nameOf(stock.state, filter), stock)
    return stock
  }

  /** These versions as JSON, in their order, as they are in this state or a later one; a version that is not there is left out. */
  async listJson(
    database: Database,
    wanted: readonly { id: string; version: number }[],
    state: string | null,
  ): Promise<string[]> {
    const before = new Map<string, KnownQuestion>()
    for (const { id, version } of wanted) {
      const known = this.#questions.get(id)
      if (known?.version === version) before.set(id, known)
    }
    const isConfirmed = ({ id }: { id: string }) => state !== null && before.get(id)?.state === state
    const confirmed = new Map(wanted.filter(isConfirmed).map(({ id }) => [id, before.get(id)?.json]))
    const believed = wanted
      .filter((version) => !isConfirmed(version))
      .map(({ id, version }) => ({ id, version, hash: before.get(id)?.hash ?? '' }))
    const read = believed.length === 0 ? [] : await listContents(database, believed)
    for (const { content, ...row } of read) {
      const json = content === null ? before.get(row.id)?.json : jsonOf(content)
      confirmed.set(row.id, json)
      if (json !== undefined) this.#questions.set(row.id, { ...row, json })
    }
    return wanted.flatMap(({ id }) => confirmed.get(id) ?? [])
  }
}

/** A standby has another state than its primary, and both are asked in turn. */
function nameOf(state: string, { subject, examType, difficulty, topicId }: QuestionFilter): string {
  return [state, subject, examType, difficulty, topicId].join('/')
}

/** In one snapshot of the database, so that the candidates are those of the state. */
async function readStock(database: Database, filter: QuestionFilter): Promise<Stock> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const state = await findBankState(snapshot)
      const matching = await findMatching(snapshot, filter)
      const candidates = matching.total <= largestExactDraw ? await listCandidates(snapshot, filter) : null
      return { ...matching, state, candidates }
    })
}

function jsonOf(content: Question): string {
  return JSON.stringify(ShownQuestion.parse(content))
}
