import { FSRSAlgorithm, type Grade } from 'ts-fsrs'
import { paceSeconds } from '../practice/pace.ts'

/**
 * How well a student remembers a skill, in the terms of FSRS (Free Spaced Repetition Scheduler, version 6): the probability of recall
 * falls with the days since the last review, and a review raises or lowers the stability.
 */
export interface Memory {
  /** Days until the probability of recall has fallen from 100 % to 90 %. */
  stability: number
  /** From 1, easy, to 10. */
  difficulty: number
  /** The last review, in epoch milliseconds. */
  at: number
  /** True if the last review was right. */
  isRight: boolean
  /** Right answers whose time was measured, and that time in milliseconds: the student's own pace with this skill. */
  timed: number
  timedMs: number
}

/** The first answer to a question in a session. */
export interface SkillReview {
  isRight: boolean
  /** Epoch milliseconds. */
  at: number
  /** Time on the question in milliseconds; 0 if it was not measured. */
  durationMs: number
  /** True if a hint was open. */
  isWithHint?: boolean | undefined
}

/** An answer in less time is a guess, which says nothing about memory. */
const guessMs = 2000
/** The expected time is the exam's pace until the student's own answers outweigh it: it counts as this many of them. */
const paceWeight = 3
const slowFactor = 2
const fastFactor = 0.4
const again: Grade = 1
const hard: Grade = 2
const good: Grade = 3
const easy: Grade = 4
const dayMs = 24 * 60 * 60 * 1000

// Steps within a day are left out: a question is rarely asked twice on one day, and never again within minutes.
const algorithm = new FSRSAlgorithm({ enable_fuzz: false, enable_short_term: false })

/** The memory after one more review; `null` before the first. A guess returns it unchanged. Reviews come in the order of time. */
export function remember(memory: Memory | null, review: SkillReview): Memory | null {
  const { isRight, at, durationMs, isWithHint } = review
  const isTimed = durationMs > 0
  if (isTimed && durationMs < guessMs) return memory
  const elapsedDays = memory === null ? 0 : daysSince(memory, at)
  const { stability, difficulty } = algorithm.next_state(memory, elapsedDays, gradeOf(memory, review))
  const { timed = 0, timedMs = 0 } = memory ?? {}
  // With a hint a student takes another time than alone.
  const counts = isRight && isTimed && isWithHint !== true
  return {
    stability,
    difficulty,
    at,
    isRight,
    timed: counts ? timed + 1 : timed,
    timedMs: counts ? timedMs + durationMs : timedMs,
  }
}

/** How long the student is expected to take for a question of this skill, in milliseconds. */
export function expectedMs(memory: Pick<Memory, 'timed' | 'timedMs'> | null): number {
  const { timed = 0, timedMs = 0 } = memory ?? {}
  return (paceWeight * paceSeconds * 1000 + timedMs) / (paceWeight + timed)
}

/** The probability, 0 to 1, that the skill is recalled at this time (epoch milliseconds). */
export function retrievability(memory: Pick<Memory, 'stability' | 'at'>, at: number): number {
  return algorithm.forgetting_curve(daysSince(memory, at), memory.stability)
}

/** When the probability of recall will have fallen to 90 %, in epoch milliseconds. */
export function dueAt({ stability, at }: Pick<Memory, 'stability' | 'at'>): number {
  return at + Math.round(stability * dayMs)
}

function gradeOf(memory: Memory | null, { isRight, durationMs, isWithHint }: SkillReview): Grade {
  if (!isRight) return again
  if (isWithHint === true) return hard
  if (durationMs === 0) return good
  const share = durationMs / expectedMs(memory)
  if (share > slowFactor) return hard
  return share <= fastFactor ? easy : good
}

function daysSince(memory: Pick<Memory, 'at'>, at: number): number {
  return Math.max(0, at - memory.at) / dayMs
}
