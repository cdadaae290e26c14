import { connect, ping } from '../../database/database.ts'

/** Work that takes longer makes the watch ask the database whether it still answers. */
const suspiciousMs = 600
const checkEveryMs = 200
const probeMs = 900
/** One failed probe may be the fault of this process, if it was busy or suspended when the reply came. */
const failuresOfStall = 2

interface Probe {
  /** Returns whether the database answers; an error is an answer. */
  isAnswering: () => Promise<boolean>
  close: () => Promise<void>
}

/**
 * Ends waiting requests soon after the database has stopped answering. A slow query proves nothing, so while work takes
 * long, the watch sends a trivial query over a separate connection.
 */
export class StallWatch {
  readonly #probe: Probe
  readonly #waiting = new Set<{ sinceMs: number; giveUp: () => void }>()
  readonly #timer: NodeJS.Timeout
  #failures = 0
  #isProbing = false

  constructor(probe: Probe) {
    this.#probe = probe
    this.#timer = setInterval(() => void this.#check(), checkEveryMs).unref()
  }

  /**
   * Returns the result of the work; rejects with this error if the database stalls first, while the work itself
   * continues.
   */
  async guard<T>(work: Promise<T>, stalled: () => Error): Promise<T> {
    let entry: { sinceMs: number; giveUp: () => void } | undefined
    const stall = new Promise<never>((_, reject) => {
      entry = { sinceMs: performance.now(), giveUp: () => reject(stalled()) }
      this.#waiting.add(entry)
    })
    try {
      return await Promise.race([work, stall])
    } finally {
      if (entry !== undefined) this.#waiting.delete(entry)
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#probe.close()
  }

  async #check(): Promise<void> {
    const [oldest] = this.#waiting
    const isSuspicious = oldest !== undefined && performance.now() - oldest.sinceMs > suspiciousMs
    if (this.#isProbing || (!isSuspicious && this.#failures === 0)) return
    this.#isProbing = true
    this.#failures = (await this.#probe.isAnswering()) ? 0 : this.#failures + 1
    this.#isProbing = false
    if (this.#failures >= failuresOfStall) for (const { giveUp } of this.#waiting) giveUp()
  }
}

/** Asks the database at this address over one connection, which is closed when nothing was asked for a while. */
export function openProbe(url: string): Probe {
  const { database } = connect(url, {
    onError: () => undefined,
    max: 1,
    queryTimeoutMs: probeMs,
    connectTimeoutMs: probeMs,
  })
  return {
    isAnswering: () =>
      ping(database).then(
        () => true,
        (error: unknown) => !/timeout/i.test(String(error)),
      ),
    close: () => database.destroy(),
  }
}
