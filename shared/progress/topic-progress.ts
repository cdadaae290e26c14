import type { Topic } from '../subjects/calls.ts'
import type { TopicProgress } from './calls.ts'
import { percentage } from './percentage.ts'

const completedFrom = 90

const amberBelow = 30
const blueBelow = 70

/**
 * How much of a topic a student has completed: the percentage of its questions whose latest answer is correct, rounded. 0 for a topic
 * without questions; at most 100 for a topic that has lost questions since.
 */
export function topicPercentage(
  { questionsCorrect }: Pick<TopicProgress, 'questionsCorrect'>,
  { _count }: Pick<Topic, '_count'>,
): number {
  return Math.min(100, percentage(questionsCorrect, _count.questions))
}

/** A topic is completed at 90 per cent. */
export function isCompleted(percentage: number): boolean {
  return percentage >= completedFrom
}

/** The colour of a progress bar: amber below 30, blue below 70, green above. */
export function barTone(percentage: number): 'amber' | 'blue' | 'green' {
  if (percentage < amberBelow) return 'amber'
  return percentage < blueBelow ? 'blue' : 'green'
}

/** The mean progress of the topics in whole per cent; 0 without topics. */
export function overallPercentage(percentages: readonly number[]): number {
  if (percentages.length === 0) return 0
  return Math.round(percentages.reduce((sum, percentage) => sum + percentage, 0) / percentages.length)
}

/** The number of units in which the student has answered a question. Topics that are not listed don't count. */
export function countUnitsStarted(
  topics: readonly Pick<Topic, 'id' | 'unit' | 'subject'>[],
  progress: readonly Pick<TopicProgress, 'topicId' | 'questionsAttempted'>[],
): number {
  const started = new Set(
    progress.filter(({ questionsAttempted }) => questionsAttempted > 0).map(({ topicId }) => topicId),
  )
  return new Set(topics.filter(({ id }) => started.has(id)).map(({ subject, unit }) => `${subject} ${unit}`)).size
}
