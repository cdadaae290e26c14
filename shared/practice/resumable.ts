import type { PracticeSession } from './session.ts'

/** Returns whether a session is offered for resuming: a paper always, any other once a question has been answered. */
export function isResumable({ kind, phase, answers }: Pick<PracticeSession, 'kind' | 'phase' | 'answers'>): boolean {
  return phase !== 'results' && (kind === 'exam' || Object.keys(answers).length > 0)
}
