import { storageKeys } from './storage.ts'
import { createStoredValue, useStoredValue } from './stored-value.ts'

/** True if single letters answer a question and move on. */
export const answerKeys = createStoredValue({ key: storageKeys.answerKeys, values: ['on', 'off'], otherwise: 'on' })

export function useAnswerKeys(): boolean {
  return useStoredValue(answerKeys) === 'on'
}
