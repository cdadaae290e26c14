import { rate, schoolRecall } from './ability.ts'
import { floorAfterMiss, newRecord, type TopicRecord } from './mastery.ts'
import type { Memory, SkillReview } from './memory.ts'
import { dueAt, remember, retrievability } from './memory.ts'

/** A review with its skill: the family of the question, or the question's id where it has none. */
export interface Review extends SkillReview {
  skill: string
  topicId: string
  /** True if the question came in a session of several topics, or in a paper. */
  isMixed?: boolean | undefined
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
  /** The record of each topic that was practised, by its id. */
  topics: ReadonlyMap<string, TopicRecord>
}

/** A learner in lists, as a reply holds it. */
export interface LearnerParts {
  data: SkillMemory[]
  topics: (TopicRecord & { topicId: string })[]
}

/** A skill that is still known after so many days is proof of mastery. */
const proofDays = 7
const dayMs = 24 * 60 * 60 * 1000

/** A student who has not answered anything. */
export const nobody: Learner = { skills: new Map(), topics: new Map() }

export function partsOf({ skills, topics }: Learner): LearnerParts {
  return { data: [...skills.values()], topics: [...topics].map(([topicId, rating]) => ({ topicId, ...rating })) }
}

export function learnerOf({ data, topics }: Readonly<LearnerParts>): Learner {
  return {
    skills: new Map(data.map((memory) => [memory.skill, memory])),
    topics: new Map(topics.map(({ topicId, ...record }) => [topicId, record])),
  }
}

/**
 * The learner after these reviews, in any order. A review that is not later than the latest of its skill is already counted, so that
 * reviews from the phone can be added to what the server knows.
 */
export function learn(learner: Learner, reviews: readonly Review[]): Learner {
  const skills = new Map(learner.skills)
  const topics = new Map(learner.topics)
  const askedByTopic = new Map<string, Map<string, Memory>>()
  // Only a miss looks at the whole topic, so that a single answer does not group thousands of skills.
  const askedIn = (topicId: string) => {
    const asked = askedByTopic.get(topicId) ?? memoriesIn(topicId, skills)
    askedByTopic.set(topicId, asked)
    return asked
  }
  for (const review of [...reviews].sort((one, other) => one.at - other.at)) {
    const { skill, topicId } = review
    const before = skills.get(skill) ?? null
    const memory = memoryAfter(before, review)
    if (memory === null) continue
    topics.set(topicId, recordAfter(topics.get(topicId), { review, before, askedIn }))
    const { stability, difficulty, at, isRight, timed, timedMs } = memory
    // One by one, here and in `recordAfter`: copying objects with `...` would take five times as long for a long log.
    const after = { stability, difficulty, at, isRight, timed, timedMs, skill, topicId }
    skills.set(skill, after)
    askedByTopic.get(topicId)?.set(skill, after)
  }
  return { skills, topics }
}

/** The memory of each skill after these reviews, in the order of time, as `learn` computes it: a draw needs nothing else, and it takes half of the time. */
export function memoriesOf(reviews: readonly (SkillReview & { skill: string })[]): ReadonlyMap<string, Memory> {
  const skills = new Map<string, Memory>()
  for (const review of reviews) {
    const memory = memoryAfter(skills.get(review.skill) ?? null, review)
    if (memory !== null) skills.set(review.skill, memory)
  }
  return skills
}

/** The memory after one more review; null if that changes nothing: it is already counted, or a guess, which says nothing. */
function memoryAfter(before: Memory | null, review: SkillReview): Memory | null {
  if (before !== null && review.at <= before.at) return null
  const memory = remember(before, review)
  return memory === before ? null : memory
}

/** The memories of the skills of a topic that were asked, by the skill's name. */
type AskedSkills = ReadonlyMap<string, Memory>

/** The record of a topic after one more answer; `before` is the memory of its skill, and `askedIn` finds those of all skills of a topic. */
function recordAfter(
  record: TopicRecord = newRecord,
  { review, before, askedIn }: { review: Review; before: Memory | null; askedIn: (topicId: string) => AskedSkills },
): TopicRecord {
  const { isRight, isWithHint, at, isMixed = false } = review
  const right = isRight ? 1 : 0
  const recall = before === null ? schoolRecall : retrievability(before, at)
  const { logits, answers } = rate(record.answers === 0 ? undefined : record, { isRight, isWithHint, recall })
  // A paper has no hints: a right answer with one says nothing of how the student would do there.
  if (isRight && isWithHint === true) return { ...record, logits, answers }
  const isProof = isRight && isMixed && before !== null && at - before.at >= proofDays * dayMs
  const [first, repeat] = before === null ? [1, 0] : [0, 1]
  return {
    logits,
    answers,
    firsts: record.firsts + first,
    firstsRight: record.firstsRight + first * right,
    repeats: record.repeats + repeat,
    repeatsRight: record.repeatsRight + repeat * right,
    recalled: record.recalled + repeat * recall,
    isProven: isRight && (record.isProven || isProof),
    floor: isRight ? record.floor : floorAfterMiss(record, [...askedIn(review.topicId).values()], at),
  }
}

function memoriesIn(topicId: string, skills: ReadonlyMap<string, SkillMemory>): Map<string, Memory> {
  const asked = new Map<string, Memory>()
  for (const memory of skills.values()) if (memory.topicId === topicId) asked.set(memory.skill, memory)
  return asked
}

/** The state of a skill: never asked, to be asked again after a wrong answer or after a right one, or not due yet. */
export type Standing = 'new' | 'again' | 'due' | 'resting'

/** The state of a skill at this time, in epoch milliseconds. */
export function standingOf(memory: Memory | undefined, now: number): Standing {
  if (memory === undefined) return 'new'
  if (dueAt(memory) > now) return 'resting'
  return memory.isRight ? 'due' : 'again'
}

/** How many of these skills are in each state, by the memory of those that were asked. */
export function countStandings(
  skills: Iterable<string>,
  memories: ReadonlyMap<string, Memory>,
  now: number,
): Record<Standing, number> {
  const counts = { new: 0, again: 0, due: 0, resting: 0 }
  for (const skill of new Set(skills)) counts[standingOf(memories.get(skill), now)]++
  return counts
}
