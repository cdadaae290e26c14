import { tooSlow } from './mishap.ts'

/** The time that a piece of work has, over all its attempts; ended early by whoever asked for it. */
export class Deadline {
  /** Aborts when the time is over or the caller goes. */
  readonly signal: AbortSignal
  readonly #caller: AbortSignal
  readonly #over = new AbortController()
  #endsAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(caller: AbortSignal, ms: number) {
    this.#caller = caller
    this.signal = AbortSignal.any([caller, this.#over.signal])
    this.set(ms)
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

  /** Ends whatever still goes on. */
  end(): void {
    this.clear()
    this.#over.abort()
  }

  /** Stops the clock. */
  clear(): void {
    clearTimeout(this.#timer)
  }

  /** Why work ended with this error: the caller has gone, the time is over, or else the error itself. */
  explain(error: unknown): unknown {
    if (this.isAbandoned) return this.#caller.reason
    return this.#over.signal.aborted ? tooSlow() : error
  }
}
