import { createHash } from 'node:crypto'

const length = 12

/** The first 48 bits of SHA-256 in hexadecimal: enough to tell a hundred thousand questions apart. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length)
}
