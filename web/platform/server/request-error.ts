import { ErrorReply } from '@sabi/shared/contract/reply'
import * as z from 'zod/mini'

export const unreachableText = 'Unable to connect to server. Please check your internet connection and try again.'

interface Failure {
  kind: 'network' | 'http' | 'contract'
  message: string
  status?: number
  isServerText?: boolean
  retryAfterSeconds?: number | null
  fields?: NonNullable<ErrorReply['fields']>
  cause?: unknown
}

/**
 * A failed call: no reply from our server ('network'), an error status ('http'), or a reply that violates the contract
 * ('contract'). The message is for the student.
 */
export class RequestError extends Error {
  readonly kind: Failure['kind']
  /** HTTP status; 0 without a reply from our server. */
  readonly status: number
  /** True if the message comes from the server rather than from the status. */
  readonly isServerText: boolean
  readonly retryAfterSeconds: number | null
  readonly fields: NonNullable<ErrorReply['fields']>

  constructor(failure: Failure) {
    super(failure.message, { cause: failure.cause })
    this.name = 'RequestError'
    this.kind = failure.kind
    this.status = failure.status ?? 0
    this.isServerText = failure.isServerText ?? false
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null
    this.fields = failure.fields ?? []
  }
}

/** Nobody answered in time, or another server answered instead of ours. */
export function unreachable(cause?: unknown): RequestError {
  return new RequestError({ kind: 'network', message: unreachableText, cause })
}

const Said = z.object({ error: z.optional(z.string()), message: z.optional(z.string()) })

/** An error in the server's words: `error`, else `message`, else the status. */
export function refusal({ status, headers }: Response, body: unknown): RequestError {
  const said = z.safeParse(Said, body).data
  const words = said?.error || said?.message
  return new RequestError({
    kind: 'http',
    status,
    message: words || `HTTP error! status: ${status}`,
    isServerText: Boolean(words),
    retryAfterSeconds: secondsOf(headers.get('Retry-After')),
    fields: z.safeParse(ErrorReply, body).data?.fields ?? [],
  })
}

function secondsOf(header: string | null): number | null {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
