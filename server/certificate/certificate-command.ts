import { hostname } from 'node:os'
import { CommandRefused } from '../platform/command.ts'
import type { Settings } from '../platform/settings.ts'
import { certificateOf, endOf, folderOf, readKeyPem, writeKeyPem, type KeyPem } from './certificate-files.ts'
import { makeRoot, makeServerCertificate, serverDays } from './make-certificate.ts'
import { listNames } from './own-addresses.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Makes the certificate of this machine, or renews it with the same root, which phones trust already. */
export async function runCertificateCommand(settings: Settings, words: readonly string[]): Promise<string> {
  if (words.length > 0) throw new CommandRefused('npm run certificate')
  const known = readKeyPem(settings, 'root')
  const isKept = known !== null && outlastsServer(known)
  const root = isKept ? known : await makeRoot(hostname())
  if (!isKept) await writeKeyPem(settings, 'root', root)
  const names = listNames()
  const server = await makeServerCertificate(root, names)
  await writeKeyPem(settings, 'server', server)
  return [
    `Made a certificate in ${folderOf(settings)}, valid until ${dayOf(endOf(certificateOf(server)))}, for:`,
    `  ${[...names.dns, ...names.ip].join(', ')}`,
    isKept ? 'Phones that trust the root need nothing new.' : 'Make each phone trust the new root, once.',
    `Its fingerprint: ${certificateOf(root).fingerprint256}`,
    'Restart the server. It then says the addresses for phones. docs/school-server.md describes the rest.',
  ].join('\n')
}

function outlastsServer(root: KeyPem): boolean {
  return endOf(certificateOf(root)).getTime() > Date.now() + serverDays * dayMs
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
