import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import * as z from 'zod/mini'
import { ProviderFailed, type ProviderFault } from './provider.ts'
import type { Share } from './shares.ts'

/**
 * The request is at fault: a simpler one may work, repeating it does not, and it says nothing about the provider's
 * health.
 */
const requestStatuses = new Set([400, 413, 422])
const busyStatuses = new Set([408, 409, 425, 429])
/** Of 429, what waiting does not mend. */
const spentCodes = new Set(['insufficient_quota', 'billing_hard_limit_reached'])
/** A provider's error codes when its model failed to write JSON. */
const unreadableCodes = new Set(['json_validate_failed'])
const hints: Record<number, string> = {
  401: 'check AI_API_KEY',
  402: 'the account has no credit left',
  403: 'check the permissions of AI_API_KEY',
  404: 'check AI_BASE_URL, AI_MODEL and AI_MODEL_GENERATE',
}

/** A code such as rate_limit_exceeded, which can be neither a key nor words of a student. */
const Code = z.string().check(z.regex(/^[a-z]+(_[a-z]+)*$/i), z.maxLength(40))

interface Details {
  /** For the log: contains neither the request nor the reply. */
  words: string
  isWorthRetrying: boolean
  /** How long the provider asks us to wait. */
  waitMs?: number | undefined
  /** True if it tells that the provider is not well. */
  isSymptom: boolean
}

/** One attempt that gave nothing of use, with what there is to know of it. */
export class Mishap extends ProviderFailed {
  readonly details: Details

  constructor(fault: ProviderFault, details: Details) {
    super(fault, details.words)
    this.details = details
  }
}

/** The reply was whole, but not what was asked for. */
export function unreadable(words: string): Mishap {
  return new Mishap('unreadable', { words, isWorthRetrying: false, isSymptom: false })
}

/** The reply was malformed or interrupted. */
export function garbled(words: string): Mishap {
  return new Mishap('unreadable', { words, isWorthRetrying: true, isSymptom: true })
}

/** The model would not say it. To ask for the same again would be no use. */
export function declined(): Mishap {
  return new Mishap('refused', { words: 'the model declined', isWorthRetrying: false, isSymptom: false })
}

/** Nobody was asked: this share of the day's calls is used up. */
export function spent(share: Share): Mishap {
  const mishap = new Mishap('spent', { words: `no calls left: ${share}`, isWorthRetrying: false, isSymptom: false })
  mishap.share = share
  return mishap
}

/** The call was not made, because the provider is paused. */
export function paused(words: string): Mishap {
  return new Mishap('paused', { words, isWorthRetrying: false, isSymptom: false })
}

export function tooSlow(): Mishap {
  return new Mishap('timeout', { words: 'no reply in time', isWorthRetrying: false, isSymptom: true })
}

/** Returns whether the provider did not understand the request, so that asking for less may help. */
export function isNotUnderstood(error: unknown): error is APIError {
  return error instanceof APIError && requestStatuses.has(error.status ?? 0) && !unreadableCodes.has(error.code ?? '')
}

/**
 * The meaning of a client error. Its message is dropped, because a provider may repeat the key or a student's words.
 */
export function mishapOf(error: unknown): Mishap {
  if (error instanceof Mishap) return error
  if (error instanceof APIConnectionTimeoutError) return unreachable('the connection timed out')
  if (error instanceof APIConnectionError) return unreachable(codeOf(error.cause))
  if (error instanceof APIError && error.status !== undefined) return refusalOf(error, error.status)
  // The client throws plain errors for an interrupted stream and for invalid JSON.
  return garbled(error instanceof APIError ? 'an error instead of a reply' : 'a truncated reply or invalid JSON')
}

function unreachable(words: string): Mishap {
  return new Mishap('unreachable', { words, isWorthRetrying: true, isSymptom: true })
}

function refusalOf(error: APIError, status: number): Mishap {
  const code = error.code ?? ''
  const words = [`status ${status}`, ...codesOf(error), ...(hints[status] === undefined ? [] : [hints[status]])].join(
    ', ',
  )
  if (unreadableCodes.has(code)) return unreadable(words)
  const isBusy = (busyStatuses.has(status) || status >= 500) && !spentCodes.has(code)
  return new Mishap(isBusy ? 'busy' : 'refused', {
    words,
    isWorthRetrying: isBusy,
    waitMs: isBusy ? waitOf(error.headers?.get('retry-after')) : undefined,
    isSymptom: !requestStatuses.has(status),
  })
}

function codesOf(error: APIError): string[] {
  return [error.code, error.type].filter((code) => Code.safeParse(code).success).map(String)
}

/** Retry-After in seconds or as a date; undefined where it is missing or neither. */
function waitOf(retryAfter: string | null | undefined): number | undefined {
  if (retryAfter === null || retryAfter === undefined) return undefined
  const waitMs = /^\d+(\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs)
}

/** The code of the system's error at the bottom, such as ECONNREFUSED. */
function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no connection'
  if ('code' in cause && Code.safeParse(cause.code).success) return String(cause.code)
  return cause.cause === undefined ? 'no connection' : codeOf(cause.cause)
}
