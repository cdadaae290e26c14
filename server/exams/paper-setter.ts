import { blueprintOf } from '@sabi/content/blueprint'
import { partsOf } from '@sabi/content/exams/english-parts'
import type { SubjectId } from '@sabi/shared/content/question'
import { drawPaper, isComplete } from '@sabi/shared/exams/draw'
import type { PaperOrder } from '@sabi/shared/exams/paper'
import { seededRandom } from '@sabi/shared/practice/random'
import { paperOf, type SessionPaper } from '@sabi/shared/practice/session'
import type { Database } from '../database/database.ts'
import { listQuestionsById } from '../questions/questions.queries.ts'
import { findBankVersion, listPaperCandidates, type PlacedCandidate } from './exams.queries.ts'

/** More than any phone holds, so that the paper of a seed is the same there; some 5 MB a subject. */
const mostCandidates = 20_000

/** Sets papers as phones do. The candidates of a subject are read once for each version of what is published. */
export class PaperSetter {
  readonly #known = new Map<SubjectId, { version: string; candidates: PlacedCandidate[] }>()

  /** The paper of this seed with the order of its options; null if there are too few questions for it. */
  async set(database: Database, order: PaperOrder, seed: string): Promise<SessionPaper | null> {
    const version = await findBankVersion(database)
    const candidates: PlacedCandidate[] = []
    for (const subject of order.subjects) candidates.push(...(await this.#candidatesOf(database, subject, version)))
    const unitByTopic = new Map(candidates.map(({ topicId, unit }) => [topicId, unit]))
    const drawn = drawPaper({
      order,
      candidates,
      unitOf: (topicId) => unitByTopic.get(topicId),
      blueprintOf,
      partsOf,
      seed,
    })
    if (drawn === null) return null
    const questions = await listQuestionsById(
      database,
      drawn.map(({ id }) => id),
    )
    if (questions.length < drawn.length || !questions.every(isComplete)) return null
    return paperOf(questions, seededRandom(seed))
  }

  async #candidatesOf(database: Database, subject: SubjectId, version: string | null): Promise<PlacedCandidate[]> {
    const known = this.#known.get(subject)
    if (known !== undefined && known.version === version) return known.candidates
    const candidates = await listPaperCandidates(database, { subject, limit: mostCandidates })
    if (version !== null) this.#known.set(subject, { version, candidates })
    return candidates
  }
}
