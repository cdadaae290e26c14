import { groupBySubject } from '@sabi/shared/practice/group'
import { isWaiting } from '@sabi/shared/practice/feedback'
import { filterFrom } from '@sabi/shared/practice/link'
import { practise } from '@sabi/shared/practice/practise'
import { seededRandom } from '@sabi/shared/practice/random'
import { mistakesOf } from '@sabi/shared/practice/score'
import { restartSession, startSession, type PracticeSession } from '@sabi/shared/practice/session'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { forgetPlaces } from '../../design/passage/PassageText.tsx'
import { selectSubject } from '../../subjects/topics/selected-subject.ts'
import { flushNow, keepStep, whenKept } from '../../offline/answers/answers.ts'
import { newId } from '../../offline/device.ts'
import { dropOldSessions, findSession, removeSession } from '../../offline/answers/session-store.ts'
import { RequestError } from '../../platform/server/request-error.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { setStage, shownSession, touch, useFlow, yieldSession } from './flow.ts'
import { openSession } from './open-session.ts'
import type { DrawnQuestions } from './local-questions.ts'
import { drawQuestions } from '../setup/question-source.ts'
import { choicesFor, mixing, type SessionChoices } from '../setup/session-choices.ts'
import { holdSession } from './session-lock.ts'
import { move } from './steps.ts'
import { texts } from '../texts.ts'
import { fromPhone, showSettings } from './visit.ts'

/** The questions for a new session, `first` at the front; null if none are available. */
export function draw(filter: QuestionFilter, length: number, first?: string): Promise<DrawnQuestions | null> {
  return drawQuestions(filter, length, first).catch(nothingDrawn)
}

/** Starts a session with the drawn questions, or shows why there are none. */
export async function startPractice(
  userId: string,
  filter: QuestionFilter,
  choices: SessionChoices,
  drawing = draw(filter, choices.length),
): Promise<void> {
  if (useFlow.getState().stage.name !== 'settings') return
  const starting = { name: 'starting' } as const
  setStage(starting)
  const drawn = await drawing
  if (useFlow.getState().stage !== starting) return
  const session = drawn && sessionOf(drawn, filter, choices)
  if (drawn !== null && session !== null) {
    begin(userId, session)
    // One question is better than none, but not what was asked for.
    if (drawn.isLastResort) toast({ ...texts.loadFailed, tone: 'destructive' })
    return
  }
  toast({ ...(drawn === null ? texts.loadFailed : texts.noQuestions), tone: 'destructive' })
  // A link that failed to start leaves the next try to the student.
  touch()
  setStage({ name: 'settings' })
}

/** Starts a session of this session's mistakes. They are on the phone, so it works offline. */
export function practiseMistakes(userId: string, session: PracticeSession): void {
  const questions = mistakesOf(session).map(({ question }) => question)
  const review = newSession('review', session.filter, questions)
  if (review !== null) begin(userId, review)
}

/** A new session like this one, with other questions. */
export async function practiseAgain(userId: string, session: PracticeSession): Promise<void> {
  const filter = askedFor(session)
  setStage({ name: 'settings' })
  await startPractice(userId, filter, choicesFor(filter))
}

/** The same questions again, with answers cleared. */
export function tryAgain(userId: string, session: PracticeSession): void {
  begin(userId, restartSession(session, { id: newId(), at: Date.now() }))
}

/**
 * Leaves the quiz for the settings. If anything was answered, it is saved and can be resumed; otherwise it is
 * discarded.
 */
export async function exitQuiz(): Promise<void> {
  const shown = shownSession()
  if (shown !== null && isWaiting(shown.session)) return showSettings(shown.userId)
  if (shown === null || !(await move({ type: 'exit' }))) return
  await whenKept()
  if (shown.session.taps === 0) await fromPhone(removeSession(shown.userId, shown.session.id), undefined)
  else toast(texts.left)
  await showSettings(shown.userId)
}

/**
 * Hands the session in. With questions left open it ends as a session that was left, so that the results go up to the last one
 * answered.
 */
export async function finishQuiz(): Promise<void> {
  const session = shownSession()?.session
  if (session === undefined) return
  const isWhole = session.questions.every(({ question }) => session.answers[question.id] !== undefined)
  await move({ type: isWhole ? 'finish' : 'close' })
}

/** Ends an unfinished session as it is, so that it is not offered again. */
export async function closeUnfinished(userId: string, id: string): Promise<void> {
  const session = await fromPhone(findSession(userId, id), null)
  if (session === null) return
  if (session.taps === 0) await fromPhone(removeSession(userId, id), undefined)
  else await keepStep({ userId, session: practise(session, { type: 'close', at: Date.now() }), answer: null })
  void flushNow()
  await showSettings(userId)
}

/** Shows a session at its current question. */
export function begin(userId: string, session: PracticeSession): void {
  openSession.set(session.id)
  // The dashboard and the topics follow what is practised.
  const { subject } = askedFor(session)
  if (subject !== 'ALL') selectSubject(subject)
  forgetPlaces()
  setStage({ name: 'session', userId, session })
  window.scrollTo(0, 0)
  void keepStep({ userId, session, answer: null })
  void holdSession(session.id, { onLost: () => yieldSession(session.id) })
  void fromPhone(dropOldSessions(userId), undefined)
}

export function newSession(
  kind: PracticeSession['kind'],
  filter: QuestionFilter,
  questions: DrawnQuestions['questions'],
) {
  return startSession({ id: newId(), kind, filter, questions, at: Date.now(), random: Math.random })
}

/** A session of these questions. If the page had a preview, it is the one that the preview began. */
function sessionOf(drawn: DrawnQuestions, filter: QuestionFilter, choices: SessionChoices) {
  const { questions, preview } = drawn
  const { length, explains, ...ofPlan } = choices
  return startSession({
    id: newId(),
    kind: 'practice',
    explains,
    ...(drawn.isLastResort ? { filter: filterOf(questions), wanted: filter } : { filter, ...ofPlan }),
    questions: arranged(questions.slice(0, length)),
    at: preview?.seenAt ?? Date.now(),
    random: preview === undefined ? Math.random : seededRandom(preview.seed),
  })
}

/** The filter of the built-in question: its answer counts for its own subject, and for no topic, plan or placement. */
function filterOf([question]: DrawnQuestions['questions']): QuestionFilter {
  return filterFrom(new URLSearchParams({ subject: question?.subject ?? '' }))
}

/** The filter that the student chose, whatever came. */
function askedFor({ wanted, filter }: PracticeSession): QuestionFilter {
  return wanted ?? filter
}

/** The subjects of a mixed session follow each other, unless the student wants them mixed. */
function arranged(questions: DrawnQuestions['questions']): DrawnQuestions['questions'] {
  return mixing.get() === 'mixed' ? questions : groupBySubject(questions)
}

function nothingDrawn(error: unknown): null {
  if (error instanceof RequestError) return null
  throw error
}
