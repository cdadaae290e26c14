import { storageKeys } from './storage.ts'
import { createStoredValue } from './stored-value.ts'

/** Whether a session was ever finished on this phone: nobody is asked to install the app before. */
export const finishedSession = createStoredValue({
  key: storageKeys.finishedSession,
  values: ['yes', 'no'],
  otherwise: 'no',
})
