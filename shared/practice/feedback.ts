import type { PracticeSession } from './session.ts'

const kindsExplainedAtOnce: ReadonlySet<PracticeSession['kind']> = new Set(['generated', 'review'])

/** Whether every answer is explained as soon as it is given, and is therefore final: of new questions, and of mistakes. */
export function explainsAtOnce({ kind }: Pick<PracticeSession, 'kind'>): boolean {
  return kindsExplainedAtOnce.has(kind)
}

/** Whether a session was made of new questions and not looked at yet: as it is, it can be begun at any time. */
export function isWaiting({ kind, taps }: Pick<PracticeSession, 'kind' | 'taps'>): boolean {
  return kind === 'generated' && taps === 0
}
