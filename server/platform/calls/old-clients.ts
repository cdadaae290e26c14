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
  if (saysOlderThan(oldestContractVersion, headers) && !isForOldClients) throw new Refusal(410, tooOldText)
}

/** The first contract in which Use of English is a subject. */
const contractOfEnglish = 2

/**
 * A reply as the client understands it. Apps of contract 1 know the four core subjects and would reject a whole list because of one
 * entry in another, so they get no entries in Use of English. A single object that they ask for by its id stays as it is.
 */
export function understoodBy(headers: IncomingHttpHeaders, reply: unknown): unknown {
  return understandsAll(headers) ? reply : withoutEnglish(reply)
}

/** Returns whether the client understands every reply as it is. */
export function understandsAll(headers: IncomingHttpHeaders): boolean {
  return !saysOlderThan(contractOfEnglish, headers)
}

function withoutEnglish(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((entry) => !isEnglish(entry)).map(withoutEnglish)
  if (!isPlain(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'subjects' && Array.isArray(value)
        ? withoutEnglish(value.filter((entry) => entry !== 'english'))
        : withoutEnglish(value),
    ]),
  )
}

function isEnglish(entry: unknown): boolean {
  return isPlain(entry) && (entry['subject'] === 'english' || isEnglish(entry['question']))
}

/** False for dates and bytes, which a reply keeps as they are. */
function isPlain(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype
}

function saysOlderThan(version: number, headers: IncomingHttpHeaders): boolean {
  const said = headers[contractHeader.toLowerCase()]
  return typeof said === 'string' && /^\d+$/.test(said) && Number(said) < version
}
