import { levels, type Level } from './levels.ts'

/**
 * The level of a unit or a subject: the mean of the levels of its topics, rounded down. It is mastered only once all topics are, and
 * started with the first of them; new without topics.
 */
export function levelOfTopics(ofTopics: readonly Level[]): Level {
  const total = ofTopics.reduce((sum, level) => sum + levels.indexOf(level), 0)
  if (total === 0) return 'new'
  return levels[Math.max(1, Math.floor(total / ofTopics.length))] ?? 'new'
}
