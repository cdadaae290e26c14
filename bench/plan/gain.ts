// `npx tsx bench/plan/gain.ts [LEARNERS]`: the expected marks on the exam day of invented students who follow the plan, against the same students who
// use the same minutes otherwise.
import { blueprintOf } from '../../content/blueprint.ts'
import { subjectIds } from '../../shared/content/question.ts'
import { learn, nobody, type Review } from '../../shared/plan/learner.ts'
import type { PlanTopic } from '../../shared/plan/today.ts'
import { seededRandom, shuffle } from '../../shared/practice/random.ts'
import { demandMeasured } from '../lib/measured.ts'
import { readTopics } from './bank-topics.ts'
import { inventLearner, type Deviation, type TrueLearner } from './learners.ts'
import { policies, type Day, type Policy } from './policies.ts'

const learners = Number(process.argv[2] ?? 200)
const dayMs = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 1)
const questionsInPaper = 40

const topics = readTopics()
const deviations: Record<string, Deviation> = {
  'are as the model assumes': {},
  'forget twice as fast': { memory: 0.5 },
  'skip half of the days more': { skips: 0.5 },
  'are less able than assumed': { ability: -1.5 },
}
let counted = 0
for (const [name, deviation] of Object.entries(deviations)) {
  const marks = new Map<string, number[]>()
  for (let index = 0; index < learners; index++)
    for (const [policy, choose] of Object.entries(policies)) {
      const score = marksOf(`${index}`, deviation, choose)
      marks.set(policy, [...(marks.get(policy) ?? []), score])
      counted++
    }
  console.log(`${learners} students who ${name}:`)
  const ours = marks.get('plan') ?? []
  for (const [policy, scores] of marks) {
    const gains = ours.map((score, index) => score / (scores[index] ?? score) - 1)
    console.log(
      `  ${policy}: ${mean(scores).toFixed(2)} of ${questionsInPaper} marks; the plan brings ${percent(mean(gains))} more ` +
        `(95 % interval ${percent(mean(gains) - 1.96 * standardError(gains))} to ${percent(mean(gains) + 1.96 * standardError(gains))})`,
    )
  }
}
demandMeasured({ 'students simulated': counted })

/** The marks that the student can expect of a paper on the exam day, averaged over the subjects. */
function marksOf(seed: string, deviation: Deviation, choose: Policy): number {
  const own = seededRandom(`learner ${seed}`)
  const subjects = shuffle(subjectIds, own).slice(0, 1 + Math.floor(own() * 4))
  const ownTopics = topics.filter(({ subject }) => subjects.includes(subject))
  const learner = inventLearner(own, start, deviation)
  const examAt = start + learner.daysToExam * dayMs
  const days = seededRandom(`days ${seed}`)
  const random = seededRandom(`choices ${seed}`)
  const log: Review[] = []
  let known = nobody
  for (let day = 0; day < learner.daysToExam; day++) {
    if (days() < learner.skips) continue
    const midnight = start + day * dayMs
    const wanted = choose({
      learner: known,
      log,
      topics: ownTopics,
      questionsOf,
      midnight,
      examAt,
      minutes: learner.minutesADay,
      random,
      truth: learner,
    })
    const today = practise(learner, wanted, midnight + 17 * (dayMs / 24))
    known = learn(known, today)
    log.push(...today)
  }
  return mean(
    subjects.map((subject) =>
      marksIn(
        learner,
        ownTopics.filter((topic) => topic.subject === subject),
        examAt,
      ),
    ),
  )
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

function marksIn(learner: TrueLearner, ofSubject: readonly PlanTopic[], at: number): number {
  const units = new Map<number, number[]>()
  for (const { id, unit, skills } of ofSubject)
    units.set(unit, [...(units.get(unit) ?? []), ...skills.map((skill) => learner.chanceOf(skill, id, at))])
  let marks = 0
  for (const [unit, chances] of units)
    marks += questionsOf({ subject: ofSubject[0]?.subject ?? 'physics', unit }) * mean(chances)
  return marks
}

function questionsOf({ subject, unit }: Pick<PlanTopic, 'subject' | 'unit'>): number {
  return questionsInPaper * (blueprintOf(subject, 'JAMB').units[unit] ?? 0)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

function standardError(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / numbers.length)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
