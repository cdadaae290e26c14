import { blueprintOf } from '../../content/blueprint.ts'
import { subjectIds, type SubjectId } from '../../shared/content/question.ts'
import { learn, nobody, type Learner, type Review } from '../../shared/plan/learner.ts'
import type { PlanTopic } from '../../shared/plan/today.ts'
import { seededRandom, shuffle } from '../../shared/practice/random.ts'
import { readTopics } from './bank-topics.ts'
import { inventLearner, type Deviation, type TrueLearner } from './learners.ts'
import type { Day, Policy } from './policies.ts'

export const questionsInPaper = 40

/** A student on a day of their study. */
export interface StudentDay {
  truth: TrueLearner
  subjects: readonly SubjectId[]
  topics: readonly PlanTopic[]
  /** What the answers up to the evening before show. */
  known: Learner
  /** Epoch milliseconds. */
  midnight: number
  examAt: number
}

interface Study {
  seed: string
  deviation?: Deviation
  choose: Policy
  /** Replaces the student's answers, for example by random ones. */
  answer?: (review: Review) => Review
}

const dayMs = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 1)
const topicsOfBank = readTopics()

/** The days of an invented student from the first to that of the exam, skipped ones among them. The same seed gives the same student. */
export function* studentDays({
  seed,
  deviation = {},
  choose,
  answer = (review) => review,
}: Study): Generator<StudentDay> {
  const own = seededRandom(`learner ${seed}`)
  const subjects = shuffle(subjectIds, own).slice(0, 1 + Math.floor(own() * 4))
  const topics = topicsOfBank.filter(({ subject }) => subjects.includes(subject))
  const truth = inventLearner(own, start, deviation)
  const examAt = start + truth.daysToExam * dayMs
  const days = seededRandom(`days ${seed}`)
  const random = seededRandom(`choices ${seed}`)
  const log: Review[] = []
  let known = nobody
  for (let day = 0; day < truth.daysToExam; day++) {
    const midnight = start + day * dayMs
    yield { truth, subjects, topics, known, midnight, examAt }
    if (days() < truth.skips) continue
    const minutes = truth.minutesADay
    const wanted = choose({ learner: known, log, topics, questionsOf, midnight, examAt, minutes, random, truth })
    const today = practise(truth, wanted, midnight + 17 * (dayMs / 24)).map(answer)
    known = learn(known, today)
    log.push(...today)
  }
  yield { truth, subjects, topics, known, midnight: examAt, examAt }
}

/** Answers one question after the other until the minutes are used up. */
function practise(learner: TrueLearner, wanted: Day, startAt: number): Review[] {
  const reviews: Review[] = []
  let at = startAt
  for (const { skill, topicId } of wanted) {
    if (at - startAt >= learner.minutesADay * 60_000) break
    const { isRight, durationMs } = learner.answer(skill, topicId, at)
    at += durationMs + (isRight ? 0 : 30_000)
    reviews.push({ skill, topicId, isRight, durationMs, at })
  }
  return reviews
}

/** How many questions of a paper of 40 come from a unit. */
export function questionsOf({ subject, unit }: Pick<PlanTopic, 'subject' | 'unit'>): number {
  return questionsInPaper * (blueprintOf(subject, 'JAMB').units[unit] ?? 0)
}

/** The true chances of a right answer, 0 to 1, for each unit of a subject by its number. */
export function chancesOf(
  { truth, topics }: Pick<StudentDay, 'truth' | 'topics'>,
  subject: SubjectId,
  at: number,
): Map<number, number[]> {
  const units = new Map<number, number[]>()
  for (const topic of topics.filter((one) => one.subject === subject))
    units.set(topic.unit, [
      ...(units.get(topic.unit) ?? []),
      ...topic.skills.map((skill) => truth.chanceOf(skill, topic.id, at)),
    ])
  return units
}
