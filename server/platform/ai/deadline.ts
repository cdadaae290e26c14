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

  /** Throws the caller's reason where the caller has gone, and a mishap where the time is over. */
  check(): void {
    this.#caller.throwIfAborted()
    if (this.#over.signal.aborted) throw tooSlow()
  }
}
