import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/**
 * Encrypts values that must be readable later but must not be in the database in plain text; a dump without the key
 * reveals nothing.
 */
export interface Seal {
  seal(text: string): Buffer
  /** Throws if the key is different, or the value was changed. */
  open(sealed: Buffer): string
}

/** The seal of this site: by SECRET_KEY, else by a key in DATA_DIR that is made at first use. */
export function createSeal(settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Seal {
  const key = siteKey(settings)
  return {
    seal(text) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key(), nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed) {
      const decipher = createDecipheriv(algorithm, key(), sealed.subarray(0, nonceLength))
      decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
      return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}

/** Reads the key of this site at its first use. */
export function siteKey(settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): () => Buffer {
  let known: Buffer | undefined
  return () =>
    (known ??= createHash('sha256')
      .update(settings.SECRET_KEY ?? keyOfFolder(settings))
      .digest())
}

/** The path of the key, if it is not in a setting. */
export function keyFile({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'secret.key')
}

/** The key of the folder. Of two processes that make it at once the second finds the first's, whole. */
function keyOfFolder(settings: Pick<Settings, 'DATA_DIR'>): string {
  const file = keyFile(settings)
  const draft = `${file}.${process.pid}`
  mkdirSync(settings.DATA_DIR, { recursive: true })
  if (!existsSync(file)) {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    unlinkSync(draft)
  }
  const key = readFileSync(file, 'utf8')
  // As a power cut or a full disk may leave it.
  if (key === '') throw new Error(`${file} is empty. Put the key of a backup there, or delete the file for a new one.`)
  return key
}
