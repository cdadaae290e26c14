import * as z from 'zod/mini'
import { ShownQuestion } from '../content/question.ts'
import { ExamTerms } from '../exams/terms.ts'
import { maximumSessionLength, QuestionFilter } from '../subjects/calls.ts'
import { PhoneId, phoneTimeOf, PhoneTime, SyncedSession } from '../sync/calls.ts'
import { shuffle, type Random } from './random.ts'

/** A question as one session shows it. */
export const SessionQuestion = z.object({
  question: ShownQuestion,
  /** Stored indexes in the order on the screen: what a student picks is always kept as the stored index. */
  shownOrder: z.array(z.int().check(z.minimum(0))),
})

/** The latest answer to a question, with everything for the answer log. */
export const GivenAnswer = z.object({
  id: PhoneId,
  /** Stored index of the chosen option. */
  option: z.int().check(z.minimum(0)),
  /** Counts the taps of the session. */
  seq: z.int().check(z.minimum(0)),
  answeredAt: PhoneTime,
  tzOffset: z.int(),
  /** Time on the question up to this tap, over all visits. */
  durationMs: z.int().check(z.minimum(0)),
  /** How many hints were open, if any. */
  hints: z.optional(z.int().check(z.minimum(1))),
})

/** Everything of a session that changes while it is practised. */
export const SessionProgress = z.object({
  id: PhoneId,
  kind: SyncedSession.shape.kind,
  filter: QuestionFilter,
  /** The filter that was asked for, if the built-in question came instead. */
  wanted: z.optional(QuestionFilter),
  /** True if each answer is explained at once. Sessions of older versions do not say. */
  explains: z.optional(z.boolean()),
  /** True for a block of a day's plan. */
  isOfPlan: z.optional(z.boolean()),
  /** True for a step of a placement. */
  isPlacement: z.optional(z.boolean()),
  /** The assignment of a class that this is an attempt at. */
  assignmentId: z.optional(PhoneId),
  /** The query of the challenge that it is an answer to, or that was made of it. */
  challenge: z.optional(z.string()),
  /** True for a test of a class and for a challenge, which give no hints. */
  isTest: z.optional(z.boolean()),
  /** Set for a paper of the exam hall. */
  exam: z.optional(ExamTerms),
  /** How many hints the student has opened, by question id. */
  hints: z.optional(z.record(z.string(), z.int().check(z.minimum(1)))),
  answers: z.record(z.string(), GivenAnswer),
  position: z.int().check(z.minimum(0)),
  batchStart: z.int().check(z.minimum(0)),
  phase: z.enum(['quiz', 'checkpoint', 'results']),
  /** How it ended; a session left with Exit Quiz can be resumed. */
  ending: z.nullable(z.enum(['finished', 'stopped', 'exited'])),
  /** Ids of the questions marked for review. */
  marked: z.array(z.string()),
  startedAt: PhoneTime,
  finishedAt: z.nullable(PhoneTime),
  /** Measured time by question id, without the visit that is going on. */
  elapsedMs: z.record(z.string(), z.number().check(z.minimum(0))),
  /** Since when (epoch milliseconds) the question is on the screen; null while nobody looks at it. */
  shownAt: z.nullable(z.number()),
  /** Taps so far: the next answer's `seq`. */
  taps: z.int().check(z.minimum(0)),
})

/** The questions of a session, which never change. */
export const SessionPaper = z.array(SessionQuestion).check(z.minLength(1))

export const PracticeSession = z
  .extend(SessionProgress, { questions: SessionPaper })
  .check(z.refine(({ position, batchStart, questions }) => Math.max(position, batchStart) < questions.length))

export type SessionQuestion = z.infer<typeof SessionQuestion>
export type GivenAnswer = z.infer<typeof GivenAnswer>
export type SessionProgress = z.infer<typeof SessionProgress>
export type SessionPaper = z.infer<typeof SessionPaper>
export type PracticeSession = z.infer<typeof PracticeSession>

interface Start {
  id: string
  kind: PracticeSession['kind']
  filter: QuestionFilter
  wanted?: QuestionFilter
  explains?: boolean
  isOfPlan?: boolean
  isPlacement?: boolean
  assignmentId?: string
  isTest?: boolean
  questions: readonly ShownQuestion[]
  /** Epoch milliseconds. */
  at: number
  random: Random
}

/** A new session on its first question; null when there is no question. More than 100 or the same twice are left out. */
export function startSession(start: Start): PracticeSession | null {
  const { id, kind, filter, wanted, explains, isOfPlan, isPlacement, assignmentId, isTest } = start
  const { questions, at, random } = start
  const paper = paperOf(questions, random).slice(0, maximumSessionLength)
  if (paper.length === 0) return null
  const choices = {
    ...(wanted !== undefined && { wanted }),
    ...(explains === true && { explains }),
    ...(isOfPlan === true && { isOfPlan }),
    ...(isPlacement === true && { isPlacement }),
    ...(assignmentId !== undefined && { assignmentId }),
    ...(isTest === true && { isTest }),
  }
  return { ...newProgress(id, at), kind, filter, ...choices, questions: paper }
}

/** The questions of a session with the order of their options. The same twice is left out. */
export function paperOf(questions: readonly ShownQuestion[], random: Random): SessionPaper {
  const unique = [...new Map(questions.map((question) => [question.id, question])).values()]
  return unique.map((question) => ({ question, shownOrder: orderOfOptions(question, random) }))
}

/** The same questions from the first one, without answers, as a separate session in the log. */
export function restartSession(session: PracticeSession, { id, at }: { id: string; at: number }): PracticeSession {
  const { hints: _h, isOfPlan: _o, isPlacement: _p, assignmentId: _a, challenge: _c, isTest: _t, ...begun } = session
  return { ...begun, ...newProgress(id, at) }
}

/** Milliseconds that the questions of a session were on the screen, without the visit that is going on. */
export function timeSpentMs({ elapsedMs }: Pick<SessionProgress, 'elapsedMs'>): number {
  return Math.round(Object.values(elapsedMs).reduce((sum, elapsed) => sum + elapsed, 0))
}

/** A session before its first answer, on its first question. */
export function newProgress(id: string, at: number) {
  return {
    id,
    answers: {},
    position: 0,
    batchStart: 0,
    phase: 'quiz' as const,
    ending: null,
    marked: [],
    startedAt: phoneTimeOf(at),
    finishedAt: null,
    elapsedMs: {},
    shownAt: at,
    taps: 0,
  }
}

function orderOfOptions({ options, canShuffle }: ShownQuestion, random: Random): number[] {
  const stored = options.map((_, index) => index)
  return canShuffle ? shuffle(stored, random) : stored
}
