import { setImmediate } from 'node:timers/promises'
import { passagesOf } from '@sabi/shared/tutor/passages'
import { createTextbookSearch, type TextbookSearch } from '@sabi/shared/tutor/textbook-search'
import type { Database } from '../database/database.ts'
import { findBankVersion, listExplainedQuestions, listTextbooks } from './textbook.queries.ts'

/** Longer than a standby may lag behind. */
const standbyMayLagMs = 10_000

/** The search index of the textbook, built on first use and again when another bank is published. */
export class ServedTextbook {
  readonly #database: Database
  #version: string | null = null
  #search: Promise<TextbookSearch> | undefined
  #builtAt = 0

  constructor(database: Database) {
    this.#database = database
  }

  /** Returns the index. Concurrent callers share one build. */
  async search(reads = this.#database): Promise<TextbookSearch> {
    const version = await findBankVersion(reads)
    if (this.#search === undefined || (version !== this.#version && !this.#isAhead(reads))) {
      this.#version = version
      this.#builtAt = Date.now()
      this.#search = this.#build(reads)
      // The next caller retries a failed build.
      this.#search.catch(() => (this.#search = undefined))
    }
    return this.#search
  }

  /** Returns true if a standby may not have the latest version yet. It must not trigger a rebuild of the previous one. */
  #isAhead(reads: Database): boolean {
    return reads !== this.#database && Date.now() - this.#builtAt < standbyMayLagMs
  }

  async #build(reads: Database): Promise<TextbookSearch> {
    const [books, questions] = await Promise.all([listTextbooks(reads), listExplainedQuestions(reads)])
    const passages = books.flatMap((book) =>
      passagesOf(
        book,
        questions.filter(({ subject }) => subject === book.subject),
      ),
    )
    return createTextbookSearch(passages, () => setImmediate())
  }
}
