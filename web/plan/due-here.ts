import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { standingOf } from '@sabi/shared/plan/learner'
import type { Topic } from '@sabi/shared/subjects/calls'
import { isWhole } from '../offline/questions/question-store.ts'
import { learnerHere } from './learner-here.ts'

/** The subject with the most skills to refresh, and how many; `not-here` if no subject's questions are on this phone. */
export type DueHere = { subject: SubjectId; count: number } | 'nothing' | 'not-here'

/** The skills the student can refresh on this phone now. Only sessions from the phone bring what is due. */
export async function dueHere(userId: string, topics: readonly Topic[]): Promise<DueHere> {
  const whole = await Promise.all(subjectIds.map(isWhole))
  const here = subjectIds.filter((_, place) => whole[place])
  if (here.length === 0) return 'not-here'
  const { learner } = await learnerHere(userId)
  const subjectByTopic = new Map(topics.map(({ id, subject }) => [id, subject]))
  const now = Date.now()
  const due = [...learner.values()].filter((memory) => standingOf(memory, now) !== 'resting')
  const counts = here.map((subject) => ({
    subject,
    count: due.filter(({ topicId }) => subjectByTopic.get(topicId) === subject).length,
  }))
  const [most] = counts.sort((one, other) => other.count - one.count)
  return most === undefined || most.count === 0 ? 'nothing' : most
}
