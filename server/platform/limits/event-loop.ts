const lookEveryMs = 50
/** How much of each look counts: one long pause is forgiven, a row of them is not. */
const weight = 0.25

/** Follows by how much this process is behind with what it has to do. */
export class EventLoopWatch {
  /** How late a timer is at present, smoothed. */
  latenessMs = 0
  readonly #timer: NodeJS.Timeout
  #expectedAt = performance.now() + lookEveryMs

  constructor() {
    this.#timer = setInterval(() => this.#look(), lookEveryMs).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const now = performance.now()
    const late = Math.max(0, now - this.#expectedAt)
    this.latenessMs += weight * (late - this.latenessMs)
    this.#expectedAt = now + lookEveryMs
  }
}
