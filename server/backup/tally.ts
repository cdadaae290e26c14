import { createHash } from 'node:crypto'
import type { Sum, Table } from './backup-text.ts'

const newline = '\n'.charCodeAt(0)

/** Counts rows and hashes them, while a backup is written and while it is read. */
export class Tally {
  readonly #hash = createHash('sha256')
  #rows = 0

  add(chunk: Buffer): void {
    this.#hash.update(chunk)
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) this.#rows++
  }

  sumOf({ name }: Table): Sum {
    return { table: name, rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}
