import { blueprintOf } from '@sabi/content/blueprint'
import { shuffle } from '@sabi/shared/practice/random'
import { drawSession } from '@sabi/shared/practice/sampler'
import { everyTopic, listTopics, maximumSessionLength, type QuestionFilter } from '@sabi/shared/subjects/calls'
import { matchingIds, readQuestions } from '../../offline/questions/question-store.ts'
import { knownReply } from '../../platform/server/queries.ts'
import type { DrawnQuestions } from './local-questions.ts'

/** How many candidates are read: enough of each kind for the session, and fast on a slow phone. */
const candidatesFor = (length: number) => Math.min(Math.max(6 * length, 60), 4 * maximumSessionLength)

/** Draws a session of this length from this phone, which opens with `first`, by the same rules as the server. */
export async function drawHere(filter: QuestionFilter, length: number, first?: string): Promise<DrawnQuestions> {
  const ids = await matchingIds(filter)
  const wanted = shuffle(ids, Math.random).sort((one, other) => Number(other === first) - Number(one === first))
  const read = await readQuestions(wanted.slice(0, candidatesFor(length)))
  const unitByTopic = unitsOfTopics()
  const candidates = read.map((question) => ({ ...question, unit: unitByTopic.get(question.topicId) ?? 0 }))
  const questions = drawSession({
    candidates,
    count: length,
    blueprintOf: (subject) => blueprintOf(subject, filter.examType),
    random: Math.random,
    first,
  })
  return { questions, matching: ids.length }
}

/** From the list of topics on this phone; without it, units are not balanced. */
function unitsOfTopics(): Map<string, number> {
  return new Map(knownReply(listTopics, everyTopic)?.data.map(({ id, unit }) => [id, unit]))
}
