import type { ArgumentsOf, Call, ReplyOf } from '@sabi/shared/contract/call'
import * as z from 'zod/mini'
import { refusal, RequestError, unreachable } from './request-error.ts'

const defaultTimeoutMs = 15_000

/** The parts of a call's arguments, whatever the call. */
export interface RequestParts {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | null | undefined>>
  body?: unknown
}

export type RequestArguments<C extends Call> = ArgumentsOf<C> & RequestParts

/** Makes a call and gives its parsed reply. Whatever goes wrong is thrown as a RequestError. */
export async function request<C extends Call>(
  call: C,
  args: RequestArguments<C>,
  limits: RequestLimits = {},
): Promise<ReplyOf<C>> {
  return exchange<C['reply']>(addressOf(call, args), initOf(call, args), { schema: call.reply, ...limits })
}

/** Fetches a published file of the server. Whatever goes wrong is thrown as a RequestError. */
export async function fetchFile<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  limits: RequestLimits = {},
): Promise<z.output<Schema>> {
  return exchange(address, { headers: { Accept: 'application/json' } }, { schema, ...limits })
}

interface RequestLimits {
  signal?: AbortSignal
  timeoutMs?: number
}

async function exchange<Schema extends z.ZodMiniType>(
  address: string,
  init: RequestInit,
  { schema, signal, timeoutMs = defaultTimeoutMs }: RequestLimits & { schema: Schema },
): Promise<z.output<Schema>> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const response = await fetch(address, { ...init, signal: controller.signal })
    return readReply(schema, response, parseJson(await response.text()))
  } catch (error) {
    throw error instanceof RequestError ? error : unreachable(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** The address of a call: parameters in their places, empty parts of the query left out. */
export function addressOf({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, value]],
  )
  const search = new URLSearchParams(given).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function initOf({ method }: Call, { body }: RequestParts): RequestInit {
  const headers = { Accept: 'application/json' }
  if (body === undefined) return { method, headers, credentials: 'include' }
  const json = { ...headers, 'Content-Type': 'application/json' }
  return { method, headers: json, body: JSON.stringify(body), credentials: 'include' }
}

function readReply<Schema extends z.ZodMiniType>(schema: Schema, response: Response, body: unknown): z.output<Schema> {
  if (!response.ok) throw refusal(response, body)
  // A page with status 200 is the sign-in page of somebody's Wi-Fi, not our server.
  if (body === undefined) throw unreachable()
  const reply = z.safeParse(schema, body)
  if (reply.success) return reply.data
  const message = 'The server answered in a way that this version of the app does not understand.'
  throw new RequestError({ kind: 'contract', status: response.status, message, cause: reply.error })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
