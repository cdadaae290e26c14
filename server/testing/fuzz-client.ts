import { Agent, request, type IncomingMessage } from 'node:http'
import { ErrorReply } from '@sabi/shared/contract/reply'
import fc from 'fast-check'
import { fuzzedRequests, type FuzzedRequest, type FuzzViewer } from './fuzzed-requests.ts'
import { unknownBelongings } from './sample-inputs.ts'

/** The session that each viewer brings. */
export type FuzzTokens = Record<FuzzViewer, string | undefined>

interface Fuzzing {
  url: string
  seed: number
  requests: number
  /** Called before each hundred requests: returns valid sessions, and lifts the limits, which have their own tests. */
  prepare: () => Promise<FuzzTokens>
}

interface FuzzedReply {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

const hundred = 100

/** Sends that many requests, drawn by the seed, and gives how many had which status, and every reply that should not be. */
export async function fuzz({ url, seed, requests, prepare }: Fuzzing) {
  const openApi: unknown = await (await fetch(`${url}/api/openapi.json`)).json()
  const target = unknownBelongings()
  const agent = new Agent({ keepAlive: true })
  const faults: string[] = []
  const countByStatus: Record<number, number> = {}
  let tokens = await prepare()
  for (const [nth, fuzzed] of fc.sample(fuzzedRequests(openApi, target), { seed, numRuns: requests }).entries()) {
    if (nth % hundred === 0) tokens = await prepare()
    const reply = await send(fuzzed, { url, agent, token: tokens[fuzzed.viewer] })
    const fault = faultOf(fuzzed, reply)
    if (fault !== null) faults.push(`${fault} to ${JSON.stringify(fuzzed)}`)
    countByStatus[reply.status] = (countByStatus[reply.status] ?? 0) + 1
  }
  agent.destroy()
  return { faults, countByStatus }
}

/** Sends a raw request, with headers that `fetch` would not allow. A broken connection has status 0. */
async function send(
  { method, path, headers, body }: FuzzedRequest,
  { url, agent, token }: { url: string; agent: Agent; token: string | undefined },
): Promise<FuzzedReply> {
  const all = {
    ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...headers,
  }
  return new Promise((resolve) => {
    const breakOff = ({ message }: Error) => resolve({ status: 0, headers: {}, body: message })
    const sent = request(url + path, { method, headers: all, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', breakOff)
      response.on('end', () => {
        const { statusCode = 0 } = response
        resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('error', breakOff)
    sent.end(body)
  })
}

/** The fault of a reply: a server error, or a reply that clients could not read. Null if there is none. */
function faultOf({ method }: FuzzedRequest, { status, headers, body }: FuzzedReply): string | null {
  const isBusy = status === 503 && headers['retry-after'] !== undefined
  if (status === 0) return `broke off: ${body}`
  if (status >= 500 && !isBusy) return `answered ${status} ${body}`
  if (headers['x-request-id'] === undefined) return `answered ${status} without a request id`
  if (headers['x-content-type-options'] !== 'nosniff') return `answered ${status} without nosniff`
  if (status < 400) return headers['cache-control'] === 'no-store' ? null : `answered ${status} for caches to keep`
  if (method === 'HEAD') return null
  return isEnvelope(body) ? null : `refused with ${status} without the envelope: ${body}`
}

function isEnvelope(body: string): boolean {
  try {
    return ErrorReply.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}
