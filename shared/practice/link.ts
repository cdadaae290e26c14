import { SubjectId } from '../content/question.ts'
import type { ArgumentsOf } from '../contract/call.ts'
import { batchLength } from './practise.ts'
import { QuestionFilter, type listQuestions } from '../subjects/calls.ts'

/** The query of an address. */
interface Query {
  get(name: string): string | null
}

/** How many questions a session may be asked for. 100 is the most (PRAC-08). */
export const sessionLengths = [5, 10, 20, 40, 100] as const
export type SessionLength = (typeof sessionLengths)[number]

/** The length where nobody chose one. */
export const usualLength = 20 satisfies SessionLength

/** The data saver limits a session that is fetched to two batches; another session draws the next. */
export const questionsOfSavers = 2 * batchLength

/** The parts of a filter, as an address names them, from the widest to the narrowest. */
export const filterParts = ['subject', 'examType', 'difficulty', 'topicId'] as const
const { shape } = QuestionFilter

/** The filter that the address asks for; a part that is missing or makes no sense is ALL. */
export function filterFrom(query: Query): QuestionFilter {
  const read = (name: (typeof filterParts)[number]) => query.get(name) ?? 'ALL'
  const subject = shape.subject.safeParse(read('subject'))
  const examType = shape.examType.safeParse(read('examType'))
  const difficulty = shape.difficulty.safeParse(read('difficulty'))
  const topicId = shape.topicId.safeParse(read('topicId'))
  return {
    subject: subject.data ?? 'ALL',
    examType: examType.data ?? 'ALL',
    difficulty: difficulty.data ?? 'ALL',
    topicId: topicId.data ?? 'ALL',
  }
}

/** The session length that the address asks for with `count`; null without one, or with one that nobody can choose. */
export function lengthFrom(query: Query): SessionLength | null {
  return sessionLengths.find((length) => String(length) === query.get('count')) ?? null
}

/** Returns true if the link wants a session without another tap. */
export function asksToStart(query: Query): boolean {
  return query.get('start') === '1'
}

/** Starts the next block of today's plan. */
export const todayLink = '/practice?today=1'

/** Starts the placement in a subject, or resumes it. */
export function placementLink(subject: SubjectId): string {
  return `/practice?placement=${subject}`
}

/** Starts an assignment of a class, or continues it. */
export function assignmentLink(id: string): string {
  return `/practice?assignment=${id}`
}

/** The id of the assignment that the link wants; null if it wants none. */
export function assignmentFrom(query: Query): string | null {
  return query.get('assignment')
}

/** Returns true if the link leaves the choice of questions to the plan, to a placement or to an assignment. */
export function asksForPlan(query: Query): boolean {
  return query.get('today') === '1' || query.get('placement') !== null || assignmentFrom(query) !== null
}

/** The subject of the placement that the link wants; null if it wants none. */
export function placementFrom(query: Query): SubjectId | null {
  return SubjectId.safeParse(query.get('placement')).data ?? null
}

/** Returns true if the link leads to questions without a tap: at once, or after a look at the settings (PRAC-13). */
export function startsByItself(query: Query): boolean {
  return asksToStart(query) || filterFrom(query).topicId !== 'ALL'
}

/** The id of the question that the link wants the session to open with, if any. */
export function firstFrom(query: Query): string | undefined {
  return query.get('first') || undefined
}

interface DrawChoices {
  /** The question that the session opens with. */
  first?: string | undefined
  /** Given if the student wants any questions, not what is new or due first. */
  memory?: 'off' | undefined
}

/** The arguments with which `listQuestions` draws this many questions for a session. */
export function drawOf(filter: QuestionFilter, limit: number, choices: DrawChoices = {}) {
  return {
    query: { ...filter, limit: String(limit), random: 'true', ...choices },
  } as const satisfies ArgumentsOf<typeof listQuestions>
}
