import type { Call, ReplyOf } from '@sabi/shared/contract/call'
import { onBackOnline } from './connection.ts'
import { RequestError } from './request-error.ts'
import { addressOf, request, type RequestArguments } from './request.ts'
import { findSavedReply, isOfThisBank, saveReply } from './saved-replies.ts'

/** What a screen may know of a call. */
export interface CallState<Reply> {
  data: Reply | undefined
  error: RequestError | undefined
  /** Nothing to show yet, and a request is on its way. */
  isLoading: boolean
  /** What is shown is from before, since the latest request failed. */
  isStale: boolean
  /** When the data came, in epoch milliseconds. */
  savedAt: number | undefined
}

export interface CacheOptions {
  /** Keeps the reply in the browser's storage, to be shown on a visit without network. */
  isKept: boolean
  /** Only a new version of the bank changes it, so that while there is none it is not asked for again. */
  isOfBank?: boolean
}

const freshForMs = 30_000
/** So long somebody waits who has an older reply to read meanwhile. */
const patienceMs = 4000

/** A call with its arguments and what is known of its reply. It asks the server only while a screen listens. */
export class CachedCall<C extends Call> {
  readonly call: C
  readonly #args: RequestArguments<C>
  readonly #isKept: boolean
  readonly isOfBank: boolean
  readonly #listeners = new Set<() => void>()
  #state: CallState<ReplyOf<C>>
  #isAsking = false
  #isOutdated: boolean
  #isDiscarded = false
  #stopFollowing: (() => void) | undefined

  constructor(call: C, args: RequestArguments<C>, { isKept, isOfBank = false }: CacheOptions) {
    this.call = call
    this.#args = args
    this.#isKept = isKept
    this.isOfBank = isOfBank
    const saved = isKept ? findSavedReply<C['reply']>(addressOf(call, args), call.reply) : undefined
    this.#isOutdated = !isOfBank || saved === undefined || !isOfThisBank(saved)
    this.#state = { data: saved?.reply, error: undefined, isLoading: !saved, isStale: false, savedAt: saved?.savedAt }
  }

  readonly getState = (): CallState<ReplyOf<C>> => this.#state

  /** Asks the server when what is there is not fresh. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#stopFollowing ??= onBackOnline(this.#retryWhenBack)
    if (!this.#isFresh()) void this.#ask()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stopFollowing?.()
      this.#stopFollowing = undefined
    }
  }

  readonly refetch = (): void => void this.#ask()

  /** Marks what is there as old; asks again at once if a screen shows it. */
  invalidate(): void {
    this.#isOutdated = true
    if (this.#listeners.size > 0) void this.#ask()
  }

  /** Drops what is still under way: it must not be kept for whoever comes next. */
  discard(): void {
    this.#isDiscarded = true
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    this.#isOutdated = false
    if (this.#state.data === undefined) this.#change({ isLoading: true })
    const limits = this.#state.data === undefined ? {} : { timeoutMs: patienceMs }
    await request(this.call, this.#args, limits).then(this.succeed, this.#fail)
    this.#isAsking = false
    if (this.#isOutdated && this.#listeners.size > 0) void this.#ask()
  }

  /** Takes a reply in, and shows it. */
  readonly succeed = (data: ReplyOf<C>): void => {
    if (this.#isDiscarded) return
    const savedAt = Date.now()
    if (this.#isKept) saveReply(addressOf(this.call, this.#args), { savedAt, reply: data })
    this.#change({ data, savedAt, error: undefined, isLoading: false, isStale: false })
  }

  readonly #fail = (error: unknown): void => {
    if (!(error instanceof RequestError)) throw error
    this.#change({ error, isLoading: false, isStale: this.#state.data !== undefined })
  }

  readonly #retryWhenBack = (): void => {
    if (this.#state.error !== undefined) void this.#ask()
  }

  #isFresh(): boolean {
    const { error, savedAt } = this.#state
    if (this.#isOutdated || error !== undefined || savedAt === undefined) return false
    return this.isOfBank || Date.now() - savedAt < freshForMs
  }

  #change(changes: Partial<CallState<ReplyOf<C>>>): void {
    this.#state = { ...this.#state, ...changes }
    this.#listeners.forEach((listener) => listener())
  }
}
