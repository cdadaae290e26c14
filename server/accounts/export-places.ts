/** Of each process. Each holds a page of answers, and what it has compressed of the second list of two. */
const places = 4
/** A download that takes longer makes room for another: else four that hardly read would keep everybody from theirs. */
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

/** Who downloads their data now. */
export class ExportPlaces {
  /** In the order in which they began. */
  #downloads: Download[] = []
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** A place; null where all are taken by downloads that began just now. A student who asks once more ends the download before. */
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
