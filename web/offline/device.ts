import { PhoneId } from '@sabi/shared/sync/calls'
import { v7 as uuidv7 } from 'uuid'
import { readItem, storageKeys, writeItem } from '../platform/storage.ts'

let idOfThisVisit: string | null = null

/** The id of this phone in the answer log. Where storage is blocked it lasts as long as the page. */
export function deviceId(): string {
  // An id that was spoilt would have every batch refused.
  const { data } = PhoneId.safeParse(readItem(storageKeys.deviceId))
  idOfThisVisit ??= data ?? newDeviceId()
  return idOfThisVisit
}

/** A new id for a session or an answer. Ids made later sort later. */
export function newId(): string {
  return uuidv7()
}

function newDeviceId(): string {
  const id = uuidv7()
  writeItem(storageKeys.deviceId, id)
  return id
}
