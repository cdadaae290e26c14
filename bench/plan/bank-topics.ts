import { readFileSync } from 'node:fs'
import { parseBank } from '../../shared/content/bank.ts'
import type { SubjectId } from '../../shared/content/question.ts'
import type { PlanTopic } from '../../shared/plan/today.ts'

/** The topics of the bank with their skills, in its order. */
export function readTopics(): PlanTopic[] {
  const { questions } = parseBank(readFileSync(new URL('../../content/dist/bank.json', import.meta.url), 'utf8'))
  const byId = new Map<string, { id: string; subject: SubjectId; unit: number; skills: Set<string> }>()
  for (const { topicId, subject, unit, family, id } of questions) {
    const topic = byId.get(topicId) ?? { id: topicId, subject, unit, skills: new Set() }
    topic.skills.add(family ?? id)
    byId.set(topicId, topic)
  }
  return [...byId.values()].map((topic) => ({ ...topic, skills: [...topic.skills] }))
}
