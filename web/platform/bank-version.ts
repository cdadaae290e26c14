import { readItem, storageKeys, writeItem } from './storage.ts'

/** Whether the bank has not changed since this time (epoch milliseconds), as far as this phone knows. */
export function isOfThisBank(time: number): boolean {
  const since = readItem(storageKeys.bankSince)
  return since !== null && Number(since) <= time
}

/** Notes the version of the bank. Returns true if an earlier version was known and this is another. */
export function isNewBank(version: string): boolean {
  const before = readItem(storageKeys.bankVersion)
  if (before === version) return false
  writeItem(storageKeys.bankVersion, version)
  // The first version heard is that of what was asked just before.
  writeItem(storageKeys.bankSince, before === null ? '0' : String(Date.now()))
  return before !== null
}
