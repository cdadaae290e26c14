import { paused } from './mishap.ts'

/** After this many failed calls in a row, the provider is paused. */
export const faultsToPause = 5
export const firstPauseMs = 30_000
export const longestPauseMs = 10 * 60_000

/**
 * What a call shows about the provider's health; `neither` if its end was neither a failure nor a success of the
 * provider.
 */
export type Outcome = 'worked' | 'failed' | 'neither'

/**
 * A circuit breaker: pauses a provider that keeps failing, for a while, then for twice as long, with one trial call
 * after each pause.
 */
export class Breaker {
  readonly #model: string
  readonly #now: () => number
  readonly #say: (line: string) => void
  #faults = 0
  #pauses = 0
  #pausedAt: number | null = null
  #endsAt = 0
  #isOnTrial = false

  constructor(model: string, { now, say }: { now: () => number; say: (line: string) => void }) {
    this.#model = model
    this.#now = now
    this.#say = say
  }

  get pausedSince(): Date | null {
    return this.#pausedAt === null ? null : new Date(this.#pausedAt)
  }

  /** Admits a call and returns a function that records its outcome. Throws 'paused' during a pause. */
  enter(): (outcome: Outcome) => void {
    if (this.#pausedAt === null) return (outcome) => this.#end(outcome)
    if (this.#isOnTrial || this.#now() < this.#endsAt) throw paused('it failed too often')
    this.#isOnTrial = true
    return (outcome) => {
      this.#isOnTrial = false
      if (outcome === 'failed') this.#pause()
      else this.#end(outcome)
    }
  }

  /** A success ends a pause, also that of a call which began before it; another fault then says nothing new. */
  #end(outcome: Outcome): void {
    if (outcome === 'worked') {
      if (this.#pausedAt !== null) this.#say(`The AI model ${this.#model} works again`)
      this.#faults = 0
      this.#pauses = 0
      this.#pausedAt = null
    }
    if (outcome === 'failed' && this.#pausedAt === null && ++this.#faults >= faultsToPause) this.#pause()
  }

  #pause(): void {
    this.#pausedAt ??= this.#now()
    const pauseMs = Math.min(firstPauseMs * 2 ** this.#pauses, longestPauseMs)
    this.#say(`The AI model ${this.#model} keeps failing; it gets no calls for ${pauseMs / 1000} seconds`)
    this.#endsAt = this.#now() + pauseMs
    this.#pauses++
  }
}
