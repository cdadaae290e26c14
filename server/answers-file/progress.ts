const everyMs = 1_000

/** Says how far long work is, once a second; work that is over sooner says nothing. */
export class Progress {
  readonly #say: (line: string) => void
  #saidAtMs = performance.now()

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  reach(describe: () => string): void {
    const nowMs = performance.now()
    if (nowMs - this.#saidAtMs < everyMs) return
    this.#saidAtMs = nowMs
    this.#say(describe())
  }
}
