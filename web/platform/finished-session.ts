import { storageKeys } from './storage.ts'
import { createStoredValue } from './stored-value.ts'

/** Whether a session was ever finished on this phone: iPhones are told how to install the app only then. */
export const finishedSession = createStoredValue({
  key: storageKeys.finishedSession,
  values: ['yes', 'no'],
  otherwise: 'no',
})
