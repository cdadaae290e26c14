import { ProviderFailed, type Provider } from '../ai-provider/provider.ts'
import type { Share } from '../ai-provider/shares.ts'
import type { Database } from '../database/database.ts'
import { getTopicMaterial, listKnownQuestions } from './material.queries.ts'
import { solvedAlike } from './solve.ts'
import type { Job, Stock } from './stock.ts'
import type { VariantsApart } from './variants-apart.ts'
import { readEach, WrittenItem, WrittenItems } from './written-item.ts'
import { promptToWrite } from './writing-prompts.ts'

const largestBatch = 10
/** Minimum number of questions requested per topic, so that a note is not sent for a single question. */
const fewestOfTopic = 5
/** Maximum number of attempts to fill a batch. */
const rounds = 3
const topicsAtOnce = 3
const maximumTokens = 6_000

export interface Writers {
  database: Database
  variants: VariantsApart
  provider: Provider
}

interface Commission {
  job: Job
  stock: Stock
  /** The topics to write on, the most needed first. */
  topicIds: readonly string[]
  count: number
  signal: AbortSignal
}

/** The number of questions added, and whose share of the AI is used up, if any. */
export interface WrittenCount {
  added: number
  spent: Share | undefined
}

/**
 * Has a provider write questions, and adds those that pass every check to the stock as they arrive. Adds none if the provider
 * fails, and fewer than asked if the time runs out or too many are rejected. Returns the number added, and whose share of the AI is
 * used up, if any.
 */
export async function writeQuestions(writers: Writers, commission: Commission): Promise<WrittenCount> {
  const queue = sharesOf(commission)
  const desk = new Desk(writers, commission)
  const work = async () => {
    for (let share = queue.shift(); share !== undefined; share = queue.shift()) await desk.writeOn(share)
  }
  await Promise.all(Array.from({ length: topicsAtOnce }, work))
  return { added: desk.added, spent: desk.spent }
}

interface TopicShare {
  topicId: string
  count: number
}

function sharesOf({ topicIds, count }: Commission): TopicShare[] {
  const share = Math.max(fewestOfTopic, Math.ceil(count / topicIds.length))
  return topicIds.flatMap((topicId, index) => {
    const left = Math.min(share, count - index * share)
    return left > 0 ? [{ topicId, count: left }] : []
  })
}

/** Writes, judges, solves and saves the questions of one request. */
class Desk {
  added = 0
  spent: Share | undefined
  readonly #writers: Writers
  readonly #commission: Commission
  #isClosed = false

  constructor(writers: Writers, commission: Commission) {
    this.#writers = writers
    this.#commission = commission
  }

  async writeOn({ topicId, count }: TopicShare): Promise<void> {
    let left = count
    while (left > 0 && this.#isOpen) {
      const batch = Math.min(left, largestBatch)
      const added = await this.#fill(topicId, batch)
      // A provider that fills none in all rounds has nothing to say on this topic.
      if (added === 0) return
      left -= batch
    }
  }

  get #isOpen(): boolean {
    const { signal, stock } = this.#commission
    return !this.#isClosed && !signal.aborted && stock.missing > 0
  }

  /** Requests replacements for rejected questions. */
  async #fill(topicId: string, count: number): Promise<number> {
    let added = 0
    for (let round = 0; round < rounds && added < count && this.#isOpen; round++)
      added += await this.#tryRound(topicId, count - added)
    this.added += added
    return added
  }

  async #tryRound(topicId: string, count: number): Promise<number> {
    try {
      return await this.#writeRound(topicId, count)
    } catch (error) {
      // After an unreadable reply the next one may be fine. After any other failure, stop and keep the questions made so far.
      if (!(error instanceof ProviderFailed && error.fault === 'unreadable')) this.#isClosed = true
      if (error instanceof ProviderFailed) this.spent ??= error.share
      const isExpected = error instanceof ProviderFailed || this.#commission.signal.aborted
      if (!isExpected) process.emitWarning(error instanceof Error ? error : String(error))
      return 0
    }
  }

  async #writeRound(topicId: string, count: number): Promise<number> {
    const { database, variants, provider } = this.#writers
    const { job, stock, signal } = this.#commission
    const { subject, examType } = job.wish
    const topic = await getTopicMaterial(database, topicId)
    const known = await listKnownQuestions(database, { topicId, userId: job.userId })
    const { questions } = await provider.answer({
      purpose: 'question',
      payer: job,
      messages: promptToWrite(topic, { examType, count, known }),
      maximumTokens,
      signal,
      name: 'questions',
      schema: WrittenItems,
    })
    const items = readEach(WrittenItem, questions).slice(0, largestBatch)
    const fit = await variants.judge({ subject, examType, topicId, items, known })
    return stock.add(await solvedAlike(provider, fit.slice(0, count), { payer: job, signal }))
  }
}
