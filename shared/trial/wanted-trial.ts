import type { SubjectId } from '../content/question.ts'
import type { TrialAddress } from './address.ts'
import type { Trial } from './trial.ts'

/** The questions that an address asks for. */
export type WantedTrial = Pick<TrialAddress, 'topicId' | 'draw' | 'mark'> & { subject: SubjectId }

/** Returns whether these are the questions of the subject, topic and draw in the address. */
export function isWanted(trial: Omit<Trial, 'questions'>, { subject, topicId, draw }: WantedTrial): boolean {
  const isOfDraw = draw === null || trial.draw === draw
  return trial.subject === subject && (trial.topic?.id ?? null) === topicId && isOfDraw
}
