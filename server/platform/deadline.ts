interface Terms {
  ms: number
  /** Creates the error for work that ran out of time. */
  tooLate: () => Error
}

/** The timeout of a piece of work, over all its attempts; the caller may end it early. */
export class Deadline {
  readonly #caller: AbortSignal
  /**
   * Listens to the caller directly, because signals joined with `AbortSignal.any` may be garbage-collected in Node 20.
   */
  readonly #over = new AbortController()
  readonly #leave = () => this.#over.abort(this.#caller.reason)
  readonly #tooLate: () => Error
  #endsAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(caller: AbortSignal, { ms, tooLate }: Terms) {
    this.#caller = caller
    this.#tooLate = tooLate
    if (caller.aborted) this.#leave()
    caller.addEventListener('abort', this.#leave)
    this.set(ms)
  }

  /** Aborts when the time is over or the caller goes. */
  get signal(): AbortSignal {
    return this.#over.signal
  }

  get leftMs(): number {
    return Math.max(0, this.#endsAt - performance.now())
  }

  get isAbandoned(): boolean {
    return this.#caller.aborted
  }

  /** From now on there is so much time left. */
  set(ms: number): void {
    this.clear()
    this.#endsAt = performance.now() + ms
    this.#timer = setTimeout(() => this.#over.abort(), ms)
  }

  /** Ends whatever is still running. */
  end(): void {
    this.clear()
    this.#caller.removeEventListener('abort', this.#leave)
    this.#over.abort()
  }

  /** Stops the clock. */
  clear(): void {
    clearTimeout(this.#timer)
  }

  /** Why work ended with this error: the caller has gone, the time is over, or else the error itself. */
  explain(error: unknown): unknown {
    if (this.isAbandoned) return this.#caller.reason
    return this.#over.signal.aborted ? this.#tooLate() : error
  }
}
