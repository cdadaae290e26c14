import { setImmediate } from 'node:timers/promises'
import { passagesOf } from '@sabi/shared/tutor/passages'
import { createTextbookSearch, type TextbookSearch } from '@sabi/shared/tutor/textbook-search'
import type { Database } from '../platform/database.ts'
import { findBankVersion, listExplainedQuestions, listTextbooks } from './textbook.queries.ts'

/** The search over the textbook, built when it is first asked for and again when another bank is published. */
export class ServedTextbook {
  readonly #database: Database
  #version: string | null = null
  #search: Promise<TextbookSearch> | undefined

  constructor(database: Database) {
    this.#database = database
  }

  /** Whoever asks while it is built waits for the same build. */
  async search(): Promise<TextbookSearch> {
    const version = await findBankVersion(this.#database)
    if (this.#search === undefined || version !== this.#version) {
      this.#version = version
      this.#search = this.#build()
      // A build that failed is tried again by the next who asks.
      this.#search.catch(() => (this.#search = undefined))
    }
    return this.#search
  }

  async #build(): Promise<TextbookSearch> {
    const [books, questions] = await Promise.all([
      listTextbooks(this.#database),
      listExplainedQuestions(this.#database),
    ])
    const passages = books.flatMap((book) =>
      passagesOf(
        book,
        questions.filter(({ subject }) => subject === book.subject),
      ),
    )
    return createTextbookSearch(passages, () => setImmediate())
  }
}
