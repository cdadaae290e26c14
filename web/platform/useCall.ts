import type { Call, ReplyOf } from '@sabi/shared/contract/call'
import { useSyncExternalStore } from 'react'
import { cachedCall } from './call-cache.ts'
import type { CallState } from './cached-call.ts'
import type { RequestArguments } from './request.ts'

export type CallResult<C extends Call> = CallState<ReplyOf<C>> & { refetch: () => void }

const idle = { data: undefined, error: undefined, isLoading: false, isStale: false, savedAt: undefined }

/**
 * The reply of a call, for as long as a screen shows it. Old data stays while and after a new request fails. Arguments of
 * null ask nothing. `keep` also shows the reply on a later visit without network; `ofBank` asks again only where the bank
 * is another.
 */
export function useCall<C extends Call>(
  call: C,
  args: RequestArguments<C> | null,
  { keep = false, ofBank = false }: { keep?: boolean; ofBank?: boolean } = {},
): CallResult<C> {
  const cached = args === null ? null : cachedCall(call, args, { isKept: keep, isOfBank: ofBank })
  const getState: () => CallState<ReplyOf<C>> = cached?.getState ?? getIdle
  const state = useSyncExternalStore(cached?.subscribe ?? subscribeToNothing, getState, getState)
  return { ...state, refetch: cached?.refetch ?? doNothing }
}

function getIdle() {
  return idle
}

function subscribeToNothing() {
  return doNothing
}

function doNothing(): void {}
