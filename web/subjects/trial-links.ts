import type { SubjectId } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/subjects/calls'
import { trialFields } from '@sabi/shared/trial/address'

/** A trial of this subject without an account, from its first question. */
export function trialOfSubject(subject: SubjectId): string {
  return `/try/${subject}`
}

/** A trial of one topic without an account. */
export function trialOfTopic({ subject, id }: Pick<Topic, 'subject' | 'id'>): string {
  return `${trialOfSubject(subject)}?${new URLSearchParams({ [trialFields.topic]: id }).toString()}`
}
