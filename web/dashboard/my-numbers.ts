import { storageKeys } from '../platform/storage.ts'
import { createStoredValue } from '../platform/stored-value.ts'

/** Set to open if the student's numbers are unfolded on the dashboard. */
export const myNumbers = createStoredValue({
  key: storageKeys.myNumbers,
  values: ['closed', 'open'],
  otherwise: 'closed',
})
