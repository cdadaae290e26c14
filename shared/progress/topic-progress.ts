import type { Topic } from '../subjects/calls.ts'
import type { TopicProgress } from './calls.ts'
import { percentage } from './percentage.ts'

export const completedFrom = 90

const amberBelow = 30
const blueBelow = 70

/**
 * How much of a topic a student has mastered: whole per cent of its questions whose latest answer is correct. A topic
 * without questions is at 0; one that lost questions since is at most at 100.
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

/** Colour of a progress bar: amber below 30, blue below 70, green from there. */
export function barTone(percentage: number): 'amber' | 'blue' | 'green' {
  if (percentage < amberBelow) return 'amber'
  return percentage < blueBelow ? 'blue' : 'green'
}

/** The mean of the topics' progress in whole per cent; 0 for no topics. */
export function overallPercentage(percentages: readonly number[]): number {
  if (percentages.length === 0) return 0
  return Math.round(percentages.reduce((sum, percentage) => sum + percentage, 0) / percentages.length)
}

/** How many units the student has answered a question of. Topics that are not in the list do not count. */
export function countUnitsStarted(
  topics: readonly Pick<Topic, 'id' | 'unit' | 'subject'>[],
  progress: readonly Pick<TopicProgress, 'topicId' | 'questionsAttempted'>[],
): number {
  const started = new Set(
    progress.filter(({ questionsAttempted }) => questionsAttempted > 0).map(({ topicId }) => topicId),
  )
  return new Set(topics.filter(({ id }) => started.has(id)).map(({ subject, unit }) => `${subject} ${unit}`)).size
}
