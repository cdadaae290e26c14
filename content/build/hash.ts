import { createHash } from 'node:crypto'

const length = 12

/** The first 48 bits of SHA-256 in hexadecimal, enough to distinguish a hundred thousand questions. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length)
}
