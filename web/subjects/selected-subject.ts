import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { storageKeys } from '../platform/storage.ts'
import { createStoredValue, useStoredValue } from '../platform/stored-value.ts'

const selectedSubject = createStoredValue<SubjectId>({
  key: storageKeys.selectedSubject,
  values: subjectIds,
  otherwise: 'chemistry',
})

/** Makes this the subject that the topics and the dashboard show. */
export function selectSubject(subject: SubjectId): void {
  selectedSubject.set(subject)
}

/** The subject chosen on this phone; chemistry until one is. */
export function useSelectedSubject(): SubjectId {
  return useStoredValue(selectedSubject)
}
