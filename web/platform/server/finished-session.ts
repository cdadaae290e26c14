import { storageKeys } from '../storage.ts'
import { createStoredValue } from '../stored-value.ts'

/** True if a session was ever finished on this phone. Only then are iPhone users told how to install the app. */
export const finishedSession = createStoredValue({
  key: storageKeys.finishedSession,
  values: ['yes', 'no'],
  otherwise: 'no',
})
