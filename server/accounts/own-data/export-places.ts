/** Places per process. Each holds a page of answers and the compressed part of the second list. */
const places = 4
/** A download that takes longer may be ended for another: otherwise four slow readers would block everyone. */
const safeMs = 2 * 60 * 1000

interface Download {
  userId: string
  sinceMs: number
  stopping: AbortController
}

export interface Place {
  /** Aborted when the place goes to another download. */
  signal: AbortSignal
  leave: () => void
}

/** Limits concurrent downloads of personal data. */
export class ExportPlaces {
  /** In the order in which they began. */
  #downloads: Download[] = []
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Takes a place; null if all are taken by recent downloads. A student's new request ends that student's earlier
   * download.
   */
  take(userId: string): Place | null {
    const [oldest] = this.#downloads
    const own = this.#downloads.find((download) => download.userId === userId)
    const isFull = this.#downloads.length >= places
    const isOld = oldest !== undefined && this.#now() - oldest.sinceMs > safeMs
    if (isFull && own === undefined && !isOld) return null
    this.#end(own ?? (isFull ? oldest : undefined))
    const download = { userId, sinceMs: this.#now(), stopping: new AbortController() }
    this.#downloads.push(download)
    return { signal: download.stopping.signal, leave: () => this.#remove(download) }
  }

  #end(download: Download | undefined): void {
    if (download === undefined) return
    this.#remove(download)
    download.stopping.abort()
  }

  #remove(download: Download): void {
    this.#downloads = this.#downloads.filter((other) => other !== download)
  }
}
