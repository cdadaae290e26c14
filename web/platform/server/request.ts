import type { ArgumentsOf, Call, ReplyOf } from '@sabi/shared/contract/call'
import { contractHeader, contractVersion, historyHeader } from '@sabi/shared/contract/reply'
import { turnHeader } from '@sabi/shared/learners/turn'
import * as z from 'zod/mini'
import { noteReply, noteSilence } from './connection.ts'
import { inForeground } from '../page/foreground.ts'
import { noteHistory } from './server-history.ts'
import { turnHere } from './turn.ts'
import { trusted } from '../../design/text/trusted-html.ts'
import { refusal, RequestError, unreachable } from './request-error.ts'

const defaultTimeoutMs = 15_000
/** The timeout before the first byte of a file, which the server assembles first. */
export const fileSilenceMs = 60_000
/** The timeout before the first event, because a model thinks before its first word. */
const firstEventMs = 20_000
/** A shorter body, with two or three answers, would hardly shrink. */
const shortestCompressed = 1000

/** The arguments of any call. */
export interface RequestParts {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | null | undefined>>
  body?: unknown
}

export type RequestArguments<C extends Call> = ArgumentsOf<C> & RequestParts

/** Makes a call and returns its parsed reply. Every failure is thrown as a RequestError. */
export async function request<C extends Call>(
  call: C,
  args: RequestArguments<C>,
  limits: RequestLimits = {},
): Promise<ReplyOf<C>> {
  const init = initOf(call, args, limits.accountId)
  return exchange(addressOf(call, args), call.takesGzip ? await compressed(init) : init, {
    ...limits,
    read: limits.untilSilent ? patientReader<C['reply']>(call.reply) : jsonReader<C['reply']>(call.reply),
  })
}

/** Fetches a published file of the server. Every failure is thrown as a RequestError. */
export async function fetchFile<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  limits: RequestLimits = {},
): Promise<z.output<Schema>> {
  const { cache = 'default' } = limits
  return exchange(address, { headers: { Accept: 'application/json' }, cache }, { ...limits, read: jsonReader(schema) })
}

/**
 * Fetches a page of ours and returns what `find` extracts from it. Every failure is thrown as a RequestError, including
 * a page without a result, which is probably a captive portal.
 */
export async function fetchPage<Found>(
  path: string,
  find: (page: Document) => Found | undefined,
  limits: RequestLimits = {},
): Promise<Found> {
  return exchange(path, { headers: { Accept: 'text/html' }, cache: limits.cache ?? 'default' }, { ...limits, read })

  async function read(response: Response): Promise<Found> {
    if (!response.ok) throw refusal(response, undefined)
    const found = find(new DOMParser().parseFromString(trusted.createHTML(await response.text()), 'text/html'))
    if (found === undefined) throw unreachable()
    return found
  }
}

export interface ReceivedFile {
  name: string
  content: Blob
}

/**
 * Makes a call that returns a file, and reports how many bytes have arrived. It waits as long as bytes keep coming.
 * Every failure is thrown as a RequestError.
 */
export async function requestFile<C extends Call & { givesFile: true }>(
  call: C,
  args: RequestArguments<C>,
  onProgress: (bytes: number) => void,
): Promise<ReceivedFile> {
  return exchange(addressOf(call, args), initOf(call, args), {
    timeoutMs: fileSilenceMs,
    async read(response, keepWaiting) {
      if (!response.ok) throw refusal(response, parseJson(await response.text()))
      const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
      // A reply without one comes from a captive portal.
      if (name === undefined || response.body === null) throw unreachable()
      const parts: Bytes[] = []
      let count = 0
      await readParts(response.body, (part) => {
        keepWaiting()
        parts.push(part)
        onProgress((count += part.length))
      })
      return { name, content: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }) }
    },
  })
}

interface Listener<C extends Call & { events: z.ZodMiniType }> {
  onEvent: (event: z.output<C['events']>) => void
  signal: AbortSignal
}

/**
 * Makes a call whose reply is a stream of events, and waits as long as events keep coming. If the server replies in one
 * piece, that is returned, otherwise null. Every failure is thrown as a RequestError.
 */
export async function requestEvents<C extends Call & { events: z.ZodMiniType }>(
  call: C,
  args: RequestArguments<C>,
  { onEvent, signal }: Listener<C>,
): Promise<ReplyOf<C> | null> {
  return exchange(addressOf(call, args), initOf(call, args), {
    signal,
    timeoutMs: firstEventMs,
    async read(response, keepWaiting) {
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
      if (!isStream || response.body === null) return jsonReader<C['reply']>(call.reply)(response)
      const decoder = new TextDecoder()
      let unread = ''
      await readParts(response.body, (part) => {
        keepWaiting(defaultTimeoutMs)
        const events = (unread + decoder.decode(part, { stream: true })).split('\n\n')
        unread = events.pop() ?? ''
        for (const event of events)
          onEvent(understood<C['events']>(call.events, parseJson(event.slice('data: '.length)), response))
      })
      return null
    },
  })
}

