import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '@sabi/shared/contract/call'
import { contractHeader, oldestContractVersion } from '@sabi/shared/contract/reply'
import { Refusal } from '../http/refusal.ts'

const tooOldText = 'A new version of this app is out. Please reload the page to get it.'

/**
 * Refuses a client that says that it speaks a contract which is served no more, but for what brings in what a student did. Who
 * says nothing, or something newer than ours (servers are being replaced), is served as well as we can.
 */
export function refuseOldClients({ isForOldClients = false }: Call, headers: IncomingHttpHeaders): void {
  const said = headers[contractHeader.toLowerCase()]
  const isOld = typeof said === 'string' && /^\d+$/.test(said) && Number(said) < oldestContractVersion
  if (isOld && !isForOldClients) throw new Refusal(410, tooOldText)
}
