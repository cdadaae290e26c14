import { PhoneId } from '@sabi/shared/sync/calls'
import { readItem, storageKeys, writeItem } from '../platform/storage.ts'

let idOfThisVisit: string | null = null

/** The id of this phone in the answer log. If storage is blocked, it lasts as long as the page. */
export function deviceId(): string {
  // A corrupt id would get every batch refused.
  const { data } = PhoneId.safeParse(readItem(storageKeys.deviceId))
  idOfThisVisit ??= data ?? newDeviceId()
  return idOfThisVisit
}

let latestMs = 0

/** Creates an id for a session or an answer: a UUIDv7 (RFC 9562). Later ids sort later. */
export function newId(): string {
  // Within a millisecond, or after the clock was set back, uses the next millisecond.
  latestMs = Math.max(latestMs + 1, Date.now())
  const time = latestMs.toString(16).padStart(12, '0')
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const variant = '89ab'[Math.floor(Math.random() * 4)]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-${variant}${chance.slice(3, 6)}-${chance.slice(6, 18)}`
}

function newDeviceId(): string {
  const id = newId()
  writeItem(storageKeys.deviceId, id)
  return id
}
