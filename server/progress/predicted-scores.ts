import { boards } from '@sabi/content/exams/papers'
import { subjectIds, type ExamType } from '@sabi/shared/content/question'
import type { ResultOf } from '@sabi/shared/contract/call'
import type { getScoreHistory, PastScore } from '@sabi/shared/plan/calls'
import { learn, nobody } from '@sabi/shared/plan/learner'
import { countAnswers, predictScore } from '@sabi/shared/plan/prediction'
import type { PlanTopic } from '@sabi/shared/plan/today'
import { startOfDay } from '@sabi/shared/progress/streak'
import type { Database } from '../database/database.ts'
import { listFirstAnswers, listTopicsWithSkills, mostReviews } from './memory.queries.ts'

/** Half a year. */
const weeksBack = 26
const weekMs = 7 * 24 * 60 * 60 * 1000

interface Asked {
  userId: string
  examType: ExamType
  tzOffset: number
}

/** What was predicted for a student in each subject of a board, at the last midnight by their clock and each week before it. */
export async function readScoreHistory(
  database: Database,
  { userId, examType, tzOffset }: Asked,
): Promise<ResultOf<typeof getScoreHistory>> {
  const [reviews, topics] = await Promise.all([
    listFirstAnswers(database, { userId, limit: mostReviews }),
    listTopicsWithSkills(database),
  ])
  const midnight = startOfDay(Date.now(), tzOffset)
  const times = Array.from({ length: weeksBack + 1 }, (_, week) => midnight - (weeksBack - week) * weekMs)
  const questionsOf = questionsOfUnits(examType)
  const history = new Map(subjectIds.map((subject) => [subject, [] as PastScore[]]))
  let learner = nobody
  let counted = 0
  for (const at of times) {
    const upTo = reviews.findLastIndex((review) => review.at < at) + 1
    learner = learn(learner, reviews.slice(counted, upTo))
    counted = upTo
    for (const [subject, scores] of history) {
      const ofSubject = topics.filter((topic) => topic.subject === subject)
      const predicted = predictScore({ learner, topics: ofSubject, questionsOf, at })
      if (predicted !== null) scores.push({ at, ...predicted })
    }
  }
  return {
    data: subjectIds.map((subject) => ({
      subject,
      answers: countAnswers(
        learner,
        topics.filter((topic) => topic.subject === subject),
      ),
      scores: history.get(subject) ?? [],
    })),
  }
}

/** How many questions of the board's paper come from a unit. */
function questionsOfUnits(examType: ExamType): (topic: Pick<PlanTopic, 'subject' | 'unit'>) => number {
  const board = boards.find((one) => one.board === examType)
  return ({ subject, unit }) => board?.sections[subject].units[unit - 1] ?? 0
}
