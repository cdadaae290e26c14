import type { Question } from '@sabi/shared/content/question'
import { questionsOn, repeatedSlip, withReviews, type RepeatedSlip } from '@sabi/shared/progress/slips'
import { getMemory } from '@sabi/shared/plan/calls'
import { localDay } from '@sabi/shared/progress/streak'
import { everyTopic, listTopics } from '@sabi/shared/subjects/calls'
import { listFirstAnswers } from '../offline/answers/first-answers.ts'
import { idsOfTopics, readQuestions } from '../offline/questions/question-store.ts'
import { skillOf } from '../plan/learner-here.ts'
import { byOwnClock } from '../platform/time.ts'
import { knownReply } from '../platform/server/queries.ts'
import { startReview } from './start-review.ts'

/** A slip that keeps coming, by the answers on this phone and what the server told of those on others. */
export interface SlipHere extends RepeatedSlip {
  subject: Question['subject']
  /** The questions answered on this phone. */
  answered: ReadonlySet<string>
}

/** The slip that keeps coming, if there is one. The server's word counts before this phone's, since it knows every correction. Papers that are being sat are left out: their answers are not told yet. */
export async function slipHere(userId: string): Promise<SlipHere | null> {
  const answers = (await listFirstAnswers(userId)).filter(({ isBeingSat }) => !isBeingSat)
  const answered = new Set(answers.map(({ questionId }) => questionId))
  const questions = new Map((await readQuestions([...answered])).map((question) => [question.id, question]))
  const reviews = answers.flatMap(({ questionId, questionVersion, option, answeredAt, tzOffset }) => {
    const question = questions.get(questionId)
    // By an older version's key the answer can't be marked here.
    if (question?.version !== questionVersion) return []
    const at = Date.parse(answeredAt)
    const { topicId, correctOption, reasons } = question
    return {
      questionId,
      skill: skillOf(questionId),
      topicId,
      isRight: option === correctOption,
      reason: reasons?.[option] ?? null,
      at,
      day: localDay(at, tzOffset),
    }
  })
  const told = knownReply(getMemory, byOwnClock(userId))?.slips ?? []
  const toldReviews = told.map((review) => ({ ...review, skill: skillOf(review.questionId) }))
  const slip = repeatedSlip(withReviews(toldReviews, reviews), Date.now())
  const topics = knownReply(listTopics, everyTopic)?.data ?? []
  const subject = [...questions.values(), ...topics.map(({ id, subject }) => ({ topicId: id, subject }))].find(
    ({ topicId }) => topicId === slip?.topicId,
  )?.subject
  return slip === null || subject === undefined ? null : { ...slip, subject, answered }
}

/** Makes a session of five questions on the slip, and returns its id; null if none is on this phone. */
export async function practiseSlip(
  userId: string,
  { skill, topicId, subject, answered }: SlipHere,
): Promise<string | null> {
  const ids = (await idsOfTopics([topicId])).get(topicId) ?? []
  return startReview(userId, { subject, ids: questionsOn({ skill, ids, answered, random: Math.random }) })
}
