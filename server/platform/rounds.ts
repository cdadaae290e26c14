/** Does a piece of work again and again, with a pause after each round; never two rounds at once. */
export class Rounds {
  readonly #work: () => Promise<unknown>
  readonly #name: string
  readonly #pauseMs: number
  readonly #say: (line: string) => void
  #current: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  #hasFailed = false

  /** A failing round is reported under the name, once until a round succeeds again. */
  constructor(
    work: () => Promise<unknown>,
    { name, pauseMs, say }: { name: string; pauseMs: number; say: (line: string) => void },
  ) {
    this.#work = work
    this.#name = name
    this.#pauseMs = pauseMs
    this.#say = say
  }

  start(): void {
    if (!this.#isStopped) this.#current = this.#round()
  }

  /** Begins no further round and waits for the one that is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#current
  }

  async #round(): Promise<void> {
    try {
      await this.#work()
      this.#hasFailed = false
    } catch (error) {
      if (!this.#hasFailed) this.#say(`${this.#name}: ${String(error)}; trying again`)
      this.#hasFailed = true
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.start(), this.#pauseMs).unref()
  }
}
