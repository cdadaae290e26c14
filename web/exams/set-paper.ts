import { blueprintOf } from '@sabi/content/blueprint'
import { partsOf } from '@sabi/content/exams/english-parts'
import { startClock } from '@sabi/shared/exams/clock'
import { drawPaper, isComplete } from '@sabi/shared/exams/draw'
import { headwordOf } from '@sabi/shared/exams/headword'
import { isMet, type MetBefore } from '@sabi/shared/exams/met-before'
import { startExam, type ExamSession } from '@sabi/shared/exams/sitting'
import { seededRandom, shuffle } from '@sabi/shared/practice/random'
import { paperOf, type SessionPaper } from '@sabi/shared/practice/session'
import { everyTopic, listTopics } from '@sabi/shared/subjects/calls'
import { newId } from '../offline/device.ts'
import { syncQuestions } from '../offline/questions/question-sync.ts'
import { matchingIds, paperCandidates, readQuestions } from '../offline/questions/question-store.ts'
import { knownReply } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { metBefore } from './met-before.ts'
import { missingSubjects } from '../offline/questions/missing-questions.ts'
import type { AskedPaper } from './orders.ts'

/** A paper that is drawn and complete, and waits for its start. */
export interface SetPaper {
  questions: SessionPaper
  seed: string
  /** How many of the questions the student has met before, as far as this phone knows. */
  met: number
}

/** Why a paper can't be set now. */
export type PaperProblem = 'not-here' | 'short'

/**
 * Draws a paper on this phone and reads every question of it, so that the start and the whole sitting need no network. The
 * questions of the subjects are fetched first where they are missing.
 */
export async function setPaper(userId: string, { order, code }: AskedPaper): Promise<SetPaper | PaperProblem> {
  const { subjects } = order
  const missing = await missingSubjects(subjects)
  if (missing.length > 0) await syncQuestions(missing)
  if ((await missingSubjects(subjects)).length > 0) return 'not-here'
  const unitByTopic = await unitsOfTopics()
  if (unitByTopic === null) return 'not-here'
  const stored = (await Promise.all(subjects.map(paperCandidates))).flat()
  const candidates = stored.map(({ text, rich, ...candidate }) => ({
    ...candidate,
    headword: candidate.subject === 'english' ? headwordOf(rich?.text ?? text) : null,
  }))
  const seed = code ?? newId()
  // A phone that can't read its answers still sets papers.
  const before: MetBefore = await metBefore(userId).catch(() => ({}))
  const drawn = drawPaper({
    order,
    candidates,
    unitOf: (id) => unitByTopic.get(id),
    blueprintOf,
    partsOf,
    seed,
    // Friends get the same paper only if nobody's own history changes it.
    ...(code === null && before),
  })
  if (drawn === null) return 'short'
  const questions = await readQuestions(drawn.map(({ id }) => id))
  if (questions.length < drawn.length || !questions.every(isComplete)) return 'short'
  const met = questions.filter(({ id }) => isMet(id, before)).length
  return { questions: paperOf(questions, seededRandom(seed)), seed, met }
}

/** The paper with its clock running. */
export function startPaper(
  { order, allowance, mayPause, assignmentId }: AskedPaper,
  { questions, seed }: Omit<SetPaper, 'met'>,
): ExamSession {
  const now = { wall: Date.now(), monotonic: performance.now() }
  return startExam({ id: newId(), order, allowance, mayPause, assignmentId, questions, seed, now })
}

const tryOutLength = 5
const tryOutMinutes = 2

/** Five easy questions for two minutes, to try out the screen; null if this phone has none. */
export async function setTryOut(asked: AskedPaper): Promise<ExamSession | null> {
  const [subject = 'ALL'] = asked.order.subjects
  const ids = await matchingIds({ subject, examType: 'ALL', difficulty: 'easy', topicId: 'ALL' })
  const questions = await readQuestions(shuffle(ids, Math.random).slice(0, tryOutLength))
  if (questions.length === 0) return null
  const paper = startPaper(asked, { questions: paperOf(questions, Math.random), seed: '' })
  const clock = startClock(tryOutMinutes, { wall: Date.now() })
  return { ...paper, exam: { ...paper.exam, minutes: tryOutMinutes, ...clock } }
}

async function unitsOfTopics(): Promise<Map<string, number> | null> {
  const known = knownReply(listTopics, everyTopic) ?? (await request(listTopics, everyTopic).catch(() => null))
  return known && new Map(known.data.map(({ id, unit }) => [id, unit]))
}
