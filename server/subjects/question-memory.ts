import type { Question } from '@sabi/shared/content/question'
import { LRUCache } from 'lru-cache'
import type { Database } from '../platform/database.ts'
import { listVersions } from './questions.queries.ts'

/** As many as a large bank; some 20 MB. */
const mostKept = 5000

/**
 * What questions say, once one was drawn: most of what a draw would read from the database. A version never changes
 * (`loadBank` refuses it), so nothing in here grows old, and no process needs what another one has.
 */
export class QuestionMemory {
  readonly #contents = new LRUCache<string, Question>({ max: mostKept })

  /** These versions in their order; a version that is not there is left out. */
  async listVersions(database: Database, wanted: readonly { id: string; version: number }[]): Promise<Question[]> {
    const missing = wanted.filter((one) => !this.#contents.has(keyOf(one)))
    const read = missing.length === 0 ? [] : await listVersions(database, missing)
    const contents = new Map(read.map((row) => [keyOf(row), row.content]))
    const questions = wanted.flatMap((one) => this.#contents.get(keyOf(one)) ?? contents.get(keyOf(one)) ?? [])
    for (const [key, content] of contents) this.#contents.set(key, content)
    return questions
  }
}

function keyOf({ id, version }: { id: string; version: number }): string {
  return `${id} ${version}`
}
