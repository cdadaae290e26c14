import { allowance } from '@sabi/shared/contract/allowance'
import type { Call } from '@sabi/shared/contract/call'
import { syncPageSize } from '@sabi/shared/subjects/calls'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '../calls/serve.ts'
import { widerNetworkOf } from '../http/network.ts'
import { Refusal } from '../http/refusal.ts'
import { networksAtOnce } from './network-limit.ts'

const windowMs = allowance.minutes * 60 * 1000
const mostCallers = 50_000

const texts = {
  account: 'Your account asked for too much in a short time. Please wait a few minutes.',
  network: 'Too many requests came from this network. Please wait a few minutes.',
}

/** The points that a call takes: its weight, and those of the rows and of the work that it asks for. */
export function pointsOf(
  { weight = 1, rowsOfPoint = Infinity, pointsOfFlag = {} }: Pick<Call, 'weight' | 'rowsOfPoint' | 'pointsOfFlag'>,
  query: unknown,
): number {
  const flags = Object.entries(pointsOfFlag).map(([flag, points]) => (isAsked(query, flag) ? points : 0))
  return flags.reduce((sum, points) => sum + points, weight + Math.floor(rowsAsked(query) / rowsOfPoint))
}

function isAsked(query: unknown, flag: string): boolean {
  return (
    typeof query === 'object' &&
    query !== null &&
    Object.entries(query).some(([name, value]) => name === flag && value === 'true')
  )
}

/** The rows for which a query asks, before it is parsed; no more than any page has. */
function rowsAsked(query: unknown): number {
  if (typeof query !== 'object' || query === null || !('limit' in query)) return 0
  const rows = Number(query.limit)
  return rows > 0 ? Math.min(rows, syncPageSize) : 0
}

/** The viewer and the network that a call comes from. */
interface Caller {
  viewer: Viewer | null
  network: string
}

/** A counter, and the most that it may hold. */
interface Counter {
  key: string
  most: number
  message: string
}

/**
 * Counts what callers ask of one process, by the weights of the contract. In memory: a call that only reads must not cost a write to the
 * database.
 */
export class CallAllowance {
  readonly #takenByCounter = new LRUCache<string, number>({ max: mostCallers, ttl: windowMs })
  readonly #isNewcomer: (viewer: Viewer) => boolean

  constructor({ isNewcomer }: { isNewcomer: (viewer: Viewer) => boolean }) {
    this.#isNewcomer = isNewcomer
  }

  /** Counts a call. Throws a 429 with `Retry-After` if the allowance of its caller is used up, and counts nothing then. */
  take(points: number, caller: Caller): void {
    const counters = this.#countersOf(caller)
    for (const counter of counters) this.#demandRoom(counter)
    for (const { key } of counters)
      this.#takenByCounter.set(key, (this.#takenByCounter.get(key) ?? 0) + points, { noUpdateTTL: true })
  }

  #countersOf({ viewer, network }: Caller): Counter[] {
    if (viewer === null) return countersOfNetwork('visitors', network)
    const own = { key: `account:${viewer.user.id}`, most: allowance.ofAccount, message: texts.account }
    return this.#isNewcomer(viewer) ? [own, ...countersOfNetwork('newcomers', network)] : [own]
  }

  #demandRoom({ key, most, message }: Counter): void {
    if ((this.#takenByCounter.get(key) ?? 0) < most) return
    const retryAfterSeconds = Math.max(1, Math.ceil(this.#takenByCounter.getRemainingTTL(key) / 1000))
    throw new Refusal(429, message, { retryAfterSeconds })
  }
}

function countersOfNetwork(kind: 'visitors' | 'newcomers', network: string): Counter[] {
  const message = texts.network
  const wider = widerNetworkOf(network)
  const own = { key: `${kind}:${network}`, most: allowance.ofNetwork, message }
  return wider === null
    ? [own]
    : [own, { key: `${kind}:${wider}`, most: allowance.ofNetwork * networksAtOnce, message }]
}
