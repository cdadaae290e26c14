import type { Call, ReplyOf } from '@sabi/shared/contract/call'
import { replyName } from '@sabi/shared/contract/first-reply'
import {
  onlineManager,
  QueryClient,
  skipToken,
  type QueryFilters,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { isNewBank, isOfThisBank } from './bank-version.ts'
import { followOnline } from './connection.ts'
import { findFirstReply, firstReplyAt, forgetFirstReply } from './first-reply.ts'
import { findSavedReply, removeSavedReplies, saveReply, type SavedReply } from './reply-storage.ts'
import type { RequestError } from './request-error.ts'
import { addressOf, request, type RequestArguments } from './request.ts'
import { ownsFirstReply, useSession } from './session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: RequestError
    queryMeta: {
      /** The address under which the reply is saved in the browser's storage, if it is. */
      savedAs?: string | undefined
      isOfBank?: boolean
      isOfLog?: boolean
    }
  }
}

/** What `useQuery` returns for a call. */
export type QueryResult<C extends Call> = UseQueryResult<ReplyOf<C>>

export interface QueryChoices {
  /** Saves the reply in the browser's storage, to show it on a later visit without network. */
  keep?: boolean
  /** Asks again only when the version of the bank has changed. */
  ofBank?: boolean
  /** How long a reply is not asked for again, from an earlier visit too. */
  freshMs?: number
}

const freshForMs = 30_000
/** How long to wait for a fresh reply while an older one is shown. */
const refreshTimeoutMs = 4000

/**
 * Caches every reply that screens show. A failed request is not retried automatically, because the server may be busy:
 * it is repeated when the network is back, when the screen is opened again, and when the student asks for it. Offline
 * it is tried anyway, so that screens learn that it failed.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: Infinity,
      networkMode: 'offlineFirst',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
  },
})

onlineManager.setEventListener(followOnline)

queryClient.getQueryCache().subscribe((event) => {
  const { meta, state } = event.query
  const isNew =
    event.type === 'updated' ? event.action.type === 'success' : event.type === 'added' && cameWithPage(state)
  if (isNew && meta?.savedAs !== undefined) saveReply(meta.savedAs, { savedAt: state.dataUpdatedAt, reply: state.data })
})

useSession.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) forgetReplies()
})

/** The options of `useQuery` for a call with these arguments. Arguments of null ask nothing. */
export function queryOf<C extends Call>(
  call: C,
  args: RequestArguments<C> | null,
  { keep = false, ofBank = false, freshMs }: QueryChoices = {},
): UseQueryOptions<ReplyOf<C>> {
  const address = keep && args !== null ? addressOf(call, args) : undefined
  let known: SavedReply<ReplyOf<C>> | undefined
  return {
    queryKey: keyOf(call, args),
    queryFn: args === null ? skipToken : () => request(call, args, limitsOf(call, args)),
    meta: { savedAs: address, isOfBank: ofBank, isOfLog: call.isOfLog === true },
    initialData() {
      known = replyInPage(call, args)
      if (address !== undefined) known ??= findSavedReply<C['reply']>(address, call.reply)
      return known?.reply
    },
    initialDataUpdatedAt: () => known?.savedAt,
    staleTime({ state }) {
      const isSaved = state.dataUpdateCount === 0 && !cameWithPage(state)
      if (ofBank) return isSaved && !isOfThisBank(state.dataUpdatedAt) ? 0 : Infinity
      return freshMs ?? (isSaved ? 0 : freshForMs)
    },
  }
}

/** Takes a reply out of the page that is meant for one use, such as a draw. Returns undefined if none came, or long ago. */
export function takeReplyInPage<C extends Call>(call: C, args: RequestArguments<C>): ReplyOf<C> | undefined {
  const found = replyInPage(call, args)
  forgetFirstReply(replyName(call, args))
  return Date.now() - firstReplyAt < freshForMs ? found?.reply : undefined
}

/** Puts a reply that came another way where screens look for it. */
export function seedReply<C extends Call>(call: C, args: RequestArguments<C>, reply: ReplyOf<C>): void {
  queryClient.setQueryData(keyOf(call, args), reply)
}

/** Changes a reply that is already there, for example to show what the student just did. Does nothing if there is none. */
export function changeReply<C extends Call>(
  call: C,
  args: RequestArguments<C>,
  change: (reply: ReplyOf<C>) => ReplyOf<C>,
): void {
  queryClient.setQueryData<ReplyOf<C>>(keyOf(call, args), (reply) => reply && change(reply))
}

/** The reply that this phone has, from this visit or an earlier one. Sends no request. */
export function knownReply<C extends Call>(call: C, args: RequestArguments<C>): ReplyOf<C> | undefined {
  return (
    queryClient.getQueryData<ReplyOf<C>>(keyOf(call, args)) ??
    findSavedReply<C['reply']>(addressOf(call, args), call.reply)?.reply
  )
}

/** Returns true if a screen lacks a reply that may still come: the request is on its way, or there is no network. */
export function isWaitingForReplies(): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ options }) => options.queryFn !== skipToken })
    .some(({ state: { data, error } }) => data === undefined && (error === null || error.kind === 'network'))
}

/** Makes every screen that shows replies of this call ask again, after something changed them. */
export function invalidate(call: Call): void {
  void askAgain({ queryKey: [nameOf(call)] })
}

/** Makes screens ask again for everything that depends on the bank, if this version of it is a new one. */
export function hearOfBank(version: string): void {
  if (isNewBank(version)) void askAgain({ predicate: ({ meta }) => meta?.isOfBank === true })
}

/** Makes screens ask again for everything that is computed from the answer log, after the server accepted answers. */
export function hearOfAnswers(): void {
  void askAgain({ predicate: ({ meta }) => meta?.isOfLog === true })
}

/** Removes all replies, including running requests and stored ones, because the account has changed. */
export function forgetReplies(): void {
  queryClient.clear()
  removeSavedReplies()
}

/** The reply that the server put into the page for the student who is signed in. */
function replyInPage<C extends Call>(call: C, args: RequestArguments<C> | null): SavedReply<ReplyOf<C>> | undefined {
  if (args === null || !ownsFirstReply()) return undefined
  const reply = findFirstReply<C['reply']>(replyName(call, args), call.reply)
  return reply === undefined ? undefined : { savedAt: firstReplyAt, reply }
}

function cameWithPage({ dataUpdateCount, dataUpdatedAt }: { dataUpdateCount: number; dataUpdatedAt: number }): boolean {
  return dataUpdateCount === 0 && dataUpdatedAt === firstReplyAt
}

async function askAgain(filters: QueryFilters): Promise<void> {
  const isUnderWay = queryClient.isFetching(filters) > 0
  await queryClient.invalidateQueries(filters, { cancelRefetch: false })
  // A request that was running may return the state before the change.
  if (isUnderWay) await queryClient.invalidateQueries(filters)
}

function limitsOf<C extends Call>(call: C, args: RequestArguments<C>): { timeoutMs?: number } {
  return queryClient.getQueryData(keyOf(call, args)) === undefined ? {} : { timeoutMs: refreshTimeoutMs }
}

/** The key under which the reply of a call is cached. */
export function keyOf(call: Call, args: unknown): readonly unknown[] {
  return [nameOf(call), args]
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`
}
