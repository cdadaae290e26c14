import { keysOfPhone, storageKeys } from '../platform/storage.ts'

/** Removes everything that a learner has in the browser's storage. */
export function removeItemsOf(slot: string): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (isOf(slot, key)) storage.removeItem(key)
}

function isOf(slot: string, key: string): boolean {
  if (slot !== '') return key.startsWith(slot)
  // The first learner's keys have no slot.
  if (key.startsWith(storageKeys.savedReply)) return true
  return Object.values<string>(storageKeys).includes(key) && !keysOfPhone.has(key)
}
