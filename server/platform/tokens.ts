import { createHash, randomBytes } from 'node:crypto'

/** A secret of 32 random bytes for a cookie or a link. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
