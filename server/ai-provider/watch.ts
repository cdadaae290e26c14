import { Deadline } from '../platform/deadline.ts'
import type { Breaker, Outcome } from './breaker.ts'
import { Mishap, tooSlow } from './mishap.ts'
import type { ProviderRequest } from './provider.ts'

interface Options {
  breaker: Breaker
  ms: number
  say: (line: string) => void
}

/** The scope of a call with all its attempts: its timeout, the circuit breaker, and the log. */
export class Watch {
  readonly deadline: Deadline
  readonly #request: ProviderRequest
  readonly #say: (line: string) => void
  readonly #tellBreaker: (outcome: Outcome) => void
  #outcome: Outcome = 'neither'

  /** Throws 'paused' while the provider is paused. */
  constructor(request: ProviderRequest, { breaker, ms, say }: Options) {
    request.signal.throwIfAborted()
    this.#tellBreaker = breaker.enter()
    this.deadline = new Deadline(request.signal, { ms, tooLate: tooSlow })
    this.#request = request
    this.#say = say
  }

  /** Something of use has come. */
  works(): void {
    this.#outcome = 'worked'
  }

  /** Why the call ended, for the caller; noted and told of where it was the provider. */
  explain(error: unknown): unknown {
    const reason = this.deadline.explain(error)
    if (!(reason instanceof Mishap)) return reason
    if (reason.details.isSymptom) this.#outcome = 'failed'
    if (reason.fault !== 'paused' && reason.fault !== 'spent')
      this.#say(`The AI provider failed (${this.#request.purpose}): ${reason.fault}, ${reason.details.words}`)
    return reason
  }

  end(): void {
    this.deadline.end()
    this.#tellBreaker(this.#outcome)
  }
}
