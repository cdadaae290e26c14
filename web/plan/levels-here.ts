import { getMemory } from '@sabi/shared/plan/calls'
import type { SkillMemory } from '@sabi/shared/plan/learner'
import type { Level } from '@sabi/shared/plan/levels'
import { levelOf } from '@sabi/shared/plan/mastery'
import { knownReply, queryClient } from '../platform/server/queries.ts'
import { learnerHere } from './learner-here.ts'
import { byOwnClock } from '../platform/time.ts'
import { memoryQuery } from './useMemory.ts'

/** The level of every topic that the student has practised, by its id. Waits for the server only where it has not told anything before. */
export async function levelsHere(userId: string): Promise<ReadonlyMap<string, Level>> {
  const told = queryClient.fetchQuery(memoryQuery(userId)).catch(() => undefined)
  if (knownReply(getMemory, byOwnClock(userId)) === undefined) await told
  const { skills, topics } = (await learnerHere(userId)).learner
  const asked = new Map<string, SkillMemory[]>([...topics.keys()].map((id) => [id, []]))
  for (const memory of skills.values()) asked.get(memory.topicId)?.push(memory)
  const now = Date.now()
  return new Map([...topics].map(([id, record]) => [id, levelOf(record, asked.get(id) ?? [], now)]))
}
