import * as z from 'zod/mini'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'
import { sheetFrom, type Sheet } from './sheet.ts'

const most = 12

/** The sheets that were made or opened on this phone, the last one first. */
export function listSheets(): Sheet[] {
  return readAddresses().flatMap((address) => sheetAt(address) ?? [])
}

/** Puts the sheet at an address first, as it is now; only the newest stay. Does nothing if the browser can't store it. */
export function rememberSheet(address: string): void {
  const seed = sheetAt(address)?.seed
  const others = readAddresses().filter((other) => sheetAt(other)?.seed !== seed)
  writeItem(storageKeys.sheets, JSON.stringify([address, ...others].slice(0, most)))
}

export function forgetSheets(): void {
  removeItem(storageKeys.sheets)
}

function readAddresses(): string[] {
  return z.safeParse(z.array(z.string()), readJson(storageKeys.sheets)).data ?? []
}

/** The sheet at an address; null if it is none. */
export function sheetAt(address: string): Sheet | null {
  return sheetFrom(new URLSearchParams(address.split('?')[1]))
}
