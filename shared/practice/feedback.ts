import type { ShownQuestion } from '../content/question.ts'
import type { PracticeSession } from './session.ts'

const kindsExplainedAtOnce: ReadonlySet<PracticeSession['kind']> = new Set(['generated', 'review'])

/**
 * Returns whether each answer is explained at once, and is therefore final: in new questions, in reviews of mistakes,
 * and where the student chose it.
 */
export function explainsAtOnce({ kind, explains }: Pick<PracticeSession, 'kind' | 'explains'>): boolean {
  return explains === true || kindsExplainedAtOnce.has(kind)
}

/** How many hints a question has for the student: those that are stored, then the working. */
export function hintSteps({ hints }: Pick<ShownQuestion, 'hints'>): number {
  return hints.length === 0 ? 0 : hints.length + 1
}

/** How many hints of a question are open in a session. */
export function openHints({ hints }: Pick<PracticeSession, 'hints'>, questionId: string): number {
  return hints?.[questionId] ?? 0
}

/** Returns whether a session of new questions has not been opened yet, so that it can be started at any time. */
export function isWaiting({ kind, taps }: Pick<PracticeSession, 'kind' | 'taps'>): boolean {
  return kind === 'generated' && taps === 0
}
