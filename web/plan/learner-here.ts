import { familyOf } from '@sabi/shared/content/family-of'
import { getMemory } from '@sabi/shared/plan/calls'
import { learn, learnerOf, nobody, type Learner, type Review } from '@sabi/shared/plan/learner'
import { startOfDay } from '@sabi/shared/progress/streak'
import { listFirstAnswers } from '../offline/answers/first-answers.ts'
import { readQuestions } from '../offline/questions/question-store.ts'
import { knownReply } from '../platform/server/queries.ts'
import { byOwnClock, tzOffset } from '../platform/time.ts'

/** The skill that a question tests. */
export const skillOf = (questionId: string) => familyOf(questionId) ?? questionId

export interface LearnerHere {
  learner: Learner
  /**
   * The learner as the day began, at `midnight` (epoch milliseconds) by this phone's clock, and the answers since. Those of a placement
   * count as known before, so that the plan of the same day starts from them.
   */
  atMidnight: Learner
  midnight: number
  today: readonly Review[]
  /** The questions answered on this phone in the last weeks, by id. */
  answered: ReadonlySet<string>
}

/** The student by the server's last reply and the answers that it did not have yet, without those of a paper that is being sat. Rejects if they can't be read. */
export async function learnerHere(userId: string): Promise<LearnerHere> {
  const reply = knownReply(getMemory, byOwnClock(userId))
  const known = reply === undefined ? nobody : learnerOf(reply)
  const answers = (await listFirstAnswers(userId)).map((answer) => ({ ...answer, at: Date.parse(answer.answeredAt) }))
  const isUnknown = (questionId: string, at: number) => at > (known.skills.get(skillOf(questionId))?.at ?? 0)
  const unknown = answers.filter(({ questionId, at, isBeingSat }) => !isBeingSat && isUnknown(questionId, at))
  const questions = await readQuestions([...new Set(unknown.map(({ questionId }) => questionId))])
  const questionById = new Map(questions.map((question) => [question.id, question]))
  const reviews = unknown.flatMap(({ questionId, questionVersion, option, at, durationMs, isMixed, hints = 0 }) => {
    const question = questionById.get(questionId)
    // By an older version's key the answer can't be marked here.
    if (question?.version !== questionVersion) return []
    const { topicId, correctOption } = question
    const isRight = option === correctOption
    return { skill: skillOf(questionId), topicId, isRight, at, durationMs, isMixed, isWithHint: hints > 0 }
  })
  const midnight = startOfDay(Date.now(), Number(tzOffset()))
  const all = [...(reply?.today ?? []), ...reviews]
  const placed = new Set(answers.flatMap(({ at, isPlacement }) => (isPlacement ? [at] : [])))
  const isToday = ({ at }: Review) => at >= midnight && !placed.has(at)
  const today = all.filter(isToday)
  const atMidnight = learn(
    known,
    all.filter((review) => !isToday(review)),
  )
  return {
    learner: learn(atMidnight, today),
    atMidnight,
    midnight,
    today,
    answered: new Set(answers.map(({ questionId }) => questionId)),
  }
}
