import type { X509Certificate } from 'node:crypto'
import type { Settings } from '../platform/settings.ts'
import { certificateOf, endOf, readKeyPem } from './certificate-files.ts'
import { certificatePath } from './certificate-page.ts'
import { listOwnAddresses } from './own-addresses.ts'

/** The lines that say at startup how phones of the same network reach a server without a name; none where it has one, or is closed to them. */
export function phoneAddresses(
  settings: Pick<Settings, 'HOST' | 'BASE_URL' | 'HTTPS_PORT' | 'DATA_DIR'>,
  port: number,
  addresses = listOwnAddresses(),
): string[] {
  const { HOST, BASE_URL, HTTPS_PORT } = settings
  if (BASE_URL !== undefined || (HOST !== '0.0.0.0' && HOST !== '::')) return []
  const pem = readKeyPem(settings, 'server')
  return addresses.map((address) => {
    const plain = `http://${address}:${port}`
    if (pem === null) return `Phones on this network: ${plain}`
    if (!isValidFor(certificateOf(pem), address))
      return `Phones on this network: ${plain}. For https at this address, run: npm run certificate`
    return `Phones on this network: https://${address}:${HTTPS_PORT} once they trust ${plain}${certificatePath}; until then ${plain}`
  })
}

function isValidFor(certificate: X509Certificate, address: string): boolean {
  return certificate.checkIP(address) !== undefined && endOf(certificate).getTime() > Date.now()
}
