import { storageKeys } from '../platform/storage.ts'
import { createStoredValue } from '../platform/stored-value.ts'

/** The colours of the numbers in a JAMB paper: our own, or those that candidates report from the hall. */
export const examLook = createStoredValue({ key: storageKeys.examLook, values: ['own', 'jamb'], otherwise: 'own' })
