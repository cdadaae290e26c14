import type { Question } from '@sabi/shared/content/question'
import type { Database } from '../database/database.ts'
import { saveGenerated, type Wish } from './generations.queries.ts'

const batchSize = 10

export interface Job {
  id: string
  userId: string
  /** The network that the request came from. */
  network: string
  wish: Wish
}

/** The questions made so far in a generation. */
export class Stock {
  count = 0
  isOpen = true
  readonly #database: Database
  readonly #job: Job

  constructor(database: Database, job: Job) {
    this.#database = database
    this.#job = job
  }

  get missing(): number {
    return this.isOpen ? this.#job.wish.count - this.count : 0
  }

  /**
   * Saves as many questions as are missing, in batches, so that the student sees progress; none after the generation was stopped.
   * Returns how many of them are new to the student.
   */
  async add(questions: readonly Question[]): Promise<number> {
    const wanted = questions.slice(0, this.missing)
    let added = 0
    for (let start = 0; start < wanted.length && this.isOpen; start += batchSize) {
      const { id, userId } = this.#job
      const batch = wanted.slice(start, start + batchSize)
      const saved = await saveGenerated(this.#database, { id, userId, questions: batch })
      this.isOpen &&= saved !== null
      this.count += saved ?? 0
      added += saved ?? 0
    }
    return added
  }
}
