import { guessing, slipping } from './ability.ts'
import type { Learner } from './learner.ts'
import type { TopicRecord } from './mastery.ts'
import { retrievability, type Memory } from './memory.ts'
import type { PlanTopic } from './today.ts'

/** With fewer answers in a subject nothing is predicted. */
export const fewestForScore = 60

export interface ScoreTerms {
  learner: Learner
  /** The topics of one subject with all skills of the bank. */
  topics: readonly PlanTopic[]
  /** How many questions of the exam come from a unit. */
  questionsOf: (topic: Pick<PlanTopic, 'subject' | 'unit'>) => number
  /** When the paper is sat, in epoch milliseconds. */
  at: number
}

/** A score out of 100, with a range that holds in four of five cases. */
export interface PredictedScore {
  score: number
  low: number
  high: number
  /** For each topic, the questions of the paper that come from it, and how many of them are expected to be right. */
  topics: readonly { id: string; questions: number; right: number }[]
}

/** A mean and a variance. */
interface Estimate {
  mean: number
  variance: number
}

// Expected of a student before their answers say more, and how much students differ (bench/plan/prediction.ts).
/** The share of questions on skills never asked here that a student can answer without guessing. */
const usualFresh: Estimate = { mean: 0.3, variance: 0.2 ** 2 }
/** The share of the skills that the memory recalls which a student can also use. */
const usualAbility: Estimate = { mean: 0.7, variance: 0.2 ** 2 }
/** Hardly anyone who reads the questions knows less of what is new. */
const littleKnown = 0.2
/** A student's topics differ from each other by this standard deviation, in both shares. */
const topicVariance = 0.18 ** 2
/** A student forgets faster or slower than the usual one by this standard deviation of the logarithm of the stability. */
const memorySpread = 0.5
/** Standard deviations from the middle of a normal distribution within which four of five values lie. */
const fourOfFive = 1.2816
/** What knowledge adds to the chance of a right answer. */
const known = 1 - guessing - slipping

/**
 * The score that a student can expect in a paper of one subject at this time, without more practice; null with fewer than `fewestForScore` answers.
 *
 * The chance of a question is that of `chanceOf` in ability.ts. How much a student knows of what was never asked, and how able they are to use what
 * they recall, are estimated from the answers to such questions in the subject and in its topics (normal distributions, each the prior of the next).
 * The range contains what is unknown about both, about how fast the student forgets, and the luck of the paper.
 */
export function predictScore({ learner, topics, questionsOf, at }: ScoreTerms): PredictedScore | null {
  if (countAnswers(learner, topics) < fewestForScore) return null
  const all = sumOf(topics.map(({ id }) => learner.topics.get(id)))
  const fresh = update(usualFresh, newAnswers(all))
  const ability = update(expectedAbility(fresh), repeatedAnswers(all))
  const skillsOfUnit = new Map<number, number>()
  for (const { unit, skills } of topics) skillsOfUnit.set(unit, (skillsOfUnit.get(unit) ?? 0) + skills.length)
  const parts = topics.map((topic) => {
    const questions = (questionsOf(topic) * topic.skills.length) / (skillsOfUnit.get(topic.unit) ?? 1)
    return { id: topic.id, ...partOf(topic, { learner, fresh, ability, questions, at }) }
  })
  const total = (key: keyof Part) => sum(parts.map((part) => part[key]))
  if (total('questions') === 0) return null
  const variance =
    total('variance') +
    total('byFresh') ** 2 * fresh.variance +
    total('byAbility') ** 2 * ability.variance +
    total('byMemory') ** 2 * memorySpread ** 2
  const toScore = 100 / total('questions')
  const score = total('right') * toScore
  const reach = fourOfFive * Math.sqrt(variance) * toScore
  return {
    score,
    low: Math.max(0, score - reach),
    high: Math.min(100, score + reach),
    topics: parts.map(({ id, questions, right }) => ({ id, questions, right })),
  }
}

/** What a topic adds to the paper. */
interface Part {
  questions: number
  /** Right answers that can be expected. */
  right: number
  /** Of the right answers: by the luck of the paper and by how this topic may differ from the others. */
  variance: number
  /** By how many the right answers change with the two shares of the subject, and with the logarithm of the stability. */
  byFresh: number
  byAbility: number
  byMemory: number
}

