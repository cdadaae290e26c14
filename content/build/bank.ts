import type { Bank } from '@sabi/shared/content/bank'
import type { Note } from '@sabi/shared/content/note'
import type { Question } from '@sabi/shared/content/question'
import { topicsOf, type Syllabus } from '@sabi/shared/content/syllabus'
import { shortHash } from './hash.ts'

/** Builds the bank for the server. Throws if a question names a topic that is not in the syllabus. */
export function bankOf({
  syllabus,
  notes,
  questions,
  version,
}: {
  syllabus: Syllabus
  notes: readonly Note[]
  questions: Question[]
  version: string
}): Bank {
  const topics = topicsOf(syllabus)
  const unitByTopic = new Map(topics.map(({ id, unit }) => [id, unit]))
  return {
    version,
    topics,
    notes: [...notes],
    questions: questions.map((question) => {
      const unit = unitByTopic.get(question.topicId)
      if (unit === undefined) throw new Error(`${question.id} names the topic ${question.topicId}, which is unknown`)
      return { ...question, unit, contentHash: shortHash(JSON.stringify(question)) }
    }),
  }
}
