import type { Question } from '@sabi/shared/content/question'
import type { Database } from '../platform/database.ts'
import { endGeneration, keepAlive, saveGenerated, type Wish } from './generations.queries.ts'
import { getHistory } from './history.queries.ts'
import type { VariantsApart } from './variants-apart.ts'

const batchSize = 10
const pulseMs = 5_000
/** The whole of a generation. */
export const longestMs = 60_000

export const failed = 'Failed to generate questions. Please try again.'

/** What a generation is made with. */
export interface Makers {
  database: Database
  variants: VariantsApart
}

export interface Job {
  id: string
  userId: string
  wish: Wish
}

/** Makes the questions of a generation that has begun, ends it, and gives how many there are. What was made stays, whatever happens. */
export async function makeQuestions(makers: Makers, job: Job): Promise<number> {
  const { database } = makers
  const over = new AbortController()
  const tell = () => keepAlive(database, job.id).then((runs) => !runs && over.abort())
  // A pulse that cannot be told is told again; when it stays silent the generation counts as failed.
  const pulse = setInterval(() => void tell().catch(() => undefined), pulseMs)
  const stock = new Stock(makers, job)
  try {
    await fill(stock, makers, { job, signal: AbortSignal.any([over.signal, AbortSignal.timeout(longestMs)]) })
    await endGeneration(database, { id: job.id, ...outcomeOf(job.wish, stock.count) })
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
    await endGeneration(database, { id: job.id, state: 'failed', message: failed })
  } finally {
    clearInterval(pulse)
  }
  return stock.count
}

async function fill(stock: Stock, { database, variants }: Makers, { job }: { job: Job; signal: AbortSignal }) {
  const { userId, wish } = job
  const { givenIds, ...history } = await getHistory(database, { userId, subject: wish.subject })
  const { questions } = await variants.make({ ...wish, givenIds, history })
  await stock.add(questions)
}

/** What a generation has made so far. */
class Stock {
  count = 0
  isOpen = true
  readonly #database: Database
  readonly #job: Job

  constructor({ database }: Makers, job: Job) {
    this.#database = database
    this.#job = job
  }

  get missing(): number {
    return this.isOpen ? this.#job.wish.count - this.count : 0
  }

  /** Writes as many as are missing, batch by batch, so that the student sees them come; nothing once the generation was stopped. */
  async add(questions: readonly Question[]): Promise<void> {
    const wanted = questions.slice(0, this.missing)
    for (let start = 0; start < wanted.length && this.isOpen; start += batchSize) {
      const { id, userId } = this.#job
      const saved = await saveGenerated(this.#database, {
        id,
        userId,
        questions: wanted.slice(start, start + batchSize),
      })
      this.isOpen = saved !== null
      this.count += saved ?? 0
    }
  }
}

function outcomeOf(
  { count: wanted, topicIds }: Wish,
  count: number,
): { state: 'done' | 'failed'; message: string | null } {
  const place = topicIds.length > 0 ? 'these topics' : 'this exam'
  if (count === 0) return { state: 'failed', message: `There are no new questions left for ${place}.` }
  if (count === wanted) return { state: 'done', message: null }
  const made = count === 1 ? 'Only 1 new question' : `Only ${count} new questions`
  return { state: 'done', message: `${made} could be made for ${place}.` }
}
