import { percentage } from '../progress/percentage.ts'
import type { PracticeSession, SessionQuestion } from './session.ts'

export interface Score {
  correct: number
  /** The questions that it is marked over. */
  total: number
  attempted: number
  /** Whole per cent of `total`; 0 of 0 is 0. */
  percentage: number
}

/** Bands of a result by its whole percentage, best first, with the words that the student reads. */
export const scoreBands = [
  { id: 'excellent', from: 80, words: 'Excellent' },
  { id: 'good', from: 60, words: 'Good' },
  { id: 'practise', from: 40, words: 'Keep practising' },
  { id: 'encourage', from: 0, words: "Don't give up" },
] as const

export type ScoreBand = (typeof scoreBands)[number]

/** The band of a percentage from 0 to 100; its bounds belong to the better band. */
export function scoreBand(percentage: number): ScoreBand {
  return scoreBands.find(({ from }) => percentage >= from) ?? scoreBands[3]
}

/** The score of the whole session, over the questions that it is marked over. */
export function sessionScore(session: PracticeSession): Score {
  return scoreOf(session, session.questions)
}

/** The score of the batch that a checkpoint closes. */
export function batchScore(session: PracticeSession): Score {
  return scoreOf(session, session.questions.slice(session.batchStart, session.position + 1))
}

/**
 * The questions that a session is marked over: all of a paper, and of an assignment that has ended; otherwise those that were answered,
 * however the session ended.
 */
export function markedOver(session: PracticeSession): readonly SessionQuestion[] {
  return countedAmong(session, session.questions)
}

/**
 * The questions that the results go through, with those that were passed over: all when the session was finished, those up to the
 * checkpoint when it was stopped there, and those up to the last one answered when it was left or is still open.
 */
export function askedIn(session: PracticeSession): readonly SessionQuestion[] {
  if (session.ending === 'finished' || isMarkedWhole(session)) return session.questions
  if (session.ending === 'stopped') return session.questions.slice(0, session.position + 1)
  const answered = session.questions.map(({ question }) => session.answers[question.id] !== undefined)
  return session.questions.slice(0, answered.lastIndexOf(true) + 1)
}

/** The questions that count as not correct. */
export function mistakesOf(session: PracticeSession): readonly SessionQuestion[] {
  return markedOver(session).filter((entry) => isCorrect(session, entry) !== true)
}

/** Returns whether the student's answer is the key; null without an answer. */
export function isCorrect(session: Pick<PracticeSession, 'answers'>, { question }: SessionQuestion): boolean | null {
  const answer = session.answers[question.id]
  return answer === undefined ? null : answer.option === question.correctOption
}

function isMarkedWhole({ kind, phase, assignmentId }: PracticeSession): boolean {
  return kind === 'exam' || (assignmentId !== undefined && phase === 'results')
}

function countedAmong(session: PracticeSession, questions: readonly SessionQuestion[]): readonly SessionQuestion[] {
  if (isMarkedWhole(session)) return questions
  return questions.filter(({ question }) => session.answers[question.id] !== undefined)
}

function scoreOf(session: PracticeSession, questions: readonly SessionQuestion[]): Score {
  const counted = countedAmong(session, questions)
  const marks = counted.map((entry) => isCorrect(session, entry))
  const correct = marks.filter((mark) => mark === true).length
  const attempted = marks.filter((mark) => mark !== null).length
  const total = counted.length
  return { correct, total, attempted, percentage: percentage(correct, total) }
}
