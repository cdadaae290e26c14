/** Places per process. Each holds a page of answers and the compressed part of the second list. */
const places = 4
/** A download that takes longer may be ended for another. */
const safeMs = 2 * 60 * 1000
/**
 * So may one that takes fewer bytes than `leastBytes` in this time, otherwise a few readers who hardly read would block everyone. A line of
 * 50 kbit/s takes 375 KB. Long, because the buffers of a connection take much at once and then nothing for a while.
 */
const paceMs = 60 * 1000
const leastBytes = 240 * 1024

interface Download {
  userId: string
  sinceMs: number
  /** When it last had taken `leastBytes` more, and what it took since. */
  movedMs: number
  takenBytes: number
  stopping: AbortController
}

export interface Place {
  /** Aborted when the place goes to another download. */
  signal: AbortSignal
  /** To be called with the size of each part that the reader took. */
  noteTaken: (bytes: number) => void
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
   * Takes a place; null if all are taken by downloads that are recent and move. A student's new request ends that student's
   * earlier download.
   */
  take(userId: string): Place | null {
    const own = this.#downloads.find((download) => download.userId === userId)
    const isFull = this.#downloads.length >= places
    const ended = own ?? (isFull ? this.#downloads.find((download) => this.#mayEnd(download)) : undefined)
    if (isFull && ended === undefined) return null
    this.#end(ended)
    return this.#begin(userId)
  }

  #begin(userId: string): Place {
    const now = this.#now()
    const download = { userId, sinceMs: now, movedMs: now, takenBytes: 0, stopping: new AbortController() }
    this.#downloads.push(download)
    return {
      signal: download.stopping.signal,
      noteTaken: (bytes) => this.#note(download, bytes),
      leave: () => this.#remove(download),
    }
  }

  #note(download: Download, bytes: number): void {
    download.takenBytes += bytes
    if (download.takenBytes < leastBytes) return
    download.takenBytes = 0
    download.movedMs = this.#now()
  }

  #mayEnd({ sinceMs, movedMs }: Download): boolean {
    const now = this.#now()
    return now - sinceMs > safeMs || now - movedMs > paceMs
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
