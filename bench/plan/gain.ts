// `npx tsx bench/plan/gain.ts [LEARNERS] [SEED]`: the expected marks on the exam day of invented students who follow the plan, against the same students who
// use the same minutes otherwise.
import type { SubjectId } from '../../shared/content/question.ts'
import { demandMeasured } from '../lib/measured.ts'
import type { Deviation } from './learners.ts'
import { policies, type Policy } from './policies.ts'
import { chancesOf, questionsInPaper, questionsOf, studentDays, type StudentDay } from './student-days.ts'

const learners = Number(process.argv[2] ?? 200)
/** Names the students. The plan was tuned with others. */
const seedName = process.argv[3] ?? 'held out'

const deviations: Record<string, Deviation> = {
  'are as the model assumes': {},
  'forget twice as fast': { forgetting: 2 },
  'skip half of the days more': { skips: 0.5 },
  'are less able than assumed': { ability: -1.5 },
  'are more able than assumed': { ability: 1.5 },
}
let counted = 0
for (const [name, deviation] of Object.entries(deviations)) {
  const marks = new Map<string, number[]>()
  for (let index = 0; index < learners; index++)
    for (const [policy, choose] of Object.entries(policies)) {
      const score = marksOf(`${seedName} ${index}`, deviation, choose)
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
  const day = [...studentDays({ seed, deviation, choose })].at(-1)
  if (day === undefined) throw new Error('A student has no day')
  return mean(day.subjects.map((subject) => marksIn(day, subject)))
}

function marksIn(day: StudentDay, subject: SubjectId): number {
  let marks = 0
  for (const [unit, chances] of chancesOf(day, subject, day.examAt))
    marks += questionsOf({ subject, unit }) * mean(chances)
  return marks
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
