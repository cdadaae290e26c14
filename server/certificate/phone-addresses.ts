import type { Settings } from '../platform/settings.ts'
import { certificatePath } from './certificate-page.ts'
import { listOwnAddresses } from './own-addresses.ts'

/** The lines that say at startup how phones of the same network reach a server without a name; none where it has one, or is closed to them. */
export function phoneAddresses(
  { HOST, BASE_URL, HTTPS_PORT }: Pick<Settings, 'HOST' | 'BASE_URL' | 'HTTPS_PORT'>,
  { port, isSecure }: { port: number; isSecure: boolean },
  addresses = listOwnAddresses(),
): string[] {
  if (BASE_URL !== undefined || (HOST !== '0.0.0.0' && HOST !== '::')) return []
  return addresses.map((address) => {
    const plain = `http://${address}:${port}`
    if (!isSecure) return `Phones on this network: ${plain}`
    return `Phones on this network: https://${address}:${HTTPS_PORT} once they trust ${plain}${certificatePath}; until then ${plain}`
  })
}
