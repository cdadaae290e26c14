import type { Question } from '@sabi/shared/content/question'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import { listCandidates, listContents, type Candidate } from './questions.queries.ts'

/** As many as a large bank; some 20 MB. */
const mostKept = 5000
/** Those of some forty filters; some 10 MB. */
const mostCandidates = 50_000

/**
 * Caches the candidates and contents of questions once requested, which is most of what a draw would read from the
 * database. The database confirms them each time, by the version of what is published and a hash for each question,
 * because it may have been restored, or failed over to a copy without the latest edit.
 */
export class QuestionMemory {
  readonly #known = new LRUCache<string, { hash: string; content: Question }>({ max: mostKept })
  readonly #candidates = new LRUCache<string, { version: string; list: readonly Candidate[] }>({
    maxSize: mostCandidates,
    sizeCalculation: ({ list }) => list.length + 1,
  })

  /** All questions that match, as `version` of what is published has them; null where that has no name yet. */
  async listCandidates(
    database: Database,
    filter: QuestionFilter,
    version: string | null,
  ): Promise<readonly Candidate[]> {
    const name = [filter.subject, filter.examType, filter.difficulty, filter.topicId].join('/')
    const known = this.#candidates.get(name)
    if (known !== undefined && known.version === version) return known.list
    const list = await listCandidates(database, filter)
    if (version !== null) this.#candidates.set(name, { version, list })
    return list
  }

  /** These versions in their order; a version that is not there is left out. */
  async listVersions(database: Database, wanted: readonly { id: string; version: number }[]): Promise<Question[]> {
    // The cache may be cleared before the reply arrives.
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
