import { readItem, storageKeys, writeItem } from '../storage.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns whether the bank has not changed since this time (epoch milliseconds), as far as this phone knows. A phone that
 * saves data never asks for the version of the bank: it takes what it has for current for a day.
 */
export function isOfThisBank(time: number): boolean {
  const since = readItem(storageKeys.bankSince)
  return since === null ? Date.now() - time < dayMs : Number(since) <= time
}

/** Records the version of the bank. Returns true if it differs from a known earlier one. */
export function isNewBank(version: string): boolean {
  const before = readItem(storageKeys.bankVersion)
  if (before === version) return false
  writeItem(storageKeys.bankVersion, version)
  // The first known version applies to everything fetched before.
  writeItem(storageKeys.bankSince, before === null ? '0' : String(Date.now()))
  return before !== null
}
