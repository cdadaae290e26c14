import { default_w, FSRSAlgorithm, type Grade } from 'ts-fsrs'
import type { Random } from '../../shared/practice/random.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The true knowledge of an invented student; no plan ever sees it. */
export interface TrueLearner {
  minutesADay: number
  daysToExam: number
  /** The probability that a day is skipped. */
  skips: number
  /** The probability of a right answer on the exam day, or at any other time. */
  chanceOf(skill: string, topicId: string, at: number): number
  /** Answers a question and reads its explanation. */
  answer(skill: string, topicId: string, at: number): { isRight: boolean; durationMs: number }
  /** By how much an answer at this time raises the probability of a right one on the exam day. */
  gainOf(skill: string, topicId: string, at: number, examAt: number): number
}

/** How invented students differ from the usual ones. */
export interface Deviation {
  /** How many times as fast everything is forgotten. */
  forgetting?: number
  /** Added to the share of days skipped. */
  skips?: number
  /** Added to the logits of every ability. */
  ability?: number
}

interface TrueMemory {
  stability: number
  difficulty: number
  at: number
}

const again: Grade = 1
const good: Grade = 3

/**
 * An invented student. The parameters of memory (FSRS), the ability in each topic and the knowledge from school vary between students. They guess one in four answers right and slip in one of twenty.
 */
export function inventLearner(random: Random, start: number, deviation: Deviation = {}): TrueLearner {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const between = (low: number, high: number) => low + random() * (high - low)
  const memoryFactor = Math.exp(0.4 * normal())
  const parameters = [...default_w]
  for (const place of [0, 1, 2, 3]) parameters[place] = Math.max(0.01, (parameters[place] ?? 1) * memoryFactor)
  for (const place of [8, 11]) parameters[place] = Math.max(0.05, (parameters[place] ?? 1) * Math.exp(0.15 * normal()))
  parameters[20] = Math.min(0.6, Math.max(0.1, (parameters[20] ?? 0.15) * Math.exp(0.25 * normal())))
  const algorithm = new FSRSAlgorithm({ w: parameters, enable_fuzz: false, enable_short_term: false })
  const logits = between(0.2, 2.4) + (deviation.ability ?? 0)
  const abilities = new Map<string, number>()
  const known = between(0.2, 0.7)
  const pace = between(0.7, 1.5)
  const memories = new Map<string, TrueMemory | null>()
  const abilityOf = (topicId: string) => {
    const ability = abilities.get(topicId) ?? 1 / (1 + Math.exp(-(logits + 0.7 * normal())))
    abilities.set(topicId, ability)
    return ability
  }
  const memoryOf = (skill: string) => {
    const memory = memories.get(skill)
    if (memory !== undefined) return memory
    const learnt =
      random() < known ? { stability: Math.exp(3.5 + normal()), difficulty: 5, at: start - 30 * dayMs } : null
    memories.set(skill, learnt)
    return learnt
  }
  /** Days by the clock of forgetting. */
  const daysBetween = (from: number, to: number) => ((deviation.forgetting ?? 1) * Math.max(0, to - from)) / dayMs
  const recallOf = (skill: string, at: number) => {
    const memory = memoryOf(skill)
    return memory === null ? 0 : algorithm.forgetting_curve(daysBetween(memory.at, at), memory.stability)
  }
  const nextOf = (memory: TrueMemory | null, grade: Grade, at: number) =>
    algorithm.next_state(memory, memory === null ? 0 : daysBetween(memory.at, at), grade)
  return {
    minutesADay: between(15, 40),
    daysToExam: Math.round(between(30, 150)),
    skips: Math.min(0.9, between(0, 0.4) + (deviation.skips ?? 0)),
    chanceOf: (skill, topicId, at) => 0.25 + 0.7 * abilityOf(topicId) * recallOf(skill, at),
    gainOf(skill, topicId, at, examAt) {
      const before = memoryOf(skill)
      const ability = abilityOf(topicId)
      const knows = ability * recallOf(skill, at)
      const onDay = (grade: Grade) =>
        algorithm.forgetting_curve(daysBetween(at, examAt), nextOf(before, grade, at).stability)
      return 0.7 * ability * (knows * onDay(good) + (1 - knows) * onDay(again) - recallOf(skill, examAt))
    },
    answer(skill, topicId, at) {
      const recalls = random() < recallOf(skill, at)
      const knows = recalls && random() < abilityOf(topicId)
      const isRight = knows ? random() >= 0.05 : random() < 0.25
      memories.set(skill, { ...nextOf(memoryOf(skill), knows ? good : again, at), at })
      return { isRight, durationMs: Math.round(40_000 * pace * Math.exp(0.4 * normal())) }
    },
  }
}
