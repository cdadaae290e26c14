import { practise, type PracticeAction } from '../practice/practise.ts'
import { newProgress, type PracticeSession, type SessionPaper } from '../practice/session.ts'
import { readClock, startClock, type Reading } from './clock.ts'
import { allowanceOf, minutesOf, type Allowance, type PaperOrder } from './paper.ts'
import type { ExamTerms } from './terms.ts'

/** A session that is a paper of the exam hall. */
export type ExamSession = PracticeSession & { exam: ExamTerms }

export function isExam(session: PracticeSession): session is ExamSession {
  return session.exam !== undefined
}

interface Start {
  id: string
  order: PaperOrder
  allowance: Allowance
  /** Grants pauses, which take the result out of exam conditions. */
  mayPause?: boolean
  /** The assignment of a class that it is an attempt at. */
  assignmentId?: string | undefined
  /** The questions, drawn and complete before the clock starts. */
  questions: SessionPaper
  seed: string
  now: Reading
}

/** A paper whose clock starts now, on its first question. */
export function startExam({
  id,
  order,
  allowance,
  mayPause = false,
  assignmentId,
  questions,
  seed,
  now,
}: Start): ExamSession {
  const { board, paper, subjects } = order
  const [only] = subjects
  const minutes = allowanceOf(allowance).minutesFor(minutesOf(order))
  return {
    ...newProgress(id, now.wall),
    kind: 'exam',
    filter: {
      subject: subjects.length === 1 && only !== undefined ? only : 'ALL',
      examType: board.board,
      difficulty: 'ALL',
      topicId: 'ALL',
    },
    ...(assignmentId !== undefined && { assignmentId }),
    questions,
    exam: { paper: paper.id, minutes, allowance, seed, ...(mayPause && { pauses: 0 }), ...startClock(minutes, now) },
  }
}

/** Everything that can happen in the hall. `tick` only lets time pass, and `finish` hands the paper in. */
export type ExamAction =
  | Extract<PracticeAction, { type: 'choose' | 'go to' | 'mark' }>
  | { type: 'next' | 'previous' | 'show' | 'hide' | 'finish'; at: number }
  | { type: 'pause'; at: number }
  | { type: 'resume'; at: number }
  | { type: 'tick' }

interface Sitting {
  now: Reading
  /** The reading before in this visit. */
  before: Reading | null
  isWatched: boolean
}

/**
 * The paper after an action. The time is read first: once it is over the paper is handed in as it stands, and no action changes
 * it any more. Next on the last question and Previous on the first do nothing: only `finish` hands in.
 */
export function sitExam(session: ExamSession, action: ExamAction, sitting: Sitting): ExamSession {
  if (session.phase === 'results') return session
  if (session.exam.isPaused === true) return action.type === 'resume' ? goOn(session, sitting.now) : session
  const { endsAt, leftMs } = readClock(session.exam, sitting)
  // A clock that was set moves the time since when the question is on the screen too.
  const shownAt = session.shownAt === null ? null : session.shownAt + endsAt - session.exam.endsAt
  const timed = { ...session, shownAt, exam: { ...session.exam, endsAt, leftMs } }
  if (leftMs === 0) return handIn(timed, Math.min(sitting.now.wall, endsAt))
  if (action.type === 'tick') return timed
  if (action.type === 'finish') return handIn(timed, action.at)
  if (action.type === 'pause') return pause(timed, action.at)
  if (action.type === 'resume') return timed
  if (action.type !== 'next' && action.type !== 'previous') return { ...timed, ...practise(timed, action) }
  const position = timed.position + (action.type === 'next' ? 1 : -1)
  return { ...timed, ...practise(timed, { type: 'go to', position, at: action.at }) }
}

/**
 * A paper that is opened again, after a reload, a dead battery or days. Nobody knows how long its question was on the screen
 * before, so that time counts for no question, and for the clock like any other.
 */
export function resumeExam(session: ExamSession, now: Reading): ExamSession {
  const left = { ...session, shownAt: null }
  if (session.exam.isPaused === true) return left
  const resumed = sitExam(left, { type: 'tick' }, { now, before: null, isWatched: false })
  return resumed.phase === 'results' ? resumed : { ...resumed, shownAt: now.wall }
}

/** Stops the clock, where that was granted before the start. */
function pause(session: ExamSession, at: number): ExamSession {
  const { pauses } = session.exam
  if (pauses === undefined) return session
  const exam = { ...session.exam, pauses: pauses + 1, isPaused: true }
  return { ...session, ...practise(session, { type: 'hide', at }), exam }
}

/** Moves the end by the time for which the clock was stopped. */
function goOn(session: ExamSession, { wall }: Reading): ExamSession {
  const exam = { ...session.exam, isPaused: false, endsAt: wall + session.exam.leftMs }
  return { ...session, exam, shownAt: wall }
}

/** Handed in, with every question counted. */
function handIn(session: ExamSession, at: number): ExamSession {
  return { ...session, ...practise(session, { type: 'finish', at }) }
}
