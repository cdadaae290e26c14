import type { RecentWork } from '@sabi/shared/classes/calls'
import { answersCounted, isIdle, masteryOfTopics, slipsOfClass } from '@sabi/shared/classes/insights'
import type { ClassInsights } from '@sabi/shared/classes/insights-calls'
import type { Database } from '../database/database.ts'
import {
  listQuestionsShown,
  listTopicsShown,
  readClassWork,
  type ClassWork,
  type ShownQuestion,
  type StudentWork,
} from './insights.queries.ts'

/** Names of students who have not practised; the list of all says it of the others. */
const idleNamed = 50

/** The answers of a class, counted at a moment. */
export interface ClassCount {
  /** Of the students who were counted. */
  mark: string | null
  insights: ClassInsights
  students: StudentWork[]
  recentById: ReadonlyMap<string, RecentWork>
}

/** Counts what the students of a class answered. `students` is how many they are. */
export async function countClass(
  database: Database,
  { classId, students }: { classId: string; students: number },
): Promise<ClassCount> {
  const limit = answersCounted(students)
  const work = await readClassWork(database, { classId, limit })
  return {
    mark: work.mark,
    insights: { ...(await insightsOf(database, work)), answersCounted: limit },
    students: work.students,
    recentById: new Map(work.students.map((student) => [student.id, student])),
  }
}

async function insightsOf(database: Database, work: ClassWork): Promise<Omit<ClassInsights, 'answersCounted'>> {
  const topics = masteryOfTopics(work.topics)
  const slips = slipsOfClass(work.misses)
  const [questions, titled] = await Promise.all([
    listQuestionsShown(
      database,
      work.hardest.map(({ id }) => id),
    ),
    listTopicsShown(
      database,
      topics.map(({ topicId }) => topicId),
    ),
  ])
  const titledById = new Map(titled.map((topic) => [topic.id, topic]))
  const questionById = new Map(questions.map((question) => [question.id, question]))
  const now = Date.now()
  const idle = work.students.filter((student) => isIdle(student, now))
  return {
    countedAt: new Date(now).toISOString(),
    topics: topics.flatMap((topic) => {
      const { title, subject } = titledById.get(topic.topicId) ?? {}
      return title === undefined || subject === undefined ? [] : { ...topic, title, subject }
    }),
    hardest: work.hardest.flatMap(({ id, ...answers }) => {
      const question = questionById.get(id)
      return question === undefined ? [] : { ...shownOf(question), ...answers }
    }),
    slips: slips.map((slip) => ({ ...slip, title: titledById.get(slip.topicId)?.title ?? '' })),
    idle: { total: idle.length, students: idle.slice(0, idleNamed) },
  }
}

function shownOf({ imageAlt, figure, passage, rich, ...question }: ShownQuestion) {
  return {
    ...question,
    imageAlt: imageAlt ?? undefined,
    figure: figure ?? undefined,
    passage: passage ?? undefined,
    rich: rich ?? undefined,
  }
}
