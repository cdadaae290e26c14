import { endOfRows } from './backup-text.ts'

const newline = '\n'.charCodeAt(0)
const ending = Buffer.from(endOfRows)
const endingAfterRow = Buffer.from(`\n${endOfRows}`)
/** No row comes near it: a file of one endless line must not fill the memory. */
const longestLine = 16_000_000

/** A file is corrupt; the message says how. */
export class Damaged extends Error {}

/** Reads lines, and rows up to their ending, from pieces of any size. */
export class LineReader {
  readonly #pieces: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /** The next line with its end. */
  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(newline) + 1
      if (end > 0) return this.#take(end).toString('utf8')
      await this.#getMore()
    }
  }

  /** The rows up to their ending, which is passed over, in pieces of whole lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = findEnding(this.#rest)
      const whole = end === null ? this.#rest.lastIndexOf(newline) + 1 : end
      if (whole > 0) yield this.#take(whole)
      if (end !== null) {
        this.#take(ending.length)
        return
      }
      await this.#getMore()
    }
  }

  /** Returns whether the file ends here. */
  async isOver(): Promise<boolean> {
    return this.#rest.length === 0 && (await this.#pieces.next()).done === true
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return taken
  }

  async #getMore(): Promise<void> {
    const next = await this.#pieces.next()
    if (next.done === true) throw new Damaged('it is cut off')
    this.#rest = Buffer.concat([this.#rest, next.value])
    if (this.#rest.length > longestLine) throw new Damaged('a line does not end')
  }
}

/** The position where the rows end, in a text that starts with a line; null if they don't end in it. */
function findEnding(text: Buffer): number | null {
  if (text.subarray(0, ending.length).equals(ending)) return 0
  const at = text.indexOf(endingAfterRow)
  return at < 0 ? null : at + 1
}
