// `npx tsx bench/plan/prediction.ts [LEARNERS] [SEED]`: how often the score of invented students on a paper lies in the predicted range, for a paper on the
// same day and for one on the exam day without more practice; and what is predicted for students who tap at random.
import type { SubjectId } from '../../shared/content/question.ts'
import { guessing } from '../../shared/plan/ability.ts'
import { countAnswers, predictScore, type PredictedScore } from '../../shared/plan/prediction.ts'
import { seededRandom, type Random } from '../../shared/practice/random.ts'
import { demandMeasured } from '../lib/measured.ts'
import { policies, type Policy } from './policies.ts'
import { chancesOf, questionsInPaper, questionsOf, studentDays, type StudentDay } from './student-days.ts'

const learners = Number(process.argv[2] ?? 200)
/** Students of other seeds than those by which the priors of the prediction were chosen ('tuning'). */
const seedName = process.argv[3] ?? 'held out'
const daysBetween = 10

interface Case {
  predicted: PredictedScore
  /** The score of one paper, and the mean of all such papers, out of 100. */
  score: number
  expected: number
  answers: number
}

let counted = 0
for (const [name, choose] of Object.entries({ plan: policies.plan, 'random practice': policies['random practice'] })) {
  const cases = { 'a paper today': [] as Case[], 'on the exam day': [] as Case[] }
  for (let index = 0; index < learners; index++) {
    const papers = seededRandom(`papers ${seedName} ${index}`)
    for (const day of someDays(`${seedName} ${index}`, choose)) {
      cases['a paper today'].push(...casesOf(day, day.midnight, papers))
      cases['on the exam day'].push(...casesOf(day, day.examAt, papers))
    }
  }
  for (const [when, found] of Object.entries(cases)) print(`${name}, ${when}`, found)
}

const tappers: number[] = []
for (let index = 0; index < learners; index++) {
  const taps = seededRandom(`taps ${seedName} ${index}`)
  const answer = <R extends { isRight: boolean }>(review: R): R => ({ ...review, isRight: taps() < guessing })
  for (const day of someDays(`${seedName} ${index}`, policies['random practice'], answer))
    for (const subject of day.subjects) {
      const predicted = predictionOf(day, subject, day.midnight)
      if (predicted !== null) tappers.push(predicted.score)
    }
}
const near = tappers.filter((score) => Math.abs(score - 100 * guessing) <= 5).length
console.log(
  `${tappers.length} predictions for students who tap at random: ${mean(tappers).toFixed(1)} on average, ` +
    `${percent(near / tappers.length)} within 5 points of chance, the highest ${Math.max(...tappers).toFixed(1)}`,
)
demandMeasured({ 'predictions compared': counted, 'predictions for random taps': tappers.length })

/** Every tenth day, and the last. */
function* someDays(seed: string, choose: Policy, answer?: Parameters<typeof studentDays>[0]['answer']) {
  let place = 0
  for (const day of studentDays({ seed, choose, ...(answer === undefined ? {} : { answer }) }))
    if (place++ % daysBetween === 0 || day.midnight === day.examAt) yield day
}

function casesOf(day: StudentDay, at: number, papers: Random): Case[] {
  return day.subjects.flatMap((subject) => {
    const predicted = predictionOf(day, subject, at)
    if (predicted === null) return []
    counted++
    const answers = countAnswers(
      day.known,
      day.topics.filter((topic) => topic.subject === subject),
    )
    return [{ predicted, answers, ...sit(day, { subject, at, papers }) }]
  })
}

function predictionOf({ known, topics }: StudentDay, subject: SubjectId, at: number): PredictedScore | null {
  const ofSubject = topics.filter((topic) => topic.subject === subject)
  return predictScore({ learner: known, topics: ofSubject, questionsOf, at })
}

/** Sits a paper: its questions come from the units as in the exam. */
function sit(
  day: StudentDay,
  { subject, at, papers }: { subject: SubjectId; at: number; papers: Random },
): Pick<Case, 'score' | 'expected'> {
  const units = [...chancesOf(day, subject, at)].map(([unit, chances]) => ({
    questions: questionsOf({ subject, unit }),
    chances,
  }))
  const all = units.reduce((sum, { questions }) => sum + questions, 0)
  const expected = units.reduce((sum, { questions, chances }) => sum + questions * mean(chances), 0) / all
  let right = 0
  // Systematic sampling: each unit gets its questions, rounded up or down.
  let [unit, upTo] = [0, units[0]?.questions ?? 0]
  const offset = papers()
  for (let question = 0; question < questionsInPaper; question++) {
    while (((question + offset) / questionsInPaper) * all > upTo && unit < units.length - 1)
      upTo += units[++unit]?.questions ?? 0
    const { chances = [] } = units[unit] ?? {}
    if (papers() < (chances[Math.floor(papers() * chances.length)] ?? 0)) right++
  }
  return { score: (100 * right) / questionsInPaper, expected: 100 * expected }
}

function print(name: string, cases: readonly Case[]): void {
  const bands = [
    [0, 100],
    [100, 300],
    [300, 1000],
    [1000, Infinity],
  ] as const
  console.log(`${name}: ${row(cases)}`)
  for (const [from, to] of bands) {
    const some = cases.filter(({ answers }) => answers >= from && answers < to)
    if (some.length > 0) console.log(`  ${from} to ${to} answers: ${row(some)}`)
  }
}

function row(cases: readonly Case[]): string {
  const inside = cases.filter(({ predicted, score }) => score >= predicted.low && score <= predicted.high).length
  const errors = cases.map(({ predicted, expected }) => predicted.score - expected)
  const widths = cases.map(({ predicted }) => predicted.high - predicted.low)
  return (
    `${cases.length} predictions, ${percent(inside / cases.length)} of the scores in the range, which is ${mean(widths).toFixed(1)} points wide; ` +
    `${mean(errors).toFixed(1)} points too high on average, ${mean(errors.map(Math.abs)).toFixed(1)} off`
  )
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