/** The timeout and priority of a request. */
export interface RequestLimits {
  signal?: AbortSignal
  timeoutMs?: number
  /** The timeout restarts with every byte: a slow connection may take long, a dead one may not. */
  untilSilent?: boolean
  /** 'reload' bypasses the cache, 'force-cache' accepts anything in it, however old. */
  cache?: RequestCache
  /** The account whose session the request uses, if it is not that of the learner whose turn it is. */
  accountId?: string | undefined
  /** Nobody waits for the reply. Only `background.ts` sets this. */
  isUnasked?: boolean
}

interface Exchange<Result> extends RequestLimits {
  /** `keepWaiting` restarts the timeout, optionally with another limit. */
  read: (response: Response, keepWaiting: (limitMs?: number) => void) => Promise<Result>
}

/** Sends a request and reads the reply as long as data keeps coming. Every failure is thrown as a RequestError. */
export async function exchange<Result>(address: string, init: RequestInit, limits: Exchange<Result>): Promise<Result> {
  if (limits.isUnasked) return exchangeNow(address, { ...init, priority: 'low' }, limits)
  return inForeground(() => exchangeNow(address, init, limits))
}

async function exchangeNow<Result>(
  address: string,
  init: RequestInit,
  { read, signal, timeoutMs = defaultTimeoutMs }: Exchange<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timer = setTimeout(abort, timeoutMs)
  const keepWaiting = (limitMs = timeoutMs) => {
    clearTimeout(timer)
    timer = setTimeout(abort, limitMs)
  }
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const response = await fetch(address, { ...init, signal: controller.signal })
    noteHistory(response.headers.get(historyHeader))
    const result = await read(response, keepWaiting)
    noteReply()
    return result
  } catch (error) {
    const failure = error instanceof RequestError ? error : unreachable(error)
    if (failure.isServerText) noteReply()
    else if (failure.kind === 'network' && !signal?.aborted) noteSilence()
    throw failure
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

type Bytes = Uint8Array<ArrayBuffer>

async function readParts(body: ReadableStream<Bytes>, onPart: (part: Bytes) => void): Promise<void> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onPart(value)
  }
}

/** The address of a call, with parameters filled in and empty query fields omitted. */
export function addressOf({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, value]],
  )
  const search = new URLSearchParams(given).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function initOf({ method }: Call, { body }: RequestParts, accountId?: string) {
  const turn = turnHere()
  const headers = {
    Accept: 'application/json',
    [contractHeader]: String(contractVersion),
    // A phone with one learner has none.
    ...(turn !== null && { [turnHeader]: accountId ?? turn }),
  }
  if (body === undefined) return { method, headers, credentials: 'include' as const }
  const json = { ...headers, 'Content-Type': 'application/json' }
  return { method, headers: json, body: JSON.stringify(body), credentials: 'include' as const }
}

async function compressed(init: RequestInit & { headers: Record<string, string> }): Promise<RequestInit> {
  const { body, headers } = init
  if (typeof body !== 'string' || body.length < shortestCompressed || typeof CompressionStream === 'undefined')
    return init
  const stream = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'))
  return { ...init, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: await new Response(stream).blob() }
}

/** Reads a reply as JSON of a schema. An error status is thrown with the server's message. */
export function jsonReader<Schema extends z.ZodMiniType>(schema: Schema) {
  return async (response: Response): Promise<z.output<Schema>> => {
    const body = parseJson(await response.text())
    if (!response.ok) throw refusal(response, body)
    // A page with status 200 comes from a captive portal, not from our server.
    if (body === undefined) throw unreachable()
    return understood(schema, body, response)
  }
}

/** The same, and reports each part that arrives. */
function patientReader<Schema extends z.ZodMiniType>(schema: Schema) {
  return (response: Response, keepWaiting: () => void): Promise<z.output<Schema>> => {
    keepWaiting()
    const telling = new TransformStream<Bytes, Bytes>({
      transform(part, onward) {
        keepWaiting()
        onward.enqueue(part)
      },
    })
    return jsonReader(schema)(new Response(response.body?.pipeThrough(telling) ?? null, response))
  }
}

function understood<Schema extends z.ZodMiniType>(
  schema: Schema,
  said: unknown,
  { status }: Response,
): z.output<Schema> {
  const { success, data, error: cause } = z.safeParse(schema, said)
  if (success) return data
  const message = 'The server answered in a way that this version of the app does not understand.'
  throw new RequestError({ kind: 'contract', status, message, cause })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
