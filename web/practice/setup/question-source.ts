import { fitsExam } from '@sabi/shared/content/exam-fit'
import { ShownQuestion } from '@sabi/shared/content/question'
import { shuffle } from '@sabi/shared/practice/random'
import { drawOf, questionsOfSavers } from '@sabi/shared/practice/link'
import { listQuestions, type QuestionFilter } from '@sabi/shared/subjects/calls'
import * as z from 'zod/mini'
import { withTimeout } from '../../platform/with-timeout.ts'
import { hearOfCorrections } from '../../offline/questions/questions-behind.ts'
import { isOnline } from '../../platform/server/connection.ts'
import { downloadsUnasked } from '../../platform/data-saver.ts'
import { unreachable } from '../../platform/server/request-error.ts'
import { shownPreview } from '../../platform/page/preview.ts'
import { takeReplyInPage } from '../../platform/server/queries.ts'
import { loadPart } from '../../platform/server/other-release.ts'
import { fetchFile, request } from '../../platform/server/request.ts'
import { storageKeys } from '../../platform/storage.ts'
import { createStoredValue } from '../../platform/stored-value.ts'
import { builtInQuestion } from '../session/built-in-question.ts'
import { countHere, isAllHere, type DrawnQuestions } from '../session/local-questions.ts'
import { drawingByMemory } from './session-choices.ts'

/** Loads the code that draws from this phone. A preview’s first question does not wait for it. */
export const loadDrawing = () =>
  loadPart(() => import('../session/draw-here.ts')).catch(() => {
    throw unreachable()
  })

/** The server's timeout if this phone has questions too. */
const patienceMs = 1500
/**
 * The server's timeout if there are none here, and the total for all sources beyond this phone on a dead connection.
 */
const longestSilenceMs = 3500
const patienceInAllMs = 4500
/** The minimum for the last source, whose cached copy comes at once. */
const shortestMs = 1000

/** How many questions of a session this long are fetched, where the phone does not have them. */
export function mostFetched(length: number): number {
  return downloadsUnasked() ? length : Math.min(length, questionsOfSavers)
}

/** `phone` if the student wants only the questions of this phone. */
export const questionSource = createStoredValue({
  key: storageKeys.questionSource,
  values: ['automatic', 'phone'],
  otherwise: 'automatic',
})

/**
 * Draws the questions of a session. What the student already reads in a preview comes first, then a subject that is
 * completely on this phone. Otherwise the order is: server, what is on this phone, the static file, the built-in question, whatever the filter. A session
 * opens with `first` if the source has it.
 */
export async function drawQuestions(filter: QuestionFilter, length: number, first?: string): Promise<DrawnQuestions> {
  const previewed = drawPreviewed(drawOf(filter, length, { first }))
  if (previewed !== null) return previewed
  const fromPhone = async () => (await loadDrawing()).drawHere(filter, length, first)
  if (questionSource.get() === 'phone') return fromPhone()
  const isAll = await isAllHere(filter)
  if (isAll) await withTimeout(hearOfCorrections(filter.subject), patienceMs).catch(settle)
  // Null, or no questions, where the phone could not be read.
  const ofAll = isAll ? await fromPhone().catch(() => null) : null
  if (ofAll !== null && ofAll.questions.length > 0) return ofAll
  const isAnyHere = isAll || (await countHere(filter)) > 0
  // Beside the request, because there may be no network when it fails.
  if (isAnyHere) loadDrawing().catch(() => undefined)
  const began = Date.now()
  const limits = isAnyHere ? { timeoutMs: patienceMs } : { timeoutMs: longestSilenceMs, untilSilent: true }
  const choices = { first, memory: drawingByMemory.get() === 'off' ? ('off' as const) : undefined }
  const drawn = await drawFromServer((most) => drawOf(filter, most, choices), length, limits).catch(settle)
  if (!(drawn instanceof Error)) return drawn
  if (isAnyHere) return fromPhone()
  return drawWithoutServer(filter, Math.max(began + patienceInAllMs - Date.now(), shortestMs))
}

/** The draw that came with the page, if its preview shows the first question. */
function drawPreviewed(args: ReturnType<typeof drawOf>): DrawnQuestions | null {
  const preview = shownPreview()
  const drawn = preview && takeReplyInPage(listQuestions, args)
  return drawn === undefined ? null : { questions: drawn.questions, matching: drawn.total, preview }
}

async function drawFromServer(
  drawOfLength: (length: number) => ReturnType<typeof drawOf>,
  length: number,
  limits: { timeoutMs: number; untilSilent?: boolean },
): Promise<DrawnQuestions> {
  const inPage = takeReplyInPage(listQuestions, drawOfLength(length))
  if (inPage === undefined && !isOnline()) throw unreachable()
  const { questions, total } = inPage ?? (await request(listQuestions, drawOfLength(mostFetched(length)), limits))
  return { questions, matching: total }
}

async function drawWithoutServer(filter: QuestionFilter, timeoutMs: number): Promise<DrawnQuestions> {
  const file = await fetchFile('/static-questions.json', z.array(ShownQuestion), {
    timeoutMs,
    // By now there is no time to request a newer one.
    cache: 'force-cache',
  }).catch(settle)
  const found = file instanceof Error ? [] : shuffle(file, Math.random).filter((question) => isMatch(question, filter))
  if (found.length > 0) return { questions: found, matching: found.length }
  return { questions: [builtInQuestion], matching: 1, isLastResort: true }
}

/** Returns whether a question is what the filter asks for. */
export function isMatch(question: ShownQuestion, filter: QuestionFilter): boolean {
  const parts = ['subject', 'difficulty', 'topicId'] as const
  if (filter.examType !== 'ALL' && !fitsExam(question, filter.examType)) return false
  return parts.every((part) => filter[part] === 'ALL' || filter[part] === question[part])
}

function settle(error: unknown): Error {
  if (error instanceof Error) return error
  throw error
}
