import { vi } from 'vitest'
import { sentBody } from './sent-body.ts'

interface FakeReply {
  status?: number
  json?: unknown
  /** Instead of JSON. */
  text?: string
  /** Instead of either, a stream. */
  stream?: ReadableStream<Uint8Array>
  headers?: Record<string, string>
}

export interface RecordedCall {
  /** 'POST /api/auth/login' */
  call: string
  search: string
  body: unknown
}

const aliveCall = 'GET /healthz'

type Answer = FakeReply | 'no network' | 'silence'

/** Answers by method and path, and records the requests. Unknown calls get a 404 without a message. */
export function fakeServer(answers: Record<string, Answer>) {
  const calls: RecordedCall[] = []
  const answer = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(address, 'http://localhost')
    const call = `${init.method ?? 'GET'} ${pathname}`
    // Requested after any failure; tests of a dead connection set it themselves.
    if (call === aliveCall && !(call in answers)) return new Response('{"status":"alive"}')
    calls.push({ call, search, body: init.body instanceof Blob ? await sentBody(init) : bodyOf(init) })
    const given = answers[call] ?? { status: 404, text: '' }
    if (given === 'no network') throw new TypeError('Failed to fetch')
    if (given === 'silence') return untilAborted(init.signal ?? null)
    const { status = 200, json, text = JSON.stringify(json), stream, headers = {} } = given
    return new Response(stream === undefined ? text : untilGone(stream, init.signal ?? null), { status, headers })
  }
  vi.stubGlobal('fetch', answer)
  return {
    calls,
    /** Changes the answer of this call. */
    answer: (call: string, given: Answer) => {
      answers[call] = given
    },
    countOf: (call: string) => calls.filter((made) => made.call === call).length,
  }
}

function bodyOf({ body }: RequestInit): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/** The answer of a connection that never replies. */
export function untilAborted(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

/** Ends when the caller aborts. */
function untilGone(stream: ReadableStream<Uint8Array>, signal: AbortSignal | null): ReadableStream<Uint8Array> {
  return signal === null ? stream : stream.pipeThrough(new TransformStream(), { signal })
}
