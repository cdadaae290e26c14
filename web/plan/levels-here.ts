import type { SkillMemory } from '@sabi/shared/plan/learner'
import type { Level } from '@sabi/shared/plan/levels'
import { levelOf } from '@sabi/shared/plan/mastery'
import { learnerHere } from './learner-here.ts'

/** The level of every topic that the student has practised, by its id. */
export async function levelsHere(userId: string): Promise<ReadonlyMap<string, Level>> {
  const { skills, topics } = (await learnerHere(userId)).learner
  const asked = new Map<string, SkillMemory[]>([...topics.keys()].map((id) => [id, []]))
  for (const memory of skills.values()) asked.get(memory.topicId)?.push(memory)
  const now = Date.now()
  return new Map([...topics].map(([id, record]) => [id, levelOf(record, asked.get(id) ?? [], now)]))
}
