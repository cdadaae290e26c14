import type { Question } from '@sabi/shared/content/question'
import { LRUCache } from 'lru-cache'
import type { Database } from '../platform/database.ts'
import { listContents } from './questions.queries.ts'

/** As many as a large bank; some 20 MB. */
const mostKept = 5000

/**
 * What questions say, once one was drawn: most of what a draw would read from the database. The database says each time by a hash
 * whether that still holds, for it may have been restored, or have failed over to a copy that lacks the latest edit.
 */
export class QuestionMemory {
  readonly #known = new LRUCache<string, { hash: string; content: Question }>({ max: mostKept })

  /** These versions in their order; a version that is not there is left out. */
  async listVersions(database: Database, wanted: readonly { id: string; version: number }[]): Promise<Question[]> {
    // What is known now may be forgotten until the reply comes.
    const known = new Map(wanted.map(({ id }) => [id, this.#known.get(id)]))
    const believed = wanted.map(({ id, version }) => ({ id, version, hash: known.get(id)?.hash ?? '' }))
    const contents = new Map<string, Question | undefined>()
    for (const { id, hash, content } of await listContents(database, believed)) {
      contents.set(id, content ?? known.get(id)?.content)
      if (content !== null) this.#known.set(id, { hash, content })
    }
    return wanted.flatMap(({ id }) => contents.get(id) ?? [])
  }
}
