import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { storageKeys } from '../../platform/storage.ts'
import { createStoredValue, useStoredValue } from '../../platform/stored-value.ts'

/** The subject of a phone on which nobody selected one. */
export const usualSubject = 'chemistry' satisfies SubjectId

const selectedSubject = createStoredValue<SubjectId>({
  key: storageKeys.selectedSubject,
  values: subjectIds,
  otherwise: usualSubject,
})

// The subject of a link that was followed in the prerendered page before the app was there.
const asked = subjectIds.find((subject) => globalThis.location?.hash === `#${subject}`)
if (asked !== undefined) selectSubject(asked)

/** Selects the subject for the topics and the dashboard. */
export function selectSubject(subject: SubjectId): void {
  selectedSubject.set(subject)
}

/** The selected subject on this phone; chemistry by default. */
export function useSelectedSubject(): SubjectId {
  return useStoredValue(selectedSubject)
}
