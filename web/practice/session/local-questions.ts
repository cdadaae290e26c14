import { blueprintOf } from '@sabi/content/blueprint'
import { subjectIds, type ShownQuestion } from '@sabi/shared/content/question'
import { shuffle } from '@sabi/shared/practice/random'
import { drawSession } from '@sabi/shared/practice/sampler'
import { listTopics, maximumSessionLength, type QuestionFilter } from '@sabi/shared/subjects/calls'
import { isWhole, matchingIds, readQuestions } from '../../offline/questions/question-store.ts'
import { knownReply } from '../../platform/server/queries.ts'
import { everyTopic } from '../../subjects/topic-calls.ts'

/** A draw of questions, and how many match the filter in total. */
export interface DrawnQuestions {
  questions: readonly ShownQuestion[]
  matching: number
  /** True for the built-in question, if nothing else is available. */
  isLastResort?: true
}

/** How many candidates are read: enough of each kind for the session, and fast on a slow phone. */
const candidatesFor = (length: number) => Math.min(Math.max(6 * length, 60), 4 * maximumSessionLength)

/** Returns whether all questions that the filter can match are on this phone. */
export async function isAllHere({ subject }: QuestionFilter): Promise<boolean> {
  const subjects = subject === 'ALL' ? subjectIds : [subject]
  return (await Promise.all(subjects.map(isWhole))).every(Boolean)
}

/** How many questions on this phone match. */
export async function countHere(filter: QuestionFilter): Promise<number> {
  return (await matchingIds(filter)).length
}

/** Draws a session of this length from this phone, by the same rules as the server. */
export async function drawHere(filter: QuestionFilter, length: number): Promise<DrawnQuestions> {
  const ids = await matchingIds(filter)
  const read = await readQuestions(shuffle(ids, Math.random).slice(0, candidatesFor(length)))
  const unitByTopic = unitsOfTopics()
  const candidates = read.map((question) => ({ ...question, unit: unitByTopic.get(question.topicId) ?? 0 }))
  const questions = drawSession({
    candidates,
    count: length,
    blueprintOf: (subject) => blueprintOf(subject, filter.examType),
    random: Math.random,
  })
  return { questions, matching: ids.length }
}

/** From the list of topics on this phone; without it, units are not balanced. */
function unitsOfTopics(): Map<string, number> {
  return new Map(knownReply(listTopics, everyTopic)?.data.map(({ id, unit }) => [id, unit]))
}
