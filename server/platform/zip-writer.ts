import { Zip, ZipDeflate } from 'fflate'

const encoder = new TextEncoder()

export interface ZipEntry {
  write(text: string): void
  end(): void
}

/** Writes a zip file piece by piece, so that neither the file nor its contents are ever in memory as a whole. */
export class ZipWriter {
  #written: Uint8Array[] = []
  readonly #zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    this.#written.push(chunk)
  })

  /** Adds a file. While several are open, the compressed bytes of the later ones wait until the first has ended. */
  open(name: string): ZipEntry {
    const file = new ZipDeflate(name, { level: 6 })
    this.#zip.add(file)
    return {
      write: (text) => file.push(encoder.encode(text)),
      end: () => file.push(new Uint8Array(), true),
    }
  }

  add(name: string, text: string): void {
    const entry = this.open(name)
    entry.write(text)
    entry.end()
  }

  /** Ends the zip file, once all of its files have ended. */
  end(): void {
    this.#zip.end()
  }

  /** Returns what has been written since the last call. */
  take(): Uint8Array[] {
    const taken = this.#written
    this.#written = []
    return taken
  }
}
