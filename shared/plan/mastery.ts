import type { Rating } from '../flags/elo.ts'
import { levels, type Level } from './levels.ts'
import { retrievability, type Memory } from './memory.ts'

/** The sums of a student's answers in a topic. */
export interface TopicRecord extends Rating {
  /** Answers to skills that had never been asked, and how many of them were right. */
  firsts: number
  firstsRight: number
  /** Answers to skills that had been asked before, and how many of them were right. */
  repeats: number
  repeatsRight: number
  /** The sum of the probabilities of recall, 0 to 1 each, with which these came. */
  recalled: number
  /** True if, since the last wrong answer, a skill was still known after a week in a session of several topics or a paper. */
  isProven: boolean
  /** The level below which the last wrong answer did not move the topic. */
  floor: Level
}

/** A topic of which nothing was answered. */
export const newRecord: TopicRecord = {
  logits: 0,
  answers: 0,
  firsts: 0,
  firstsRight: 0,
  repeats: 0,
  repeatsRight: 0,
  recalled: 0,
  isProven: false,
  floor: 'new',
}

/** With fewer skills asked a topic is only started. */
const fewestAsked = 5
/** The share of a topic's asked skills whose last answer was right. */
const familiarFrom = 0.7
/** The same share, where each right answer counts with its probability of recall. */
const proficientFrom = 0.85

/**
 * The level of a topic at this time (epoch milliseconds), by the memories of those of its skills that were asked. It falls
 * as skills are forgotten, and by one level at most with a wrong answer.
 */
export function levelOf(record: TopicRecord | undefined, asked: readonly Memory[], at: number): Level {
  if (record === undefined || record.answers === 0) return 'new'
  return higher(record.floor, shownLevel(record, asked, at))
}

/** The level below which one more wrong answer at this time may not move the topic. */
export function floorAfterMiss(record: TopicRecord, asked: readonly Memory[], at: number): Level {
  const below = levels.indexOf(levelOf(record, asked, at)) - 1
  return levels[Math.max(0, below)] ?? 'new'
}

/** Returns whether a topic is familiar, or better: by how many of its skills were asked, and how many of these were right last. */
export function isFamiliar({ asked, known }: { asked: number; known: number }): boolean {
  return asked >= fewestAsked && known >= familiarFrom * asked
}

/** The level that follows from the skills, without the floor. */
function shownLevel({ isProven }: TopicRecord, asked: readonly Memory[], at: number): Level {
  const known = asked.filter(({ isRight }) => isRight)
  if (!isFamiliar({ asked: asked.length, known: known.length })) return 'started'
  const recalled = known.reduce((sum, memory) => sum + retrievability(memory, at), 0)
  if (recalled < proficientFrom * asked.length) return 'familiar'
  return isProven ? 'mastered' : 'proficient'
}

function higher(one: Level, other: Level): Level {
  return levels.indexOf(one) > levels.indexOf(other) ? one : other
}
