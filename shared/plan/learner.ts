import type { Rating } from '../flags/elo.ts'
import { rate, schoolRecall } from './ability.ts'
import type { Memory, SkillReview } from './memory.ts'
import { dueAt, remember, retrievability } from './memory.ts'

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

/** A student as their answers show them. */
export interface Learner {
  /** The memory of every skill that was reviewed, by the skill's name. */
  skills: ReadonlyMap<string, SkillMemory>
  /** How able the student is in each topic that was practised, by its id. */
  topics: ReadonlyMap<string, Rating>
}

/** A learner in lists, as a reply holds it. */
export interface LearnerParts {
  data: SkillMemory[]
  topics: (Rating & { topicId: string })[]
}

/** A student who has not answered anything. */
export const nobody: Learner = { skills: new Map(), topics: new Map() }

export function partsOf({ skills, topics }: Learner): LearnerParts {
  return { data: [...skills.values()], topics: [...topics].map(([topicId, rating]) => ({ topicId, ...rating })) }
}

export function learnerOf({ data, topics }: Readonly<LearnerParts>): Learner {
  return {
    skills: new Map(data.map((memory) => [memory.skill, memory])),
    topics: new Map(topics.map(({ topicId, logits, answers }) => [topicId, { logits, answers }])),
  }
}

/**
 * The learner after these reviews, in any order. A review that is not later than the latest of its skill is already counted, so that
 * reviews from the phone can be added to what the server knows.
 */
export function learn(learner: Learner, reviews: readonly Review[]): Learner {
  const skills = new Map(learner.skills)
  const topics = new Map(learner.topics)
  for (const review of [...reviews].sort((one, other) => one.at - other.at)) {
    const { skill, topicId, isRight, at } = review
    const before = skills.get(skill) ?? null
    if (before !== null && at <= before.at) continue
    const memory = remember(before, review)
    // A guess says nothing.
    if (memory === null || memory === before) continue
    const recall = before === null ? schoolRecall : retrievability(before, at)
    topics.set(topicId, rate(topics.get(topicId), { isRight, recall }))
    skills.set(skill, { ...memory, skill, topicId })
  }
  return { skills, topics }
}

/** The state of a skill: never asked, to be asked again after a wrong answer or after a right one, or not due yet. */
export type Standing = 'new' | 'again' | 'due' | 'resting'

/** The state of a skill at this time, in epoch milliseconds. */
export function standingOf(memory: Memory | undefined, now: number): Standing {
  if (memory === undefined) return 'new'
  if (dueAt(memory) > now) return 'resting'
  return memory.isRight ? 'due' : 'again'
}
