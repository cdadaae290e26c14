import { createHash } from 'node:crypto'
import { seededRandom } from '@sabi/shared/practice/random'
import { paperOf } from '@sabi/shared/practice/session'
import { ShownQuestion, type SubjectId } from '@sabi/shared/content/question'
import { seedOf, Trial, trialLength } from '@sabi/shared/trial/trial'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import { drawQuestions } from '../questions/draw.ts'
import { QuestionMemory, type Stock } from '../questions/question-memory.ts'
import { listTopics } from '../questions/topics.queries.ts'

/** Some 40 KB each. */
const mostKept = 300
const markLength = 10

/** The questions that visitors try. */
export interface WantedTrial {
  subject: SubjectId
  /** Null for questions of the whole subject. */
  topicId: string | null
  draw: string
}

/**
 * Draws trials: a pure function of the published questions, the subject or topic, and the draw. A trial that was drawn once is
 * kept until another version of the bank is published, which is asked of the database each time.
 */
export class Trials {
  readonly #memory = new QuestionMemory()
  readonly #kept = new LRUCache<string, { version: string; trial: Trial }>({ max: mostKept })

  /**
   * Returns null if there is no such topic in this subject, or no question in it. While the database is unreachable it
   * returns the last draw of the trial, or rejects.
   */
  async find(database: Database, wanted: WantedTrial): Promise<Trial | null> {
    const key = seedOf(wanted)
    const kept = this.#kept.get(key)
    try {
      const stock = await this.#memory.findStock(database, filterOf(wanted))
      if (kept !== undefined && kept.version === stock.version) return kept.trial
      const trial = await this.#draw(database, wanted, stock)
      if (trial !== null && stock.version !== null) this.#kept.set(key, { version: stock.version, trial })
      return trial
    } catch (error) {
      if (kept === undefined) throw error
      return kept.trial
    }
  }

  async #draw(database: Database, wanted: WantedTrial, stock: Stock): Promise<Trial | null> {
    const { subject, topicId, draw } = wanted
    const [topic] = topicId === null ? [] : await listTopics(database, { id: topicId })
    if (topicId !== null && topic?.subject !== subject) return null
    const random = seededRandom(seedOf(wanted))
    const drawn = await drawQuestions(database, {
      filter: filterOf(wanted),
      stock,
      limit: trialLength,
      memory: this.#memory,
      random,
    })
    const questions = drawn.map((json) => ShownQuestion.parse(JSON.parse(json)))
    if (questions.length === 0) return null
    return Trial.parse({
      subject,
      topic: topic === undefined ? null : { id: topic.id, title: topic.title },
      draw,
      mark: markOf(questions),
      questions: paperOf(questions, random),
    })
  }
}

function filterOf({ subject, topicId }: WantedTrial) {
  return { subject, examType: 'ALL', difficulty: 'ALL', topicId: topicId ?? 'ALL' } as const
}

function markOf(questions: readonly { id: string; version: number }[]): string {
  const names = questions.map(({ id, version }) => `${id}:${version}`).join(' ')
  return createHash('sha256').update(names).digest('hex').slice(0, markLength)
}
