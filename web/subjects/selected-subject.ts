import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { storageKeys } from '../platform/storage.ts'
import { createStoredValue, useStoredValue } from '../platform/stored-value.ts'

const selectedSubject = createStoredValue<SubjectId>({
  key: storageKeys.selectedSubject,
  values: subjectIds,
  otherwise: 'chemistry',
})

// The way to the topics of a subject, taken in a page that was read before the app was there.
const asked = subjectIds.find((subject) => globalThis.location?.hash === `#${subject}`)
if (asked !== undefined) selectSubject(asked)

/** Makes this the subject that the topics and the dashboard show. */
export function selectSubject(subject: SubjectId): void {
  selectedSubject.set(subject)
}

/** The subject chosen on this phone; chemistry until one is. */
export function useSelectedSubject(): SubjectId {
  return useStoredValue(selectedSubject)
}
