import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'

const Sent = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z._default(z.boolean(), false),
  response_format: z._default(z.looseObject({ type: z.enum(['text', 'json_object', 'json_schema']) }), {
    type: 'text',
  }),
})

/** A request as it arrived. */
export interface SentRequest {
  model: string
  messages: { role: string; content: string }[]
  isStream: boolean
  format: 'text' | 'json_object' | 'json_schema'
  /** The value of the header Authorization; '' where none came. */
  authorization: string
  /** The words of the last message. */
  lastMessage: string
  /** The whole body. */
  body: Record<string, unknown>
}

/** What happens to a request. A text requested as a stream arrives word by word. */
export type Behaviour =
  | { text: string; usage?: unknown; finish?: string }
  /** With an ending, the stream is cut or falls silent after the pieces; with a pause, each piece waits this long. */
  | { pieces: readonly string[]; pauseMs?: number; ending?: 'cut' | 'hang'; usage?: unknown; finish?: string }
  | { object: unknown }
  | { status: number; retryAfter?: string; code?: string; message?: string }
  /** Status 200 and this body, whatever it is. */
  | { body: string; type?: string }
  /** Takes the request and never answers, or hangs up. */
  | 'hang'
  | 'hang up'

/** Chooses the behaviour for a request. */
export type Script = (request: SentRequest) => Behaviour

const longestWaitMs = 10_000
const usualReply: Behaviour = { text: 'Osmosis is the movement of water through a membrane.' }

/** The reported usage, unless a behaviour has its own. */
const usualUsage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }

/** An object in the fence that models put around code, after a sentence. */
export function fenced(object: unknown): Behaviour {
  return { text: `Here it is:\n\n\`\`\`json\n${JSON.stringify(object, null, 2)}\n\`\`\`\n` }
}

/** An object of which the end is missing. */
export function truncated(object: unknown): Behaviour {
  return { text: JSON.stringify(object).slice(0, -5), finish: 'length' }
}

/**
 * An AI provider for tests, with OpenAI's protocol, on a port of its own. It keeps what it was sent in `requests`, and does to the
 * next requests what it is told: `next` takes one behaviour for each, `script` a function for all others; else it says a sentence.
 *
 *     const aiServer = await AiServer.start()
 *     … useTestServer(aiServer.environment) or parseSettings(aiServer.environment)
 *     aiServer.next({ text: 'Water moves.' }, { status: 429, retryAfter: '1' }, { pieces: ['Wa', 'ter'], ending: 'cut' })
 *     await aiServer.stop()
 */
export class AiServer {
  readonly requests: SentRequest[] = []
  /** The formats that it does not know: it answers 400 to them. */
  readonly unknownFormats = new Set<'json_object' | 'json_schema'>()
  /** The fields of a request that it does not know: it answers 400 to them. */
  readonly unknownFields = new Set<string>()
  readonly #http: Server
  readonly #news = new EventEmitter()
  #queue: Behaviour[] = []
  #script: Script = () => usualReply
  #hangUps = 0

  private constructor() {
    this.#http = createServer((request, response) => void this.#take(request, response))
  }

