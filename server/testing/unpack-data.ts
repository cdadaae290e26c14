import { unzipSync } from 'fflate'

/** The files of a student's copy by their names, byte order marks and all. */
export function unpackData(bytes: ArrayBuffer): Record<string, string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const files = Object.entries(unzipSync(new Uint8Array(bytes)))
  return Object.fromEntries(files.map(([name, content]) => [name, decoder.decode(content)]))
}
