import { learn, nobody, type Review } from '../../shared/plan/learner.ts'
import { planToday, type PlanTerms } from '../../shared/plan/today.ts'

/** The plan of a student with this log as text, and the milliseconds that planning took without reading the log. */
export function planOfLog(terms: Omit<PlanTerms, 'learner' | 'questionsOf'>, log: readonly Review[]) {
  const learner = learn(nobody, log)
  const began = performance.now()
  const plan = planToday({ ...terms, learner, questionsOf: ({ unit }) => unit })
  return { plan: JSON.stringify(plan), ms: performance.now() - began }
}
