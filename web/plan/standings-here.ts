import { countStandings, type Standing } from '@sabi/shared/plan/learner'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { matchingIds } from '../offline/questions/question-store.ts'
import { learnerHere, skillOf } from './learner-here.ts'

/** Counts the skills of the matching questions on this phone by their state. */
export async function standingsHere(userId: string, filter: QuestionFilter): Promise<Record<Standing, number>> {
  const [ids, { learner }] = await Promise.all([matchingIds(filter), learnerHere(userId)])
  return countStandings(ids.map(skillOf), learner.skills, Date.now())
}
