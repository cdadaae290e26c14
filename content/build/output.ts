import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Bank } from '@sabi/shared/content/bank'
import { sentIndex, type PackIndex } from '@sabi/shared/content/pack'
import type { SentFile } from './packs.ts'

const dist = new URL('../dist/', import.meta.url)
const packFolder = new URL('packs/', dist)

/** Replaces all files for phones and the index of packs, so that no pack of an older bank is left. */
export function writePacks(files: readonly SentFile[], index: PackIndex): void {
  rmSync(packFolder, { recursive: true, force: true })
  mkdirSync(packFolder, { recursive: true })
  for (const { name, json, brotli, gzip } of files) {
    writeFileSync(new URL(name, packFolder), json)
    writeFileSync(new URL(`${name}.br`, packFolder), brotli)
    writeFileSync(new URL(`${name}.gz`, packFolder), gzip)
  }
  writeFileSync(new URL('index.json', packFolder), JSON.stringify(sentIndex(index)))
}

export function writeBank(bank: Bank): void {
  writeFileSync(new URL('bank.json', dist), JSON.stringify(bank))
}
