import type { PracticeSession } from './session.ts'

const kindsExplainedAtOnce: ReadonlySet<PracticeSession['kind']> = new Set(['generated', 'review'])

/**
 * Returns whether each answer is explained at once, and is therefore final: in new questions, and in reviews of
 * mistakes.
 */
export function explainsAtOnce({ kind }: Pick<PracticeSession, 'kind'>): boolean {
  return kindsExplainedAtOnce.has(kind)
}

/** Returns whether a session of new questions has not been opened yet, so that it can be started at any time. */
export function isWaiting({ kind, taps }: Pick<PracticeSession, 'kind' | 'taps'>): boolean {
  return kind === 'generated' && taps === 0
}
