import { X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leaveToOwner } from '@sabi/embedded-postgres'
import { errorCode } from '@sabi/shared/errors/error-code'
import type { Settings } from '../platform/settings.ts'

/** A private key with its certificate, as PEM. */
export type KeyPem = string

type Folder = Pick<Settings, 'DATA_DIR'>
type Name = 'root' | 'server'

/** The key and certificate of this name in the data folder; null if there is none. */
export function readKeyPem(settings: Folder, name: Name): KeyPem | null {
  try {
    return readFileSync(pathOf(settings, name), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Replaces the key and certificate of this name as a whole. Only the owner of the data folder may read them. */
export async function writeKeyPem(settings: Folder, name: Name, pem: KeyPem): Promise<void> {
  const path = pathOf(settings, name)
  mkdirSync(folderOf(settings), { recursive: true, mode: 0o700 })
  await leaveToOwner(folderOf(settings))
  writeFileSync(`${path}.draft`, pem, { mode: 0o600, flush: true })
  await leaveToOwner(`${path}.draft`)
  renameSync(`${path}.draft`, path)
}

/** The certificate of a file, without its key. */
export function certificateOf(pem: KeyPem): X509Certificate {
  return new X509Certificate(pem)
}

/** When a certificate ends. */
export function endOf({ validTo }: X509Certificate): Date {
  return new Date(validTo)
}

export function folderOf({ DATA_DIR }: Folder): string {
  return join(DATA_DIR, 'certificate')
}

function pathOf(settings: Folder, name: Name): string {
  return join(folderOf(settings), `${name}.pem`)
}
