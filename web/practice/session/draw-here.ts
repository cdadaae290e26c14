import { blueprintOf } from '@sabi/content/blueprint'
import { familyOf } from '@sabi/shared/content/family-of'
import { shuffle } from '@sabi/shared/practice/random'
import { drawSession } from '@sabi/shared/practice/sampler'
import { everyTopic, listTopics, maximumSessionLength, type QuestionFilter } from '@sabi/shared/subjects/calls'
import { listAnswered } from '../../offline/answers/answer-store.ts'
import { withDeadline } from '../../offline/deadline.ts'
import { matchingIds, readQuestions } from '../../offline/questions/question-store.ts'
import { knownReply } from '../../platform/server/queries.ts'
import { useSession } from '../../platform/server/session.ts'
import type { DrawnQuestions } from './local-questions.ts'

/** How many candidates are read: enough of each kind for the session, and fast on a slow phone. */
const candidatesFor = (length: number) => Math.min(Math.max(6 * length, 60), 4 * maximumSessionLength)

/** How long a session waits to learn what was answered before. */
const patienceMs = 500

/**
 * Draws a session of this length from this phone, which opens with `first`, by the same rules as the server. What the student has
 * not met comes first: new skills, then new variants of known ones.
 */
export async function drawHere(filter: QuestionFilter, length: number, first?: string): Promise<DrawnQuestions> {
  const [ids, rankOf] = await Promise.all([matchingIds(filter), rankByNews()])
  const placeOf = (id: string) => (id === first ? -1 : rankOf(id))
  const wanted = shuffle(ids, Math.random).sort((one, other) => placeOf(one) - placeOf(other))
  const read = await readQuestions(wanted.slice(0, candidatesFor(length)))
  const unitByTopic = unitsOfTopics()
  const candidates = read.map((question) => ({ ...question, unit: unitByTopic.get(question.topicId) ?? 0 }))
  const questions = drawSession({
    candidates,
    count: length,
    blueprintOf: (subject) => blueprintOf(subject, filter.examType),
    random: Math.random,
    first,
    rankOf: ({ id }) => rankOf(id),
  })
  return { questions, matching: ids.length }
}

/** Ranks a question: 0 with a new skill, 1 if another variant of its family was answered, 2 if it was answered itself. */
async function rankByNews(): Promise<(id: string) => number> {
  const userId = useSession.getState().user?.id
  const reading = userId === undefined ? [] : withDeadline(listAnswered(userId), patienceMs).catch(() => [])
  const answered = new Set(await reading)
  const families = new Set([...answered].map(familyOf))
  return (id) => {
    const family = familyOf(id)
    return answered.has(id) ? 2 : Number(family !== null && families.has(family))
  }
}

/** From the list of topics on this phone; without it, units are not balanced. */
function unitsOfTopics(): Map<string, number> {
  return new Map(knownReply(listTopics, everyTopic)?.data.map(({ id, unit }) => [id, unit]))
}
