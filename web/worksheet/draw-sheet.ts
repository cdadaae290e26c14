import { blueprintOf } from '@sabi/content/blueprint'
import type { Difficulty, ExamType, Question, SubjectId } from '@sabi/shared/content/question'
import { drawSession } from '@sabi/shared/practice/sampler'
import { everyTopic, listTopics } from '@sabi/shared/subjects/calls'
import { missingSubjects } from '../offline/questions/missing-questions.ts'
import { matchingIds, paperCandidates, readQuestions } from '../offline/questions/question-store.ts'
import { syncQuestions } from '../offline/questions/question-sync.ts'
import { knownReply } from '../platform/server/queries.ts'
import type { Sheet } from './sheet.ts'

/** The questions that a teacher asks for. */
export interface SheetSelection {
  subject: SubjectId
  /** All topics of the subject where it is empty. */
  topicIds: readonly string[]
  examType: ExamType | 'ALL'
  difficulty: Difficulty | 'ALL'
  count: number
}

/**
 * Draws the ids of questions for a sheet, by the rules of a session, from a subject that is completely on this phone; it is fetched
 * first if it is not. Null if that fails. Fewer come back where fewer fit.
 */
export async function drawForSheet(
  { subject, topicIds, examType, difficulty, count }: SheetSelection,
  without: readonly string[] = [],
): Promise<string[] | null> {
  await bringHere(subject)
  if ((await missingSubjects([subject])).length > 0) return null
  const fitting = new Set(await matchingIds({ subject, examType, difficulty, topicId: 'ALL' }))
  const unitByTopic = new Map(knownReply(listTopics, everyTopic)?.data.map(({ id, unit }) => [id, unit]))
  const isWanted = ({ id, topicId, imageUrl }: { id: string; topicId: string; imageUrl: string | null }) =>
    fitting.has(id) &&
    !without.includes(id) &&
    // A picture from another site may be missing when the sheet is printed.
    imageUrl === null &&
    (topicIds.length === 0 || topicIds.includes(topicId))
  const candidates = (await paperCandidates(subject))
    .filter(isWanted)
    .map((candidate) => ({ ...candidate, unit: unitByTopic.get(candidate.topicId) ?? 0 }))
  const drawn = drawSession({
    candidates,
    count,
    blueprintOf: (one) => blueprintOf(one, examType),
    random: Math.random,
  })
  return drawn.map(({ id }) => id)
}

/**
 * The questions of a sheet in its order. What is not on this phone is fetched with its subject, or left out if that fails. Null if that
 * leaves none.
 */
export async function readSheet({ subject, ids }: Pick<Sheet, 'subject' | 'ids'>): Promise<Question[] | null> {
  const here = await readQuestions(ids)
  if (here.length === ids.length) return here
  await bringHere(subject)
  const found = await readQuestions(ids)
  return found.length === 0 && (await missingSubjects([subject])).length > 0 ? null : found
}

async function bringHere(subject: SubjectId): Promise<void> {
  if ((await missingSubjects([subject])).length > 0) await syncQuestions([subject])
}