interface PartTerms extends Pick<ScoreTerms, 'learner' | 'at'> {
  /** The two shares in the subject. */
  fresh: Estimate
  ability: Estimate
  questions: number
}

function partOf({ id, skills }: PlanTopic, { learner, fresh, ability, questions, at }: PartTerms): Part {
  const record = sumOf([learner.topics.get(id)])
  const freshHere = update({ mean: fresh.mean, variance: topicVariance }, newAnswers(record))
  const abilityHere = update({ mean: ability.mean, variance: topicVariance }, repeatedAnswers(record))
  const memories = skills.flatMap((skill) => learner.skills.get(skill) ?? [])
  const recalls = memories.map((memory) => retrievability(memory, at))
  const unasked = skills.length - memories.length
  const chances = [
    ...recalls.map((recall) => guessing + known * abilityHere.mean * recall),
    ...Array<number>(unasked).fill(guessing + known * freshHere.mean),
  ]
  const perSkill = skills.length === 0 ? 0 : questions / skills.length
  const knownPerSkill = known * perSkill
  const [onFresh, onAbility] = [knownPerSkill * unasked, knownPerSkill * sum(recalls)]
  return {
    questions,
    right: perSkill * sum(chances),
    variance:
      perSkill * sum(chances.map((chance) => chance * (1 - chance))) +
      onFresh ** 2 * freshHere.variance +
      onAbility ** 2 * abilityHere.variance,
    // The more a topic's own answers say, the less it depends on the subject's.
    byFresh: onFresh * (freshHere.variance / topicVariance),
    byAbility: onAbility * (abilityHere.variance / topicVariance),
    byMemory: knownPerSkill * abilityHere.mean * sum(memories.map((memory) => forgettingSlope(memory, at))),
  }
}

/** How many answers in these topics count for a prediction. */
export function countAnswers(learner: Learner, topics: readonly Pick<PlanTopic, 'id'>[]): number {
  return topics.reduce((sum, { id }) => sum + (learner.topics.get(id)?.answers ?? 0), 0)
}

type Sums = Omit<TopicRecord, 'logits' | 'answers' | 'isProven' | 'floor'>

function sumOf(records: readonly (TopicRecord | undefined)[]): Sums {
  const total = (key: keyof Sums) => sum(records.map((record) => record?.[key] ?? 0))
  return {
    firsts: total('firsts'),
    firstsRight: total('firstsRight'),
    repeats: total('repeats'),
    repeatsRight: total('repeatsRight'),
    recalled: total('recalled'),
  }
}

/** Answers with the number of them that would be known, and not guessed, if the share that they show were 1. */
interface Sample {
  answers: number
  right: number
  most: number
}

function newAnswers({ firsts, firstsRight }: Sums): Sample {
  return { answers: firsts, right: firstsRight, most: firsts }
}

function repeatedAnswers({ repeats, repeatsRight, recalled }: Sums): Sample {
  return { answers: repeats, right: repeatsRight, most: recalled }
}

/** Who knows next to nothing of what is new taps at random, more likely than not, and learns little from it. */
function expectedAbility(fresh: Estimate): Estimate {
  return { ...usualAbility, mean: usualAbility.mean * Math.min(1, fresh.mean / littleKnown) }
}

/** The share after these answers. */
function update(prior: Estimate, { answers, right, most }: Sample): Estimate {
  if (most === 0) return prior
  const measured = (right - guessing * answers) / (known * most)
  const chance = guessing + (known * prior.mean * most) / answers
  const noise = (answers * chance * (1 - chance)) / (known * most) ** 2
  const variance = 1 / (1 / prior.variance + 1 / noise)
  return { mean: clamp(variance * (prior.mean / prior.variance + measured / noise)), variance }
}

/** By how much the recall changes with the logarithm of the stability. */
function forgettingSlope({ stability, at }: Memory, when: number): number {
  const step = 1.1
  const higher = retrievability({ stability: stability * step, at }, when)
  return (higher - retrievability({ stability: stability / step, at }, when)) / (2 * Math.log(step))
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
