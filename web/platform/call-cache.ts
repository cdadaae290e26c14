import type { Call, ReplyOf } from '@sabi/shared/contract/call'
import { CachedCall, type CacheOptions } from './cached-call.ts'
import { addressOf, type RequestArguments } from './request.ts'
import { isNewBank, removeSavedReplies } from './saved-replies.ts'

const cachedCallByAddress = new Map<string, CachedCall<Call>>()

/** The one cached state of a call with these arguments. */
export function cachedCall<C extends Call>(call: C, args: RequestArguments<C>, options: CacheOptions): CachedCall<C> {
  const address = `${call.method} ${addressOf(call, args)}`
  const known = cachedCallByAddress.get(address)
  if (known !== undefined && isOf(known, call)) return known
  const created = new CachedCall(call, args, options)
  cachedCallByAddress.set(address, created)
  return created
}

/** Puts a reply where screens look for it, as if the server had just given it. */
export function putReply<C extends Call>(call: C, args: RequestArguments<C>, reply: ReplyOf<C>): void {
  cachedCall(call, args, { isKept: false }).succeed(reply)
}

/** Puts another reply in the place of the present one, where there is one: others may have changed it since a screen saw it. */
export function changeReply<C extends Call>(
  call: C,
  args: RequestArguments<C>,
  change: (reply: ReplyOf<C>) => ReplyOf<C>,
): void {
  const cached = cachedCall(call, args, { isKept: false })
  const { data } = cached.getState()
  if (data !== undefined) cached.succeed(change(data))
}

/** Whether a screen misses a reply that may still come: the request is on its way, or the network is away. */
export function isWaitingForReplies(): boolean {
  return [...cachedCallByAddress.values()].some((cached) => {
    const { data, error } = cached.getState()
    return data === undefined && (error === undefined || error.kind === 'network')
  })
}

/** Has every screen that shows replies of this call ask again, after something changed what it answers. */
export function invalidate(call: Call): void {
  for (const cached of cachedCallByAddress.values()) if (cached.call === call) cached.invalidate()
}

/** Has all that is of the bank asked for again where this version of it is a new one. */
export function hearOfBank(version: string): void {
  if (isNewBank(version)) for (const cached of cachedCallByAddress.values()) if (cached.isOfBank) cached.invalidate()
}

/** Forgets all replies, those under way too: somebody else uses the app now, or nobody. */
export function forgetReplies(): void {
  for (const cached of cachedCallByAddress.values()) cached.discard()
  cachedCallByAddress.clear()
  removeSavedReplies()
}

function isOf<C extends Call>(cached: { call: Call }, call: C): cached is CachedCall<C> {
  return cached.call === call
}
