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
/** A network that has more than half of the places gives one to another network after this time: a few slow readers look like slow lines. */
const safeOfMostMs = 20 * 1000

/** A student, and the network that they are in. */
interface Reader {
  userId: string
  network: string
}

interface Download extends Reader {
  sinceMs: number
  /** When it last had taken `leastBytes` more, and what it took since. */
  movedMs: number
  takenBytes: number
  /** What it took since it began. */
  wholeBytes: number
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
   * Takes a place; null if all are taken by downloads that are recent and move. Of those that may be ended, the slowest is. A student's
   * new request ends that student's earlier download.
   */
  take(reader: Reader): Place | null {
    const own = this.#downloads.find(({ userId }) => userId === reader.userId)
    const isFull = this.#downloads.length >= places
    const ended = own ?? (isFull ? this.#slowest(this.#thatMayEnd(reader)) : undefined)
    if (isFull && ended === undefined) return null
    this.#end(ended)
    return this.#begin(reader)
  }

  #begin(reader: Reader): Place {
    const now = this.#now()
    const download = {
      ...reader,
      sinceMs: now,
      movedMs: now,
      takenBytes: 0,
      wholeBytes: 0,
      stopping: new AbortController(),
    }
    this.#downloads.push(download)
    return {
      signal: download.stopping.signal,
      noteTaken: (bytes) => this.#note(download, bytes),
      leave: () => this.#remove(download),
    }
  }

  #note(download: Download, bytes: number): void {
    download.takenBytes += bytes
    download.wholeBytes += bytes
    if (download.takenBytes < leastBytes) return
    download.takenBytes = 0
    download.movedMs = this.#now()
  }

  #thatMayEnd({ network }: Reader): Download[] {
    const now = this.#now()
    return this.#downloads.filter((download) => {
      const safe = download.network !== network && this.#hasMostPlaces(download.network) ? safeOfMostMs : safeMs
      return now - download.sinceMs > safe || now - download.movedMs > paceMs
    })
  }

  #hasMostPlaces(network: string): boolean {
    return this.#downloads.filter((download) => download.network === network).length > places / 2
  }

  /** The one with the fewest bytes a second. */
  #slowest(downloads: readonly Download[]): Download | undefined {
    const now = this.#now()
    const paceOf = ({ wholeBytes, sinceMs }: Download) => wholeBytes / (now - sinceMs)
    return downloads.toSorted((one, other) => paceOf(one) - paceOf(other))[0]
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
