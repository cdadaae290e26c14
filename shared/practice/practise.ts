import { longestDurationMs, phoneTimeOf } from '../sync/calls.ts'
import { explainsAtOnce, hintSteps, openHints } from './feedback.ts'
import type { PracticeSession } from './session.ts'

/** After this many questions of a batch the student is asked whether to continue. */
export const batchLength = 20

/** Nobody looks at one question for longer without a break: beyond it the clock jumped or the phone slept. */
export const longestVisitMs = 30 * 60 * 1000

interface Moment {
  /** Epoch milliseconds by the phone's clock. */
  at: number
}

export type PracticeAction =
  /** Names the question that the student saw: a tap that comes after the screen has moved on counts for nothing. */
  | ({ type: 'choose'; questionId: string; answerId: string; option: number; tzOffset: number } & Moment)
  | ({ type: 'next' | 'previous' | 'continue' | 'stop' | 'exit' | 'finish' } & Moment)
  | ({ type: 'go to'; position: number } & Moment)
  /** Takes up a session that was left by Exit Quiz. */
  | ({ type: 'reopen' } & Moment)
  /** Ends an unfinished session permanently, as it was left. */
  | ({ type: 'close' } & Moment)
  /** The screen shows the question again, after a reload or a break: time counts from here. */
  | ({ type: 'show' } & Moment)
  /** The screen is out of sight: time stops. */
  | ({ type: 'hide' } & Moment)
  | { type: 'mark' }
  /** Opens the next hint for the question on the screen. */
  | { type: 'hint' }

/**
 * The practice session after an action. An action that makes no sense where the session stands changes nothing, so a key
 * pressed twice or a late tap can do no harm.
 */
export function practise(session: PracticeSession, action: PracticeAction): PracticeSession {
  if (session.phase === 'results') return session
  if (action.type === 'close') return close(session, action.at)
  if (action.type === 'reopen') return reopen(session, action.at)
  if (session.ending !== null) return session
  if (action.type === 'hide') return stopClock(session, action.at)
  return session.phase === 'checkpoint' ? decideAtCheckpoint(session, action) : answerQuestions(session, action)
}

/** True if 'Next' leads to the checkpoint: a batch is complete and more questions remain. */
export function isCheckpointDue({ position, batchStart, questions }: PracticeSession): boolean {
  return position + 1 - batchStart === batchLength && position + 1 < questions.length
}

function decideAtCheckpoint(session: PracticeSession, action: PracticeAction): PracticeSession {
  if (action.type === 'continue') {
    const nextBatch = session.position + 1
    return { ...moveTo(session, nextBatch, action.at), batchStart: nextBatch, phase: 'quiz' }
  }
  if (action.type === 'stop') return end(session, 'stopped', action.at)
  return session
}

function answerQuestions(session: PracticeSession, action: PracticeAction): PracticeSession {
  switch (action.type) {
    case 'choose':
      return choose(session, action)
    case 'next':
      return next(session, action.at)
    case 'previous':
      return moveTo(session, session.position - 1, action.at)
    case 'go to':
      return moveTo(session, action.position, action.at)
    case 'show':
      return { ...session, shownAt: action.at }
    case 'mark':
      return toggleMark(session)
    case 'hint':
      return openHint(session)
    case 'finish':
      return end(session, 'finished', action.at)
    case 'exit':
      return end(session, 'exited', action.at)
    default:
      return session
  }
}

function choose(
  session: PracticeSession,
  { questionId, option, answerId, tzOffset, at }: Extract<PracticeAction, { type: 'choose' }>,
): PracticeSession {
  const question = session.questions[session.position]?.question
  if (question?.id !== questionId || question.options[option] === undefined) return session
  const before = session.answers[question.id]
  if (before?.option === option || (before !== undefined && explainsAtOnce(session))) return session
  const timed = restartClock(session, at)
  const hints = openHints(session, question.id)
  const answer = {
    id: answerId,
    option,
    seq: session.taps,
    answeredAt: phoneTimeOf(at),
    tzOffset,
    durationMs: Math.min(Math.round(timed.elapsedMs[question.id] ?? 0), longestDurationMs),
    ...(hints > 0 && { hints }),
  }
  return { ...timed, answers: { ...session.answers, [question.id]: answer }, taps: session.taps + 1 }
}

function next(session: PracticeSession, at: number): PracticeSession {
  if (session.position + 1 >= session.questions.length) return end(session, 'finished', at)
  if (isCheckpointDue(session)) return { ...stopClock(session, at), phase: 'checkpoint' }
  return moveTo(session, session.position + 1, at)
}

/** A jump past the end of the batch takes the batch along, so that it still ends after its 20. */
function moveTo(session: PracticeSession, position: number, at: number): PracticeSession {
  if (session.questions[position] === undefined || position === session.position) return session
  const batchesAhead = Math.max(0, Math.floor((position - session.batchStart) / batchLength))
  const batchStart = session.batchStart + batchesAhead * batchLength
  return { ...restartClock(session, at), position, batchStart }
}

function toggleMark(session: PracticeSession): PracticeSession {
  const id = session.questions[session.position]?.question.id
  if (id === undefined) return session
  const others = session.marked.filter((marked) => marked !== id)
  return { ...session, marked: others.length < session.marked.length ? others : [...others, id] }
}

/** A final answer needs no hint any more. */
function openHint(session: PracticeSession): PracticeSession {
  const question = session.questions[session.position]?.question
  if (question === undefined) return session
  const open = openHints(session, question.id)
  const isFinal = explainsAtOnce(session) && session.answers[question.id] !== undefined
  if (isFinal || open >= hintSteps(question)) return session
  return { ...session, hints: { ...session.hints, [question.id]: open + 1 } }
}

/** A checkpoint shows no question, so no time runs there. */
function reopen(session: PracticeSession, at: number): PracticeSession {
  return { ...session, shownAt: session.phase === 'quiz' ? at : null, ending: null, finishedAt: null }
}

/** The end that a session left by Exit Quiz had already is kept. */
function close(session: PracticeSession, at: number): PracticeSession {
  const left = session.ending === null ? end(session, 'exited', at) : session
  return { ...left, phase: 'results' }
}

function end(session: PracticeSession, ending: 'finished' | 'stopped' | 'exited', at: number): PracticeSession {
  const phase = ending === 'exited' ? session.phase : 'results'
  return { ...stopClock(session, at), phase, ending, finishedAt: phoneTimeOf(at) }
}

function restartClock(session: PracticeSession, at: number): PracticeSession {
  return { ...stopClock(session, at), shownAt: at }
}

/** Adds the visit that is going on to the question's time. A clock that was set back adds nothing, one set ahead half an hour. */
function stopClock(session: PracticeSession, at: number): PracticeSession {
  const id = session.questions[session.position]?.question.id
  if (session.shownAt === null || id === undefined) return session
  const before = session.elapsedMs[id] ?? 0
  const visit = Math.min(Math.max(0, at - session.shownAt), longestVisitMs)
  return { ...session, shownAt: null, elapsedMs: { ...session.elapsedMs, [id]: before + visit } }
}
