import type { Memory, SkillReview } from './memory.ts'
import { dueAt, remember } from './memory.ts'

/** A review with its skill: the family of the question, or the question's id where it has none. */
export interface Review extends SkillReview {
  skill: string
  topicId: string
}

/** The memory of a skill. */
export interface SkillMemory extends Memory {
  skill: string
  topicId: string
}

/** The memory of every skill that was reviewed, by the skill's name. */
export type Learner = ReadonlyMap<string, SkillMemory>

export function learnerOf(memories: readonly SkillMemory[]): Learner {
  return new Map(memories.map((memory) => [memory.skill, memory]))
}

/**
 * The learner after these reviews, in any order. A review that is not later than the latest of its skill is already counted, so that
 * reviews from the phone can be added to memories from the server.
 */
export function learn(learner: Learner, reviews: readonly Review[]): Learner {
  const learnt = new Map(learner)
  for (const review of [...reviews].sort((one, other) => one.at - other.at)) {
    const { skill, topicId } = review
    const before = learnt.get(skill) ?? null
    if (before !== null && review.at <= before.at) continue
    const memory = remember(before, review)
    if (memory !== null) learnt.set(skill, { ...memory, skill, topicId })
  }
  return learnt
}

/** The state of a skill: never asked, to be asked again after a wrong answer or after a right one, or not due yet. */
export type Standing = 'new' | 'again' | 'due' | 'resting'

/** The state of a skill at this time, in epoch milliseconds. */
export function standingOf(memory: Memory | undefined, now: number): Standing {
  if (memory === undefined) return 'new'
  if (dueAt(memory) > now) return 'resting'
  return memory.isRight ? 'due' : 'again'
}
