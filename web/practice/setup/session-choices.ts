import { lengthFrom, sessionLengths, usualLength, type SessionLength } from '@sabi/shared/practice/link'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { storageKeys } from '../../platform/storage.ts'
import { createStoredValue } from '../../platform/stored-value.ts'

type LengthWord = `${SessionLength}`
const lengthWords = sessionLengths.map((length): LengthWord => `${length}`)

/** How many questions the student wants in a session. */
export const sessionLength = createStoredValue({
  key: storageKeys.sessionLength,
  values: lengthWords,
  otherwise: `${usualLength}`,
})

/** When answers are explained; `usual` until the student chooses. */
export const explaining = createStoredValue({
  key: storageKeys.explaining,
  values: ['usual', 'each', 'end'],
  otherwise: 'usual',
})

/** The order of subjects in a mixed session: one after the other, as in the exams, or mixed. */
export const mixing = createStoredValue({
  key: storageKeys.mixing,
  values: ['grouped', 'mixed'],
  otherwise: 'grouped',
})

/** On if sessions bring first the skills that are due or new to the student. */
export const drawingByMemory = createStoredValue({
  key: storageKeys.drawingByMemory,
  values: ['on', 'off'],
  otherwise: 'on',
})

/** Unless the student chose, answers are explained one by one in a topic, and at the end of a mix as in the exam. */
export function explainsEach({ topicId }: Pick<QuestionFilter, 'topicId'>, choice = explaining.get()): boolean {
  return choice === 'usual' ? topicId !== 'ALL' : choice === 'each'
}

/** The choices of a session that a link starts: its own length and moment of explaining, else the student's. */
export function choicesOfLink(query: URLSearchParams, filter: QuestionFilter): SessionChoices {
  const answers = query.get('answers')
  return {
    length: lengthFrom(query) ?? usualLength,
    explains: answers === null ? explainsEach(filter) : answers === 'each',
  }
}

/** The student's choices for a session with this filter. */
export function choicesFor(filter: QuestionFilter): SessionChoices {
  const length = sessionLengths.find((one) => `${one}` === sessionLength.get()) ?? usualLength
  return { length, explains: explainsEach(filter) }
}

export interface SessionChoices {
  /** Most questions that it holds. */
  length: number
  /** True if each answer is explained at once. */
  explains: boolean
  /** True for a block of today's plan. */
  isOfPlan?: boolean
  /** True for a step of a placement. */
  isPlacement?: boolean
  /** Set for an attempt at an assignment of a class. */
  assignmentId?: string
  /** True for a test of a class, which gives no hints. */
  isTest?: boolean
}