  /** On a free port, or on this one. */
  static async start(port = 0): Promise<AiServer> {
    const aiServer = new AiServer()
    aiServer.#http.listen(port, '127.0.0.1')
    await once(aiServer.#http, 'listening')
    return aiServer
  }

  get url(): string {
    const address: AddressInfo | string | null = this.#http.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/v1`
  }

  /** The settings of a server that uses it. */
  get environment(): Record<string, string> {
    return { AI_BASE_URL: this.url, AI_API_KEY: 'sk-of-the-tests-0123456789', AI_MODEL: 'test-model' }
  }

  next(...behaviours: Behaviour[]): void {
    this.#queue.push(...behaviours)
  }

  script(script: Script): void {
    this.#script = script
  }

  /** Forgets what it was sent and told. */
  reset(): void {
    this.requests.length = 0
    this.#queue = []
    this.#script = () => usualReply
    this.unknownFormats.clear()
    this.unknownFields.clear()
    this.#hangUps = 0
  }

  /** Resolves once so many requests have come. */
  async untilRequests(count: number): Promise<void> {
    const signal = AbortSignal.timeout(longestWaitMs)
    while (this.requests.length < count) await once(this.#news, 'request', { signal })
  }

  /** Resolves once so many callers have gone before their reply was whole. */
  async untilHangUps(count: number): Promise<void> {
    const signal = AbortSignal.timeout(longestWaitMs)
    while (this.#hangUps < count) await once(this.#news, 'hang-up', { signal })
  }

  async stop(): Promise<void> {
    const closed = once(this.#http, 'close')
    this.#http.close()
    this.#http.closeAllConnections()
    await closed
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.split('?')[0] !== '/v1/chat/completions') return refuse(response, { status: 404 })
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(await text(request)))
    const { model, messages, stream, response_format } = Sent.parse(body)
    const sent: SentRequest = {
      model,
      messages,
      isStream: stream,
      format: response_format.type,
      authorization: request.headers.authorization ?? '',
      lastMessage: messages.at(-1)?.content ?? '',
      body,
    }
    this.requests.push(sent)
    this.#news.emit('request')
    response.on('close', () => {
      if (response.writableFinished) return
      this.#hangUps++
      this.#news.emit('hang-up')
    })
    await this.#behave(this.#refusalOf(sent) ?? this.#queue.shift() ?? this.#script(sent), sent, response)
  }

  #refusalOf({ format, body }: SentRequest): Behaviour | undefined {
    const field = [...this.unknownFields].find((name) => name in body)
    if (field !== undefined)
      return { status: 400, code: 'unsupported_parameter', message: `'${field}' is not supported` }
    if (format === 'text' || !this.unknownFormats.has(format)) return undefined
    return { status: 400, code: 'invalid_request_error', message: `response_format ${format} is not supported` }
  }

  async #behave(behaviour: Behaviour, { isStream, body }: SentRequest, response: ServerResponse): Promise<void> {
    if (behaviour === 'hang') return
    if (behaviour === 'hang up') return void response.destroy()
    if ('status' in behaviour) return refuse(response, behaviour)
    if ('body' in behaviour) {
      response.setHeader('Content-Type', behaviour.type ?? 'text/html')
      return void response.end(behaviour.body)
    }
    const reply = 'object' in behaviour ? { text: JSON.stringify(behaviour.object) } : behaviour
    if (isStream) return stream(response, { reply, asksForUsage: 'stream_options' in body })
    const { pieces, ending, pauseMs = 0 } = inPieces(reply)
    await sleep(pieces.length * pauseMs)
    if (ending === 'hang') return
    if (ending === 'cut') return void response.destroy()
    const message = { role: 'assistant', content: pieces.join('') }
    const choice = { index: 0, message, finish_reason: finishOf(reply) }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ object: 'chat.completion', choices: [choice], usage: usageOf(reply) }))
  }
}

type Pieces = Extract<Behaviour, { pieces: readonly string[] }>
type Reply = Extract<Behaviour, { text: string }> | Pieces

function inPieces(reply: Reply): Pieces {
  return 'pieces' in reply ? reply : { ...reply, pieces: reply.text.split(/(?<= )/) }
}

/** A behaviour that names `undefined` as its usage tells none. */
function usageOf(reply: Reply): unknown {
  return 'usage' in reply ? reply.usage : usualUsage
}

function finishOf({ finish = 'stop' }: Reply): string {
  return finish
}

async function stream(
  response: ServerResponse,
  { reply, asksForUsage }: { reply: Reply; asksForUsage: boolean },
): Promise<void> {
  const send = (data: unknown) =>
    response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', ...Object(data) })}\n\n`)
  const { pieces, pauseMs = 0, ending } = inPieces(reply)
  response.setHeader('Content-Type', 'text/event-stream')
  send({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] })
  for (const content of pieces) {
    if (pauseMs > 0) await sleep(pauseMs)
    send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
  }
  if (ending === 'hang') return
  // Flush what was written before cutting the connection.
  if (ending === 'cut') return void response.write('', () => response.destroy())
  send({ choices: [{ index: 0, delta: {}, finish_reason: finishOf(reply) }] })
  if (asksForUsage && usageOf(reply) !== undefined) send({ choices: [], usage: usageOf(reply) })
  response.end('data: [DONE]\n\n')
}

function refuse(response: ServerResponse, { status, retryAfter, code = null, message = 'No.' }: Refused): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json')
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', code } }))
}

interface Refused {
  status: number
  retryAfter?: string
  code?: string | null
  message?: string
}
