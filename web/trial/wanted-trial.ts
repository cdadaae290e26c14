import type { SubjectId } from '@sabi/shared/content/question'
import type { TrialAddress } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'

/** What an address says of the questions that it wants. */
export type WantedTrial = Pick<TrialAddress, 'topicId' | 'draw' | 'mark'> & { subject: SubjectId }

/** Whether these are questions of the subject, the topic and the draw that the address names. */
export function isWanted(trial: Omit<Trial, 'questions'>, { subject, topicId, draw }: WantedTrial): boolean {
  const isOfDraw = draw === null || trial.draw === draw
  return trial.subject === subject && (trial.topic?.id ?? null) === topicId && isOfDraw
}
