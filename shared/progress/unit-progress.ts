import type { Topic } from '../subjects/calls.ts'
import type { TopicProgress } from './calls.ts'
import { isCompleted, topicPercentage } from './topic-progress.ts'
import { percentage } from './percentage.ts'

export interface UnitProgress {
  unit: number
  title: string
  topics: Topic[]
  questions: number
  attempted: number
  /** Percentage of the unit's questions whose latest answer is correct, rounded. */
  percentage: number
}

type Progress = readonly TopicProgress[]

/** The units of a subject's topics with a student's progress, in syllabus order. */
export function unitsOf(topics: readonly Topic[], progress: Progress): UnitProgress[] {
  const topicsByUnit = new Map<number, Topic[]>()
  for (const topic of topics) topicsByUnit.set(topic.unit, [...(topicsByUnit.get(topic.unit) ?? []), topic])
  return [...topicsByUnit.values()]
    .map((ofUnit) => unitOf(ofUnit, progress))
    .sort((one, other) => one.unit - other.unit)
}

/** Sorts units by need: those in progress from the weakest, then new ones, then completed ones. */
export function byNeed(units: readonly UnitProgress[]): UnitProgress[] {
  return [...units].sort((one, other) => needOf(one) - needOf(other) || one.percentage - other.percentage)
}

/**
 * The topic to practise next: the least completed one of the weakest unit in progress, otherwise the first new one of the syllabus.
 * Skips topics without questions. Null if all others are completed.
 */
export function nextTopic(units: readonly UnitProgress[], progress: Progress): Topic | null {
  const byTopic = correctByTopic(progress)
  const percentageOf = (topic: Topic) => topicPercentage({ questionsCorrect: byTopic.get(topic.id) ?? 0 }, topic)
  for (const { topics } of byNeed(units)) {
    const open = topics.filter((topic) => topic._count.questions > 0 && !isCompleted(percentageOf(topic)))
    const [weakest] = open.sort((one, other) => percentageOf(one) - percentageOf(other))
    if (weakest !== undefined) return weakest
  }
  return null
}

function unitOf(topics: Topic[], progress: Progress): UnitProgress {
  const ids = new Set(topics.map(({ id }) => id))
  const ofUnit = progress.filter(({ topicId }) => ids.has(topicId))
  const questions = sum(topics.map(({ _count }) => _count.questions))
  const attempted = sum(ofUnit.map(({ questionsAttempted }) => questionsAttempted))
  return {
    unit: topics[0]?.unit ?? 0,
    title: topics[0]?.category ?? '',
    topics,
    questions,
    attempted,
    percentage: Math.min(100, percentage(sum(ofUnit.map(({ questionsCorrect }) => questionsCorrect)), questions)),
  }
}

function needOf({ attempted, percentage: completed }: UnitProgress): number {
  if (attempted === 0) return 1
  return isCompleted(completed) ? 2 : 0
}

function correctByTopic(progress: Progress): ReadonlyMap<string, number> {
  return new Map(progress.map(({ topicId, questionsCorrect }) => [topicId, questionsCorrect]))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
