import type { SubjectId } from '@sabi/shared/content/question'
import type { TrialAddress } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'

/** The questions that an address asks for. */
export type WantedTrial = Pick<TrialAddress, 'topicId' | 'draw' | 'mark'> & { subject: SubjectId }

/** Returns whether these are the questions of the subject, topic and draw in the address. */
export function isWanted(trial: Omit<Trial, 'questions'>, { subject, topicId, draw }: WantedTrial): boolean {
  const isOfDraw = draw === null || trial.draw === draw
  return trial.subject === subject && (trial.topic?.id ?? null) === topicId && isOfDraw
}
